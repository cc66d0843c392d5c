import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { type ConfirmedQuote, daysMoved, hasInstalments } from "#quotes/terms/confirmed-quote.ts";
import { startsWithinPeriod } from "#quotes/withdrawal/accepted-quotes.ts";
import { manyDays } from "./clauses.ts";

/**
 * When the work of an accepted quote starts, and what the client brings by then; null once it should be delivered. Not while the
 * client may withdraw: `until` is the last day for it, null without that right. `isPlanned`: on the day that the quote offered,
 * which has not come.
 */
export function startFacts(
  { offered, quote }: { readonly offered: ConfirmedQuote; readonly quote: ConfirmedQuote },
  { until, today, unpaid }: { readonly until: Day | null; readonly today: Day; readonly unpaid: boolean },
  language: Language,
): { readonly text: string; readonly isPlanned: boolean } | null {
  const { locale, t } = language;
  const { startOn, deliverOn } = quote.terms;
  if (today > deliverOn) return null;
  const date = formatDay(startOn, locale);
  if (today >= startOn) {
    const due = { date, today: Number(today === startOn), unpaid: Number(unpaid) };
    return { text: t("clientQuote.state.accepted.start.due", due), isPlanned: false };
  }
  if (until === null || startOn === offered.terms.startOn)
    return { text: t("clientQuote.state.accepted.start", { date }), isPlanned: true };
  const text = t("clientQuote.state.accepted.start.moved", {
    start: date,
    until: formatDay(until, locale),
    ...movedWords(offered, quote),
  });
  return { text, isPlanned: false };
}

/** By how many days the dates of a quote are later than it offered them, and whether payments move too. */
export const movedWords = (offered: ConfirmedQuote, quote: ConfirmedQuote) => ({
  days: manyDays(daysMoved(offered, quote)),
  instalments: Number(hasInstalments(quote)),
});

/** That the work of a quote which waits starts later where its client may withdraw then; null where no acceptance leads to that. */
export const earliestStartText = (quote: ConfirmedQuote, { locale, t }: Language): string | null =>
  startsWithinPeriod(quote, quote.validUntil)
    ? t("clientQuote.start.earliest", {
        date: formatDay(quote.terms.startOn, locale),
        instalments: Number(hasInstalments(quote)),
      })
    : null;
