import type { ReactNode } from "react";

/** Why a form was refused as a whole. */
export function RefusalMessage(props: {
  /** Whether the page opens at it: the response to a form that was sent without script. */
  focused: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p
      role="alert"
      data-refusal
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a refused form, and this says why
      autoFocus={props.focused}
      className={`border-danger border-l-4 bg-raised px-6 py-5 font-semibold ${props.className ?? ""}`}
    >
      {props.children}
    </p>
  );
}
