import type { ReactNode } from "react";
import type { Video } from "#app/content/schemas/videos.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typeset } from "#app/i18n/typography.ts";
import { videoBaseUrl } from "#app/site/build-settings.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { playlistUrl, providerName, thumbnailUrl, videoFileUrl } from "./video-source.ts";

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** A video's picture, name and duration, as a link to its playlist. With script, a press starts the player instead. */
export function VideoFacade(props: {
  video: Video;
  /** A `Poster`, or a drawing. */
  picture: ReactNode;
}) {
  const { locale, t } = useLanguage();
  const { video } = props;
  const name = typeset(video.name, locale);
  const provider = providerName(videoBaseUrl);
  return (
    <figure className="@container">
      <a
        href={playlistUrl(videoBaseUrl, video.playbackId)}
        data-video={name}
        data-video-captions={videoFileUrl(video.id, "captions.vtt")}
        data-video-captions-label={t("video.captions")}
        data-video-interrupted={t("video.interrupted")}
        data-video-spoken={video.spoken ? "" : undefined}
        className="group relative block aspect-video overflow-clip border border-line bg-night"
      >
        {props.picture}
        <span className="absolute right-0 bottom-0 flex min-h-12 items-center gap-3 border-t border-l border-line bg-chalk px-4 font-semibold text-on-accent group-hover:bg-accent @2xl:min-h-16 @2xl:px-7">
          <Icon name="play" size={22} />
          <span className="@max-2xl:sr-only">{t("video.play")}</span>
          <span className="sr-only">, {name}, </span>
          <span aria-hidden="true" className="tabular font-normal">
            {minutesAndSeconds(video.durationSeconds)}
          </span>
          <span className="sr-only">{t("video.seconds", { seconds: video.durationSeconds })}</span>
        </span>
      </a>
      <figcaption>
        <p className="pt-4 font-semibold">{name}</p>
        <p className="max-w-[40em] text-ink-2">{typeset(video.description, locale)}</p>
        {provider !== null && <p className="text-ink-2">{t("video.provider", { provider })}</p>}
        <Transcript video={video} />
      </figcaption>
    </figure>
  );
}

/** The video's picture, from this site or from the video provider. `sizes`: see `<img sizes>`. */
export function Poster(props: { video: Video; sizes: string; priority?: boolean }) {
  const { playbackId, drawn } = props.video;
  const className = `size-full object-cover${drawn ? " light-lines" : ""}`;
  return videoBaseUrl === null ? (
    <Picture
      name={`videos/${playbackId}/thumbnail`}
      alt=""
      sizes={props.sizes}
      className={className}
      {...(props.priority && { load: "first" })}
    />
  ) : (
    <img
      src={thumbnailUrl(videoBaseUrl, playbackId)}
      alt=""
      width={1280}
      height={720}
      {...(props.priority ? { fetchPriority: "high" } : { loading: "lazy" })}
      className={className}
    />
  );
}

/** What the video shows and says, as text. */
function Transcript(props: { video: Video }) {
  const { locale, t } = useLanguage();
  return (
    <details className="fold">
      <summary className="inline-flex min-h-11 items-center gap-2 text-ink-2 hover:text-ink">
        {t("video.transcript")}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="grid max-w-[40em] gap-3 pb-4 text-ink-2">
        {props.video.transcript.map((paragraph) => (
          <p key={paragraph}>{typeset(paragraph, locale)}</p>
        ))}
      </div>
    </details>
  );
}
