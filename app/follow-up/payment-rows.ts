import { type ConfirmedQuote, depositMeans, type Payment } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { vatCategory } from "#app/prices/vat.ts";

export type PaymentRow = { readonly label: string; readonly value: string };

/** The instalments that have the same amount, and the last one if it has the remaining cents. */
export function instalmentsOf(payments: readonly Payment[]): {
  readonly equal: readonly Payment[];
  readonly last: Payment | null;
} {
  const instalments = payments.filter(({ kind }) => kind === "instalment");
  const last = instalments.at(-1);
  return last === undefined || last.amount === instalments[0]?.amount
    ? { equal: instalments, last: null }
    : { equal: instalments.slice(0, -1), last };
}

/** What is said beside an amount as it is paid: that it includes VAT, or that it has none. */
export const taxWord = ({ vatPerMille }: Pick<ConfirmedQuote, "vatPerMille">, t: Translate): string =>
  t(vatPerMille > 0 ? "clientQuote.tax.included" : "clientQuote.tax.none");

/** What is said beside the price where no VAT is charged, as its place has it; null where some is. */
export function untaxedText({ vatPerMille, terms }: ConfirmedQuote, t: Translate): string | null {
  if (vatPerMille > 0) return null;
  const reverseCharge = vatCategory(terms.client.vatPlace)?.code === "AE";
  return t(reverseCharge ? "clientQuote.untaxed.reverseCharge" : "clientQuote.untaxed");
}

/**
 * What the client's page and the mails say of a schedule: the deposit, then the instalments together with their first
 * and last day, or the balance. `depositReceivedOn`: when the deposit arrived.
 */
export function paymentRows(
  quote: Pick<ConfirmedQuote, "totals" | "vatPerMille" | "account">,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  depositReceivedOn: Day | null = null,
): readonly PaymentRow[] {
  const { payments } = quote.totals;
  const tax = taxWord(quote, t);
  const money = ({ amount }: Payment) => exactMoney(amount, locale);
  const day = ({ dueOn }: Payment) => (dueOn === null ? "" : formatDay(dueOn, locale));
  const { equal, last } = instalmentsOf(payments);
  const [first] = equal;
  const rows: PaymentRow[] = payments.flatMap((payment) =>
    payment.kind === "deposit"
      ? [
          {
            label:
              depositReceivedOn === null
                ? t(`mail.confirmed.deposit.${depositMeans(quote)}`, { tax })
                : t("mail.confirmed.deposit.received", {
                    tax,
                    date: formatDay(depositReceivedOn, locale),
                  }),
            value: money(payment),
          },
        ]
      : [],
  );
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
      rows.push({ label: t("mail.confirmed.balance", { tax, date: day(payment) }), value: money(payment) });
  return rows;
}
