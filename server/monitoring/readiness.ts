import { setTimeout as sleep } from "node:timers/promises";

/** Whether this server should get requests; if not, the one word that says what is missing. */
export type Readiness = "ready" | "stopping" | "store" | "outbox";

/** A store that takes longer to take a few bytes is not one to send visitors to. */
const timeoutMs = 2000;

/** Anybody may ask, as often as they like; the check writes to the disk, once in this time at most. */
const freshMs = 2000;

export function createReadiness({
  checkStorage,
  outboxAlive,
  isStopping,
}: {
  /** Rejects where a request could not be stored now. */
  readonly checkStorage: () => Promise<unknown>;
  readonly outboxAlive: () => boolean;
  readonly isStopping: () => boolean;
}): () => Promise<Readiness> {
  let storageWorks: Promise<boolean> | null = null;
  let checking = false;
  let checkedAt = 0;

  function check(): Promise<boolean> {
    const now = performance.now();
    // One that hangs is not joined by another: each holds a thread or a connection.
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
