/** Where the agency is, as the drawings of pages show it, in the units of a drawing. */
import { length, type Point } from "../curve.ts";
import { type Field, isolines, sample } from "../isolines.ts";
import { type Island, randomOf } from "../terrain.ts";
import { side } from "./lines.ts";

type Chart = { readonly shores: readonly (readonly Point[])[]; readonly base: Point };

export type Ground = {
  /** Added to the seeds of the noise of drawings that show no place. */
  readonly seed: number;
  /** Metres above the sea around the town. */
  readonly bay: Field;
  readonly town: Point;
  /** `bulge`: how far a route bends, as a share of its length. `parcels`: where on it they are, from 0 to 1. */
  readonly routes: Chart & {
    readonly ports: readonly {
      readonly at: Point;
      readonly bulge: number;
      readonly parcels: readonly number[];
    }[];
  };
  readonly beacon: Chart & { readonly circle: (km: number) => readonly Point[] };
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

/** The places of islands on the chart of routes: the agency's last, then four with a port and three without. */
const islandPlaces: readonly (readonly [x: number, y: number, size: number])[] = [
  [150, 110, 30],
  [415, 425, 52],
  [505, 580, 36],
  [600, 925, 42],
  [285, 205, 24],
  [350, 300, 18],
  [690, 800, 20],
  [552, 735, 50],
];

/** Islands that a seed makes up. */
function islandsOf(random: () => number): readonly (readonly Point[])[] {
  return islandPlaces.map(([x, y, size]) => {
    const middle: Point = [x + 44 * (random() - 0.5), y + 44 * (random() - 0.5)];
    const [turn, narrow] = [random() * Math.PI, 0.55 + 0.35 * random()];
    const bends = [2, 3, 5, 8].map((times) => ({ times, phase: random() * 2 * Math.PI, by: 0.42 / times }));
    return Array.from({ length: 72 }, (_, index): Point => {
      const angle = (index / 72) * 2 * Math.PI;
      const reach = bends.reduce(
        (sum, { times, phase, by }) => sum + by * Math.sin(times * angle + phase),
        1,
      );
      const [along, across] = [size * reach * Math.cos(angle), size * narrow * reach * Math.sin(angle)];
      return [
        middle[0] + along * Math.cos(turn) - across * Math.sin(turn),
        middle[1] + along * Math.sin(turn) + across * Math.cos(turn),
      ];
    });
  });
}

function chartsOf(random: () => number): Pick<Ground, "routes" | "beacon"> {
  const mirrored = random() < 0.5;
  const shores = islandsOf(random).map((points) =>
    points.map(([x, y]): Point => (mirrored ? [x, side - y] : [x, y])),
  );
  const home = shores.at(-1) ?? [];
  const base = nearest(home, [420, side / 2]);
  const bend = mirrored ? -1 : 1;
  const parcels = [[0.3, 0.55, 0.8], [0.5], [], [0.5]];
  const bulges = [0.34, 0.42, 0.3, -0.6];
  const ports = shores.slice(0, parcels.length).map((shore, index) => ({
    at: nearest(shore, base),
    bulge: (bulges[index] ?? 0) * bend,
    parcels: parcels[index] ?? [],
  }));
  // The beacon is nearer, and in the middle.
  const closer = 1.35;
  const middle: Point = [500, 490];
  const moved = ([x, y]: Point): Point => [
    middle[0] + (x - base[0]) * closer,
    middle[1] + (y - base[1]) * closer,
  ];
  const unitsPerKm = 2.33;
  return {
    routes: { shores, base, ports },
    beacon: {
      shores: shores.map((points) => points.map(moved)),
      base: middle,
      circle: (km) =>
        Array.from({ length: 48 }, (_, index): Point => {
          const angle = (index / 48) * 2 * Math.PI;
          // The curve passes through the middles between the points.
          const radius = (km * unitsPerKm) / Math.cos(Math.PI / 48);
          return [middle[0] + radius * Math.sin(angle), middle[1] - radius * Math.cos(angle)];
        }),
    },
  };
}

/** A ground that an agency's name makes up, with the island of its other drawings. */
export function groundOf(name: string, island: Island): Ground {
  const random = randomOf(`${name}, pages`);
  return { seed: Math.floor(random() * 1_000_000), ...bayOf(island), ...chartsOf(random) };
}
