/** Sets the state of a menu's button as an attribute, and closes a popover that loses the focus. */
export function popovers(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>(".menu-button")) {
    const setExpanded = (open: boolean) => button.setAttribute("aria-expanded", String(open));
    setExpanded(false);
    document
      .getElementById(button.getAttribute("popovertarget") ?? "")
      ?.addEventListener("beforetoggle", (event) => setExpanded((event as ToggleEvent).newState === "open"));
  }
  // On the document: some popovers come later, with what React renders.
  document.addEventListener("focusout", ({ relatedTarget }) => {
    const panel = document.querySelector<HTMLElement>("[popover=auto]:popover-open");
    if (
      panel !== null &&
      relatedTarget instanceof Element &&
      !relatedTarget.closest(`#${panel.id},[popovertarget=${panel.id}]`)
    )
      panel.hidePopover();
  });
}
