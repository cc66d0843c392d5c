import type { ReactNode } from "react";
import type { Day, DayRange } from "#app/domain/days.ts";
import { DoneMessage, PostForm, SubmitButton } from "#quotes/pages/parts.tsx";
import { DayField } from "./DayField.tsx";
import { type RequestRefused, refusedField } from "./refused-form.ts";
import { lastEventField, type RequestStep } from "./steps.ts";

/** A form of a day about an accepted quote, or one that was withdrawn from. */
export function DayForm(props: {
  step: RequestStep;
  name: "depositReceivedOn" | "contractEndsOn" | "refundedOn";
  /** The ID of its field, where the page has several of this name. */
  fieldId?: string;
  /** The quote's ID, if it was withdrawn from. */
  quoteId?: string | undefined;
  label: string;
  hint: string;
  /** What is said once it is saved, unless that is said elsewhere. */
  saved: { readonly id: string; readonly text: string } | null;
  submit: string;
  day: Day | null;
  /** As the view has it. */
  lastEvent: string;
  refused: RequestRefused | undefined;
  range: DayRange;
  /** Further fields. */
  children?: ReactNode;
}) {
  const { name, label, hint, saved, day, refused, range } = props;
  return (
    <PostForm
      values={{ step: props.step, [lastEventField]: props.lastEvent, quoteId: props.quoteId }}
      className="mt-6 grid gap-4 border-line border-t pt-5 *:max-w-[38em]"
    >
      {saved !== null && <DoneMessage id={saved.id}>{saved.text}</DoneMessage>}
      <DayField
        {...refusedField(refused, name, day ?? "")}
        id={props.fieldId}
        label={label}
        hint={hint}
        range={range}
      />
      {props.children}
      <SubmitButton>{props.submit}</SubmitButton>
    </PostForm>
  );
}
