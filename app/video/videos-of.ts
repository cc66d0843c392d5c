import type { Video } from "#app/content/schemas/videos.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { videos } from "#content/videos/videos.ts";

/** The first word of a video's ID, by where the video is shown: a page, or the introduction of the home page. */
const idPrefixes: Readonly<Record<string, string>> = {
  home: "presentation",
  introduction: "intro",
  services: "promo",
};

/** The videos that are shown there in one language; `promo-<service>` where that service is offered. */
export function videosOf(placement: string, locale: Locale): readonly Video[] {
  const prefix = idPrefixes[placement];
  return videos.filter((video) => {
    const [first, service = ""] = video.id.split("-");
    return video.locale === locale && first === prefix && isOffered(service);
  });
}
