import type { VideoObject } from "schema-dts";
import { languageTag } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { videoBaseUrl } from "#app/site/build-settings.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { playlistUrl, thumbnailUrl } from "#app/video/video-source.ts";
import { videosOf } from "#app/video/videos-of.ts";
import { pagePartId, type Subject } from "./subject.ts";

/** A provider's addresses are absolute; this site's own are not. */
const whole = (url: string): string => (url.startsWith("/") ? absoluteUrl(url) : url);

export function videos({ page, pathname, locale }: Subject): readonly VideoObject[] {
  return videosOf(page, locale).map((video) => ({
    "@type": "VideoObject",
    "@id": pagePartId(pathname, video.id),
    name: typeset(video.name, locale),
    description: typeset(video.description, locale),
    thumbnailUrl: whole(thumbnailUrl(videoBaseUrl, video.playbackId)),
    uploadDate: video.uploadDate,
    duration: `PT${video.durationSeconds}S`,
    contentUrl: whole(playlistUrl(videoBaseUrl, video.playbackId)),
    inLanguage: languageTag[locale],
  }));
}
