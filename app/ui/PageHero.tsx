import type { ReactNode } from "react";
import { PageContours, type PageDrawing } from "./contours/Contours.tsx";
import { Emphasis } from "./Emphasis.tsx";

/** One thing to know before scrolling, such as a price floor, a delivery time or a place. */
export type HeroFact = {
  readonly label: string;
  readonly value: string;
};

/**
 * A page's first screen: what is offered, its key facts, then `children`: what to do next (links as buttons). The
 * drawing says what the page is about; a page that is only read has none.
 */
export function PageHero(props: {
  title: string;
  lead: string;
  facts?: readonly HeroFact[];
  drawing?: PageDrawing;
  children?: ReactNode;
  /** Between the lead and the facts: the way to what a visitor looks for. */
  finder?: ReactNode;
  /** Beside the text; below the buttons on a phone. */
  scene?: ReactNode;
}) {
  return (
    <section
      className={`page-top relative isolate overflow-clip pb-12 lg:pb-16 ${props.drawing ? "max-md:pb-[76vw] lg:min-h-152" : ""}`}
    >
      {props.drawing && <PageContours drawing={props.drawing} />}
      <div className="wide">
        <div className={props.scene ? "hero-scene lg:grid lg:grid-cols-[57fr_43fr]" : "lg:max-w-[57%]"}>
          <div>
            <h1 className={`text-hero lg:text-page ${props.drawing ? "md:max-lg:max-w-[64%]" : ""}`}>
              <Emphasis text={props.title} />
            </h1>
            <p className="mt-4 max-w-[30em] text-ink-2 text-lead lg:mt-7">{props.lead}</p>
            {props.finder}
            {props.facts && <HeroFacts facts={props.facts} />}
            {props.children && <div className="hero-actions hero-gap">{props.children}</div>}
          </div>
          {props.scene}
        </div>
      </div>
    </section>
  );
}

/** In characters: a longer value has a line of its own on a phone. */
const longest = 60;

export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <dl className="hero-facts hero-gap tabular">
      {facts.map(({ label, value }) => (
        <div key={label} className={value.length > longest ? "max-sm:basis-full" : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
