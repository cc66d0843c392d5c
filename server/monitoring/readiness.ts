import { setTimeout as sleep } from "node:timers/promises";

/** Whether this server should get requests; if not, what prevents it. */
export type Readiness = "ready" | "stopping" | "store" | "outbox";

/** A store that takes longer for a few bytes counts as not ready. */
const timeoutMs = 2000;

/** Results are reused for this time: the check writes to the disk, and anybody can request it at any rate. */
const freshMs = 2000;

export function createReadiness({
  checkStorage,
  outboxAlive,
  isStopping,
}: {
  /** Rejects if requests cannot be stored now. */
  readonly checkStorage: () => Promise<unknown>;
  readonly outboxAlive: () => boolean;
  readonly isStopping: () => boolean;
}): () => Promise<Readiness> {
  let storageWorks: Promise<boolean> | null = null;
  let checking = false;
  let checkedAt = 0;

  function check(): Promise<boolean> {
    const now = performance.now();
    // No second check while one hangs: each occupies a thread or a connection.
    if (storageWorks !== null && (checking || now - checkedAt <= freshMs)) return storageWorks;
    checkedAt = now;
    checking = true;
    const works = checkStorage()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        checking = false;
      });
    storageWorks = Promise.race([works, sleep(timeoutMs, false, { ref: false })]);
    return storageWorks;
  }

  return async () => {
    if (isStopping()) return "stopping";
    if (!(await check())) return "store";
    return outboxAlive() ? "ready" : "outbox";
  };
}
