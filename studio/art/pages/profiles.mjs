// Drawings of land seen from the side, and of waves.
import { fbm } from "../noise.mjs";
import { curve, dots, range, ring, straight } from "./lines.mjs";

const smooth = (from, to, v) => {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};
/** 1 in the middle, 0 at both ends: ranges settle before the drawing's edge. */
const settled = (x) => smooth(60, 240, x) * (1 - smooth(760, 940, x));

/** Only what nearer ranges do not hide: lines are given from the nearest to the farthest. */
function seen(lines) {
  const horizon = new Map();
  return lines.map((points) => {
    const runs = [[]];
    for (const [x, y] of points) {
      if (y < (horizon.get(x) ?? Infinity)) runs.at(-1).push([x, y]);
      else if (runs.at(-1).length) runs.push([]);
    }
    for (const [x, y] of points) horizon.set(x, Math.min(y, horizon.get(x) ?? Infinity));
    return runs.filter((run) => run.length > 2);
  });
}
const joined = (runs, kind, detail) => ({
  kind,
  d: runs.map((points) => curve(points, kind, { detail }).d).join(""),
});

/** Four plateaus, each above the last, over the ranges behind them. */
export function pricing() {
  const height = (x) =>
    [130, 335, 540, 745].reduce(
      (sum, from, i) => sum + [120, 140, 175, 215][i] * smooth(from, from + 105, x),
      0,
    ) +
    7 * fbm(x / 40, 3, 2, 3);
  const across = range(60, 960, 10);
  const profile = across.map((x) => [x, 860 - height(x)]);
  const plateaus = [285, 490, 695, 905];
  const echo = (share, seed, drop) =>
    across.map((x) => [x, 860 - share * height(x + 18 * fbm(x / 130, seed, 2, seed)) + drop]);
  return {
    ink: [
      ...[0.86, 0.72, 0.58, 0.44, 0.3, 0.16].map((share, i) =>
        curve(echo(share, i + 4, 4), i > 3 ? "faint" : "line", { detail: 22 }),
      ),
      straight(
        "faint",
        ...plateaus.map((x) => [
          [x, 860 - height(x)],
          [x, 900],
        ]),
      ),
      straight("coast", [
        [40, 900],
        [980, 900],
      ]),
    ],
    accent: [
      curve(profile, "path", { detail: 10 }),
      dots(
        "dot",
        plateaus.map((x) => [x, 860 - height(x)]),
      ),
    ],
  };
}

/** One summit among ranges, first to be seen. */
export function seo() {
  const rows = range(0, 15);
  const lines = rows.map((row) =>
    range(60, 940, 8).map((x) => {
      const y = 900 - row * 36;
      const hills = 62 * Math.max(0, 0.35 + fbm(x / 85, row * 1.7, 3, 30 + row)) * settled(x);
      const near = Math.exp(-(((row - 8) / 3) ** 2));
      const rough = 1 + 0.16 * fbm(x / 34, row, 2, 70);
      const summit = 420 * near * rough * Math.exp(-((Math.abs(x - 545) / (70 + 6 * row)) ** 1.25));
      return [x, y - hills - summit];
    }),
  );
  const shown = seen(lines);
  const top = lines[8].reduce((best, point) => (point[1] < best[1] ? point : best));
  return {
    ink: rows.flatMap((row) => (row === 8 ? [] : [joined(shown[row], row > 12 ? "faint" : "line", 16)])),
    accent: [joined(shown[8], "path", 10), dots("dot", [top])],
  };
}

/** The same slope, measured again and again: each time it ends higher. */
export function optimisation() {
  const rows = range(0, 9);
  const lines = rows.map((row) =>
    range(60, 940, 10).map((x) => {
      const climb = smooth(120, 1060, x) ** 1.15 * (40 + row * 74);
      return [
        x,
        880 - row * 9 - climb - (10 + row * 2) * (0.4 + fbm(x / 95, row * 0.33, 3, 12)) * settled(x),
      ];
    }),
  );
  const last = lines.at(-1);
  const stations = [20, 41, 62, 88].map((i) => last[i]);
  return {
    ink: [
      ...rows.slice(0, -1).map((row) => curve(lines[row], row < 3 ? "faint" : "line", { detail: 18 })),
      straight(
        "faint",
        ...stations.map(([x, y]) => [
          [x, y],
          [x, 915],
        ]),
      ),
      straight("line", [
        [60, 915],
        [940, 915],
      ]),
    ],
    accent: [curve(last, "path", { detail: 12 }), dots("dot", stations)],
  };
}

/** Terraces of five weeks with their seven days, one of them taken. */
export function reservation() {
  const terrace = (row, x) =>
    210 + row * 138 + 34 * Math.sin(x / 170 + row * 0.55) + 12 * fbm(x / 120, row, 2, 50 + row);
  const days = range(0, 6).map((day) => 140 + day * 120);
  const across = range(70, 930, 10);
  const free = range(0, 4).flatMap((row) => days.map((x) => [x, terrace(row, x) - 34, row]));
  const taken = free[2 * 7 + 4];
  return {
    ink: [
      ...range(0, 4).flatMap((row) => [
        curve(
          across.map((x) => [x, terrace(row, x)]),
          "coast",
          { detail: 12 },
        ),
        ...[20, 38, 54].map((below, i) =>
          curve(
            across.map((x) => [x, terrace(row, x) + below + (i + 1) * 4 * Math.sin(x / 120 + row)]),
            "faint",
            {
              detail: 26,
            },
          ),
        ),
      ]),
      dots(
        "point",
        free.filter((day) => day !== taken),
      ),
    ],
    accent: [dots("dot", [taken]), ring("path", taken, 26)],
  };
}

/** Two waves that meet: who asks, and who answers. */
export function assistance() {
  const sources = [
    [330, 610],
    [690, 380],
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
