import { createHmac, type KeyObject } from "node:crypto";
import type { RateLimit } from "./store.ts";

/** The key under which a limit is kept: the name itself (an e-mail or network address) is in no table. */
export function rateLimitKey(secret: KeyObject, name: string): string {
  return createHmac("sha256", secret).update(name).digest("base64url");
}

/**
 * The "generic cell rate algorithm": the state of a limit is one number, the moment when its whole burst is available
 * again (milliseconds since 1970; null where nobody has used it). Each use moves it one interval further.
 *
 * `retryAfterMs` is 0 where the use is allowed. `availableAt` is the new state. It changes for a refused use too where
 * the clock was set back, and must be kept then: otherwise each try would be given the same wait again.
 */
export function applyRateLimit(
  { burst, intervalMs }: RateLimit,
  availableAt: number | null,
  now: number,
): { readonly retryAfterMs: number; readonly availableAt: number } {
  // A clock that was set back locks nobody out: the whole burst is never further away than the intervals it stands for.
  const start = Math.min(Math.max(availableAt ?? now, now), now + burst * intervalMs);
  const retryAfterMs = Math.max(0, start - now - (burst - 1) * intervalMs);
  return { retryAfterMs, availableAt: retryAfterMs > 0 ? start : start + intervalMs };
}
