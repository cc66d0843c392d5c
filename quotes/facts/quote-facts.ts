/** Every amount of a quote as pages, mails and documents say it: the one place that puts them into words. */
import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { exactMoney, formatPercent } from "#app/i18n/formats.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { vatCategory } from "#app/prices/vat.ts";
import {
  type ConfirmedQuote,
  discountMonths,
  firstYearTotal,
  isOptional,
  totalToDecideOn,
} from "#quotes/terms/confirmed-quote.ts";
import { type Billing, billings } from "#quotes/terms/terms.ts";
import { negativeMoney } from "./exact-money.ts";
import { countedOptions } from "./option-rows.ts";
import { type DepositProgress, noDepositProgress, type PaymentFact, paymentFacts } from "./payments.ts";

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

export type QuoteFacts = {
  /** What is said beside an amount as it is paid: that it includes VAT. Empty without VAT, which is said once, beside the total. */
  readonly tax: string;
  /** What the lines of each billing add up to, the sum at the end; without rows where that is nothing. */
  readonly totals: Readonly<Record<Billing, readonly TotalRow[]>>;
  /** The amount that a client decides on. `title`: with what it does not contain; `holds`: before tax, with the VAT. */
  readonly main: AmountRow & { readonly title: string; readonly holds: string };
  /** The subscriptions that the main amount is not, as each is paid. */
  readonly beside: readonly AmountRow[];
  /** What is paid once together with a year of subscriptions; empty without any. */
  readonly firstYear: readonly AmountRow[];
  /** Each payment, and the same with equal instalments together. */
  readonly payments: readonly PaymentFact[];
  readonly schedule: readonly PaymentFact[];
  /** The schedule as rows of amounts. */
  readonly scheduled: readonly AmountRow[];
  /** Which options the amounts contain; null where the quote has none. */
  readonly options: string | null;
  /** What follows the main amount where there is one line for it: its tax, how many options it counts, the subscriptions beside it. */
  readonly inShort: string;
  /** All of it that a mail or the last look before an acceptance lists, one amount below the other. */
  readonly amounts: readonly AmountRow[];
};

/** What is said beside an amount as it is paid: `QuoteFacts.tax`. */
export const taxLabel = ({ vatPerMille }: Pick<ConfirmedQuote, "vatPerMille">, t: Translate): string =>
  vatPerMille > 0 ? t("clientQuote.tax.included") : "";

/** What is said beside the amount of a line: before which tax, and how often. Empty where it is paid once, without VAT. */
export function unitTaxText(
  billing: Billing,
  { vatPerMille }: Pick<ConfirmedQuote, "vatPerMille">,
  t: Translate,
): string {
  if (vatPerMille > 0) return t(`clientQuote.lines.unit.${billing}`);
  return billing === "once" ? "" : t(`clientQuote.lines.unit.${billing}.untaxed`);
}

const grossKeys = { once: "gross", monthly: "monthly.gross", yearly: "yearly.gross" } as const;
const netKeys = { once: "net", monthly: "monthly.net", yearly: "yearly.net" } as const;
const untaxedKeys = { once: "untaxed", monthly: "monthly.untaxed", yearly: "yearly.untaxed" } as const;

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
  return [
    ...(billing === "once" && totals.discount > 0
      ? [
          {
            kind: "beforeDiscount" as const,
            label: t(taxed ? "clientQuote.total.before" : "clientQuote.total.before.untaxed"),
            value: money(totals.beforeDiscount),
          },
          {
            kind: "discount" as const,
            label:
              months === null
                ? t("clientQuote.total.discount", { percent })
                : t("clientQuote.total.discount.instalments", { percent, months }),
            value: negativeMoney(totals.discount, locale),
          },
        ]
      : []),
    {
      kind: "net" as const,
      label: t(`clientQuote.total.${taxed ? netKeys[billing] : untaxedKeys[billing]}`),
      value: money(net),
      strong: !taxed,
    },
    // Where no VAT applies there is none to show: the terms say why.
    ...(taxed
      ? [
          { kind: "vat" as const, label: vat, value: money(vatAmount) },
          {
            kind: "gross" as const,
            label: t(`clientQuote.total.${grossKeys[billing]}`),
            value: money(gross),
            strong: true,
          },
        ]
      : []),
  ];
}

