/**
 * Marks the element that gets the focus back from a closed dialog until the focus leaves it. The visitor has not moved to
 * it with the keyboard, so it does not keep the header shown (`shell.css`).
 */
export function markReturnedFocus(): void {
  const mark = () => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement)) return;
    opener.dataset.returned = "";
    opener.addEventListener("blur", () => delete opener.dataset.returned, { once: true });
  };
  // `close` does not bubble.
  document.addEventListener("close", mark, true);
}
