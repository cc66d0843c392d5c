/** When answers are due, and when somebody is reminded. Everything is in the time of Martinique. */
import { addDays, type Day } from "#app/domain/days.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Martinique is four hours behind UTC, the whole year. */
const offsetMs = 4 * hourMs;

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const { days, opens, closes } = identity.openingHours;
const workingDays: readonly string[] = days;

const timeOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * hourMs + minutes * 60_000;
};
const opensMs = timeOfDay(opens);
const closesMs = timeOfDay(closes);

/** The day of a moment. */
export function today(ms: number): Day {
  return new Date(ms - offsetMs).toISOString().slice(0, 10);
}

const startOfDay = (day: Day): number => Date.parse(day) + offsetMs;

/** The last millisecond of a day. */
export function endOfDay(day: Day): number {
  return startOfDay(day) + dayMs - 1;
}

const isWorkingDay = (day: Day): boolean => workingDays.includes(weekdays[new Date(day).getUTCDay()] ?? "");

/** The moment after so many hours of working days; the hours of other days do not count. */
function afterWorkingHours(fromMs: number, hours: number): number {
  let left = hours * hourMs;
  let at = fromMs;
  for (;;) {
    const day = today(at);
    const ends = startOfDay(day) + dayMs;
    if (isWorkingDay(day)) {
      if (at + left <= ends) return at + left;
      left -= ends - at;
    }
    at = ends;
  }
}

/** This moment if the agency is open then, otherwise the next opening. */
function whenOpen(ms: number): number {
  const starts = startOfDay(today(ms));
  if (isWorkingDay(today(ms)) && ms < starts + closesMs) return Math.max(ms, starts + opensMs);
  return whenOpen(starts + dayMs);
}

function lastClosing(beforeMs: number): number {
  const day = today(beforeMs);
  const closing = startOfDay(day) + closesMs;
  return isWorkingDay(day) && closing <= beforeMs ? closing : lastClosing(startOfDay(day) - 1);
}

/** When the answer to a request is due: the promised hours, counted on working days. Midnight is the end of a day. */
export function dueAt(receivedMs: number): number {
  const due = afterWorkingHours(receivedMs, figures.answerHours);
  return due === startOfDay(today(due)) ? due - 1 : due;
}

/** When the agency is reminded of a request: while it is open, and no later than the answer is due. */
export function agencyReminderAt(receivedMs: number): number {
  const due = dueAt(receivedMs);
  const at = whenOpen(afterWorkingHours(receivedMs, figures.reminderHours));
  return at <= due ? at : lastClosing(due) - hourMs;
}

/** When a client is reminded of a quote: at an opening; null if that has passed, or the quote has ended by then. */
export function clientReminderAt(validUntil: Day, nowMs: number): number | null {
  const at = whenOpen(startOfDay(addDays(validUntil, -figures.quoteReminderDays)));
  return at > nowMs && at <= endOfDay(validUntil) ? at : null;
}
