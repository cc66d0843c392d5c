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
  // On the document, because React renders some popovers later. The introduction opens without the focus, and waits for it.
  document.addEventListener("focusout", ({ relatedTarget }) => {
    const panel = currentPopover();
    if (
      panel?.matches(":not([data-introduction]), :has(video)") &&
      relatedTarget instanceof Element &&
      !relatedTarget.closest(`#${panel.id},[popovertarget=${panel.id}]`)
    )
      panel.hidePopover();
  });
}

let opened: HTMLElement | null = null;

/** Keeps track of the open popover. Looking for it at every press would search the whole page, which is slow on phones. */
function trackPopovers(): void {
  document.addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      if ((target as HTMLElement).popover === "auto")
        opened = newState === "open" ? (target as HTMLElement) : null;
    },
    true,
  );
}

/** The menu or `popover=auto` that is open, or null. */
export const currentPopover = (): HTMLElement | null => (opened?.matches(":popover-open") ? opened : null);
