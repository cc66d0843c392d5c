import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";

export const stepIds = ["project", "duration", "pack", "options"] as const;
export type StepId = (typeof stepIds)[number];

type StepProps = {
  id: StepId;
  title: string;
  chosen: string | null;
  children: ReactNode;
};

export function Step(props: StepProps) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="step">
      <div className="step-head">
        <Head {...props} />
      </div>
      {props.children}
    </section>
  );
}

export function FoldingStep(props: StepProps) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="step">
      <details open className="fold">
        <summary className="step-head">
          <Head {...props} />
          <Icon name="chevron-down" size={26} className="chevron" />
        </summary>
        {props.children}
      </details>
    </section>
  );
}

function Head(props: StepProps) {
  return (
    <>
      <span aria-hidden="true" className="step-number accent-text tabular">
        0{stepIds.indexOf(props.id) + 1}
      </span>
      <h2 id={`${props.id}-title`} className="text-[clamp(1.625rem,2.6vw,2.375rem)] leading-tight">
        {props.title}
      </h2>
      {props.chosen !== null && (
        <span className="inline-flex items-center gap-1.5 font-semibold text-accent-ink [grid-area:chosen]">
          <Icon name="check" />
          <span>{props.chosen}</span>
        </span>
      )}
    </>
  );
}

/** Submits the form without script. */
export function PlainUpdate(props: { label: string; form?: string; className?: string }) {
  return (
    <noscript>
      <button type="submit" form={props.form} className={buttonClass("quiet", props.className ?? "mt-7")}>
        {props.label}
      </button>
    </noscript>
  );
}
