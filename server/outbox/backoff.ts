import { hourMs, minuteMs } from "#app/domain/durations.ts";
import { type JobPurpose, recipients } from "#quotes/store/jobs.ts";
import type { FailureFacts } from "#server/delivery-failure.ts";

const second = 1000;

/** The pause after each failed attempt: short for a brief failure, three days in total for a server that is down. */
const pauses = [
  10 * second,
  30 * second,
  2 * minuteMs,
  10 * minuteMs,
  hourMs,
  4 * hourMs,
  12 * hourMs,
  24 * hourMs,
  30 * hourMs,
] as const;

/** Attempts after the recipient is refused: some servers send a permanent error for a temporary failure. */
const attemptsAfterRefusal = 4;

/**
 * Milliseconds until the next attempt, or null if there is none. `attempts`: the number of attempts so far. `random`, in
 * [0, 1), varies the pause by a fifth, so that mails that failed together are not all retried together.
 */
export function pauseBeforeRetry(
  attempts: number,
  failure: { readonly purpose: JobPurpose } & Pick<FailureFacts, "recipientRefused"> &
    Partial<Pick<FailureFacts, "final" | "retryAfterMs">>,
  random: number,
): number | null {
  // A client's address was entered by a visitor, and nobody can correct it. The agency's own can be corrected.
  const hopeless = failure.recipientRefused && recipients[failure.purpose] === "client";
  if (failure.final || (hopeless && attempts >= attemptsAfterRefusal)) return null;
  const pause = pauses[attempts - 1];
  if (pause === undefined) return null;
  return Math.max(Math.round(pause * (0.8 + 0.4 * random)), failure.retryAfterMs ?? 0);
}
