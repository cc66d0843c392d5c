import { categories } from "../audit.ts";
import { fixed, kilobytes, table, whole } from "../figures.ts";
import type { PageFigures, PagesResult } from "../pages.ts";
import { type Goal, unexplained } from "./goals.ts";

/** By how much the blocking time of a page may be above the peer's, in milliseconds. */
const tbtMargin = 50;

/** Paints that are less than a frame of the screen apart are level, in milliseconds: simulated ones come in steps of 150. */
const frame = 16;

const reasons = {
  paint:
    "Simulated paints come in steps of a round trip, 150 ms. A document that is larger than ten packets with its headers, 14.6 kB, costs one more: the byte tests hold its body to 14,000 bytes, with which the largest documents are above that.",
  processor:
    "Counted from the first paint on, in tasks of more than 50 ms on a processor slowed down 4 times. The earlier a page paints, the more is counted: first the browser's own opening of the document, which an empty page has too, then the one layout of the page.",
  bytes: "The byte tests, which hold limits of their own, say which kind of file has grown.",
} as const;

const score = (value: number | null) => (value === null ? "-" : whole(value));

function pageRow({ name, splash, bytes, requests, scores, ...times }: PageFigures): readonly string[] {
  const { html, css, script, font, image, total } = bytes;
  return [
    splash ? name : `${name}, later`,
    ...[html, css, script, font, image, total].map(kilobytes),
    whole(requests),
    ...categories.map((name) => score(scores[name])),
    ...[times.fcp, times.lcp, times.speedIndex, times.tbt].map(whole),
    fixed(times.cls, 3),
  ];
}

const head = "page,HTML,CSS,JS,font,img,total,req,perf,a11y,BP,SEO,agent,FCP,LCP,Speed Index,TBT,CLS".split(
  ",",
);

export function pagesText({ rounds, pages }: PagesResult): string {
  return [
    "## Pages",
    "",
    `Mobile Lighthouse 13.5, simulated, brotli, nothing cached, before any scroll; medians of ${rounds} rounds that take all`,
    "pages in turns. Transfers in kB of 1,000 bytes, times in ms. Speed Index is how soon the screen looks as it will at",
    "the end: a first page waits for its splash of two seconds, a later one of the same session has none.",
    "",
    table(head, pages.map(pageRow)),
  ].join("\n");
}

type Measure = {
  readonly what: string;
  readonly read: (page: PageFigures) => number;
  readonly margin: number;
  readonly show: (value: number) => string;
  readonly reason: string;
  /** Only as a later page, without the splash that the product asks for. */
  readonly later?: boolean;
};

const milliseconds = (value: number) => `${whole(value)} ms`;

const measures: readonly Measure[] = [
  { what: "FCP", read: ({ fcp }) => fcp, margin: frame, show: milliseconds, reason: reasons.paint },
  { what: "LCP", read: ({ lcp }) => lcp, margin: frame, show: milliseconds, reason: reasons.paint },
  {
    what: "Speed Index as a later page",
    read: ({ speedIndex }) => speedIndex,
    margin: frame,
    show: milliseconds,
    reason: reasons.paint,
    later: true,
  },
  { what: "TBT", read: ({ tbt }) => tbt, margin: tbtMargin, show: milliseconds, reason: reasons.processor },
  { what: "CLS", read: ({ cls }) => cls, margin: 0, show: (value) => fixed(value, 3), reason: unexplained },
  {
    what: "Bytes",
    read: ({ bytes }) => bytes.total,
    margin: 0,
    show: (value) => `${kilobytes(value)} kB`,
    reason: reasons.bytes,
  },
];

/** Each measure of the pages that have a counterpart, ours furthest behind the peer's. */
function againstPeer(pages: readonly PageFigures[]): readonly Goal[] {
  return measures.flatMap(({ what, read, margin, show, reason, later = false }) => {
    const pairs = pages.flatMap((ours) => {
      const peer = pages.find(
        ({ of, compared, splash }) => of === "peer" && compared === ours.compared && splash === ours.splash,
      );
      return ours.of === "site" && peer !== undefined && (!later || !ours.splash) ? [{ ours, peer }] : [];
    });
    const behind = ({ ours, peer }: (typeof pairs)[number]) => read(ours) - read(peer);
    const [worst] = pairs.toSorted((a, b) => behind(b) - behind(a));
    if (worst === undefined) return [];
    const limit = margin === 0 ? "" : ` + ${show(margin)}`;
    return [
      {
        what: `${what}, nearest to AstroWind's: ${worst.ours.name}`,
        limit: `${show(read(worst.peer))}${limit}`,
        found: show(read(worst.ours)),
        // To the digits that are shown.
        met: behind(worst) <= margin + (what === "CLS" ? 0.0005 : 0.5),
        reason,
      },
    ];
  });
}

export function pagesGoals({ pages }: PagesResult): readonly Goal[] {
  const ours = pages.filter(({ of }) => of === "site");
  const scores = categories.map((category): Goal => {
    const found = Math.min(...ours.map(({ scores }) => scores[category] ?? 0));
    return {
      what: `Lighthouse ${category}, the lowest of any page`,
      limit: "100",
      found: whole(found),
      met: found === 100,
      reason: category === "performance" ? reasons.processor : unexplained,
    };
  });
  return [...scores, ...againstPeer(pages)];
}
