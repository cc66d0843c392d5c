/**
 * Alternatives to this site: templates from public repositories, each built and served on one machine with
 * brotli and a cold cache. Mobile Lighthouse 13.5 (simulated), medians of five interleaved rounds, 20 November 2026.
 * Bytes can be compared between tables; times depend on the machine, and can be compared only within one table.
 */
import type { PageFigures } from "./pages.ts";

export const peersMeasuredOn = "20 Nov 2026";

type Row = readonly [
  name: string,
  html: number,
  css: number,
  script: number,
  font: number,
  image: number,
  total: number,
  requests: number,
  performance: number,
  accessibility: number,
  bestPractices: number,
  seo: number,
  fcp: number,
  lcp: number,
  tbt: number,
];

const rows: readonly Row[] = [
  ["AstroWind home", 14.0, 11.2, 6.0, 48.5, 66.4, 146, 9, 100, 100, 100, 100, 1117, 1651, 0],
  ["AstroWind pricing", 9.5, 11.2, 6.0, 48.5, 15.9, 105, 9, 100, 100, 100, 100, 1102, 1427, 0],
  ["AstroWind contact", 7.5, 11.2, 6.0, 48.5, 15.9, 103, 9, 100, 100, 100, 100, 1101, 1352, 0],
  ["CodeStitch i18n home", 8.5, 6.5, 5.2, 66.7, 155, 242, 15, 98, 100, 92, 92, 969, 2415, 0],
  ["ScrewFast home", 23.6, 14.6, 75.5, 0, 200, 314, 18, 97, 97, 96, 100, 1587, 2362, 0],
  ["Next-js-Boilerplate home", 7.3, 3.5, 184, 0, 42.5, 260, 45, 98, 92, 100, 100, 790, 1688, 86],
  ["next-forge home", 11.6, 18.3, 390, 141, 20.5, 582, 24, 88, 82, 100, 91, 922, 2740, 256],
  ["shadcn-landing-page", 14.8, 8.5, 258, 48.6, 131, 461, 16, 90, 85, 100, 100, 1069, 3351, 164],
];

const thousand = (kilobytes: number) => Math.round(kilobytes * 1000);

/** Without CLS, which was not recorded. */
export const peers: readonly PageFigures[] = rows.map(
  ([
    name,
    html,
    css,
    script,
    font,
    image,
    total,
    requests,
    performance,
    accessibility,
    bestPractices,
    seo,
    fcp,
    lcp,
    tbt,
  ]) => ({
    name,
    bytes: {
      html: thousand(html),
      css: thousand(css),
      script: thousand(script),
      font: thousand(font),
      image: thousand(image),
      total: thousand(total),
    },
    requests,
    scores: { performance, accessibility, bestPractices, seo },
    fcp,
    lcp,
    tbt,
    cls: null,
  }),
);
