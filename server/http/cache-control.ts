/** The values of `Cache-Control`. */

/** Stored by browsers, and revalidated before each use. */
export const revalidated = "no-cache";
export const aDay = "public, max-age=86400";
export const aWeek = "public, max-age=604800";
export const immutable = "public, max-age=31536000, immutable";
export const personal = "no-store";
