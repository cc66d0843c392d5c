/**
 * Schedules work that one network could ask for without end: the rendering of pages, the drawing of documents, files of all
 * requests. One is done at a time, networks take turns, and each network has a budget.
 * The reasons and the figures: `docs/decisions/014-bounded-rendering.md`.
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { Network } from "#server/network.ts";
import { createAttemptLimit } from "./attempt-limit.ts";

/** `page`: a requested page. `form`: the page that shows a submitted form again, with its values. */
export type RenderPurpose = "page" | "form";

export type RenderLimits<Purpose extends string = RenderPurpose> = Readonly<
  Record<
    Purpose,
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

/** When to ask again, if nothing better is known. */
const retryWhenFullSeconds = 2;

/** A render is refused: 429 if the network requests too many, 503 if all networks together do. */
export class RenderRefused extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;
  constructor(status: 429 | 503, retryAfterSeconds = retryWhenFullSeconds) {
    super(`Render refused: ${status}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Who asks: the networks that the visitor belongs to, the narrowest first; none is the server itself, whom no budget limits. */
type Networks = readonly Network[];

type RunOptions = {
  /** Names the result: whoever asks for the same while it waits or is made gets that one, and takes no place. */
  readonly key?: string;
  /** Aborted when the visitor leaves: a place for which nobody waits any more is free. */
  readonly signal?: AbortSignal | undefined;
};

export type RenderQueue<Purpose extends string = RenderPurpose> = {
  /** Takes one render from the budget of each of these networks. Throws `RenderRefused` if one of them is empty. */
  spend(networks: Networks, purpose: Purpose): void;
  /** Runs `render` in its turn. Rejects with `RenderRefused`, or with what `render` throws. */
  run<Result>(
    networks: Networks,
    purpose: Purpose,
    render: () => Result | Promise<Result>,
    options?: RunOptions,
  ): Promise<Result>;
};

/** A place in the queue, for all who wait for the same result. */
type Place = { waiters: number; readonly result: Promise<unknown>; begin(): Promise<void>; leave(): void };

/**
 * `now`: a monotonic clock, in milliseconds. `blocking`: rendering blocks the process, for 10 to 20 milliseconds a page; so
 * everything else has the process for as long again after each.
 */
export function createRenderQueue<Purpose extends string>(
  limits: RenderLimits<Purpose>,
  { now = () => performance.now(), blocking = true } = {},
): RenderQueue<Purpose> {
  const purposes = Object.entries(limits) as [Purpose, RenderLimits<Purpose>[Purpose]][];
  const budgets = new Map(
    purposes.map(([purpose, { burst, perSecond }]) => {
      const intervalMs = 1000 / perSecond;
      const wide = { wideBurst: burst * wideFactor, wideIntervalMs: intervalMs / wideFactor };
      return [purpose, createAttemptLimit({ burst, intervalMs, ...wide }, now)];
    }),
  );
  /** The waiting jobs by network, in the order of the networks' turns. */
  const waiting = new Map<string, Place[]>();
  /** The waiting jobs with a key, and the one that is run. */
  const keyed = new Map<string, Place>();
  /** How many jobs wait for each of the widest networks. */
  const places = new Map<string, number>();
  let length = 0;
  let working = false;

  function spend(networks: Networks, purpose: Purpose): void {
    const seconds = budgets.get(purpose)?.attempt(networks) ?? 0;
    if (seconds > 0) throw new RenderRefused(429, seconds);
  }

  async function work(): Promise<void> {
    working = true;
    for (const [network, jobs] of waiting) {
      const job = jobs.shift();
      // Added again, so that it comes after the other networks; the loop still reaches it.
      waiting.delete(network);
      if (jobs.length > 0) waiting.set(network, jobs);
      const started = now();
      await job?.begin();
      if (blocking) await sleep(now() - started);
    }
    working = false;
  }

  function enqueue(
    networks: Networks,
    purpose: Purpose,
    render: () => unknown,
    key: string | undefined,
  ): Place {
    const maxWaiting = limits[purpose].waiting;
    const widest = networks.at(-1)?.name ?? "";
    const taken = places.get(widest) ?? 0;
    if (taken >= maxWaiting * largestShare) throw new RenderRefused(429);
    if (length >= maxWaiting) throw new RenderRefused(503);
    const own = networks[0]?.name ?? "";
    const { promise: result, resolve, reject } = Promise.withResolvers<unknown>();
    // Whoever waits is told; perhaps nobody does any more.
    result.catch(() => {});
    function freePlace(): void {
      length -= 1;
      const remaining = (places.get(widest) ?? 1) - 1;
      if (remaining === 0) places.delete(widest);
      else places.set(widest, remaining);
    }
    const forget = () => {
      if (key !== undefined) keyed.delete(key);
    };
    const job: Place = {
      waiters: 0,
      result,
      async begin() {
        freePlace();
        try {
          resolve(await render());
        } catch (error) {
          reject(error);
        }
        forget();
      },
      leave() {
        const jobs = waiting.get(own) ?? [];
        const index = jobs.indexOf(job);
        // What has begun is finished.
        if (index === -1) return;
        jobs.splice(index, 1);
        if (jobs.length === 0) waiting.delete(own);
        freePlace();
        forget();
      },
    };
    length += 1;
    places.set(widest, taken + 1);
    if (key !== undefined) keyed.set(key, job);
    waiting.set(own, [...(waiting.get(own) ?? []), job]);
    if (!working) void work();
    return job;
  }

  return {
    spend,
    async run<Result>(
      networks: Networks,
      purpose: Purpose,
      render: () => Result | Promise<Result>,
      { key, signal }: RunOptions = {},
    ) {
      // To a visitor who has left, nobody says so.
      const left = new RenderRefused(503);
      if (signal?.aborted === true) throw left;
      const job = (key === undefined ? undefined : keyed.get(key)) ?? enqueue(networks, purpose, render, key);
      job.waiters += 1;
      return new Promise<Result>((resolve, reject) => {
        const leave = () => {
          reject(left);
          job.waiters -= 1;
          if (job.waiters === 0) job.leave();
        };
        signal?.addEventListener("abort", leave, { once: true });
        const stay = () => signal?.removeEventListener("abort", leave);
        job.result.then(
          (result) => {
            stay();
            resolve(result as Result);
          },
          (error: unknown) => {
            stay();
            reject(error);
          },
        );
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
