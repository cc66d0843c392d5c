import type { ReactNode } from "react";
import type { ClientView } from "#app/follow-up/operations.ts";
import { type ClientStep, clientSteps } from "./forms.ts";

/** A plain form of the page. `view`: the document that it decides on. */
export function ClientForm(props: {
  id?: string;
  anchor: string;
  /** "off": a browser restores nothing in it, but in the fields that say otherwise. */
  autoComplete?: "off";
  /** Null if its buttons say it. */
  step: ClientStep | null;
  view: ClientView | null;
  children: ReactNode;
}) {
  const { step, view } = props;
  return (
    <form
      id={props.id}
      method="post"
      action={`#${props.anchor}`}
      noValidate
      autoComplete={props.autoComplete}
      className="mt-6 grid max-w-[38em] gap-6"
    >
      {step !== null && <input type="hidden" name="step" value={clientSteps[step]} />}
      {view !== null && (
        <>
          <input type="hidden" name="quoteId" value={view.version.id} />
          <input type="hidden" name="pdfHash" value={view.version.pdfHash} />
        </>
      )}
      {props.children}
    </form>
  );
}
