/** How long a browser keeps an answer: the values of `Cache-Control`. */

/** Kept, and asked for anew each time. The shortest that says so: it stands in front of each page's first packet. */
export const revalidated = "no-cache";
export const aDay = "public, max-age=86400";
export const aWeek = "public, max-age=604800";
export const immutable = "public, max-age=31536000, immutable";
export const personal = "no-store";
