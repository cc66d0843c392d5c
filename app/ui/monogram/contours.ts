/**
 * The contour lines of one hill, as SVG path data, outermost first: closed curves around `centre`, with radii evenly
 * spaced between `inner` and `outer`. The same seed gives the same hill. Coordinates are integers, because they are part
 * of the page's HTML.
 */
export function contours(hill: {
  seed: number;
  centre: readonly [x: number, y: number];
  inner: number;
  outer: number;
  lines: number;
}): string[] {
  const random = generator(hill.seed);
  // Low waves shape the lines: fully at the foot of the hill, and hardly at the summit, which is nearly round.
  const waves = [2, 3, 4, 5].map((count) => ({
    count,
    height: (0.1 + 0.16 * random()) / Math.sqrt(count - 1),
    phase: random() * 2 * Math.PI,
  }));
  const lean = random() * 2 * Math.PI;

  return Array.from({ length: hill.lines }, (_, line) => {
    const share = 1 - line / (hill.lines - 1);
    const radius = hill.inner + (hill.outer - hill.inner) * share;
    const drift = 0.22 * (hill.outer - hill.inner) * share;
    const points = Array.from({ length: corners }, (_, corner): Point => {
      const angle = (corner / corners) * 2 * Math.PI;
      const bulge = waves.reduce(
        (sum, { count, height, phase }) => sum + height * Math.cos(count * angle + phase + 0.5 * share),
        0,
      );
      const reach = radius * (1 + bulge * (0.25 + 0.75 * share));
      return [
        hill.centre[0] + drift * Math.cos(lean) + reach * Math.cos(angle),
        hill.centre[1] + drift * Math.sin(lean) + reach * Math.sin(angle),
      ];
    });
    return closedCurve(points);
  });
}

type Point = readonly [x: number, y: number];

const corners = 9;

/** Quadratic curves from middle to middle, with the corners as control points. */
function closedCurve(points: readonly Point[]): string {
  const middles = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)] as const;
  });
  const start = middles.at(-1) ?? [0, 0];
  let from: Point = start;
  const curves = middles.map((to, index) => {
    const handle = points[index] ?? to;
    const numbers = [handle[0] - from[0], handle[1] - from[1], to[0] - from[0], to[1] - from[1]];
    from = to;
    return numbers.map(Math.round).join(" ");
  });
  return `M${start.join(" ")}q${curves.join(" ")}z`;
}

/** A reproducible random number generator, from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
