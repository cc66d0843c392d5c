/** The forms and the page after them. Their code is loaded when a form takes the focus. */
export function forms(): void {
  const prepare = (focused: Element | null) => {
    if (focused?.closest("[data-lead-form]")) void import("./lead-forms.ts");
  };
  document.addEventListener("focusin", ({ target }) => prepare(target as Element));
  // It may have received the focus before this script ran.
  prepare(document.activeElement);
  if (document.querySelector("[data-request-sent]"))
    void import("#app/forms/last-request.ts").then((module) => module.rememberSentForm());
}
