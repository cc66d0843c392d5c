import { splashSeenKey } from "#app/domain/personal-data.ts";
import { pageLoaded } from "./page-loaded.ts";

/** The shortest time that the splash is shown, in milliseconds. */
const minimumMs = 2000;

/**
 * The time after which the faded splash is removed, in milliseconds: shortly before the end of its transition
 * (`shell.css`), which would need five more frames of the main thread.
 */
const fadeDurationMs = 350;

/** Ends the splash once the page has loaded and the shortest time is over. Stores that this session has seen it. */
export function startSplash(): void {
  const root = document.documentElement;
  if (root.dataset.splash === undefined) return;
  try {
    sessionStorage.setItem(splashSeenKey, "true");
  } catch {
    // Without storage, the script in the head does not show the splash.
  }
  const element = document.querySelector(".splash");
  element?.firstElementChild?.classList.add("drawn");
  // A millisecond more: timers count whole milliseconds and may end early.
  const elapsed = new Promise<void>((done) => setTimeout(done, minimumMs + 1 - performance.now()));
  void Promise.all([pageLoaded(), elapsed]).then(() => {
    root.dataset.splash = "done";
    setTimeout(() => element?.remove(), fadeDurationMs);
  });
}
