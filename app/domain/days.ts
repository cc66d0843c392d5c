/** A calendar day, `2026-11-22`. Sorts as text. */
export type Day = string;

/** Where the agency is: its days begin and end there. */
export const timeZone = "America/Martinique";

const dayMs = 24 * 60 * 60 * 1000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): text is Day {
  return pattern.test(text) && !Number.isNaN(Date.parse(text)) && toDay(Date.parse(text)) === text;
}

const toDay = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

export function addDays(day: Day, days: number): Day {
  return toDay(Date.parse(day) + days * dayMs);
}

/** The same day of a later month; the last day of that month if it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}
