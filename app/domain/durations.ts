/** Durations in milliseconds. A day of a calendar can be an hour shorter or longer: `days.ts` counts those. */
export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
