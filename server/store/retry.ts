import { setTimeout as sleep } from "node:timers/promises";

/** Runs `work`, and runs it again after errors that `canRetry` accepts, until `deadline`, in `performance.now()` time. */
export async function retryUntil<T>(
  deadline: number,
  work: () => T | Promise<T>,
  canRetry: (error: unknown) => boolean,
): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!canRetry(error) || performance.now() > deadline) throw error;
    }
    // Random pauses, so that two conflicting transactions do not conflict again.
    await sleep(5 + Math.random() * 15);
  }
}
