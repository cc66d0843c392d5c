import type { ReactNode } from "react";
import { Emphasis } from "./Emphasis.tsx";
import { Relief } from "./relief/Relief.tsx";

/** One thing to know before scrolling, such as a price floor, a delivery time or a place. */
export type HeroFact = { readonly label: string; readonly value: string };

/** A page's first screen: what is offered, its key facts, then `children`: what to do next (links as buttons). */
export function PageHero(props: {
  title: string;
  lead: string;
  facts?: readonly HeroFact[];
  children?: ReactNode;
}) {
  return (
    <section className="page-top relative isolate overflow-clip pb-20 after:absolute after:inset-x-0 after:bottom-0 after:-z-10 after:h-48 after:bg-linear-to-t after:from-canvas lg:pb-28">
      <Relief drawing="hero" className="max-md:opacity-20" />
      <div className="wide">
        <h1 className="max-w-[10.9em] text-hero">
          <Emphasis text={props.title} />
        </h1>
        <p className="mt-8 max-w-[30em] text-ink-2 text-lead">{props.lead}</p>
        {props.facts && <HeroFacts facts={props.facts} />}
        {props.children && <div className="mt-10 flex flex-wrap gap-4">{props.children}</div>}
      </div>
    </section>
  );
}

export function HeroFacts({ facts }: { facts: readonly HeroFact[] }) {
  return (
    <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="tabular font-semibold text-lead">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