function inShort(
  { totals, terms }: ConfirmedQuote,
  { locale, t }: Language,
  { billing, tax }: { readonly billing: Billing; readonly tax: string },
): string {
  const others = (["monthly", "yearly"] as const).filter(
    (each) => each !== billing && totals[each].gross > 0,
  );
  const count = terms.lines.filter(({ inclusion }) => inclusion === "selected").length;
  const options = count === 0 ? "none" : count === 1 ? "one" : "other";
  return [
    t(billing === "once" && others.length > 0 ? "clientQuote.bar.apart" : `clientQuote.bar.${billing}`, {
      tax,
    }),
    ...(terms.lines.some(isOptional) ? [t(`clientQuote.bar.options.${options}`, { count })] : []),
    ...others.map((each) =>
      t(`clientQuote.bar.more.${each}`, { amount: exactMoney(totals[each].gross, locale), tax }),
    ),
  ].join(", ");
}

/**
 * `quote`: with its dates as they are now. `progress`: what of its deposit has arrived. `indicative`: what the client configured, which
 * says what the discount is for. `printed`: how a text that somebody typed is written.
 */
export function quoteFacts(
  quote: ConfirmedQuote,
  language: Language,
  {
    progress = noDepositProgress,
    indicative = null,
    printed = (text) => text,
  }: {
    readonly progress?: DepositProgress;
    readonly indicative?: QuoteRecord | null;
    readonly printed?: (text: string) => string;
  } = {},
): QuoteFacts {
  const { locale, t } = language;
  const { totals, terms, vatPerMille } = quote;
  const { vatPlace: place } = terms.client;
  const tax = taxLabel(quote, t);
  const vat = t("clientQuote.total.vat", {
    rate: formatPercent(vatPerMille, locale),
    place: vatPlaceName(place, locale),
  });
  // Said where no VAT is charged, as its place has it.
  const noVat =
    vatPerMille > 0
      ? null
      : t(vatCategory(place)?.code === "AE" ? "clientQuote.untaxed.reverseCharge" : "clientQuote.untaxed");
  const written = { vat, months: discountMonths(terms, indicative) };
  const rows = {
    once: totalRows("once", quote, language, written),
    monthly: totalRows("monthly", quote, language, written),
    yearly: totalRows("yearly", quote, language, written),
  };
  const { billing, amount } = totalToDecideOn(totals);
  const { subscriptionMonths: months } = terms;
  const term = months > 0 ? t("clientQuote.lines.term", { months }) : null;
  const subscriptionRows = billings.flatMap((each) =>
    each === "once" || totals[each].gross === 0
      ? []
      : [
          {
            billing: each,
            row: {
              label: t(`clientQuote.confirm.${each}`, { tax }),
              value: exactMoney(totals[each].gross, locale),
              ...(term !== null && { note: term }),
            },
          },
        ],
  );
  const beside = subscriptionRows.flatMap((each) => (each.billing === billing ? [] : [each.row]));
  const label = t(`clientQuote.total.${vatPerMille > 0 ? grossKeys[billing] : untaxedKeys[billing]}`);
  const year = firstYearTotal(totals);
  const firstYear =
    year === null
      ? []
      : [{ label: t("clientQuote.total.firstYear", { tax }), value: exactMoney(year, locale) }];
  const { payments, schedule } = paymentFacts(quote, language, progress);
  const scheduled = schedule.map((payment) => ({
    label: `${payment.label} ${tax}`.trim(),
    value: payment.amount,
    ...(payment.when !== "" && { note: payment.when }),
  }));
  const subscriptions = subscriptionRows.map(({ row }) => row);
  const once = rows.once.filter(({ kind }) => kind !== "beforeDiscount" && kind !== "discount");
  /** Said once, at the first amount. */
  const untaxed = ([first, ...others]: readonly AmountRow[]): readonly AmountRow[] =>
    first === undefined
      ? []
      : noVat === null
        ? [first, ...others]
        : [{ ...first, description: noVat }, ...others];
  return {
    tax,
    totals: rows,
    main: {
      label,
      value: exactMoney(amount.gross, locale),
      title: billing === "once" && beside.length > 0 ? t("clientQuote.total.apart", { total: label }) : label,
      holds: noVat ?? t("clientQuote.cover.net", { net: exactMoney(amount.net, locale), vat }),
    },
    beside,
    firstYear,
    payments,
    schedule,
    scheduled,
    options: countedOptions(quote, t, printed),
    inShort: inShort(quote, { locale, t }, { billing, tax }),
    amounts: [
      ...(totals.once.gross > 0
        ? [...untaxed(once), ...scheduled, ...subscriptions]
        : untaxed(subscriptions)),
      ...firstYear,
    ],
  };
}
