/** Measures what counting visits costs a page: the same process with it and without, in turns. */
import { performance } from "node:perf_hooks";
import autocannon from "autocannon";
import { pathOf } from "../app/site/pages.ts";
import { median, quantile } from "./figures.ts";
import { countingPath, processorTimePath, type Serving, startSite } from "./serving.ts";

/** One: of several at once, each waits for the work of the others, and its time is theirs too. */
export const connections = 1;
/** Requests of one turn. */
export const requests = 3000;
/** Turns with and without counting, for each round. */
const turnsOfRound = 4;

/** What one turn took: microseconds of the server's processor for each request, and milliseconds until a response. */
export type Turn = { readonly processor: number; readonly p50: number; readonly p95: number };
type Both<Value> = { readonly on: Value; readonly off: Value };

export type CountingResult = {
  readonly turns: number;
  readonly median: Both<Turn>;
  /** The difference of turns that follow one another: with counting, less without. The median, and that of two turns without. */
  readonly difference: Turn;
  readonly noise: Turn;
};

/** As a browser opens a page that another site leads to. */
const headers = {
  "accept-encoding": "br",
  "user-agent":
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  referer: "https://www.google.com/",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "cross-site",
  "sec-fetch-user": "?1",
};

async function turn({ origin }: Serving, counting: "on" | "off"): Promise<Turn> {
  await fetch(`${origin}${countingPath}${counting}`);
  const processorTime = async () => Number(await (await fetch(`${origin}${processorTimePath}`)).text());
  const before = await processorTime();
  const times: number[] = [];
  const run = autocannon({
    ...{ url: `${origin}${pathOf("home", "fr-fr")}`, connections, amount: requests, headers },
  });
  run.on("response", (_, status, __, milliseconds) => {
    if (status !== 200) throw new Error(`The page returned ${status}`);
    times.push(milliseconds);
  });
  await run;
  const processor = ((await processorTime()) - before) / requests;
  return { processor, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

const each = (figure: (of: (turn: Turn) => number) => number): Turn => ({
  processor: figure(({ processor }) => processor),
  p50: figure(({ p50 }) => p50),
  p95: figure(({ p95 }) => p95),
});

export async function measureCounting(options: {
  readonly rounds: number;
  readonly log: (line: string) => void;
}): Promise<CountingResult> {
  const site = await startSite();
  for (const counting of ["on", "off", "on", "off"] as const) await turn(site, counting);
  const turns: { readonly on: Turn; readonly off: Turn; readonly again: Turn }[] = [];
  for (let index = 0; index < options.rounds * turnsOfRound; index += 1) {
    const started = performance.now();
    // Which one is first changes: a machine that becomes slower slows both.
    const first = index % 2 === 0 ? await turn(site, "on") : null;
    const off = await turn(site, "off");
    const again = await turn(site, "off");
    const on = first ?? (await turn(site, "on"));
    turns.push({ on, off: first === null ? again : off, again: first === null ? off : again });
    options.log(
      `with counting ${on.processor.toFixed(1)} µs, without ${off.processor.toFixed(1)} and ${again.processor.toFixed(1)} (${Math.round(performance.now() - started)} ms)`,
    );
  }
  await site.stop();
  return {
    turns: turns.length,
    median: {
      on: each((of) => median(turns.map(({ on }) => of(on)))),
      off: each((of) => median(turns.flatMap(({ off, again }) => [of(off), of(again)]))),
    },
    difference: each((of) => median(turns.map(({ on, off }) => of(on) - of(off)))),
    noise: each((of) => median(turns.map(({ off, again }) => Math.abs(of(off) - of(again))))),
  };
}
