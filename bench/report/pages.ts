import { fixed, kilobytes, ratio, table, whole } from "../figures.ts";
import type { PageFigures, PagesResult } from "../pages.ts";
import { peers, peersMeasuredOn } from "../peers.ts";
import { type Goal, unexplained } from "./goals.ts";

const limits = { fcp: 1.25, lcp: 2 } as const;

const reasons = {
  fcp: "A new connection may send ten packets, 14.6 kB, before it waits for the first to be confirmed: a document that is larger with its headers costs one more round trip. Through a proxy that speaks HTTP/2 the headers are half as long.",
  lcp: "The largest paint of the empty page is its only one. Here it is a picture or a title, after the document has told the browser of the picture and the fonts: another connection and another round trip, 300 ms of this simulated network. Inside the document they would be later still, for they do not fit into its first packets.",
  tbt: "It is the browser's own parsing, style, layout and paint of the page, in tasks of more than 50 ms on a processor slowed down 4 times; of these, the shared script is the smallest part. The empty page's time is what this machine adds.",
  performance: "The score is made of the paints and of the blocking time above.",
  bytes: "The byte tests, which hold the same limit, fail as well.",
} as const;

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

export function pagesText({ rounds, empty, pages }: PagesResult): string {
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
    `Templates from public repositories, measured in the same way on ${peersMeasuredOn}, on another day of another`,
    "machine: its bytes compare, its times only roughly.",
    "",
    table(pageHead, peers.map(pageRow)),
    "",
    "Against the empty page:",
    "",
    table(["page", "FCP", "LCP"], ratios),
  ].join("\n");
}

export function pagesGoals({ empty, pages }: PagesResult): readonly Goal[] {
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
      // Rounded to the three digits that are shown.
      met: worst(({ cls }) => cls ?? 0) < 0.0005,
      reason: unexplained,
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
        reason: category === "performance" ? reasons.performance : unexplained,
      };
    }),
  ];
}
