/** What the pages behind secret links have of script: their live form, what can be copied, what is not to be lost, and the way to the board. */
import { boardKey } from "#app/domain/personal-data.ts";
import { liveForm } from "./live-form.ts";

/** How long a button says that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * Shows the buttons that copy their `data-copy`, where a browser lets a page copy: not at plain http addresses. A pressed one says its
 * `data-copied` for a moment, and the live region behind its list says its `data-announced`.
 */
function showCopyButtons(): void {
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

/**
 * Asks before a page is left while its form `data-unsaved` has changes that nobody has sent. With the value `changed`, it came with some.
 * A browser keeps no page in memory that listens to this, so only one with changes does.
 */
function guardUnsavedChanges(): void {
  const form = document.querySelector<HTMLFormElement>("form[data-unsaved]");
  if (!form) return;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const guard = () => addEventListener("beforeunload", ask);
  form.addEventListener("input", guard);
  form.addEventListener("submit", () => removeEventListener("beforeunload", ask));
  if (form.dataset.unsaved === "changed") guard();
}

/**
 * The address of a board that was opened in this tab is kept in it, so that the pages of a request lead back there, not to where a
 * new link is asked for. The address is a secret: it ends with the tab.
 */
function rememberBoard(): void {
  try {
    const [board] = /^\/b\/[\w-]{22}\//.exec(location.pathname) ?? [];
    if (board !== undefined) sessionStorage.setItem(boardKey, board);
    const link = document.querySelector<HTMLAnchorElement>("a[data-board]");
    link?.setAttribute("href", sessionStorage.getItem(boardKey) ?? link.pathname);
  } catch {
    // Storage is refused: the link that is there.
  }
}

export function startPrivatePage(): void {
  liveForm();
  showCopyButtons();
  guardUnsavedChanges();
  rememberBoard();
}
