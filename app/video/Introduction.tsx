import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typeset } from "#app/i18n/typography.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { Video } from "#content/videos/videos.ts";
import { Film } from "./Film.tsx";

const dialogId = "introduction";

/** The introduction that the shared script opens once. It closes by either button, Escape, or a press beside it. */
export function Introduction(props: { video: Video }) {
  const { locale, t } = useLanguage();
  return (
    <dialog
      id={dialogId}
      aria-labelledby="introduction-title"
      closedby="any"
      data-introduction
      data-screen-only
      className="introduction"
    >
      <div className="flex items-center justify-between gap-4 pl-5 md:pl-7">
        <h2 id="introduction-title" className="text-heading">
          {typeset(props.video.name, locale)}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={dialogId}
          aria-label={t("video.intro.close")}
          className="inline-flex size-14 shrink-0 items-center justify-center hover:text-accent-ink"
        >
          <Icon name="close" size={26} />
        </button>
      </div>
      <Film video={props.video} sizes="(min-width: 64rem) 56rem, 100vw" captionClass="px-5 md:px-7" />
      <button
        type="button"
        command="close"
        commandfor={dialogId}
        className={buttonClass("quiet", "mx-5 mb-6 md:mx-7")}
      >
        {t("video.intro.skip")}
        <Icon name="arrow-right" />
      </button>
    </dialog>
  );
}
