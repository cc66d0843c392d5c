import type { Video } from "#app/content/schemas/videos.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typeset } from "#app/i18n/typography.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Poster, VideoFacade } from "./VideoFacade.tsx";

/**
 * A video in a dialog, which a press of a button opens and any press beside it closes. `opensItself`: a script opens it once, as a
 * small card in the corner that leaves the page to its visitor, until the video is played.
 */
export function VideoDialog(props: { id: string; video: Video; opensItself?: boolean }) {
  const { locale, t } = useLanguage();
  const { id, video } = props;
  return (
    // No `dialog`: that would take the focus, also where it opens by itself.
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={typeset(video.name, locale)}
      data-introduction={props.opensItself ? "" : undefined}
      data-screen-only
      className="video-dialog"
    >
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={t("video.close")}
        className="absolute top-0 right-0 inline-flex size-12 items-center justify-center -outline-offset-4 hover:text-accent-ink"
      >
        <Icon name="close" size={24} />
      </button>
      <VideoFacade
        video={video}
        // The one that a button opens plays at once.
        picture={props.opensItself ? <Poster video={video} sizes="(width >= 60rem) 56rem, 96vw" /> : null}
      />
    </div>
  );
}
