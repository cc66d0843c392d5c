/**
 * Schedules the rendering of pages. Rendering blocks the process for 10 to 20 milliseconds a page: so one page is
 * rendered at a time, networks take turns, and after each page the process is free for the same time again.
 * The reasons and the figures: `docs/decisions/014-bounded-rendering.md`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Network } from "#server/network.ts";
import { createRecentlyUsed } from "./recently-used.ts";

/** `page`: a requested page. `form`: the page that shows a submitted form again, with its values. */
export type RenderPurpose = "page" | "form";

export type RenderLimits = Readonly<
  Record<
    RenderPurpose,
    {
      /** Renders that one network may request at once, and how many it regains each second. */
      readonly burst: number;
      readonly perSecond: number;
      /** How many renders may wait, for all networks and purposes together. */
      readonly waiting: number;
    }
  >
>;

/**
 * Enough for a class of thirty behind one address, each pressing a button of the configurator without JavaScript every
 * three seconds. Forms are still accepted when pages are refused.
 */
export const defaultRenderLimits: RenderLimits = {
  page: { burst: 60, perSecond: 10, waiting: 100 },
  form: { burst: 30, perSecond: 5, waiting: 150 },
};

/** The budget of a wide network, as a multiple of a narrow one's: less than the server can render. */
const wideFactor = 3;

/** The part of the queue that one network (the widest that the visitor belongs to) may occupy. */
const largestShare = 1 / 3;

/** Networks whose budgets are stored. The least recently used is dropped first, and starts with a full budget. */
const maxNetworks = 10_000;

/** A render is refused: 429 if the network requests too many, 503 if all networks together do. */
export class RenderRefused extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`Render refused: ${status}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RenderQueue = {
  /**
   * Runs `render` in its turn. `networks`: those that the visitor belongs to, the narrowest first; each has a budget.
   * Rejects with `RenderRefused`, or with what `render` throws.
   */
  run<Result>(networks: readonly Network[], purpose: RenderPurpose, render: () => Result): Promise<Result>;
};

/** `now`: a monotonic clock, in milliseconds. */
export function createRenderQueue(
  limits: RenderLimits,
  now: () => number = () => performance.now(),
): RenderQueue {
  const budgets = createRecentlyUsed<{ tokens: number; at: number }>(maxNetworks);
  /** The waiting jobs by network, in the order of the networks' turns. */
  const waiting = new Map<string, (() => void)[]>();
  /** How many jobs wait for each of the widest networks. */
  const places = new Map<string, number>();
  let length = 0;
  let working = false;

  /** Takes one render from each network's budget. Returns 0, or the seconds to wait if one of them is empty. */
  function spend(networks: readonly Network[], purpose: RenderPurpose): number {
    const time = now();
    const states = networks.map(({ name, wide }) => {
      const factor = wide ? wideFactor : 1;
      const [burst, perSecond] = [limits[purpose].burst * factor, limits[purpose].perSecond * factor];
      const key = `${purpose} ${name}`;
      const { tokens, at } = budgets.get(key) ?? { tokens: burst, at: time };
      return { key, perSecond, tokens: Math.min(burst, tokens + ((time - at) / 1000) * perSecond) };
    });
    const seconds = Math.max(
      ...states.map(({ tokens, perSecond }) =>
        tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond)),
      ),
    );
    for (const { key, tokens } of states)
      budgets.set(key, { tokens: seconds === 0 ? tokens - 1 : tokens, at: time });
    return seconds;
  }

  async function work(): Promise<void> {
    working = true;
    for (const [network, jobs] of waiting) {
      const job = jobs.shift();
      // Added again, so that it comes after the other networks; the loop still reaches it.
      waiting.delete(network);
      if (jobs.length > 0) waiting.set(network, jobs);
      length -= 1;
      const started = now();
      job?.();
      await sleep(now() - started);
    }
    working = false;
  }

  return {
    async run(networks, purpose, render) {
      const most = limits[purpose].waiting;
      const widest = networks.at(-1)?.name ?? "";
      const taken = places.get(widest) ?? 0;
      if (taken >= most * largestShare) throw new RenderRefused(429, 2);
      if (length >= most) throw new RenderRefused(503, 2);
      const seconds = spend(networks, purpose);
      if (seconds > 0) throw new RenderRefused(429, seconds);
      return new Promise((resolve, reject) => {
        places.set(widest, taken + 1);
        const job = () => {
          const left = (places.get(widest) ?? 1) - 1;
          if (left === 0) places.delete(widest);
          else places.set(widest, left);
          try {
            resolve(render());
          } catch (error) {
            reject(error);
          }
        };
        const key = networks[0]?.name ?? "";
        const jobs = waiting.get(key) ?? [];
        jobs.push(job);
        waiting.set(key, jobs);
        length += 1;
        if (!working) void work();
      });
    },
  };
}

/**
 * Lets one caller through in each round of the event loop, in order: parsing a form of 32 kB takes a millisecond or two,
 * and thirty at once would block everything else for their total time.
 */
export function createOnePerTick(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
