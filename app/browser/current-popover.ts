let opened: HTMLElement | null = null;

/** Keeps track of the open popover. Looking for it at every press would search the whole page, which is slow on phones. */
export function trackPopovers(): void {
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
