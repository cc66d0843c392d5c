/** Land in the shape of a sign, for pages that say one thing. `seed` is added to those of the noise. */

import type { Field } from "../../../tooling/isolines.ts";
import type { Point } from "../curve.ts";
import { fractalNoise } from "../noise.ts";
import { contours, curve, type Drawing, dots, range } from "./lines.ts";

type Ridge = readonly Point[];

/** The distance from a straight stretch of a ridge. */
function fromStretch([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/**
 * The distance from the nearest ridge: exact beside it, so that the sign can be read, and more and more of a landscape
 * away from it.
 */
const slopes =
  (ridges: readonly Ridge[], seed: number): Field =>
  (x, y) => {
    const all = ridges.flatMap((ridge) =>
      ridge.slice(1).map((point, index) => fromStretch([x, y], ridge[index] ?? point, point)),
    );
    // A soft minimum: lines around two ridges meet in a saddle.
    const distance = -14 * Math.log(all.reduce((sum, each) => sum + Math.exp(-each / 14), 0));
    return distance + 1.5 * Math.max(0, distance - 30) ** 0.82 * fractalNoise(x / 150, y / 150, 2, seed);
  };

const levels = [20, 38, 58, 82, 112, 148, 190, 238, 292] as const;
const slopesOf = (ridges: readonly Ridge[], seed: number) =>
  contours(slopes(ridges, seed), levels, {
    kindOf: (level) => (level === 20 ? "coast" : level > 130 ? "faint" : "line"),
    detail: 22,
    shortest: 160,
  });

const four = (left: number): readonly Ridge[] => [
  [
    [left + 165, 345],
    [left, 560],
    [left + 235, 560],
  ],
  [
    [left + 165, 345],
    [left + 165, 660],
  ],
];

/** An archipelago that is read as 404, with a mark in the middle of its lagoon. */
export function missing(seed: number): Drawing {
  const lagoon = range(0, 2 * Math.PI, Math.PI / 24).map(
    (angle): Point => [500 + 92 * Math.sin(angle), 502 - 158 * Math.cos(angle)],
  );
  return {
    fade: true,
    ink: slopesOf([...four(70), lagoon, ...four(695)], seed + 21),
    accent: [dots("dot", [[500, 502]]), curve([...lagoon, lagoon[0] ?? [0, 0]], "path", 0)],
  };
}
