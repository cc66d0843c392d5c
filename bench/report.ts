/** `docs/performance.md`: what was measured, where, and for each number that was set whether it is met. */
import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { BuildResult } from "./build-time.ts";
import { type CrowdName, crowdSize } from "./crowd-request.ts";
import type { CrowdsResult } from "./crowds.ts";
import { fixed, kilobytes, ratio, table } from "./figures.ts";
import { type InteractionsResult, slowdown } from "./interactions.ts";
import { connections, type LoadFigures, type LoadResult } from "./load.ts";
import type { PageFigures, PagesResult } from "./pages.ts";
import { peers, peersMeasuredOn } from "./peers.ts";

export type Results = {
  readonly pages: PagesResult;
  readonly interactions: InteractionsResult;
  readonly load: LoadResult;
  readonly crowd: CrowdsResult;
  readonly build: BuildResult;
};
export type SectionName = keyof Results;
export const sectionNames = [
  "pages",
  "interactions",
  "load",
  "crowd",
  "build",
] as const satisfies readonly SectionName[];

/** A section with the day it was measured on and the minutes it took. */
type Measured<Name extends SectionName> = {
  readonly result: Results[Name];
  readonly on: string;
  readonly minutes: number;
};
export type Sections = { readonly [Name in SectionName]?: Measured<Name> };

/** One number that was set. `reason`: why it is not met, where it is not. */
type Goal = {
  readonly what: string;
  readonly limit: string;
  readonly found: string;
  readonly met: boolean;
  readonly reason: string;
};

const reasons = {
  fcp: "A new connection may send ten packets, 14.6 kB, before it waits for the first to be confirmed: a document that is larger with its headers costs one more round trip. Through a proxy that speaks HTTP/2 the headers are half as long.",
  lcp: "The largest paint of the empty page is its only one. Here it is a picture or a title, after the document has told the browser of the picture and the faces: another connection and another round trip, 300 ms of this simulated network. Inside the document they would be later still, for they do not fit into its first packets.",
  tbt: "It is the browser's own parsing, style, layout and paint of the page, in tasks of more than 50 ms on a processor slowed down 4 times; of these, the shared script is the smallest part. The empty page has what this machine adds.",
  performance: "The score is made of the paints and of the blocking time above.",
  interaction:
    "Another pack is another state for each of the options, and an option is one for all that it brings or replaces: the browser computes their styles again before it paints.",
  bytes: "The byte tests, which hold the same limit, fail as well.",
  crowd:
    "The clients share the cores with the server, and so did whatever else ran on this machine: with nobody there, the times of the first row are of the machine alone.",
  other: "It was met when this line was written: what has changed since is to be found.",
} as const;

const limits = {
  fcp: 1.25,
  lcp: 2,
  interaction: 100,
  crowdPage: 50,
  crowdPost: 250,
  repeated: 3000,
} as const;

const whole = (value: number) => fixed(value);
const score = (value: number | null) => (value === null ? "-" : whole(value));

function pageRow({ name, bytes, requests, scores, fcp, lcp, tbt, cls }: PageFigures): readonly string[] {
  const { html, css, script, font, image, total } = bytes;
  return [
    name,
    ...[html, css, script, font, image, total].map(kilobytes),
    whole(requests),
    ...[scores.performance, scores.accessibility, scores.bestPractices, scores.seo].map(score),
    ...[fcp, lcp, tbt].map(whole),
    cls === null ? "-" : fixed(cls, 3),
  ];
}

const pageHead = [
  "page",
  "HTML",
  "CSS",
  "JS",
  "font",
  "img",
  "total",
  "req",
  "perf",
  "a11y",
  "BP",
  "SEO",
  "FCP",
  "LCP",
  "TBT",
  "CLS",
];

const isHome = ({ name }: PageFigures) => /^\/[a-z]{2}-[a-z]{2}\/$/.test(name);

function pagesText({ rounds, empty, pages }: PagesResult): string {
  const ratios = pages.map(({ name, fcp, lcp }) => [name, ratio(fcp, empty.fcp), ratio(lcp, empty.lcp)]);
  return [
    "## Pages",
    "",
    `Mobile Lighthouse 13.5, simulated: brotli, nothing cached, before any scroll; medians of ${rounds} interleaved`,
    "rounds, each in a browser that has seen nothing. Transfers in kB of 1,000 bytes, headers with them; times in ms.",
    "`/empty/` is a page with one word, sent by the same server in the same rounds.",
    "",
    table(pageHead, [...pages, { ...empty, name: "/empty/" }].map(pageRow)),
    "",
    `What somebody would pick instead, measured in the same way on ${peersMeasuredOn}, on another day of another`,
    "machine: its bytes compare, its times only roughly.",
    "",
    table(pageHead, peers.map(pageRow)),
    "",
    "Against the empty page:",
    "",
    table(["page", "FCP", "LCP"], ratios),
  ].join("\n");
}

