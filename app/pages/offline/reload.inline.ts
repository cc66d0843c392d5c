/**
 * This page is shown in place of another, at the address of that one. It requests that address past the service worker
 * until the server responds: after 1 second, 2, 4 and so on, up to a minute, because the server may be down; and at once
 * when the browser is online again. The script is inline because offline only the page itself is sure to be there.
 */
import { linkLanguagesToThisAddress } from "#app/browser/language-links.ts";

const page = document.querySelector<HTMLElement>("[data-offline]");
let timer: ReturnType<typeof setTimeout>;

function askIn(pauseMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(ask, pauseMs, Math.min(2 * pauseMs || 1000, 60_000));
}

function ask(nextPauseMs: number): void {
  fetch(location.href, { method: "HEAD" }).then(
    () => location.reload(),
    () => askIn(nextPauseMs),
  );
}

if (location.pathname !== page?.dataset.offline) {
  askIn(1000);
  addEventListener("online", () => askIn(0));
  // The missing page's address exists under either prefix.
  addEventListener("DOMContentLoaded", linkLanguagesToThisAddress);
}
