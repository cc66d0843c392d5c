/** Durations in milliseconds. A day of a calendar can be an hour shorter or longer: `days.ts` counts those. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
