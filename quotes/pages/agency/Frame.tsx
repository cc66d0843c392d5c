import type { ReactNode } from "react";

export { Column as Frame } from "#quotes/pages/Column.tsx";

/** A part of the page with its heading. */
export function Part(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${props.id}-title`} id={props.id} className="mt-14 scroll-mt-6">
      <h2 id={`${props.id}-title`} className="text-heading">
        {props.title}
      </h2>
      <div className="mt-4">{props.children}</div>
    </section>
  );
}

/** A group of fields with its title. */
export function Group(props: { id?: string; title: string; columns?: boolean; children: ReactNode }) {
  return (
    <fieldset id={props.id} className="mt-12">
      <legend className="font-bold font-display text-heading">{props.title}</legend>
      <div
        className={`mt-5 grid gap-6 ${props.columns ? "items-start sm:grid-cols-2 sm:items-end sm:has-[[aria-invalid]]:items-start" : ""}`}
      >
        {props.children}
      </div>
    </fieldset>
  );
}

/** What was just done. Shown at its own address only: the page has no memory of it. */
export function DoneMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="status"
      className="only-target mb-6 scroll-mt-6 border-lagoon border-l-4 bg-raised px-6 py-4 font-semibold"
    >
      {children}
    </p>
  );
}
