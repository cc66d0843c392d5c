import type { Video } from "#app/content/schemas/videos.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { videos } from "#content/videos/videos.ts";

/** Where videos are shown: a page, or the introduction of the home page. Their IDs start with this word and a hyphen. */
const prefixes: Readonly<Record<string, string>> = {
  home: "presentation",
  introduction: "intro",
  services: "promo",
};

/** The videos of a place in one language; `promo-<service>` where that service is offered. The introduction and promotional videos exist in French only. */
export function videosOf(place: string, locale: Locale): readonly Video[] {
  const prefix = prefixes[place];
  return videos.filter((video) => {
    const [first, service = ""] = video.id.split("-");
    return video.locale === locale && first === prefix && isOffered(service);
  });
}
