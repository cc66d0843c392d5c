import { rememberSentForm } from "#app/forms/last-request.ts";

/** If the code cannot be loaded, the forms work without it: the browser itself sends them. */
const ignored = () => {};

/** The forms and the page after them. Their code is loaded when a form takes the focus. */
export function loadFormsOnFocus(): void {
  const prepare = (focused: Element | null) => {
    if (focused?.closest("[data-lead-form],dialog:has([data-lead-form])"))
      import("./lead-forms.ts").catch(ignored);
  };
  document.addEventListener("focusin", ({ target }) => prepare(target as Element));
  // It may have received the focus before this script ran.
  prepare(document.activeElement);
  if (document.querySelector("[data-request-sent]")) rememberSentForm();
}
