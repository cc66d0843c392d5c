import { setTimeout as sleep } from "node:timers/promises";

/** A clock that moves only when a test moves it. */
export function manualClock(start = "2026-11-21T12:00:00.000Z") {
  let now = Date.parse(start);
  return Object.assign(() => now, {
    forward(milliseconds: number) {
      now += milliseconds;
    },
  });
}

/** Waits until a condition is true. Throws if it is still false after a time that a busy machine may need, and no test counts. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not true after ${withinMs} ms: ${what}`);
    await sleep(5);
  }
}
