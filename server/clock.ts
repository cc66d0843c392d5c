/** Now, in milliseconds since 1970. Passed in wherever a rule depends on time, so that tests need not wait. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** The form in which every moment is stored: ISO 8601, UTC, milliseconds. Sorts as text. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
