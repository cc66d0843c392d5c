import type { Payment } from "#app/domain/confirmed-quote.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";

export type PaymentRow = { readonly label: string; readonly value: string };

/**
 * What the client's page and the mails say of a schedule: the deposit, then the instalments together with their first
 * and last day, or the balance. VAT included.
 */
export function paymentRows(
  payments: readonly Payment[],
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): readonly PaymentRow[] {
  const money = ({ amount }: Payment) => exactMoney(amount, locale);
  const day = ({ dueOn }: Payment) => (dueOn === null ? "" : formatDay(dueOn, locale));
  const instalments = payments.filter(({ kind }) => kind === "instalment");
  const [first] = instalments;
  const last = instalments.at(-1);
  const rows: PaymentRow[] = payments.flatMap((payment) =>
    payment.kind === "deposit" ? [{ label: t("mail.confirmed.deposit"), value: money(payment) }] : [],
  );
  if (first !== undefined && last !== undefined)
    rows.push({
      label: t("mail.confirmed.instalments", {
        count: instalments.length,
        from: day(first),
        to: day(last),
      }),
      value:
        first.amount === last.amount
          ? t("mail.confirmed.instalments.equal", { amount: money(first) })
          : t("mail.confirmed.instalments.last", {
              count: instalments.length - 1,
              amount: money(first),
              last: money(last),
            }),
    });
  for (const payment of payments)
    if (payment.kind === "balance")
      rows.push({ label: t("mail.confirmed.balance", { date: day(payment) }), value: money(payment) });
  return rows;
}
