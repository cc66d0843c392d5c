import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "#quotes/platform.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "#quotes/store/store.ts";

/** Milliseconds between tries; the last is repeated. */
const defaultPauses: readonly number[] = [1000, 2000, 4000, 8000, 15_000];

export type OpeningStore = {
  /** Usable at once: until the store is open, each call throws a StoreUnavailableError. */
  readonly store: Store;
  /**
   * Resolves once the store is open. Rejects if it cannot be opened: with the error, or with an AbortError if the
   * waiting was aborted.
   */
  readonly storeReady: Promise<void>;
};

/** Forwards calls to the store that `current` returns; while that is null, calls throw a StoreUnavailableError. */
function forwardTo(current: () => Store | null): Store {
  return new Proxy({} as Store, {
    get(_, name) {
      // A promise that resolves with this object reads its `then`: it is not a promise.
      if (name === "then") return undefined;
      return async (...args: readonly unknown[]) => {
        const store = current();
        if (store === null) throw new StoreUnavailableError("NOT_OPENED");
        return Reflect.apply(Reflect.get(store, name), store, args);
      };
    },
  });
}

/**
 * Opens a store. If it is unavailable at the moment, goes on trying in the background, with one line in the log for each
 * try. Throws at once any error of `open` but a temporary StoreOpenError.
 */
export async function openOrWait(
  open: () => Promise<Store>,
  {
    log,
    signal,
    pauses = defaultPauses,
  }: { readonly log: Log; readonly signal: AbortSignal; readonly pauses?: readonly number[] },
): Promise<OpeningStore> {
  const pauseAfter = (tries: number) => pauses[Math.min(tries, pauses.length) - 1] ?? 0;

  /** The store, or null if it is unavailable. */
  async function tryToOpen(tries: number): Promise<Store | null> {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof StoreOpenError && error.temporary)) throw error;
      const retryInSeconds = pauseAfter(tries) / 1000;
      // After an abort there is no next try to log.
      if (!signal.aborted) log.warn("store.waiting", { problem: error.message, tries, retryInSeconds });
      return null;
    }
  }

  const atOnce = await tryToOpen(1);
  if (atOnce !== null) return { store: atOnce, storeReady: Promise.resolve() };

  let store: Store | null = null;

  async function wait(): Promise<void> {
    for (let tries = 2; store === null; tries += 1) {
      await sleep(pauseAfter(tries - 1), undefined, { signal });
      const found = await tryToOpen(tries);
      // Aborted while it was being opened.
      if (signal.aborted) await found?.close();
      signal.throwIfAborted();
      store = found;
    }
    log.info("store.opened");
  }

  // A try takes seconds without a network: stopping does not wait for it.
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );
  const opened = Promise.race([wait(), aborted]);
  // Errors of later calls show that the store is unavailable.
  opened.catch(() => {});
  return { store: forwardTo(() => store), storeReady: opened };
}
