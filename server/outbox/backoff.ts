import type { MailPurpose } from "#server/store/store.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pause after each failed attempt: quick for a hiccup, three days in all for a server that is down. */
const pauses = [
  10 * second,
  30 * second,
  2 * minute,
  10 * minute,
  hour,
  4 * hour,
  12 * hour,
  24 * hour,
  30 * hour,
] as const;

/** A mistyped address stays mistyped; a few tries more are for servers that say "never" and mean "not now". */
const attemptsOnceRefused = 4;

/**
 * Milliseconds until the next attempt, or null where there is to be none. `attempts` counts those made;
 * `random` in [0, 1) spreads the retries by a fifth, so that mails held up together do not return together.
 */
export function pauseAfter(
  attempts: number,
  failure: { readonly purpose: MailPurpose; readonly recipientRefused: boolean },
  random: number,
): number | null {
  // Only a visitor's address may be wrong for good. The agency's can be mended, and its notice is worth waiting for.
  const hopeless = failure.recipientRefused && failure.purpose === "visitor-receipt";
  if (hopeless && attempts >= attemptsOnceRefused) return null;
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : Math.round(pause * (0.8 + 0.4 * random));
}
