import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export type CarouselLabels = {
  readonly previous: string;
  readonly next: string;
  readonly carousel: string;
  readonly slide: string;
};

/** A list that scrolls and snaps without script. The shared script finds buttons and count by their attributes. */
export function Carousel(props: {
  labelledBy: string;
  labels: CarouselLabels;
  /** "2 of 7"; `place` starts at one. */
  position: (place: number) => string;
  /** Shown beside the buttons. */
  header: ReactNode;
  headerClass: string;
  trackClass: string;
  slides: readonly { readonly key: string; readonly content: ReactNode }[];
}) {
  const { labels, slides } = props;
  return (
    <section aria-labelledby={props.labelledBy} aria-roledescription={labels.carousel} data-carousel>
      <div className={props.headerClass}>
        {props.header}
        {slides.length > 1 && (
          <div className="needs-script flex items-center gap-3" data-screen-only>
            <p aria-hidden="true" className="tabular min-w-14 text-ink-2">
              <span data-count>1</span> / {slides.length}
            </p>
            <p aria-live="polite" className="sr-only" data-announcement />
            <Step label={labels.previous} step={-1} />
            <Step label={labels.next} step={1} />
          </div>
        )}
      </div>
      <div className={`carousel-track ${props.trackClass}`} data-track>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of a carousel, as WAI-ARIA's pattern names it
          <div
            key={key}
            role="group"
            aria-roledescription={labels.slide}
            aria-label={props.position(index + 1)}
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