function pagesGoals({ empty, pages }: PagesResult): readonly Goal[] {
  const homes = pages.filter(isHome).flatMap((home): Goal[] => [
    {
      what: `${home.name} FCP against the empty page's`,
      limit: `${limits.fcp} ×`,
      found: ratio(home.fcp, empty.fcp),
      met: home.fcp <= limits.fcp * empty.fcp,
      reason: reasons.fcp,
    },
    {
      what: `${home.name} LCP against the empty page's`,
      limit: `${limits.lcp} ×`,
      found: ratio(home.lcp, empty.lcp),
      met: home.lcp <= limits.lcp * empty.lcp,
      reason: reasons.lcp,
    },
    {
      what: `${home.name} in all before scrolling`,
      limit: "110 kB",
      found: `${kilobytes(home.bytes.total)} kB`,
      met: home.bytes.total <= 110_000,
      reason: reasons.bytes,
    },
  ]);
  const worst = (read: (page: PageFigures) => number) => Math.max(...pages.map(read));
  const least = (read: (page: PageFigures) => number | null) =>
    Math.min(...pages.map((page) => read(page) ?? 0));
  return [
    ...homes,
    {
      what: "TBT of every page",
      limit: "0 ms",
      found: `${whole(worst(({ tbt }) => tbt))} ms`,
      met: worst(({ tbt }) => tbt) === 0,
      reason: reasons.tbt,
    },
    {
      what: "CLS of every page",
      limit: "0",
      found: fixed(
        worst(({ cls }) => cls ?? 0),
        3,
      ),
      // To the three digits that are ever told.
      met: worst(({ cls }) => cls ?? 0) < 0.0005,
      reason: reasons.other,
    },
    ...(["performance", "accessibility", "bestPractices", "seo"] as const).map((category): Goal => {
      const found = least(({ scores }) => scores[category]);
      const titles = {
        performance: "performance",
        accessibility: "accessibility",
        bestPractices: "best practices",
        seo: "SEO",
      };
      return {
        what: `Lighthouse ${titles[category]}, the lowest of any page`,
        limit: "100",
        found: whole(found),
        met: found === 100,
        reason: category === "performance" ? reasons.performance : reasons.other,
      };
    }),
  ];
}

function interactionsText({ rounds, options, controls }: InteractionsResult): string {
  return [
    "## Interactions",
    "",
    `From a press or a key to the next paint on the pricing page, the processor slowed down ${slowdown} times, on a`,
    `phone's screen, with all ${options} options selected that one pack allows and every category unfolded. Medians of`,
    `${rounds} rounds, in ms. Browsers count in steps of 8 and tell nothing under 16.`,
    "",
    table(
      ["control", "ms"],
      controls.map(({ control, milliseconds }) => [
        control,
        milliseconds <= 16 ? "≤ 16" : whole(milliseconds),
      ]),
    ),
  ].join("\n");
}

function interactionsGoals({ controls }: InteractionsResult): readonly Goal[] {
  const slowest = controls.reduce((a, b) => (b.milliseconds > a.milliseconds ? b : a));
  return [
    {
      what: `Next paint after any control of the configurator (slowest: ${slowest.control})`,
      limit: `${limits.interaction} ms`,
      found: `${whole(slowest.milliseconds)} ms`,
      met: slowest.milliseconds <= limits.interaction,
      reason: reasons.interaction,
    },
  ];
}

const loadRow = (name: string, { perSecond, p50, p95, p99 }: LoadFigures, limit: LoadFigures | number) => [
  name,
  whole(perSecond),
  fixed(p50, 1),
  fixed(p95, 1),
  fixed(p99, 1),
  ratio(perSecond, typeof limit === "number" ? limit : limit.perSecond),
];

