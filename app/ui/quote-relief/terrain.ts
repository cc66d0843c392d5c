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

/** A hill: its centre, its reach along a direction and across, its height, and how deep its ravines are. */
type Hill = {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly along: number;
  readonly across: number;
  readonly height: number;
  readonly ravines: number;
};

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

function hillAt(
  angle: number,
  radius: number,
  size: Pick<Hill, "along" | "across" | "height" | "ravines">,
): Hill {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: radius * cos, y: radius * sin, cos, sin, ...size };
}

/** The places of the summits that larger packs add, as parts of a turn. */
const summits = [0.56, 0.96, 0.7];

function hillsOf({ pack, options, lines }: DrawnSelection): readonly Hill[] {
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
    // Each option is a ridge that leads away from the middle, at its own place in every quote, the higher the more it costs.
    ...[...new Set(options)].toSorted().map((key) => {
      const [angle, radius, size, height] = numbersOf(key);
      const amount = lines?.find((line) => line.key === key)?.price.amount ?? 0;
      return hillAt(angle * turn, 0.46 + 0.32 * radius, {
        along: 0.16 + 0.08 * size,
        across: 0.09 + 0.03 * size,
        height: 0.24 + 0.26 * (Math.min(1, Math.sqrt(amount / 3e5)) || height),
        ravines: 0,
      });
    }),
  ];
}

/** The heights of a selection's island above the sea, from -1 to 1, row by row. The edge of the grid is sea. */
export function terrainHeights(selection: DrawnSelection): Float64Array {
  const hills = hillsOf(selection);
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
    let rest = 1;
    let ridges = 0;
    for (const hill of hills) {
      const [dx, dy] = [x - hill.x, y - hill.y];
      const l = (dx * hill.cos + dy * hill.sin) / hill.along;
      const t = (dy * hill.cos - dx * hill.sin) / hill.across;
      let distance = Math.sqrt(l * l + t * t + 0.03);
      if (distance > 3) continue;
      if (hill.ravines > 0) {
        const angle = Math.atan2(t, l);
        distance *=
          1 +
          hill.ravines * Math.min(1, distance) * (Math.sin(5 * angle + a) + 0.6 * Math.sin(9 * angle + b));
      }
      const height = hill.height * Math.exp(0.3 - 1.75 * distance);
      // Summits together are higher than each of them, and never higher than 1. Of ridges the highest counts, with valleys between.
      if (hill.ravines > 0) rest *= 1 - height;
      else ridges += height ** 4;
    }
    rest *= 1 - Math.sqrt(Math.sqrt(ridges));
    const shelf = Math.min(1, 5 * Math.min(1 - east * east, 1 - south * south));
    heights[index] = (1 - rest) * shelf - seaLevel;
  }
  return heights;
}
