import { fixed, ratio, table, whole } from "../figures.ts";
import { connections, type LoadFigures, type LoadResult } from "../load.ts";
import type { Goal } from "./goals.ts";

const loadRow = (name: string, { perSecond, p50, p95, p99 }: LoadFigures, limit: LoadFigures | number) => [
  name,
  whole(perSecond),
  fixed(p50, 1),
  fixed(p95, 1),
  fixed(p99, 1),
  ratio(perSecond, typeof limit === "number" ? limit : limit.perSecond),
];

/** Milliseconds of processor time for the pricing page of a new selection, in the median. */
const renderingLimit = 8;

export function loadGoals({ rendering }: LoadResult): readonly Goal[] {
  return [
    {
      what: "Processor time of the pricing page for a new selection, p50",
      limit: `${renderingLimit} ms`,
      found: `${fixed(rendering.p50, 1)} ms (p95 ${fixed(rendering.p95, 1)})`,
      met: rendering.p50 <= renderingLimit,
      reason: "React renders the page with every pack and option, and brotli compresses it.",
    },
  ];
}

export function loadText({ rounds, page, memory, file, posts, inserts }: LoadResult): string {
  return [
    "## Load",
    "",
    `One process, ${connections} connections, the client on the same machine; medians of ${rounds} rounds. The home page`,
    "in brotli, against a bare `node:http` server that sends the same bytes, held in memory or read from a file each",
    "time. Latencies in ms.",
    "",
    table(
      ["served", "a second", "p50", "p95", "p99", "of the limit"],
      [
        loadRow("home page", page, memory),
        loadRow("bare server, from memory (the limit)", memory, memory),
        loadRow("bare server, from a file", file, memory),
      ],
    ),
    "",
    "A contact request with its two mails queued in the same durable transaction, each from another person, browser",
    "and network (a trusted proxy's header says so), so that no limit is met; the outbox writes mails meanwhile.",
    "Against the same store in a loop that does nothing but accept, one after the other.",
    "",
    table(
      ["stored", "a second", "p50", "p95", "p99", "of the limit"],
      [
        loadRow("posted to the contact page", posts, inserts),
        ["straight into the store (the limit)", whole(inserts), "-", "-", "-", ratio(inserts, inserts)],
      ],
    ),
  ].join("\n");
}
