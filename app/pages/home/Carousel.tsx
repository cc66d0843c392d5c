import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";

/** A list that scrolls and snaps without script. The shared script finds buttons and count by their attributes. */
export function Carousel(props: {
  /** The ID of its title, and the name of its words. */
  id: "cases" | "testimonials";
  /** Shown beside the buttons. */
  header: ReactNode;
  headerClass: string;
  trackClass: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
}) {
  const { t } = useLanguage();
  const { id, slides } = props;
  return (
    <section aria-labelledby={id} aria-roledescription={t("home.carousel.description")} data-carousel>
      <div className={props.headerClass}>
        {props.header}
        {slides.length > 1 && (
          <div className="needs-script flex items-center gap-3" data-screen-only>
            <p aria-hidden="true" className="tabular min-w-14 text-ink-2">
              <span data-count>1</span> / {slides.length}
            </p>
            <p aria-live="polite" className="sr-only" data-announcement />
            <Step label={t(`home.${id}.previous`)} step={-1} />
            <Step label={t(`home.${id}.next`)} step={1} />
          </div>
        )}
      </div>
      {/* Its slides may have no link by which the keyboard gets there. */}
      <div
        className={`carousel-track ${props.trackClass}`}
        data-track
        {...(slides.length > 1 && { role: "group", "aria-labelledby": id, tabIndex: 0 })}
      >
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, as WAI-ARIA's pattern names it
          <div
            key={key}
            role="group"
            aria-roledescription={t("home.carousel.slide")}
            aria-label={t("home.carousel.position", { position: index + 1, total: slides.length })}
            className="carousel-slide"
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

function Step(props: { label: string; step: 1 | -1 }) {
  return (
    <button
      type="button"
      data-step={props.step}
      aria-label={props.label}
      className="pressable inline-flex size-[52px] items-center justify-center rounded-base border border-edge hover:border-ink hover:bg-ink hover:text-canvas"
    >
      <Icon name={props.step === 1 ? "chevron-right" : "chevron-left"} size={24} />
    </button>
  );
}
