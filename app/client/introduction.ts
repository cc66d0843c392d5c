import { introductionClosedKey, introductionOpenedKey } from "#app/domain/personal-data.ts";

/** The time between the end of the splash and the opening, for reading the page. In milliseconds. */
const readingMs = 6000;
/** After a first scroll the dialog opens sooner, but not while the visitor scrolls. In milliseconds. */
const afterScrollMs = 1200;

const splashCheckMs = 100;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

const firstScroll = () =>
  new Promise((done) => addEventListener("scroll", done, { once: true, passive: true }));

/** False without storage, because it would open again on every page, and for visitors who prefer less motion. */
function mayOpen(): boolean {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return false;
  try {
    return (
      localStorage.getItem(introductionClosedKey) === null &&
      sessionStorage.getItem(introductionOpenedKey) === null
    );
  } catch {
    return false;
  }
}

/** Whether another dialog or menu is open, or a video plays. */
const isBusy = () => document.querySelector(":modal, :popover-open, video") !== null;

/** Opens the introduction once a session, and never for a visitor who has closed it. */
export async function offerIntroduction(dialog: HTMLDialogElement): Promise<void> {
  if (!mayOpen()) return;
  while (document.documentElement.dataset.splash === "shown") await wait(splashCheckMs);
  await Promise.race([wait(readingMs), firstScroll().then(() => wait(afterScrollMs))]);
  if (document.hidden || isBusy()) return;
  dialog.addEventListener("close", () => {
    localStorage.setItem(introductionClosedKey, "true");
    dialog.querySelector("video")?.pause();
  });
  // `closedby="any"`, for browsers that do not support it.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  sessionStorage.setItem(introductionOpenedKey, "true");
  dialog.showModal();
}
