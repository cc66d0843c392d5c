/** Drawings of land seen from the side, and of waves. `seed` is added to those of the noise: another seed, another land. */
import type { Point } from "../curve.ts";
import { fractalNoise } from "../noise.ts";
import { curve, type Drawing, dots, type Kind, range, ring, type Stroke, straight } from "./lines.ts";

const smooth = (from: number, to: number, v: number): number => {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
/** 1 in the middle, 0 at both ends: ranges settle before the drawing's edge. */
const settled = (x: number): number => smooth(60, 240, x) * (1 - smooth(760, 940, x));

/** Only what nearer ranges do not hide: lines are given from the nearest to the farthest. */
function seen(lines: readonly (readonly Point[])[]): readonly (readonly (readonly Point[])[])[] {
  const horizon = new Map<number, number>();
  return lines.map((points) => {
    const runs: Point[][] = [[]];
    for (const [x, y] of points) {
      if (y < (horizon.get(x) ?? Infinity)) runs.at(-1)?.push([x, y]);
      else if (runs.at(-1)?.length !== 0) runs.push([]);
    }
    for (const [x, y] of points) horizon.set(x, Math.min(y, horizon.get(x) ?? Infinity));
    return runs.filter((run) => run.length > 2);
  });
}
const joined = (runs: readonly (readonly Point[])[] = [], kind: Kind, detail: number): Stroke => ({
  kind,
  d: runs.map((points) => curve(points, kind, detail).d).join(""),
});

/** One summit among ranges, first to be seen. */
export function seo(seed: number): Drawing {
  const rows = range(0, 15);
  const lines = rows.map((row) =>
    range(60, 940, 8).map((x): Point => {
      const y = 900 - row * 36;
      const hills = 62 * Math.max(0, 0.35 + fractalNoise(x / 85, row * 1.7, 3, seed + 30 + row)) * settled(x);
      const near = Math.exp(-(((row - 8) / 3) ** 2));
      const rough = 1 + 0.16 * fractalNoise(x / 34, row, 2, seed + 70);
      const summit = 420 * near * rough * Math.exp(-((Math.abs(x - 545) / (70 + 6 * row)) ** 1.25));
      return [x, y - hills - summit];
    }),
  );
  const shown = seen(lines);
  const top = (lines[8] ?? []).reduce((best, point) => (point[1] < best[1] ? point : best));
  return {
    ink: rows.flatMap((row) => (row === 8 ? [] : [joined(shown[row], row > 12 ? "faint" : "line", 16)])),
    accent: [joined(shown[8], "path", 10), dots("dot", [top])],
  };
}

/** The same slope, measured again and again: each time it ends higher. */
export function optimisation(seed: number): Drawing {
  const rows = range(0, 9);
  const lines = rows.map((row) =>
    range(60, 940, 10).map((x): Point => {
      const climb = smooth(120, 1060, x) ** 1.15 * (40 + row * 74);
      return [
        x,
        880 -
          row * 9 -
          climb -
          (10 + row * 2) * (0.4 + fractalNoise(x / 95, row * 0.33, 3, seed + 12)) * settled(x),
      ];
    }),
  );
  const last = lines.at(-1) ?? [];
  const stations = [20, 41, 62, 88].flatMap((i) => last.slice(i, i + 1));
  return {
    ink: [
      ...lines.slice(0, -1).map((line, row) => curve(line, row < 3 ? "faint" : "line", 18)),
      straight(
        "faint",
        ...stations.map(([x, y]): readonly Point[] => [
          [x, y],
          [x, 915],
        ]),
      ),
      straight("line", [
        [60, 915],
        [940, 915],
      ]),
    ],
    accent: [curve(last, "path", 12), dots("dot", stations)],
  };
}

/** Terraces of five weeks with their seven days, one of them taken. */
export function reservation(seed: number): Drawing {
  const terrace = (row: number, x: number): number =>
    210 +
    row * 138 +
    34 * Math.sin(x / 170 + row * 0.55) +
    12 * fractalNoise(x / 120, row, 2, seed + 50 + row);
  const days = range(0, 6).map((day) => 140 + day * 120);
  const across = range(70, 930, 10);
  const free = range(0, 4).flatMap((row) => days.map((x): Point => [x, terrace(row, x) - 34]));
  const taken: Point = [days[4] ?? 0, terrace(2, days[4] ?? 0) - 34];
  return {
    ink: [
      ...range(0, 4).flatMap((row) => [
        curve(
          across.map((x): Point => [x, terrace(row, x)]),
          "coast",
          12,
        ),
        ...[20, 38, 54].map((below, i) =>
          curve(
            across.map((x): Point => [x, terrace(row, x) + below + (i + 1) * 4 * Math.sin(x / 120 + row)]),
            "faint",
            26,
          ),
        ),
      ]),
      dots(
        "point",
        free.filter((_, day) => day !== 2 * 7 + 4),
      ),
    ],
    accent: [dots("dot", [taken]), ring("path", taken, 26)],
  };
}

/** Two waves that meet: who asks, and who answers. */
export function assistance(seed: number): Drawing {
  const turned = seed === 0 ? 0 : 1 + (seed % 80);
  const sources: readonly Point[] = [
    [330 + turned, 610],
    [690, 380 + turned],
  ];
  const rings = range(60, 300, 40);
  return {
    ink: sources.flatMap((centre) =>
      rings.map((radius) => ring(radius > 200 ? "faint" : "line", centre, radius)),
    ),
    accent: [
      dots("dot", sources),
      straight("path", sources),
      ...sources.map((centre) => ring("path", centre, 24)),
    ],
  };
}
