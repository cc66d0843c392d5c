import { introductionClosedKey, introductionOpenedKey } from "#app/domain/personal-data.ts";

/** The time between the end of the splash and the opening, for reading the page. In milliseconds. */
const readingMs = 6000;
/** After a first scroll the card comes sooner, but not while the visitor scrolls. In milliseconds. */
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

/**
 * The dialog: in the page if the page is rendered live, else in the file that the build moved it to. Null if the file
 * cannot be loaded. XMLHttpRequest, because it parses HTML without a policy for Trusted Types.
 */
function dialogOf(dialogOrLink: HTMLElement): Promise<HTMLElement | null> {
  if (dialogOrLink.popover !== null) return Promise.resolve(dialogOrLink);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", dialogOrLink.dataset.introduction ?? "");
    request.responseType = "document";
    request.addEventListener("loadend", () => {
      const dialog = request.responseXML?.querySelector<HTMLElement>("[data-introduction]") ?? null;
      if (dialog !== null) document.body.append(dialog);
      resolve(dialog);
    });
    request.send();
  });
}

/** Opens the introduction once a session, and never for a visitor who has closed it. */
export async function offerIntroduction(dialogOrLink: HTMLElement): Promise<void> {
  if (!mayOpen()) return;
  while (document.documentElement.dataset.splash === "shown") await wait(splashCheckMs);
  await Promise.race([wait(readingMs), firstScroll().then(() => wait(afterScrollMs))]);
  const dialog = await dialogOf(dialogOrLink);
  if (dialog === null || document.hidden || isBusy()) return;
  sessionStorage.setItem(introductionOpenedKey, "true");
  dialog.showPopover();
  dialog.addEventListener("beforetoggle", () => localStorage.setItem(introductionClosedKey, "true"));
}
