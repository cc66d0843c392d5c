import { type Network, networksOf } from "./network.ts";
import { createRecentlyUsed } from "./recently-used.ts";

/** Attempts of one network: so many at once, then one more each interval. Of a wide one likewise; its interval is the same if none is named. */
type Limit = {
  readonly burst: number;
  readonly wideBurst: number;
  readonly intervalMs: number;
  readonly wideIntervalMs?: number;
};

/** The limits of addresses that open something to whoever guesses them. */
export const guessLimit: Limit = { burst: 20, wideBurst: 100, intervalMs: 30_000 };

/** Networks that are remembered; the one that was seen longest ago is forgotten first. */
const maxNetworks = 50_000;

export type AttemptLimit = {
  /** Counts an attempt from an address, or of its networks: 0. Or, if one of them has to wait before the next one, counts nothing: the seconds. */
  attempt(from: string | readonly Network[]): number;
};

/** Limits attempts by network, in the memory of this process: to guess 128 random bits, no number of processes is enough. */
export function createAttemptLimit(
  { burst, wideBurst, intervalMs, wideIntervalMs = intervalMs }: Limit,
  clock: () => number = performance.now.bind(performance),
): AttemptLimit {
  /** By network: when all of its attempts are available again. */
  const availableAt = createRecentlyUsed<number>(maxNetworks, () => 1);
  return {
    attempt(from) {
      const now = clock();
      const networks = typeof from === "string" ? networksOf(from) : from;
      const uses = networks.map(({ name, wide }) => {
        const [most, interval] = wide ? [wideBurst, wideIntervalMs] : [burst, intervalMs];
        const start = Math.max(now, availableAt.get(name) ?? now);
        return { name, next: start + interval, waitMs: start - now - (most - 1) * interval };
      });
      const waitMs = Math.max(...uses.map((use) => use.waitMs));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      for (const { name, next } of uses) availableAt.set(name, next);
      return 0;
    },
  };
}
