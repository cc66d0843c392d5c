import { rememberSentForm } from "#app/forms/last-request.ts";

/** What the forms do without: a file that does not come changes nothing that is sent by the browser itself. */
const ignored = () => {};

/** The forms and the page after them. Their code is loaded when a form takes the focus. */
export function startForms(): void {
  const prepare = (focused: Element | null) => {
    if (focused?.closest("[data-lead-form],dialog:has([data-lead-form])"))
      import("./lead-forms.ts").catch(ignored);
  };
  document.addEventListener("focusin", ({ target }) => prepare(target as Element));
  // It may have received the focus before this script ran.
  prepare(document.activeElement);
  if (document.querySelector("[data-request-sent]")) rememberSentForm();
}
