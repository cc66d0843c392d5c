import { dayAt } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { timeZone } from "#content/place.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { refundBy } from "./period.ts";

/** What goes back to a client who has withdrawn, and by when, or that nothing is to be paid; then what early work costs. */
export function refundTexts(
  stored: Pick<StoredConfirmedQuote, "quote" | "depositReceipts">,
  { at }: { readonly at: string },
  { locale, t }: Language,
): readonly string[] {
  const date = formatDay(refundBy(dayAt(Date.parse(at), timeZone)), locale);
  const { receivedOn, arrived } = receivedDeposit(stored);
  const isReceived = receivedOn !== null;
  const refund = isReceived
    ? t("clientQuote.withdraw.done.refund", {
        amount: exactMoney(arrived, locale),
        date,
      })
    : t("clientQuote.withdraw.done.unpaid", { date });
  return [
    ...(depositOf(stored.quote.totals) === undefined ? [] : [refund]),
    t("clientQuote.withdraw.proportional", { refund: Number(isReceived) }),
  ];
}
