import type { ReactNode } from "react";
import { Contours } from "./contours/Contours.tsx";
import { Emphasis } from "./Emphasis.tsx";

export function ClosingCall(props: { id: string; title: string; text: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="closing-call relative isolate mt-20 overflow-clip bg-canvas py-16 text-ink lg:mt-28 lg:py-24"
      data-screen-only
    >
      <Contours drawing="island" still className="-bottom-1/2 md:left-1/2" />
      <div className="wide">
        <h2 id={props.id} className="max-w-[9.3em] text-hero">
          <Emphasis text={props.title} />
        </h2>
        <div className="mt-8 flex flex-wrap items-end justify-between gap-10">
          <p className="max-w-[30em] font-medium text-lead">{props.text}</p>
          <div className="flex flex-wrap gap-4">{props.children}</div>
        </div>
      </div>
    </section>
  );
}
