import { type ConfirmedQuote, datedAfterWithdrawal } from "#app/domain/confirmed-quote.ts";
import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";

/**
 * When the work of an accepted quote starts, and what the client brings by then; null once it should be delivered. Not while the
 * client may withdraw: `until` is the last day for it, null without that right. `today`: when it is read. `planned`: the sentence
 * where the day of the quote stands.
 */
export function startText(
  quote: ConfirmedQuote,
  { until, today }: { readonly until: Day | null; readonly today: Day },
  { locale, t }: Language,
  planned: (day: string) => string = (date) => t("clientQuote.state.accepted.start", { date }),
): string | null {
  const { startOn, deliverOn } = datedAfterWithdrawal(quote, until).terms;
  if (today > deliverOn) return null;
  const start = formatDay(startOn, locale);
  if (today >= startOn) return t("clientQuote.state.accepted.start.due", { date: start });
  return until === null || startOn === quote.terms.startOn
    ? planned(start)
    : t("clientQuote.state.accepted.start.moved", { start, until: formatDay(until, locale) });
}
