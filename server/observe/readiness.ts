import { setTimeout as sleep } from "node:timers/promises";

/** Whether this server should get requests; if not, the one word that says what is missing. */
export type Readiness = "ready" | "stopping" | "store" | "outbox";

/** A store that takes longer to say a word is not one to send visitors to. */
const patienceMs = 2000;

/** Anybody may ask, as often as they like; the store is asked once in this time. */
const freshMs = 1000;

export function createReadiness({
  askStore,
  outboxAlive,
  isStopping,
}: {
  /** Rejects where the store cannot be reached. */
  readonly askStore: () => Promise<unknown>;
  readonly outboxAlive: () => boolean;
  readonly isStopping: () => boolean;
}): () => Promise<Readiness> {
  let storeAnswers: Promise<boolean> | null = null;
  let askedAt = 0;

  function ask(): Promise<boolean> {
    const now = performance.now();
    if (storeAnswers === null || now - askedAt > freshMs) {
      askedAt = now;
      storeAnswers = Promise.race([
        askStore().then(
          () => true,
          () => false,
        ),
        sleep(patienceMs, false, { ref: false }),
      ]);
    }
    return storeAnswers;
  }

  return async () => {
    if (isStopping()) return "stopping";
    if (!(await ask())) return "store";
    return outboxAlive() ? "ready" : "outbox";
  };
}
