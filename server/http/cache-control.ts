/** The values of `Cache-Control`. */

/** Stored by browsers, and revalidated before each use. */
export const revalidated = "no-cache";
export const cachedForADay = "public, max-age=86400";
export const cachedForAWeek = "public, max-age=604800";
export const cachedForever = "public, max-age=31536000, immutable";
/** Redirects. */
export const cachedForAnHour = "public, max-age=3600";
/** Stored nowhere: what is personal, and what is true for the moment only (429, 503, the state of the server). */
export const noStore = "no-store";
