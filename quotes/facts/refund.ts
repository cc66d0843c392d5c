import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { OwedRefund } from "#quotes/board.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { refundByOfWithdrawn } from "#quotes/withdrawal/accepted-quotes.ts";
import { refundedOn, refundOf } from "#quotes/withdrawal/refund.ts";
import { taxLabel } from "./exact-money.ts";

/** A refund as texts name it: what arrived when, and until when it goes back. */
export const refundWords = ({ cents, receivedOn, until }: OwedRefund, locale: Locale) => ({
  amount: exactMoney(cents, locale),
  received: formatDay(receivedOn, locale),
  date: formatDay(until, locale),
});

/**
 * `refunded`: the last day on which something went back. `refundTexts`: what a client reads who has withdrawn: what went and goes back,
 * or that nothing is to be paid; what early work costs.
 */
export function refundFacts(
  { quote, depositReceipts = [], withdrawn = null }: QuoteAtMoment,
  { locale, t }: Language,
) {
  if (withdrawn === null) return { refund: null, refunded: null, refundTexts: [] };
  const owed = refundOf({ depositReceipts, withdrawn });
  const refund = owed === null ? null : refundWords(owed, locale);
  const lastRefund = refundedOn({ depositReceipts });
  const refunded = lastRefund === null ? null : formatDay(lastRefund, locale);
  const date = formatDay(refundByOfWithdrawn(withdrawn.at), locale);
  return {
    refund,
    refunded,
    refundTexts: [
      ...(refunded === null ? [] : [t("clientQuote.withdraw.done.refunded", { date: refunded })]),
      ...(refund === null
        ? []
        : [t("clientQuote.withdraw.done.refund", { ...refund, tax: taxLabel(quote, t) })]),
      ...(refund !== null || refunded !== null || depositOf(quote.totals) === undefined
        ? []
        : [t("clientQuote.withdraw.done.unpaid", { date })]),
      t("clientQuote.withdraw.proportional", { refund: Number(refund !== null) }),
    ],
  };
}
