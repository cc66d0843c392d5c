/** Opens the introduction by itself, once a session, and never again for whoever has closed it. */
const openedKey = "introOpened";
const closedKey = "introClosed";

/** After the splash has gone, so that the page itself is seen first. */
const delayMs = 1200;

const root = document.documentElement;

function splashEnded(): Promise<void> {
  const ended = () => root.dataset.splash !== "shown";
  if (ended()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!ended()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ["data-splash"] });
  });
}

/**
 * Storage that is refused cannot remember, so nothing opens by itself then. Nor is a film offered unasked to whoever
 * wants less motion.
 */
function maySee(): boolean {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  try {
    return localStorage.getItem(closedKey) === null && sessionStorage.getItem(openedKey) === null;
  } catch {
    return false;
  }
}

/** Nobody is interrupted: not in another dialog or menu, not in a film, not further down the page. */
const isBusy = () =>
  scrollY > innerHeight / 2 || document.querySelector(":modal, :popover-open, video") !== null;

export async function introduce(dialog: HTMLDialogElement): Promise<void> {
  dialog.addEventListener("close", () => {
    localStorage.setItem(closedKey, "true");
    dialog.querySelector("video")?.pause();
  });
  // `closedby="any"`, where the browser does not know it yet.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());

  if (!maySee()) return;
  await splashEnded();
  await new Promise((done) => setTimeout(done, delayMs));
  if (document.hidden || isBusy()) return;
  sessionStorage.setItem(openedKey, "true");
  dialog.showModal();
}
