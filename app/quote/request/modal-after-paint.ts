import { afterPaint } from "../after-paint.ts";

/**
 * What becomes modal, or ends being so, has the styles of the whole page computed again, which is slow on phones. So a press
 * is painted first.
 */

/** Shows a dialog as a modal one, behind which the page does not scroll. To be undone by `unlockPage`. */
export function makeModal(dialog: HTMLDialogElement): void {
  // From a caret behind the dialog, Chromium searches the whole page for a place for it at the next press.
  if (getSelection()?.isCollapsed) getSelection()?.removeAllRanges();
  document.documentElement.dataset.locked = "";
  dialog.showModal();
}

export function unlockPage(): void {
  delete document.documentElement.dataset.locked;
}

/** Shows a dialog as a modal one once the press has been painted. */
export function makeModalAfterPaint(dialog: HTMLDialogElement): void {
  afterPaint(() => {
    if (!dialog.open) makeModal(dialog);
  });
}

/** Hides a modal dialog, then closes it. */
export function hideThenClose(dialog: HTMLDialogElement): void {
  dialog.style.visibility = "hidden";
  afterPaint(() => {
    dialog.style.removeProperty("visibility");
    dialog.close();
  });
}
