import type { ReactNode } from "react";
import type { Day, DayRange } from "#app/domain/days.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import { DoneMessage, formAction } from "#quotes/pages/parts.tsx";
import type { RequestRefused } from "./action.server.ts";
import { DayField } from "./DayField.tsx";
import { lastEventField, type RequestStep } from "./steps.ts";

/** A form of a day about an accepted quote. */
export function DayForm(props: {
  step: RequestStep;
  name: "depositReceivedOn" | "contractEndsOn";
  label: string;
  hint: string;
  saved: { readonly id: string; readonly text: string };
  submit: string;
  day: Day | null;
  /** Of the view. */
  lastEvent: string;
  refused: RequestRefused | undefined;
  range: DayRange;
  /** Further fields. */
  children?: ReactNode;
}) {
  const { name, label, hint, saved, day, refused, range } = props;
  return (
    <form
      method="post"
      action={formAction}
      className="mt-6 grid gap-4 border-line border-t pt-5 *:max-w-[38em]"
    >
      <DoneMessage id={saved.id}>{saved.text}</DoneMessage>
      <input type="hidden" name="step" value={props.step} />
      <input type="hidden" name={lastEventField} value={props.lastEvent} />
      <DayField
        name={name}
        label={label}
        hint={hint}
        defaultValue={refused?.entered[name] ?? day ?? ""}
        error={refused?.errors[name]}
        range={range}
      />
      {props.children}
      <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
        {props.submit}
      </button>
    </form>
  );
}
