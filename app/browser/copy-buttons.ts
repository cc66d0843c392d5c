/** How long a button says that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * Shows the buttons that copy their `data-copy`, where a browser lets a page copy: not at plain http addresses. A pressed one says its
 * `data-copied` for a moment, and the live region behind its list says its `data-announced`.
 */
export function showCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
    const { copy = "", copied = "", announced = "" } = button.dataset;
    const word = button.firstElementChild as HTMLElement;
    const status = button.closest("dl")?.nextElementSibling as HTMLElement;
    const atRest = word.textContent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    button.addEventListener("click", () => {
      clearTimeout(timer);
      navigator.clipboard.writeText(copy).then(
        () => {
          word.textContent = copied;
          status.textContent = announced;
          timer = setTimeout(() => {
            word.textContent = atRest;
            status.textContent = "";
          }, saidFor);
        },
        // The browser refuses: what is beside the button can be copied by hand.
        () => getSelection()?.selectAllChildren(button.previousElementSibling as HTMLElement),
      );
    });
    button.hidden = false;
  }
}
