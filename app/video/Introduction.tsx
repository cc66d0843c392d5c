import type { Video } from "#app/content/schemas/videos.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typeset } from "#app/i18n/typography.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { VideoFacade } from "./VideoFacade.tsx";

const dialogId = "introduction";
const titleId = "introduction-title";

/** The introduction video, in a dialog that a script opens once. Shows the splash's drawing, which is already loaded. */
export function Introduction(props: { video: Video }) {
  const { locale, t } = useLanguage();
  const picture = (
    <span className="relative isolate flex size-full items-center overflow-clip bg-canvas p-6 pb-16 md:p-10">
      <Contours drawing="summit" className="-right-[30%] left-[30%] opacity-60" />
      <span id={titleId} className="max-w-[5.3em] font-bold font-display text-ink text-title">
        {typeset(props.video.name, locale)}
      </span>
    </span>
  );
  return (
    <dialog
      id={dialogId}
      aria-labelledby={titleId}
      closedby="any"
      data-introduction
      data-screen-only
      className="introduction"
    >
      {/* biome-ignore lint/a11y/noAutofocus: of a dialog, this is what has the focus once it is open */}
      <div autoFocus tabIndex={-1}>
        <div className="flex justify-end">
          <button
            type="button"
            command="close"
            commandfor={dialogId}
            aria-label={t("video.introduction.close")}
            className="-outline-offset-4 inline-flex size-[56px] items-center justify-center hover:text-accent-ink"
          >
            <Icon name="close" size={26} />
          </button>
        </div>
        <VideoFacade video={props.video} picture={picture} named={false} captionClass="px-5 pt-3 md:px-8" />
        <button
          type="button"
          command="close"
          commandfor={dialogId}
          className={buttonClass("quiet", "mx-5 mb-6 md:mx-8 md:mb-8")}
        >
          {t("video.introduction.skip")}
          <Icon name="arrow-right" />
        </button>
      </div>
    </dialog>
  );
}
