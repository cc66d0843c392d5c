import type { ReactNode } from "react";
import type { ClientView } from "#quotes/operations.ts";
import { PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";
import { type ClientStep, clientSteps } from "./forms.ts";

const layout = "mt-5 grid max-w-[38em] gap-5 lg:mt-6 lg:gap-6";

/** The form in which the client accepts. The options stand at their lines, outside of it. */
export const acceptForm = "accept-form";

/**
 * Another answer than acceptance. `choosing`: its controls, and its button that says the step, belong to the form of the options, so that
 * what is ticked is posted with it and stays ticked. `view`: as in `ClientForm`.
 */
export function OtherAnswer(props: {
  step: ClientStep;
  view: ClientView | null;
  choosing: boolean;
  children: ReactNode;
}) {
  const { choosing, children, ...form } = props;
  return choosing ? <div className={layout}>{children}</div> : <ClientForm {...form}>{children}</ClientForm>;
}

/** What a control of `OtherAnswer` has beside its own attributes. A browser may restore its text: no amount follows from it. */
export const otherControl = (choosing: boolean) =>
  choosing ? ({ form: acceptForm, autoComplete: "on" } as const) : {};

/** What the button of `OtherAnswer` has beside its own attributes. */
export const otherButton = (choosing: boolean, step: ClientStep) =>
  choosing ? ({ form: acceptForm, name: "step", value: clientSteps[step] } as const) : {};

/** A plain form of the page. `view`: the document that it decides on. */
export function ClientForm(props: {
  id?: string;
  /** "off": a browser restores nothing in it, but in the fields that say otherwise. */
  autoComplete?: "off";
  /** Null if its buttons say it. */
  step: ClientStep | null;
  view: ClientView | null;
  /** What else it posts that nobody enters here. */
  values?: Readonly<Record<string, string | undefined>>;
  children: ReactNode;
}) {
  const { step, view } = props;
  return (
    <PostForm
      id={props.id}
      values={{
        step: step === null ? undefined : clientSteps[step],
        quoteId: view?.version.id,
        pdfHash: view?.version.pdfHash,
        ...props.values,
      }}
      noValidate
      autoComplete={props.autoComplete}
      className={layout}
    >
      {props.children}
    </PostForm>
  );
}

/** A button that says the step of its form. */
export function StepButton(props: { step: ClientStep; look?: "primary" | "quiet"; children: ReactNode }) {
  const { step, look = "quiet", children } = props;
  return (
    <SubmitButton
      name="step"
      value={clientSteps[step]}
      formAction={step === "back" ? `#${anchors.decision}` : undefined}
      look={look}
    >
      {children}
    </SubmitButton>
  );
}
