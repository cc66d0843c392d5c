/** Between two requests of one visitor, by the specification. The server holds to it; the browser says so first. */
export const secondsBetweenRequests = 30;

/** `app/shell/script/lead-forms.ts` writes it as well, on the page that follows an accepted request. */
export const storageKey = "lastRequestAt";

/** Called when a request was accepted. */
export function rememberRequest(now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, String(now));
  } catch {
    // Storage is refused: the server still knows.
  }
}

/** How long until the server takes another request of this browser, 0 where it would now. */
export function millisecondsUntilNext(now = Date.now()): number {
  try {
    const last = Number(localStorage.getItem(storageKey)) || 0;
    // A clock set back since must not lock the visitor out.
    return last > now ? 0 : Math.max(0, last + secondsBetweenRequests * 1000 - now);
  } catch {
    return 0;
  }
}