function loadText({ rounds, page, memory, file, posts, inserts }: LoadResult): string {
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

const crowdTitles: Readonly<Record<CrowdName, string>> = {
  pricing: "random pricing queries",
  long: "15 kB queries of unknown options",
  posts: "32 kB posts to the pricing page",
  missing: "addresses that do not exist",
};

function crowdText({ rounds, figures, repeatedPerSecond }: CrowdsResult): string {
  return [
    "## Crowds",
    "",
    `One process; ${crowdSize} clients, each from its own network, ask without a pause for what is named, on the same`,
    "machine. Meanwhile one visitor reads `/fr-fr/` and another one sends contact requests, each stored durably. Medians",
    `of ${rounds} rounds, in ms; of the crowd, its answers a second and how many of them were refusals for want of time`,
    "(429, 503). Made by `npm run bench -- crowd`.",
    "",
    table(
      [
        "the crowd asks for",
        "page p50",
        "p95",
        "max",
        "post p50",
        "p95",
        "max",
        "crowd, a second",
        "put off",
      ],
      figures.map(({ crowd, page, post, perSecond, refused }) => [
        crowd === null ? "nothing: no crowd" : crowdTitles[crowd],
        ...[page.p50, page.p95, page.max, post.p50, post.p95, post.max].map((time) => fixed(time)),
        whole(perSecond),
        `${whole(100 * refused)} %`,
      ]),
    ),
    "",
    `The same pricing query again and again: ${whole(repeatedPerSecond)} answers a second.`,
  ].join("\n");
}

function crowdGoals({ figures, repeatedPerSecond }: CrowdsResult): readonly Goal[] {
  const crowds = figures.filter(({ crowd }) => crowd !== null);
  const [page, post] = [
    Math.max(...crowds.map(({ page }) => page.p95)),
    Math.max(...crowds.map(({ post }) => post.p95)),
  ];
  return [
    {
      what: "`/fr-fr/` p95 with any of the crowds there",
      limit: `${limits.crowdPage} ms`,
      found: `${whole(page)} ms`,
      met: page <= limits.crowdPage,
      reason: reasons.crowd,
    },
    {
      what: "A contact post p95 with any of the crowds there",
      limit: `${limits.crowdPost} ms`,
      found: `${whole(post)} ms`,
      met: post <= limits.crowdPost,
      reason: reasons.crowd,
    },
    {
      what: "A repeated pricing query",
      limit: `${limits.repeated} a second`,
      found: whole(repeatedPerSecond),
      met: repeatedPerSecond >= limits.repeated,
      reason: reasons.crowd,
    },
  ];
}

function buildText({ projects, cold, warm, growth }: BuildResult): string {
  return [
    "## Build",
    "",
    `With the site's ${projects} case studies: ${fixed(cold, 1)} s with nothing kept from a build before,`,
    `${fixed(warm, 1)} s with the pictures kept. With copies of case studies, each with pictures of its own: the build`,
    "that sees them first makes their pictures, the next one only their pages.",
    "",
    table(
      ["more case studies", "new", "first build, s", "next build, s", "s for a new one", "s for a kept one"],
      growth.map(({ copies, fresh, first, next }) => [
        whole(copies),
        whole(fresh),
        fixed(first, 1),
        fixed(next, 1),
        fixed((first - next) / fresh, 2),
        fixed((next - warm) / copies, 3),
      ]),
    ),
  ].join("\n");
}

/** Linear: a case study costs the last build no more than a tenth above what it costs the first. */
function buildGoals({ warm, growth }: BuildResult): readonly Goal[] {
  const costs = growth.map(
    ({ fresh, first, next, copies }) => (first - next) / fresh + (next - warm) / copies,
  );
  const [few = 0, many = 0] = [costs[0], costs.at(-1)];
  return [
    {
      what: `Seconds for one more case study, with ${growth.at(-1)?.copies} against with ${growth[0]?.copies}`,
      limit: "linear: 1.1 ×",
      found: `${fixed(many, 2)} s against ${fixed(few, 2)} s, ${ratio(many, few)}`,
      met: many <= 1.1 * few,
      reason: reasons.other,
    },
  ];
}

function machine(chromium: string): string {
  const version =
    execFileSync(chromium, ["--version"], { encoding: "utf8", stdio: "pipe" }).match(/[\d.]+/)?.[0] ?? "?";
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 1e9);
  return `${cpus().length} cores (${processor?.model.trim()}), ${memory} GB, ${process.platform}; Node ${process.version.slice(1)}, Chromium ${version}`;
}

function goalsTable(goals: readonly Goal[]): string {
  return table(
    ["what", "limit", "found", "met"],
    goals.map(({ what, limit, found, met }) => [what, limit, found, met ? "yes" : "no"]),
  );
}

/** For each number that is not met: how it comes that it is not. */
function reasonsText(goals: readonly Goal[]): readonly string[] {
  const missed = new Map<string, string[]>();
  for (const { what, met, reason } of goals)
    if (!met) missed.set(reason, [...(missed.get(reason) ?? []), what]);
  return [...missed].flatMap(([reason, numbers]) => ["", `- **${numbers.join("; ")}.** ${reason}`]);
}

/** The whole text; a section that was not measured is left out. */
export function report({ pages, interactions, load, crowd, build }: Sections, chromium: string): string {
  const goals = [
    ...(pages ? pagesGoals(pages.result) : []),
    ...(interactions ? interactionsGoals(interactions.result) : []),
    ...(crowd ? crowdGoals(crowd.result) : []),
    ...(build ? buildGoals(build.result) : []),
  ];
  const days = Object.entries({ pages, interactions, load, crowd, build }).flatMap(([name, section]) =>
    section === undefined ? [] : [`${name} ${section.on} (${fixed(section.minutes, 1)} min)`],
  );
  return `${[
    "# Performance",
    "",
    "Written by `npm run bench`, not by hand. Times are of one machine on one day; bytes are tests",
    "(`e2e/bytes.phone.spec.ts`).",
    "",
    `Machine: ${machine(chromium)}.`,
    `Measured: ${days.join(", ")}.`,
    "",
    "## Numbers that were set",
    "",
    goalsTable(goals),
    ...reasonsText(goals),
    ...[
      pages && pagesText(pages.result),
      interactions && interactionsText(interactions.result),
      load && loadText(load.result),
      crowd && crowdText(crowd.result),
      build && buildText(build.result),
    ].flatMap((text) => (text === undefined ? [] : ["", text])),
  ].join("\n")}\n`;
}
