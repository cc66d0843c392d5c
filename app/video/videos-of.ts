import type { Locale } from "#app/i18n/locales.ts";
import { type Video, videos } from "#content/videos/videos.ts";

/** The videos of a page have IDs that start with this word. */
const kinds: Readonly<Record<string, string>> = { home: "presentation", services: "promo" };

/** The videos of a page in one language. Promotional videos exist in French only. */
export function videosOf(page: string, locale: Locale): readonly Video[] {
  const kind = kinds[page];
  return videos.filter((video) => video.locale === locale && video.id.split("-")[0] === kind);
}
