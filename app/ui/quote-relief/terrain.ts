import { packKeys } from "#app/domain/catalogue.ts";

/** What is drawn: the codes of a selection, as forms, addresses and stored records have them. Null or empty: not chosen yet. */
export type DrawnSelection = {
  readonly projectType: string | null;
  readonly pack: string | null;
  readonly paymentMonths: number | string | null;
  readonly options: readonly string[];
  /** What its options cost, by which they are high; without a price one is as high as its code says. */
  readonly lines?:
    | readonly { readonly key: string; readonly price: { readonly kind: string; readonly amount?: number } }[]
    | undefined;
};

/** The steps of the grid from west to east, and from north to south. */
export const columns = 64;
export const rows = 44;

/** Everything below is sea. */
const seaLevel = 0.13;

/** A hill: its centre, its reach along a direction and across, and its height. */
type Hill = {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly along: number;
  readonly across: number;
  readonly height: number;
};
/** A summit of the mountain: how deep its ravines are. */
type Summit = Hill & { readonly ravines: number };

const turn = 2 * Math.PI;

/** Four numbers from 0 to 1 that follow from a code. */
function numbersOf(code: string): readonly [number, number, number, number] {
  let hash = 0x811c9dc5;
  const next = (value: number): number => {
    hash = Math.imul(hash ^ value, 0x01000193);
    hash ^= hash >>> 15;
    return (hash >>> 8) / 2 ** 24;
  };
  for (const sign of code) next(sign.charCodeAt(0));
  return [next(1), next(2), next(3), next(4)];
}

function hillAt<Size extends Pick<Hill, "along" | "across" | "height">>(
  angle: number,
  radius: number,
  size: Size,
) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: radius * cos, y: radius * sin, cos, sin, ...size };
}

/** The places of the summits that larger packs add, as parts of a turn. */
const summits = [0.56, 0.96, 0.7];

/** The mountain of a pack: its massif, and the summits of a larger one. */
function mountainOf(pack: string | null): readonly Summit[] {
  const size = Math.min((packKeys as readonly (string | null)[]).indexOf(pack), summits.length) + 1;
  // Flat and wide until a pack is chosen.
  const massif =
    size === 0
      ? { along: 0.72, across: 0.56, height: 0.32, ravines: 0.12 }
      : { along: 0.42 + 0.035 * size, across: 0.36 + 0.035 * size, height: 0.4 + 0.14 * size, ravines: 0.17 };
  return [
    hillAt(0, 0, massif),
    ...summits
      .slice(0, Math.max(0, size - 1))
      .map((place, index) =>
        hillAt(place * turn, 0.4 + 0.03 * index, { along: 0.22, across: 0.15, height: 0.5, ravines: 0.16 }),
      ),
  ];
}

/**
 * The ridge of each option, which leads away from the middle, at its own place in every quote. `height`: of its top above the sea's
 * ground, whatever part of that the mountain is below it: so a dearer one is higher, and 1,200 € are half of what is possible.
 */
const ridgesOf = ({ options, lines }: DrawnSelection): readonly Hill[] =>
  [...new Set(options)].toSorted().map((key) => {
    const [angle, radius, size, height] = numbersOf(key);
    const amount = lines?.find((line) => line.key === key)?.price.amount ?? 0;
    return hillAt(angle * turn, 0.54 + 0.22 * radius, {
      along: 0.16 + 0.08 * size,
      across: 0.11 + 0.03 * size,
      height: 0.36 + 0.24 * (amount > 0 ? amount / (amount + 12e4) : height / 2),
    });
  });

/** How far from its middle a ridge is level, so that it has its height at a point of the grid. */
const tip = 0.31;

/** How far a point is from the middle of a hill, along its direction and across it, in parts of its reach. */
const across = (hill: Hill, x: number, y: number): readonly [number, number] => {
  const [dx, dy] = [x - hill.x, y - hill.y];
  return [(dx * hill.cos + dy * hill.sin) / hill.along, (dy * hill.cos - dx * hill.sin) / hill.across];
};

/** The heights of a selection's island above the sea, from -1 to 1, row by row. The edge of the grid is sea. */
export function terrainHeights(selection: DrawnSelection): Float64Array {
  const mountain = mountainOf(selection.pack);
  const ridges = ridgesOf(selection);
  // The kind of project bends the coast.
  const [a, b, c, d] = numbersOf(selection.projectType ?? "").map((part) => part * turn) as [
    number,
    number,
    number,
    number,
  ];
  const heights = new Float64Array((columns + 1) * (rows + 1));
  for (let index = 0; index < heights.length; index += 1) {
    const east = (2 * (index % (columns + 1))) / columns - 1;
    const south = (2 * Math.floor(index / (columns + 1))) / rows - 1;
    const x = east + 0.06 * Math.sin(4.3 * south + a) + 0.03 * Math.sin(9.1 * south + 5 * east + b);
    const y = south + 0.06 * Math.sin(3.7 * east + c) + 0.03 * Math.sin(8.3 * east - 4 * south + d);
    // Summits together are higher than each of them, and never higher than 1. Of ridges and mountain the highest is seen, with valleys between.
    let rest = 1;
    for (const hill of mountain) {
      const [l, t] = across(hill, x, y);
      const angle = Math.atan2(t, l);
      const distance = Math.sqrt(l * l + t * t + 0.03);
      const ravine = Math.min(1, distance) * (Math.sin(5 * angle + a) + 0.6 * Math.sin(9 * angle + b));
      rest *= 1 - hill.height * Math.exp(0.3 - 1.75 * distance * (1 + hill.ravines * ravine));
    }
    let height = 1 - rest;
    for (const ridge of ridges) {
      const distance = Math.max(tip, Math.hypot(...across(ridge, x, y)));
      height = Math.max(height, ridge.height * Math.exp(1.75 * (tip - distance)));
    }
    const shelf = Math.min(1, 5 * Math.min(1 - east * east, 1 - south * south));
    heights[index] = height * shelf - seaLevel;
  }
  return heights;
}
