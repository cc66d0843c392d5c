/** How fast pages are for those who read them: how many views of a day were in which of ten steps. Pure. */
import type { Total } from "./counts.ts";

/**
 * The largest content is painted (ms); the slowest answer to a press or a key (ms); how far content moved by itself (in thousandths of
 * the window's height and width, as browsers add them up).
 */
export const speedMetrics = ["lcp", "inp", "cls"] as const;
export type SpeedMetric = (typeof speedMetrics)[number];

export const speedDevices = ["phone", "other"] as const;
export type SpeedDevice = (typeof speedDevices)[number];

/** The largest value of each step but the tenth, which has no end. */
const stepEnds: Readonly<Record<SpeedMetric, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  inp: [40, 80, 120, 160, 200, 300, 500, 1000, 2000],
  cls: [1, 10, 25, 50, 100, 150, 250, 500, 1000],
};

/** What search engines call good, at most: each is the end of a step. */
const goodUpTo: Readonly<Record<SpeedMetric, number>> = { lcp: 2500, inp: 200, cls: 100 };

/** `page`: as it is counted, without its language. `value` is not negative. */
export function speedKey(metric: SpeedMetric, device: SpeedDevice, page: string, value: number): string {
  const step = stepEnds[metric].findIndex((end) => value <= end);
  return [metric, device, step === -1 ? stepEnds[metric].length : step, page].join(" ");
}

/** `good`: a share of one. `p75`: three of four views had this at most; null where that is beyond the ninth step. */
export type Speed = { readonly views: number; readonly good: number; readonly p75: number | null };

/** `page`: null for all of them. */
export type SpeedRow = { readonly page: string | null } & Readonly<Record<SpeedMetric, Speed | null>>;

function speedOf(metric: SpeedMetric, steps: readonly { readonly step: number; readonly total: number }[]) {
  const ends = stepEnds[metric];
  const upTo = (last: number) =>
    steps.reduce((sum, { step, total }) => (step <= last ? sum + total : sum), 0);
  const views = upTo(ends.length);
  if (views === 0) return null;
  const p75 = ends.find((_, step) => upTo(step) >= 0.75 * views) ?? null;
  return { views, good: upTo(ends.indexOf(goodUpTo[metric])) / views, p75 };
}

/** The speed of all pages together, then of each, the most measured first; none if nothing was measured. */
export function speedRows(device: SpeedDevice, totals: readonly Total[]): readonly SpeedRow[] {
  const counted = totals
    .filter(({ kind }) => kind === "speed")
    .map(({ key, total }) => {
      const [metric, of, step, page = ""] = key.split(" ");
      return { metric, of, step: Number(step), page, total };
    })
    .filter(({ of }) => of === device);
  const rowOf = (page: string | null): SpeedRow => {
    const of = (metric: SpeedMetric) =>
      speedOf(
        metric,
        counted.filter((one) => one.metric === metric && (page === null || one.page === page)),
      );
    return { page, lcp: of("lcp"), inp: of("inp"), cls: of("cls") };
  };
  const views = ({ lcp, cls }: SpeedRow) => Math.max(lcp?.views ?? 0, cls?.views ?? 0);
  const pages = [...new Set(counted.map(({ page }) => page))].map(rowOf);
  return pages.length === 0 ? [] : [rowOf(null), ...pages.toSorted((a, b) => views(b) - views(a))];
}
