import type { Locale } from "#app/i18n/locales.ts";
import { type Video, videos } from "#content/videos/videos.ts";

/** By the first word of a video's name. */
const kinds: Readonly<Record<string, string>> = { home: "presentation", services: "promo" };

/** Promotional videos exist in French only. */
export function videosOf(page: string, locale: Locale): readonly Video[] {
  const kind = kinds[page];
  return videos.filter((video) => video.locale === locale && video.id.split("-")[0] === kind);
}
