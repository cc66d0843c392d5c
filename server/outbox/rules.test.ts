import { spawnSync } from "node:child_process";
import { hostname } from "node:os";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mailRetryDays } from "#app/domain/personal-data.ts";
import { pauseBeforeRetry } from "./backoff.ts";
import { hasWorkerEnded, workerName } from "./worker.ts";

const transient = { purpose: "agency-notice", recipientRefused: false } as const;

test("pauses grow, stay within a fifth of their length, and end after three days", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
      (n, random) => {
        const middle = pauseBeforeRetry(n, transient, 0.5) ?? 0;
        const pause = pauseBeforeRetry(n, transient, random) ?? 0;
        expect(pause).toBeGreaterThanOrEqual(middle * 0.8 - 1);
        expect(pause).toBeLessThanOrEqual(middle * 1.2 + 1);
        expect(pauseBeforeRetry(n + 1, transient, 0.5)).toBeGreaterThan(middle);
      },
    ),
  );
  let total = 0;
  let attempts = 1;
  for (
    let pause = pauseBeforeRetry(attempts, transient, 0.5);
    pause !== null;
    pause = pauseBeforeRetry(attempts, transient, 0.5)
  ) {
    total += pause;
    attempts += 1;
  }
  // What the privacy page tells, to two hours.
  expect(Math.abs(total / 3_600_000 - mailRetryDays * 24)).toBeLessThan(2);
});

test("retries end early for a refused visitor's address, and not for the agency's", () => {
  expect(
    pauseBeforeRetry(3, { purpose: "visitor-acknowledgement", recipientRefused: true }, 0),
  ).not.toBeNull();
  expect(pauseBeforeRetry(4, { purpose: "visitor-acknowledgement", recipientRefused: true }, 0)).toBeNull();
  expect(pauseBeforeRetry(4, { purpose: "agency-notice", recipientRefused: true }, 0)).not.toBeNull();
  expect(
    pauseBeforeRetry(4, { purpose: "visitor-acknowledgement", recipientRefused: false }, 0),
  ).not.toBeNull();
});

test("retries end early for every mail to a client, and at once where no attempt can succeed", () => {
  for (const purpose of ["client-quote", "client-reminder", "client-acceptance"] as const)
    expect(pauseBeforeRetry(4, { purpose, recipientRefused: true }, 0)).toBeNull();
  for (const purpose of ["agency-reminder", "agency-question", "webhook"] as const) {
    expect(pauseBeforeRetry(4, { purpose, recipientRefused: true }, 0)).not.toBeNull();
    expect(pauseBeforeRetry(1, { purpose, recipientRefused: false, final: true }, 0)).toBeNull();
  }
});

test("what the other side asks for makes a pause longer, never shorter, and not the last one", () => {
  const busy = { purpose: "webhook", recipientRefused: false } as const;
  expect(pauseBeforeRetry(1, { ...busy, retryAfterMs: 120_000 }, 0.5)).toBe(120_000);
  expect(pauseBeforeRetry(6, { ...busy, retryAfterMs: 1000 }, 0.5)).toBe(pauseBeforeRetry(6, busy, 0.5));
  expect(pauseBeforeRetry(10, { ...busy, retryAfterMs: 1000 }, 0.5)).toBeNull();
});

test("a worker is gone if its process has ended, or if its process ID is now ours", () => {
  const ended = spawnSync("true").pid;
  const [machine] = workerName().split(":");
  expect(hasWorkerEnded(workerName())).toBe(false);
  expect(hasWorkerEnded(`${machine}:${process.pid}:otherboot`)).toBe(true);
  expect(hasWorkerEnded(`${machine}:${process.ppid}:x`)).toBe(false);
  expect(hasWorkerEnded(`${machine}:${ended}:x`)).toBe(true);
  expect(hasWorkerEnded(`elsewhere:${ended}:x`)).toBe(false);
  expect(hasWorkerEnded("nonsense")).toBe(false);
});

test("a worker on another machine of the same name does not count as gone", () => {
  const ended = spawnSync("true").pid;
  expect(hasWorkerEnded(`${hostname()}:${ended}:x`)).toBe(process.platform !== "linux");
});
