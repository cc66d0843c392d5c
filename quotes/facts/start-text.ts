import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import {
  type ConfirmedQuote,
  datedAfterWithdrawal,
  daysMoved,
  hasInstalments,
} from "#quotes/terms/confirmed-quote.ts";
import { manyDays } from "./clauses.ts";

/**
 * When the work of an accepted quote starts, and what the client brings by then; null once it should be delivered. Not while the
 * client may withdraw: `until` is the last day for it, null without that right. `today`: when it is read. `planned`: the sentence
 * where the day of the quote stands.
 */
export function startText(
  stored: Pick<StoredConfirmedQuote, "quote" | "depositReceipts">,
  { until, today }: { readonly until: Day | null; readonly today: Day },
  { locale, t }: Language,
  planned: (day: string) => string = (date) => t("clientQuote.state.accepted.start", { date }),
): string | null {
  const { quote } = stored;
  const dated = datedAfterWithdrawal(quote, until);
  const { startOn, deliverOn } = dated.terms;
  if (today > deliverOn) return null;
  const start = formatDay(startOn, locale);
  if (today >= startOn)
    return t("clientQuote.state.accepted.start.due", {
      date: start,
      today: Number(today === startOn),
      unpaid: Number(receivedDeposit(stored).rest > 0),
    });
  return until === null || startOn === quote.terms.startOn
    ? planned(start)
    : t("clientQuote.state.accepted.start.moved", {
        start,
        until: formatDay(until, locale),
        days: manyDays(daysMoved(quote, dated)),
        instalments: Number(hasInstalments(quote)),
      });
}

/** That the work of a quote which waits starts later where its client may withdraw then; null without that right. */
export const earliestStartText = (quote: ConfirmedQuote, { locale, t }: Language): string | null =>
  quote.canWithdraw
    ? t("clientQuote.start.earliest", {
        date: formatDay(quote.terms.startOn, locale),
        instalments: Number(hasInstalments(quote)),
      })
    : null;
