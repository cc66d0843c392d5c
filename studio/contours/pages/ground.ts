/** Where the agency is, as the drawings of pages show it, in the units of a drawing. */

import { type Field, isolines, sample } from "../../../tooling/isolines.ts";
import { length, type Point } from "../curve.ts";
import { type Island, randomOf } from "../terrain.ts";
import { side } from "./lines.ts";

export type Ground = {
  /** Added to the seeds of the noise of drawings that show no place. */
  readonly seed: number;
  /** Metres above the sea around the town. */
  readonly bay: Field;
  readonly town: Point;
};

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);
const nearest = (points: readonly Point[], to: Point): Point =>
  points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best), points[0] ?? to);

/** The town is where the sea reaches farthest into the island, and in the middle of the drawing. */
function bayOf({ elevation }: Island): Pick<Ground, "bay" | "town"> {
  const shore = isolines(sample(elevation, { x: -11, y: -11, width: 22, height: 22, step: 0.2 }), 0);
  const [coast] = shore.filter(({ closed }) => closed).sort((a, b) => length(b) - length(a));
  const [x, y] = nearest(coast?.points ?? [], [0, 0]);
  const width = 15;
  const scale = width / side;
  return {
    bay: (px, py) => elevation(x - width / 2 + px * scale, y - width / 2 + py * scale),
    town: [side / 2, side / 2],
  };
}

/** A ground that an agency's name makes up, with the island of its other drawings. */
export function groundOf(name: string, island: Island): Ground {
  return { seed: Math.floor(randomOf(`${name}, pages`)() * 1_000_000), ...bayOf(island) };
}
