/** Returns the time in milliseconds since 1970. Passed to everything that depends on time, so that tests need not wait. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** The stored form of a time: ISO 8601 in UTC with milliseconds. Sorts as text. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The clocks of servers that share a database may differ by this much. */
export const clockToleranceMs = 2 * 60_000;

/** The stored form of the moment so many years before. */
export function yearsBefore(milliseconds: number, years: number): string {
  const date = new Date(milliseconds);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return isoTime(date.getTime());
}
