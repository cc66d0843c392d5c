import { afterPaint } from "../after-paint.ts";

/** Shows a dialog before it is modal: `showModal()` first computes the styles of the whole page, slow on phones. */
export function showThenMakeModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(":popover-open, [open]")) return;
  const opener = focusedElement();
  dialog.popover = "manual";
  dialog.showPopover();
  afterPaint(() => {
    const focused = focusedElement();
    dialog.hidePopover();
    dialog.popover = null;
    // A closed dialog returns the focus to the element that had it when it became modal.
    opener?.focus();
    dialog.showModal();
    if (dialog.contains(focused)) focused?.focus();
  });
}

const focusedElement = () => document.activeElement as HTMLElement | null;
