import { dayMs } from "./durations.ts";
/** A calendar day, `2026-11-22`. Sorts as text. */
export type Day = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** No quote, request or contract is older or later: what is outside was mistyped, or is damaged. */
const firstDay: Day = "2000-01-01";
const lastDay: Day = "2199-12-31";

/** Whether a text is a day that the calendar has, in the centuries that this program works in. */
export function isDay(text: string): text is Day {
  return (
    pattern.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    toDay(Date.parse(text)) === text &&
    isWithin(text, { min: firstDay, max: lastDay })
  );
}

/** The days of a week, as `content/brand.yaml` names them. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** From one day to another, both included. */
export type DayRange = { readonly min: Day; readonly max: Day };

export const isWithin = (day: Day, { min, max }: DayRange): boolean => min <= day && day <= max;

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  return toDay(Date.parse(day) + days * dayMs);
}

/** How many days a day is after another. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** The same day of a later month; the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds: negative in America. */
function offsetMs(ms: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(ms);
  const part = (name: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const shown = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return shown - Math.floor(ms / 1000) * 1000;
}

/** A zone's distance from UTC at a moment: `UTC−4`, `UTC+5:30`. */
export function utcOffset(ms: number, timeZone: string): string {
  const minutes = Math.round(offsetMs(ms, timeZone) / 60_000);
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? "−" : "+";
  return minutes === 0 ? "UTC" : `UTC${sign}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** The day of a moment in a zone of the IANA database. */
export function dayAt(ms: number, timeZone: string): Day {
  return toDay(ms + offsetMs(ms, timeZone));
}

/**
 * The moment at which a zone's clocks show a time of a day: `10:00`, or midnight, when the day begins. The first one, where
 * the clocks are set back over it; the moment of the change, or later, where they are set forward over it.
 */
export function momentOf(day: Day, timeZone: string, time = "00:00"): number {
  const shown = Date.parse(`${day}T${time}Z`);
  const [before, after] = [
    shown - offsetMs(shown - dayMs, timeZone),
    shown - offsetMs(shown + dayMs, timeZone),
  ];
  const shows = (ms: number) => ms + offsetMs(ms, timeZone) === shown;
  return shows(after) && !shows(before) ? after : before;
}
