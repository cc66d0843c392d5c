/** What a quote costs, in words: its lines, what they add up to, the amount to decide on, and all that is listed with it. */
import { add, type Cents, zeroCents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { exactMoney, formatPercent } from "#app/i18n/formats.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { vatCategory } from "#app/prices/vat.ts";
import { present } from "#quotes/present.ts";
import {
  type ConfirmedQuote,
  discountMonths,
  firstYearTotal,
  isCounted,
  isOptional,
  lineTotal,
  mainTotal,
} from "#quotes/terms/confirmed-quote.ts";
import type { Billing, QuoteLine } from "#quotes/terms/terms.ts";
import { several } from "./clauses.ts";
import type { DepositFacts } from "./deposit.ts";
import { negativeMoney, taxLabel } from "./exact.ts";
import { countedOptions } from "./option-rows.ts";
import { paymentFacts } from "./payments.ts";

/**
 * An amount with its label. `note`: what else has to be known of it; `description`: a sentence about it. `strong`: the one that is
 * looked for.
 */
export type AmountRow = {
  readonly label: string;
  readonly value: string;
  readonly note?: string | undefined;
  readonly description?: string | undefined;
  readonly strong?: boolean;
};

/** A row of what the lines of one billing add up to. */
export type TotalRow = AmountRow & {
  readonly kind: "beforeDiscount" | "discount" | "net" | "vat" | "gross";
};

export type WithVatRate = Pick<ConfirmedQuote, "vatPerMille">;

/** What is said beside the amount of a line: before which tax, and how often. Empty where it is paid once, without VAT. */
export function unitTaxText(billing: Billing, { vatPerMille }: WithVatRate, t: Translate): string {
  if (vatPerMille > 0) return t(`clientQuote.lines.unit.${billing}`);
  return billing === "once" ? "" : t(`clientQuote.lines.unit.${billing}.untaxed`);
}

/** The amounts of a line. `unit`: of which tax, how often; `count`: how many of which price. */
export function lineFacts(line: QuoteLine, quote: WithVatRate, { locale, t }: Language) {
  const unitPrice = exactMoney(line.unitPrice, locale);
  return {
    total: exactMoney(lineTotal(line), locale),
    unit: unitTaxText(line.billing, quote, t),
    unitPrice,
    count: t(`clientQuote.lines.count${quote.vatPerMille > 0 ? "" : ".untaxed"}`, {
      quantity: line.quantity,
      amount: unitPrice,
    }),
    /** What it contains. */
    details: line.details.split("\n").filter((detail) => detail !== ""),
    /** Whether its amount counts, of an option, and of which group it is one; null of any other line. */
    option: isOptional(line)
      ? t(
          `clientQuote.lines.${line.choice === "" ? "option" : "choice"}.${isCounted(line) ? "selected" : "notSelected"}`,
          { choice: line.choice },
        )
      : null,
  };
}

const prefixes = { once: "", monthly: "monthly.", yearly: "yearly." } as const;

/** The rows of one billing: the discount of what is paid once, net, VAT and gross; where no VAT is charged, one sum. */
function totalRows(
  billing: Billing,
  quote: ConfirmedQuote,
  { locale, t }: Language,
  { vat, months }: { readonly vat: string; readonly months: number | null },
): readonly TotalRow[] {
  const { totals, terms, vatPerMille } = quote;
  const { net, vat: vatAmount, gross } = totals[billing];
  if (gross === 0 && (billing !== "once" || totals.discount === 0)) return [];
  const money = (amount: Cents) => exactMoney(amount, locale);
  const taxed = vatPerMille > 0;
  const { discountPercent: percent } = terms;
  const discounted = billing === "once" && totals.discount > 0;
  return present<TotalRow>([
    discounted && {
      kind: "beforeDiscount",
      label: t(taxed ? "clientQuote.total.before" : "clientQuote.total.before.untaxed"),
      value: money(totals.beforeDiscount),
    },
    discounted && {
      kind: "discount",
      label:
        months === null
          ? t("clientQuote.total.discount", { percent })
          : t("clientQuote.total.discount.instalments", { percent, months }),
      value: negativeMoney(totals.discount, locale),
    },
    {
      kind: "net",
      label: t(`clientQuote.total.${prefixes[billing]}${taxed ? "net" : "untaxed"}`),
      value: money(net),
      strong: !taxed,
    },
    // Where no VAT applies there is none to show: the terms say why.
    taxed && { kind: "vat", label: vat, value: money(vatAmount) },
    taxed && {
      kind: "gross",
      label: t(`clientQuote.total.${prefixes[billing]}gross`),
      value: money(gross),
      strong: true,
    },
  ]);
}

/** `quote`: with its dates as they are. `indicative`: what the client configured, which says what the discount is for. */
export function amountFacts(
  quote: ConfirmedQuote,
  language: Language,
  { deposit, indicative }: { readonly deposit: DepositFacts | null; readonly indicative: QuoteRecord | null },
) {
  const { locale, t } = language;
  const { totals, terms, vatPerMille } = quote;
  const { vatPlace: place } = terms.client;
  const tax = taxLabel(quote, t);
  const rate = formatPercent(vatPerMille, locale);
  const placeName = vatPlaceName(place, locale);
  const vat = t("clientQuote.total.vat", { rate, place: placeName });
  // Said where no VAT is charged, as its place has it.
  const noVat =
    vatPerMille > 0
      ? null
      : t(vatCategory(place)?.code === "AE" ? "clientQuote.untaxed.reverseCharge" : "clientQuote.untaxed");
  const labels = { vat, months: discountMonths(terms, indicative) };
  const rows = {
    once: totalRows("once", quote, language, labels),
    monthly: totalRows("monthly", quote, language, labels),
    yearly: totalRows("yearly", quote, language, labels),
  };
  const { billing, amount } = mainTotal(totals);
  const { subscriptionMonths: months } = terms;
  const term = months > 0 ? t("clientQuote.lines.term.note", { months: several(months) }) : null;
  const subscriptions = (["monthly", "yearly"] as const)
    .filter((each) => totals[each].gross > 0)
    .map((each) => ({
      billing: each,
      label: t(`clientQuote.confirm.${each}`, { tax }),
      value: exactMoney(totals[each].gross, locale),
      ...(term !== null && { note: term }),
    }));
  const beside = subscriptions.filter((each) => each.billing !== billing);
  const label = t(`clientQuote.total.${prefixes[billing]}${vatPerMille > 0 ? "gross" : "untaxed"}`);
  const year = firstYearTotal(totals);
  const instalment = totals.payments.find(({ kind }) => kind === "instalment")?.amount ?? zeroCents;
  const eachMonth = add(instalment, totals.monthly.gross);
  const together = present<AmountRow>([
    instalment > 0 &&
      totals.monthly.gross > 0 && {
        label: t("clientQuote.total.eachMonth", { tax }),
        value: exactMoney(eachMonth, locale),
        note: t("clientQuote.total.eachMonth.note"),
      },
    year !== null && { label: t("clientQuote.total.firstYear", { tax }), value: exactMoney(year, locale) },
  ]);
  const { payments, schedule } = paymentFacts(quote, deposit, language);
  const scheduled: readonly AmountRow[] = schedule.map((payment) => ({
    label: `${payment.label} ${tax}`.trim(),
    value: payment.amount,
    ...(payment.when !== "" && { note: payment.when }),
  }));
  const once = rows.once.filter(({ kind }) => kind !== "beforeDiscount" && kind !== "discount");
  /** Said once, at the first amount. */
  const untaxed = (all: readonly AmountRow[]): readonly AmountRow[] =>
    noVat === null ? all : all.map((row, index) => (index === 0 ? { ...row, description: noVat } : row));
  const options = countedOptions(quote, t);
  const count = terms.lines.filter(({ inclusion }) => inclusion === "selected").length;
  const billed = t(
    billing === "once" && beside.length > 0 ? "clientQuote.bar.apart" : `clientQuote.bar.${billing}`,
    { tax },
  );
  return {
    /** What is said beside an amount as it is paid. */
    tax,
    /** The place whose VAT is charged, or not, and that. */
    place:
      vatPerMille > 0
        ? t("quoteDocument.confirmed.place", { place: placeName, rate })
        : t("quoteDocument.confirmed.place.untaxed", { place: placeName }),
    /** What the lines of each billing add up to, the sum at the end; without rows where that is nothing. */
    totals: rows,
    /** What is paid once, before tax. */
    netOnce: exactMoney(totals.once.net, locale),
    /** The amount that a client decides on. `title`: with what it does not contain; `billed`: what follows it in a sentence. */
    main: {
      billing,
      billed,
      label,
      value: exactMoney(amount.gross, locale),
      title: billing === "once" && beside.length > 0 ? t("clientQuote.total.apart", { total: label }) : label,
      taxNote: noVat ?? t("clientQuote.cover.net", { net: exactMoney(amount.net, locale), vat }),
    },
    /** The subscriptions that the main amount is not, as each is paid. */
    beside: beside as readonly AmountRow[],
    /** What is paid each month, instalment and subscriptions, and what is paid once with a year of subscriptions; empty without any. */
    together,
    /** Each payment, and the same with equal instalments together. */
    payments,
    schedule,
    /** The schedule as rows of amounts. */
    scheduled,
    /** Which options the amounts contain; null where the quote has none. */
    options,
    /** What follows the main amount where there is one line for it: its tax, how many options it counts, what is beside it. */
    inShort: present([
      billed,
      options !== null &&
        t(`clientQuote.bar.options.${count === 0 ? "none" : count === 1 ? "one" : "other"}`, { count }),
      beside.map(({ billing: often, value }) => t(`clientQuote.bar.more.${often}`, { amount: value, tax })),
    ]).join(", "),
    /** All of it that a mail or the last look before an acceptance lists, one amount below the other. */
    amounts: [
      ...(totals.once.gross > 0
        ? [...untaxed(once), ...scheduled, ...subscriptions]
        : untaxed(subscriptions)),
      ...together,
    ] as readonly AmountRow[],
  };
}
