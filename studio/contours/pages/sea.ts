/** Drawings of the sea around the agency: the shores, and what leaves its port. */
import { type Point, pathData } from "../curve.ts";
import type { Field } from "../isolines.ts";
import type { Ground } from "./ground.ts";
import { contours, type Drawing, dots, range, type Stroke } from "./lines.ts";

type Shores = readonly (readonly Point[])[];

const coast = (shores: Shores): Stroke => ({
  kind: "coast",
  d: shores.map((points) => pathData({ points, closed: true }, 3)).join(""),
});

/** The distance from the shores, smoothed so that lines of equal depth connect neighbours. */
function offshore(shores: Shores, softness: number): Field {
  const points = shores.flat();
  return (x, y) => {
    let sum = 0;
    for (const [sx, sy] of points) sum += Math.exp(-Math.hypot(x - sx, y - sy) / softness);
    return -softness * Math.log(sum + 1e-300);
  };
}

/** Routes from the agency's port to the shores around, with what is on its way. */
export function ecommerce({ routes: { shores, base, ports } }: Ground): Drawing {
  const routes = ports.map(({ at: [bx, by], bulge, parcels }) => {
    const [ax, ay] = base;
    const [cx, cy] = [(ax + bx) / 2 + bulge * (by - ay), (ay + by) / 2 - bulge * (bx - ax)];
    const r = Math.round;
    return {
      d: `M${r(ax)} ${r(ay)}Q${r(cx)} ${r(cy)} ${r(bx)} ${r(by)}`,
      parcels: parcels.map(
        (t): Point => [
          (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
          (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
        ],
      ),
    };
  });
  return {
    fade: true,
    ink: [
      ...contours(offshore(shores, 20), [-52, -28, 0, 34, 74, 120], {
        kindOf: (level) => (level > 0 ? "faint" : "line"),
        detail: 60,
        shortest: 140,
      }),
      coast(shores),
    ],
    accent: [
      { kind: "path", d: routes.map(({ d }) => d).join("") },
      dots(
        "dot",
        routes.flatMap(({ parcels }) => parcels),
      ),
      dots("point", [base, ...ports.map(({ at }) => at)]),
    ],
  };
}

/** A beacon where the agency is, heard over the shores around. */
export function contact({ beacon: { shores, base, circle } }: Ground): Drawing {
  const ringOf = (km: number): string => pathData({ points: circle(km), closed: true }, 0);
  return {
    ink: [
      coast(shores),
      ...range(50, 200, 25).map(
        (km): Stroke => ({ kind: km === 200 ? "coast" : km % 50 ? "faint" : "line", d: ringOf(km) }),
      ),
    ],
    accent: [{ kind: "path", d: ringOf(25) }, dots("dot", [base])],
  };
}
