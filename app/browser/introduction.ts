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
      resolve(request.responseXML?.querySelector<HTMLElement>("[data-introduction]") ?? null);
    });
    request.send();
  });
}

/** Puts the dialog where the next presses of Tab reach it: behind the section that has the focus. */
function insertBehindFocus(dialog: HTMLElement): void {
  const section = document.activeElement?.closest("main > *, footer");
  if (section) section.after(dialog);
  else document.querySelector("main")?.prepend(dialog);
}

/** Whether the card lies over what the keyboard's focus is on. The target of the skip link is the whole page, and has no ring. */
function coversFocus(dialog: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible:not(main)") || dialog.contains(focused)) return false;
  const [card, other] = [dialog.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    other.left < card.right && card.left < other.right && other.top < card.bottom && card.top < other.bottom
  );
}

/** Opens the introduction once a session, and never for a visitor who has closed it. */
export async function offerIntroduction(dialogOrLink: HTMLElement): Promise<void> {
  if (!mayOpen()) return;
  while (document.documentElement.dataset.splash === "shown") await wait(splashCheckMs);
  await Promise.race([wait(readingMs), firstScroll().then(() => wait(afterScrollMs))]);
  const dialog = await dialogOf(dialogOrLink);
  if (dialog === null || document.hidden || isBusy()) return;
  sessionStorage.setItem(introductionOpenedKey, "true");
  insertBehindFocus(dialog);
  dialog.showPopover();
  const closed = new AbortController();
  const { signal } = closed;
  const rememberClosed = () => {
    localStorage.setItem(introductionClosedKey, "true");
    closed.abort();
  };
  dialog.addEventListener("beforetoggle", rememberClosed, { signal });
  const yieldToFocus = () => {
    if (!coversFocus(dialog)) return;
    // The visitor has not closed it.
    closed.abort();
    dialog.hidePopover();
  };
  // A scroll may follow the focus smoothly, or be a carousel's.
  for (const type of ["focusin", "scroll"])
    addEventListener(type, yieldToFocus, { capture: true, passive: true, signal });
  yieldToFocus();
}
