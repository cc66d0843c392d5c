import { formSentKey, lastRequestKey } from "#app/domain/personal-data.ts";
import { secondsBetweenRequests } from "#app/domain/visitor-limits.ts";

export function rememberRequest(now = Date.now()): void {
  try {
    localStorage.setItem(lastRequestKey, String(now));
  } catch {
    // Storage is refused: the server checks it anyway.
  }
}

/**
 * On the page after an accepted form. Whoever opens that page by its address has sent nothing, so the moment at which this
 * tab sent a form counts.
 */
export function rememberSentForm(): void {
  try {
    const sentAt = sessionStorage.getItem(formSentKey);
    if (sentAt !== null) rememberRequest(Number(sentAt));
  } catch {
    // Storage is refused.
  }
}

/** Milliseconds until the server accepts another request of this browser. */
export function millisecondsUntilNext(now = Date.now()): number {
  try {
    const last = Number(localStorage.getItem(lastRequestKey)) || 0;
    // After the clock was set back, the visitor must not be locked out.
    return last > now ? 0 : Math.max(0, last + secondsBetweenRequests * 1000 - now);
  } catch {
    return 0;
  }
}
