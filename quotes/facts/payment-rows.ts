import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { vatCategory } from "#app/prices/vat.ts";
import {
  type DepositProgress,
  depositRest,
  noDepositProgress,
  receivedDepositAmount,
} from "#quotes/deposit/order-parts.ts";
import {
  type Billing,
  type ConfirmedQuote,
  depositMeans,
  depositOf,
  firstYearTotal,
  type Payment,
} from "#quotes/terms/confirmed-quote.ts";

export type PaymentRow = { readonly label: string; readonly value: string };

/** The instalments that have the same amount, and the last one if it has the remaining cents. */
export function groupInstalments(payments: readonly Payment[]): {
  readonly equal: readonly Payment[];
  readonly last: Payment | null;
} {
  const instalments = payments.filter(({ kind }) => kind === "instalment");
  const last = instalments.at(-1);
  return last === undefined || last.amount === instalments[0]?.amount
    ? { equal: instalments, last: null }
    : { equal: instalments.slice(0, -1), last };
}

/** What is said beside an amount as it is paid: that it includes VAT. Empty without VAT: that is said once, beside the total. */
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

/** The label of what the lines of one billing add up to before tax, or without VAT. */
export function netLabel(
  billing: Billing,
  { vatPerMille }: Pick<ConfirmedQuote, "vatPerMille">,
  t: Translate,
): string {
  const untaxed = vatPerMille === 0;
  if (billing === "once") return t(untaxed ? "clientQuote.total.untaxed" : "clientQuote.total.net");
  return t(`clientQuote.total.${billing}.${untaxed ? "untaxed" : "net"}`);
}

/** The discount, with its reason: the months over which the quote is paid, where it is theirs. */
export const discountText = (percent: number, months: number | null, t: Translate): string =>
  months === null
    ? t("clientQuote.total.discount", { percent })
    : t("clientQuote.total.discount.instalments", { percent, months });

/** What is paid once together with a year of subscriptions: no row without any, or where nothing else is paid. */
export function firstYearRows(
  quote: Pick<ConfirmedQuote, "totals" | "vatPerMille">,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): readonly PaymentRow[] {
  const total = firstYearTotal(quote.totals);
  if (total === null) return [];
  const label = t("clientQuote.total.firstYear", { tax: taxLabel(quote, t) });
  return [{ label, value: exactMoney(total, locale) }];
}

/** What is said beside the price where no VAT is charged, as its place has it; null where some is. */
export function noVatText({ vatPerMille, terms }: ConfirmedQuote, t: Translate): string | null {
  if (vatPerMille > 0) return null;
  const reverseCharge = vatCategory(terms.client.vatPlace)?.code === "AE";
  return t(reverseCharge ? "clientQuote.untaxed.reverseCharge" : "clientQuote.untaxed");
}

/** What the rows of a schedule follow from. */
type ScheduledQuote = Pick<
  ConfirmedQuote,
  "totals" | "vatPerMille" | "account" | "canWithdraw" | "depositDays"
>;

/** How the deposit is paid, and until when: the day, once the quote is accepted. */
function depositLabel(
  quote: ScheduledQuote,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  { until, overdue }: DepositProgress,
): string {
  const tax = taxLabel(quote, t);
  const { depositDays: days, canWithdraw } = quote;
  if (overdue) return t("mail.confirmed.deposit.overdue", { tax });
  if (until !== null) return t("mail.confirmed.deposit.until", { tax, date: formatDay(until, locale) });
  if (days === null) return t(`mail.confirmed.deposit.${depositMeans(quote)}`, { tax });
  return canWithdraw
    ? t("mail.confirmed.deposit.eighthDay", { tax })
    : t("mail.confirmed.deposit.within", { tax, days });
}

/** The deposit as it is asked for, or what arrived of it and what is still to be paid. */
function depositRows(
  quote: ScheduledQuote,
  deposit: Payment,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  progress: DepositProgress,
): readonly PaymentRow[] {
  const tax = taxLabel(quote, t);
  const { depositReceivedOn, until, overdue } = progress;
  if (depositReceivedOn === null)
    return [
      {
        label: depositLabel(quote, { locale, t }, progress),
        value: exactMoney(deposit.amount, locale),
      },
    ];
  const stored = { quote, ...progress };
  const rest = depositRest(stored);
  const date = formatDay(depositReceivedOn, locale);
  return [
    {
      label: t("mail.confirmed.deposit.received", { tax, date, part: Number(rest > 0) }),
      value: exactMoney(receivedDepositAmount(stored), locale),
    },
    ...(rest > 0
      ? [
          {
            label:
              until === null || overdue
                ? t("mail.confirmed.deposit.rest", { tax, overdue: Number(overdue) })
                : t("mail.confirmed.deposit.rest.until", { tax, date: formatDay(until, locale) }),
            value: exactMoney(rest, locale),
          },
        ]
      : []),
  ];
}

/**
 * What the client's page and the mails say of a schedule: the deposit, then the instalments together with their first
 * and last day, or the balance. `deposit`: what arrived of it, whose rest has a row of its own, and its last day, if it is known.
 */
export function paymentRows(
  quote: ScheduledQuote,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  progress: DepositProgress = noDepositProgress,
): readonly PaymentRow[] {
  const { payments } = quote.totals;
  const tax = taxLabel(quote, t);
  const money = ({ amount }: Payment) => exactMoney(amount, locale);
  const day = ({ dueOn }: Payment) => (dueOn === null ? "" : formatDay(dueOn, locale));
  const { equal, last } = groupInstalments(payments);
  const [first] = equal;
  const rows: PaymentRow[] = payments
    .filter(({ kind }) => kind === "deposit")
    .flatMap((deposit) => depositRows(quote, deposit, { locale, t }, progress));
  if (first !== undefined)
    rows.push({
      label: t("mail.confirmed.instalments", {
        count: equal.length + (last === null ? 0 : 1),
        tax,
        from: day(first),
        to: day(last ?? equal.at(-1) ?? first),
      }),
      value:
        last === null
          ? t("mail.confirmed.instalments.equal", { amount: money(first) })
          : t("mail.confirmed.instalments.last", {
              count: equal.length,
              amount: money(first),
              last: money(last),
            }),
    });
  for (const payment of payments)
    if (payment.kind === "balance")
      rows.push({
        label: t("mail.confirmed.balance", {
          tax,
          date: day(payment),
          deposit: Number(depositOf(quote.totals) !== undefined),
        }),
        value: money(payment),
      });
  return rows;
}
