import { networksOf } from "#server/network.ts";
import { createRecentlyUsed } from "#server/recently-used.ts";

/** Attempts of one network, or of a wide one: so many at once, then one more each interval. */
type Limit = { readonly burst: number; readonly wideBurst: number; readonly intervalMs: number };

/** The limits of addresses that open something to whoever guesses them. */
export const guessLimit: Limit = { burst: 20, wideBurst: 100, intervalMs: 30_000 };

/** Networks that are remembered; the one that was seen longest ago is forgotten first. */
const maxNetworks = 50_000;

export type AttemptLimit = {
  /** Counts an attempt from an address: 0. Or, if its network has to wait before the next one, counts nothing: the seconds. */
  attempt(address: string): number;
};

/** Limits attempts by network, in the memory of this process: to guess 128 random bits, no number of processes is enough. */
export function createAttemptLimit(
  { burst, wideBurst, intervalMs }: Limit,
  clock: () => number = performance.now.bind(performance),
): AttemptLimit {
  /** By network: when all of its attempts are available again. */
  const availableAt = createRecentlyUsed<number>(maxNetworks, () => 1);
  return {
    attempt(address) {
      const now = clock();
      const uses = networksOf(address).map(({ name, wide }) => {
        const start = Math.max(now, availableAt.get(name) ?? now);
        return { name, start, waitMs: start - now - ((wide ? wideBurst : burst) - 1) * intervalMs };
      });
      const waitMs = Math.max(...uses.map((use) => use.waitMs));
      if (waitMs > 0) return Math.ceil(waitMs / 1000);
      for (const { name, start } of uses) availableAt.set(name, start + intervalMs);
      return 0;
    },
  };
}
