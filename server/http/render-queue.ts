/**
 * When pages are rendered. Rendering holds the process for 10 to 20 milliseconds a page, and nothing else is answered
 * meanwhile: so one page is rendered at a time, the networks that ask take turns, and after each page everything else
 * has the process for as long again.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Network } from "#server/network.ts";
import { createRecentlyUsed } from "./recently-used.ts";

/** `page`: somebody reads. `form`: somebody has sent a form, and is to get it back with what was typed in it. */
export type RenderPurpose = "page" | "form";

export type RenderLimits = Readonly<
  Record<
    RenderPurpose,
    {
      /** Renders that one network may ask for in a row, and how many it gets back each second. */
      readonly burst: number;
      readonly perSecond: number;
      /** With so many waiting, of all networks and purposes, no more are taken. */
      readonly waiting: number;
    }
  >
>;

/**
 * A class of thirty on the configurator without JavaScript, all behind one address and each pressing a button every
 * three seconds, stays below. Forms still get in when pages do not.
 */
export const defaultRenderLimits: RenderLimits = {
  page: { burst: 60, perSecond: 10, waiting: 100 },
  form: { burst: 30, perSecond: 5, waiting: 150 },
};

/** What many visitors share by nature has so many times the budget of one network: less than can be rendered. */
const wideFactor = 3;

/** One network, the widest that is counted, holds at most this part of the places to wait in. */
const largestShare = 1 / 3;

/** Networks whose budgets are remembered; the one that asked longest ago is forgotten first, and starts anew. */
const mostNetworks = 10_000;

/** Thrown where there is no time for a render: 429 for a network that asks too much, 503 where all ask too much. */
export class NoTimeToRender extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(`No time to render: ${status}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export type RenderQueue = {
  /**
   * Runs `render` when it is its turn. `networks`: those that the visitor counts for, the narrowest first; each has a
   * budget. Rejects with `NoTimeToRender`, or with what `render` throws.
   */
  run<Result>(networks: readonly Network[], purpose: RenderPurpose, render: () => Result): Promise<Result>;
};

/** `now`: milliseconds of a clock that never goes back. */
export function createRenderQueue(
  limits: RenderLimits,
  now: () => number = () => performance.now(),
): RenderQueue {
  const budgets = createRecentlyUsed<{ tokens: number; at: number }>(mostNetworks);
  /** What waits, by network, in the order in which the networks are next. */
  const waiting = new Map<string, (() => void)[]>();
  /** How many wait for each of the widest networks. */
  const places = new Map<string, number>();
  let length = 0;
  let working = false;

  /** Takes one render from each network's budget. Seconds to wait where one of them has none left, else 0. */
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
      // Added again, it comes after the other networks: the loop reaches it when it is its turn.
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
      if (taken >= most * largestShare) throw new NoTimeToRender(429, 2);
      if (length >= most) throw new NoTimeToRender(503, 2);
      const seconds = spend(networks, purpose);
      if (seconds > 0) throw new NoTimeToRender(429, seconds);
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
 * Lets one through in each round of the event loop, in the order in which they came: a form of 32 kB takes a millisecond
 * or two to read, and thirty that come together would hold up everything else for as long as they take together.
 */
export function createTurnstile(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
