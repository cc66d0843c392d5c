/**
 * This page stands in for another, at that one's address, and asks for it until the network answers, past the service
 * worker: after 1 second, 2, 4 and so on to a minute, for the server may be away; and at once when the network comes
 * back, which may not yet reach this site. It is in the page because only the page is sure to be there offline.
 */
import { linkLanguagesToThisAddress } from "#app/client/language-links.ts";

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
