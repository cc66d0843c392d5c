/** When answers are due, and when somebody is reminded. Days and hours are those of the agency's time zone. */

import { yearsBefore } from "#app/domain/clock.ts";
import { addDays, type Day, dayAt, momentOf, type Weekday, weekdays } from "#app/domain/days.ts";
import { hourMs } from "#app/domain/durations.ts";
import { contractYears } from "#app/domain/personal-data.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { isPublicHoliday } from "./public-holidays.ts";

type Rules = {
  readonly timeZone: string;
  /** The working days: those on which it is open. */
  readonly days: readonly Weekday[];
  /** `10:00`. */
  readonly opens: string;
  readonly closes: string;
  /** Days of the year on which nobody works besides the country's public holidays, `05-22`. */
  readonly localHolidays: readonly string[];
  readonly answerHours: number;
  readonly reminderHours: number;
  readonly quoteReminderDays: number;
};

/** The times that an agency with these opening hours and promises keeps. */
export function scheduleOf(rules: Rules) {
  const { timeZone, days, opens, closes, localHolidays } = rules;

  /** The agency's day at a moment. */
  const agencyDay = (ms: number): Day => dayAt(ms, timeZone);

  const startOfDay = (day: Day): number => momentOf(day, timeZone);
  const openingOf = (day: Day): number => momentOf(day, timeZone, opens);
  const closingOf = (day: Day): number => momentOf(day, timeZone, closes);
  /** The first moment of the next day. */
  const afterDay = (day: Day): number => startOfDay(addDays(day, 1));

  /** The last millisecond of a day. */
  const endOfDay = (day: Day): number => afterDay(day) - 1;

  const isWorkingDay = (day: Day): boolean =>
    days.some((weekday) => weekdays.indexOf(weekday) === (new Date(day).getUTCDay() + 6) % 7);

  /** The moment after so many hours of working days; the hours of other days do not count. */
  function afterWorkingHours(fromMs: number, hours: number): number {
    let left = hours * hourMs;
    let at = fromMs;
    for (;;) {
      const day = agencyDay(at);
      const ends = afterDay(day);
      if (isWorkingDay(day)) {
        if (at + left <= ends) return at + left;
        left -= ends - at;
      }
      at = ends;
    }
  }

  /** This moment if the agency is open then, otherwise the next opening. */
  function whenOpen(ms: number): number {
    const day = agencyDay(ms);
    if (isWorkingDay(day) && ms < closingOf(day)) return Math.max(ms, openingOf(day));
    return whenOpen(afterDay(day));
  }

  function lastClosing(beforeMs: number): number {
    const day = agencyDay(beforeMs);
    const closing = closingOf(day);
    return isWorkingDay(day) && closing <= beforeMs ? closing : lastClosing(startOfDay(day) - 1);
  }

  /** When the answer to a request is due: the promised hours, counted on working days. Midnight is the end of a day. */
  function answerDeadline(receivedMs: number): number {
    const due = afterWorkingHours(receivedMs, rules.answerHours);
    return due === startOfDay(agencyDay(due)) ? due - 1 : due;
  }

  /** When the agency is reminded of a request: while it is open, and no later than the answer is due. */
  function agencyReminderAt(receivedMs: number): number {
    const due = answerDeadline(receivedMs);
    const at = whenOpen(afterWorkingHours(receivedMs, rules.reminderHours));
    return at <= due ? at : lastClosing(due) - hourMs;
  }

  /** When the agency is told of the requests that were held in quarantine on that day: at the next day's opening. */
  const quarantineReportAt = (receivedMs: number): number => whenOpen(afterDay(agencyDay(receivedMs)));

  /** When a client is reminded of a quote: at an opening; null if that has passed, or the quote has ended by then. */
  function clientReminderAt(validUntil: Day, nowMs: number): number | null {
    const at = whenOpen(startOfDay(addDays(validUntil, -rules.quoteReminderDays)));
    return at > nowMs && at <= endOfDay(validUntil) ? at : null;
  }

  /** When a client is told how to pay the deposit that may be asked for from a day: at an opening. */
  const depositMailAt = (from: Day): number => whenOpen(startOfDay(from));

  /** The first opening from a day on, a public holiday being no working day. */
  const firstOpening = (from: Day): number =>
    isWorkingDay(from) && !isPublicHoliday(from, localHolidays)
      ? openingOf(from)
      : firstOpening(addDays(from, 1));

  return {
    depositMailAt,
    firstOpening,
    agencyDay,
    endOfDay,
    answerDeadline,
    agencyReminderAt,
    quarantineReportAt,
    clientReminderAt,
  };
}

export const {
  agencyDay,
  endOfDay,
  answerDeadline,
  agencyReminderAt,
  quarantineReportAt,
  clientReminderAt,
  depositMailAt,
  firstOpening,
} = scheduleOf({
  timeZone,
  localHolidays,
  ...identity.openingHours,
  ...figures,
});

/** Contracts that ended before this moment are not kept any more. */
export const contractsBefore = (now: number): string => yearsBefore(now, contractYears);
