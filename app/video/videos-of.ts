import type { Locale } from "#app/i18n/locales.ts";
import { type Video, videos } from "#content/videos/videos.ts";

/** The kind of video that a page plays, by the first word of its name. */
const kinds: Readonly<Record<string, string>> = { home: "presentation", services: "promo" };

/** The videos that play on a page, in one language. The promotional ones exist in French alone. */
export function videosOf(page: string, locale: Locale): readonly Video[] {
  const kind = kinds[page];
  return videos.filter((video) => video.locale === locale && video.id.split("-")[0] === kind);
}
