/** Drawings of land seen from above. `seed` is added to those of the noise: another seed, another land. */

import type { Field } from "../../../tooling/isolines.ts";
import type { Point } from "../curve.ts";
import { fractalNoise } from "../noise.ts";
import type { Ground } from "./ground.ts";
import {
  contours,
  curve,
  type Drawing,
  dots,
  hill,
  type Kind,
  land,
  range,
  ring,
  straight,
} from "./lines.ts";

/** Bends the ground, so that no contour is a circle. */
const bent =
  (field: Field, strength: number, scale: number, seed: number): Field =>
  (x, y) =>
    field(
      x + strength * fractalNoise(x / scale, y / scale, 2, seed),
      y + strength * fractalNoise(x / scale, y / scale, 2, seed + 40),
    );

/** The shortest way uphill from a start: it follows the ridge where it began on one. */
const between = ([ax, ay]: Point, [bx, by]: Point, bulge: number) =>
  range(0, 1, 0.05).map(
    (t): Point => [
      ax + (bx - ax) * t + bulge * Math.sin(Math.PI * t) * (by - ay),
      ay + (by - ay) * t - bulge * Math.sin(Math.PI * t) * (bx - ax),
    ],
  );

/** Three summits of one island, each higher than the last, and the path that joins them. */
export function services(seed: number): Drawing {
  const summits = [
    [285, 690],
    [500, 530],
    [660, 320],
  ] as const;
  const hills = [
    hill(summits[0], 520, 110, 1.25),
    hill(summits[1], 700, 115, 1.2),
    hill(summits[2], 960, 130, 1.15),
    hill([480, 520], 330, 260, 2.2),
    hill([330, 650], 190, 220, 2.2),
    hill([640, 370], 230, 220, 2.2),
  ];
  const field = bent(land(hills), 60, 150, seed + 4);
  // The bend moves a summit: it is looked for around its place.
  const unbend = (wanted: Point): Point => {
    let best = wanted;
    for (const x of range(wanted[0] - 70, wanted[0] + 70, 4))
      for (const y of range(wanted[1] - 70, wanted[1] + 70, 4))
        if (field(x, y) > field(...best)) best = [x, y];
    return best;
  };
  const [low, middle, high] = [unbend(summits[0]), unbend(summits[1]), unbend(summits[2])];
  const levels = [60, 110, ...range(170, 920, 62)];
  const kindOf = (level: number): Kind => (level === 60 ? "faint" : level === 110 ? "coast" : "line");
  return {
    ink: contours(field, levels, { kindOf, detail: 26 }),
    accent: [
      curve([...between(low, middle, 0.12), ...between(middle, high, -0.12)], "path"),
      dots("dot", [low, middle, high]),
    ],
  };
}

/** The bay where the agency is with its relief, and the town. */
export function about({ bay, town }: Ground): Drawing {
  const kindOf = (level: number): Kind =>
    level < 0 ? "faint" : level === 0 ? "coast" : level % 375 ? "line" : "index";
  return {
    fade: true,
    ink: contours(bay, [-1500, -1000, -640, -380, -170, 0, ...range(75, 1125, 75)], {
      kindOf,
      detail: 42,
      shortest: 90,
    }),
    accent: [dots("dot", [town]), ring("path", town, 34)],
  };
}

/** A section through the relief: the cut above, the ground that it shows below. */
export function audit(seed: number): Drawing {
  const hills = [
    hill([340, 350], 560, 105, 1.2),
    hill([640, 290], 800, 125, 1.2),
    hill([500, 320], 240, 250, 2.4),
  ];
  const field = bent(land(hills), 50, 130, seed + 9);
  const cut = (x: number): number => 418 - 0.2 * x;
  const ground = (x: number): number => 880 - 0.42 * field(x, cut(x));
  const across = range(80, 920, 12);
  const section = across.map((x): Point => [x, ground(x)]);
  const marks = [225, 330, 460, 610, 660, 770];
  return {
    ink: [
      ...contours(field, range(60, 780, 60), { kindOf: (l) => (l === 60 ? "coast" : "line") }),
      ...[40, 76, 108].map((depth, i) =>
        curve(
          section.map(([x, y]): Point => [x, 880 + (y - 880) * (0.7 - i * 0.22) + depth * 0.6]),
          "faint",
          14,
        ),
      ),
      straight(
        "faint",
        ...marks.map((x): readonly Point[] => [
          [x, cut(x)],
          [x, ground(x)],
        ]),
      ),
      straight("line", [
        [80, 955],
        [920, 955],
      ]),
    ],
    accent: [
      straight("path", [
        [80, cut(80)],
        [920, cut(920)],
      ]),
      curve(section, "path", 10),
      dots("dot", [
        [80, cut(80)],
        [920, cut(920)],
      ]),
    ],
  };
}

/** Rings that close, and a round of twelve months about the summit. */
export function maintenance(seed: number): Drawing {
  const field = bent((x, y) => 1000 - Math.hypot(x - 500, (y - 500) * 1.04), 70, 240, seed + 15);
  const centre: Point = [500, 500];
  const months = range(0, 11).map((m): Point => {
    const angle = (m / 12) * 2 * Math.PI - Math.PI / 2;
    return [500 + 300 * Math.cos(angle), 500 + 300 * Math.sin(angle)];
  });
  const kindOf = (level: number): Kind =>
    level < 600 ? "faint" : level === 760 || level === 920 ? "index" : "line";
  return {
    ink: contours(field, [560, 600, 640, 680, 720, 760, 800, 840, 880, 920, 950, 975], { kindOf }),
    accent: [ring("path", centre, 300), dots("dot", months)],
  };
}
