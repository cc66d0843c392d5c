import { currentPopover, trackPopovers } from "./current-popover.ts";

/** Sets `aria-expanded` on menu buttons, and closes a popover when the focus leaves it. */
export function startPopovers(): void {
  trackPopovers();
  for (const button of document.querySelectorAll<HTMLButtonElement>(".menu-button")) {
    const setExpanded = (open: boolean) => button.setAttribute("aria-expanded", String(open));
    setExpanded(false);
    document
      .getElementById(button.getAttribute("popovertarget") ?? "")
      ?.addEventListener("beforetoggle", (event) => setExpanded((event as ToggleEvent).newState === "open"));
  }
  // On the document, because React renders some popovers later.
  document.addEventListener("focusout", ({ relatedTarget }) => {
    const panel = currentPopover();
    if (
      panel !== null &&
      relatedTarget instanceof Element &&
      !relatedTarget.closest(`#${panel.id},[popovertarget=${panel.id}]`)
    )
      panel.hidePopover();
  });
}
