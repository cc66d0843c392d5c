import { networksOf } from "#server/network.ts";
import { createRecentlyUsed } from "./recently-used.ts";

/** Failed attempts of one network: so many at once, then one more each interval. */
const burst = 20;
const wideBurst = 100;
const intervalMs = 30_000;
/** Networks that are remembered; the one that was seen longest ago is forgotten first. */
const mostNetworks = 50_000;

export type AttemptLimit = {
  /** How long the network of an address has to wait before its next attempt, in seconds; 0 if it may try. */
  waitSeconds(address: string): number;
  /** Counts a failed attempt. */
  count(address: string): void;
};

/**
 * Limits guesses, in the memory of this process: 128 random bits need no more. The arithmetic is not the store's
 * (`applyRateLimit`), which allows and counts a use in one step and caps the wait: an attempt is counted after it was made,
 * so attempts at the same time may exceed the burst, and each of them makes the wait longer.
 */
export function createAttemptLimit(clock: () => number = performance.now.bind(performance)): AttemptLimit {
  /** By network: when all of its attempts are available again. */
  const availableAt = createRecentlyUsed<number>(mostNetworks, () => 1);
  const waitMs = ({ name, wide }: { readonly name: string; readonly wide: boolean }, now: number) =>
    (availableAt.get(name) ?? now) - now - ((wide ? wideBurst : burst) - 1) * intervalMs;
  return {
    waitSeconds(address) {
      const now = clock();
      return Math.ceil(Math.max(0, ...networksOf(address).map((network) => waitMs(network, now))) / 1000);
    },
    count(address) {
      const now = clock();
      for (const { name } of networksOf(address))
        availableAt.set(name, Math.max(now, availableAt.get(name) ?? now) + intervalMs);
    },
  };
}
