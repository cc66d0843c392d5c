import { introductionClosedKey, introductionOpenedKey } from "#app/domain/personal-data.ts";

/** After the splash, so that visitors see the page first. */
const delayMs = 1200;

const splashCheckMs = 100;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Not without storage, which prevents repetition, nor for visitors who prefer less motion. */
function maySee(): boolean {
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

/** Not while another dialog or menu is open, a video plays, or the visitor has scrolled. */
const isBusy = () =>
  scrollY > innerHeight / 2 || document.querySelector(":modal, :popover-open, video") !== null;

/**
 * The dialog: in its place where the page was rendered just now, else in the file that the build made of it. Null
 * where that cannot be had. Only a request for a document parses HTML without a policy for Trusted Types.
 */
function dialogOf(place: HTMLElement): Promise<HTMLDialogElement | null> {
  if (place instanceof HTMLDialogElement) return Promise.resolve(place);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", place.dataset.introduction ?? "");
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      const dialog =
        request.responseXML?.querySelector<HTMLDialogElement>("dialog[data-introduction]") ?? null;
      if (dialog !== null) place.replaceWith(dialog);
      resolve(dialog);
    });
    request.send();
  });
}

/** Opens the introduction once a session, and never for a visitor who has closed it. */
export async function introduce(place: HTMLElement): Promise<void> {
  if (!maySee()) return;
  while (document.documentElement.dataset.splash === "shown") await wait(splashCheckMs);
  const [dialog] = await Promise.all([dialogOf(place), wait(delayMs)]);
  if (dialog === null || document.hidden || isBusy()) return;
  dialog.addEventListener("close", () => {
    localStorage.setItem(introductionClosedKey, "true");
    dialog.querySelector("video")?.pause();
  });
  // `closedby="any"`, for browsers that do not support it.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  sessionStorage.setItem(introductionOpenedKey, "true");
  dialog.showModal();
}
