import { type CountingResult, connections, requests, type Turn } from "../counting.ts";
import { fixed, table } from "../figures.ts";
import type { Goal } from "./goals.ts";

/** Microseconds of processor time that counting may cost a page. */
const processorLimit = 20;

const signed = (value: number, digits: number): string => `${value < 0 ? "" : "+"}${fixed(value, digits)}`;

export function countingGoals({ difference, noise, median }: CountingResult): readonly Goal[] {
  const unnoticed = Math.max(noise.p95, 0.05 * median.off.p95);
  return [
    {
      what: "p95 of a page with counting, more than without",
      limit: `the noise, ${fixed(unnoticed, 2)} ms`,
      found: `${signed(difference.p95, 2)} ms`,
      met: difference.p95 <= unnoticed,
      reason: "Something waits for the count: it is added up in memory, and stored every few seconds.",
    },
    {
      what: "Processor time of counting a page",
      limit: `${processorLimit} µs`,
      found: `${signed(difference.processor, 1)} µs`,
      met: difference.processor <= processorLimit,
      reason: "What decides whether a request is a visit has become slower: `server/http/visits.ts`.",
    },
  ];
}

export function countingText({ turns, median, difference, noise }: CountingResult): string {
  const row = (name: string, { processor, p50, p95 }: Turn) => [
    name,
    fixed(processor, 1),
    fixed(p50, 2),
    fixed(p95, 2),
  ];
  return [
    "## Counting visits",
    "",
    `One process that counts visits, stops, and begins again, in ${turns} turns of ${requests.toLocaleString("en-GB")} requests for the home page each and twice as`,
    `many without counting, over ${connections} connection; every request is a visit. Processor time of the server for one request in µs, time to a response in ms,`,
    "medians. The noise is the difference between two turns without counting that follow one another.",
    "",
    table(
      ["", "processor", "p50", "p95"],
      [
        row("with counting", median.on),
        row("without", median.off),
        row("difference of neighbours", difference),
        row("noise", noise),
      ],
    ),
  ].join("\n");
}
