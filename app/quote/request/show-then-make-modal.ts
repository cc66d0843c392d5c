/**
 * Shows a dialog with the next paint and makes it modal after that. `showModal()` alone computes the styles of the
 * whole page, which becomes inert, before anything is seen: on a slow phone that is most of what a press waits for.
 */
export function showThenMakeModal(dialog: HTMLDialogElement): void {
  dialog.popover = "manual";
  dialog.showPopover();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const focused = document.activeElement;
      // Gives the focus back first, so that the dialog does so too when it is closed.
      dialog.hidePopover();
      dialog.popover = null;
      dialog.showModal();
      if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
    }),
  );
}
