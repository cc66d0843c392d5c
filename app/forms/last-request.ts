import { lastRequestKey, secondsBetweenRequests } from "#app/domain/personal-data.ts";

/** Called when a request was accepted. */
export function rememberRequest(now = Date.now()): void {
  try {
    localStorage.setItem(lastRequestKey, String(now));
  } catch {
    // Storage is refused: the server still knows.
  }
}

/** How long until the server, which holds to it anyway, takes another request of this browser, 0 where it would now. */
export function millisecondsUntilNext(now = Date.now()): number {
  try {
    const last = Number(localStorage.getItem(lastRequestKey)) || 0;
    // A clock set back since must not lock the visitor out.
    return last > now ? 0 : Math.max(0, last + secondsBetweenRequests * 1000 - now);
  } catch {
    return 0;
  }
}
