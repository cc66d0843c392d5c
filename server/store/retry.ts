import { setTimeout as sleep } from "node:timers/promises";

/** Runs `work`, again after each error that `canRetry` returns true for, until a moment of `performance.now()`. */
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
    // Different pauses, so that two that were in each other's way are not again.
    await sleep(5 + Math.random() * 15);
  }
}
