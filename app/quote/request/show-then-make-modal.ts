/**
 * Shows a dialog with the next paint and makes it modal after that. `showModal()` alone computes the styles of the
 * whole page, which becomes inert, before anything is seen: on a slow phone that is most of what a press waits for.
 */
export function showThenMakeModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(":popover-open, [open]")) return;
  const opener = focusedElement();
  dialog.popover = "manual";
  dialog.showPopover();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const focused = focusedElement();
      dialog.hidePopover();
      dialog.popover = null;
      // A closed dialog returns the focus to the element that had it when it became modal.
      opener?.focus();
      dialog.showModal();
      if (dialog.contains(focused)) focused?.focus();
    }),
  );
}

const focusedElement = () => document.activeElement as HTMLElement | null;
