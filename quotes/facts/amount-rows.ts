import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { groupInstalments, type PaymentRow, paymentRows, taxLabel } from "./payment-rows.ts";
import type { Progress } from "./progress.ts";

/** `note`: what else has to be known of the amount. */
export type AmountRow = PaymentRow & { readonly note?: string };

/** What is paid when, an amount in each row, so that all of them stand below each other. */
export function amountRows(
  quote: ConfirmedQuote,
  progress: Progress,
  language: Language,
): readonly AmountRow[] {
  const { payments } = quote.totals;
  const others = payments.filter(({ kind }) => kind !== "instalment");
  return [
    ...paymentRows({ ...quote, totals: { ...quote.totals, payments: others } }, language, progress),
    ...instalmentRow(quote, language),
  ];
}

function instalmentRow(quote: ConfirmedQuote, { locale, t }: Language): readonly AmountRow[] {
  const { equal, last } = groupInstalments(quote.totals.payments);
  const [first] = equal;
  if (first === undefined) return [];
  const day = (on: string | null | undefined) => formatDay(on ?? quote.issuedOn, locale);
  const period = { from: day(first.dueOn), to: day((last ?? equal.at(-1))?.dueOn) };
  return [
    {
      label: t("clientQuote.amounts.instalments", {
        count: equal.length + (last === null ? 0 : 1),
        tax: taxLabel(quote, t),
      }),
      value: exactMoney(first.amount, locale),
      note:
        last === null
          ? t("clientQuote.amounts.equal", period)
          : t("clientQuote.amounts.last", { ...period, amount: exactMoney(last.amount, locale) }),
    },
  ];
}
