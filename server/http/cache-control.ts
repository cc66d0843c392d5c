/** The values of `Cache-Control`. */

/** Stored by browsers, and revalidated before each use. */
export const revalidated = "no-cache";
export const aDay = "public, max-age=86400";
export const aWeek = "public, max-age=604800";
export const immutable = "public, max-age=31536000, immutable";
/** Redirects. */
export const anHour = "public, max-age=3600";
/** Stored nowhere: what is personal, and what is true for the moment only (429, 503, the state of the server). */
export const notStored = "no-store";
