/** An island that a seed makes up: metres above the sea, for a point about 20 units wide around its middle. */
import type { Field } from "../../tooling/isolines.ts";

/** Numbers between 0 and 1 that follow from a text. */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce(
    (sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Waves of several directions and lengths: about -1 to 1, and smooth. */
function waves(random: () => number, length: number): Field {
  const all = Array.from({ length: 7 }, (_, index) => {
    const angle = random() * Math.PI * 2;
    const rate = ((Math.PI * 2) / length) * (0.6 + index * 0.28);
    return {
      x: Math.cos(angle) * rate,
      y: Math.sin(angle) * rate,
      phase: random() * Math.PI * 2,
      height: 1 / (1 + index * 0.5),
    };
  });
  return (x, y) =>
    all.reduce((sum, wave) => sum + wave.height * Math.sin(x * wave.x + y * wave.y + wave.phase), 0) / 2.2;
}

/** In metres. */
export const highest = 1340;

export type Island = {
  readonly elevation: Field;
  readonly summit: { readonly x: number; readonly y: number };
};

export function islandOf(seed: string): Island {
  const random = randomOf(seed);
  const between = (from: number, to: number) => from + (to - from) * random();
  const axis = between(0, Math.PI);
  const summits = Array.from({ length: 5 }, (_, index) => {
    const along = index === 0 ? between(-4, -2) : between(-6, 6);
    const aside = between(-1.8, 1.8);
    return {
      x: along * Math.cos(axis) - aside * Math.sin(axis),
      y: along * Math.sin(axis) + aside * Math.cos(axis),
      height: index === 0 ? 1250 : between(250, 800),
      reach: index === 0 ? 2.9 : between(1.3, 2.4),
    };
  });
  const [coast, hills, bend] = [waves(random, 7), waves(random, 3.2), waves(random, 5)];
  const raw: Field = (x, y) => {
    const along = x * Math.cos(axis) + y * Math.sin(axis);
    const aside = y * Math.cos(axis) - x * Math.sin(axis);
    const inland = 1 - Math.hypot(along / 9, aside / 5.4) + 0.16 * coast(x, y);
    if (inland < 0) return inland * 2400 * (1 + 0.25 * coast(y, x));
    const [bentX, bentY] = [x + 0.5 * bend(x, y), y + 0.5 * bend(y, x)];
    const mountains = summits.reduce(
      (sum, { height, reach, ...at }) =>
        sum + height * Math.exp(-((Math.hypot(bentX - at.x, bentY - at.y) / reach) ** 1.4)),
      0,
    );
    return (mountains + 120 + 90 * hills(x, y)) * (1 - Math.exp(-inland / 0.12)) + inland * 20;
  };
  // The highest point of a grid, which is as high on every island.
  const grid = Array.from({ length: 101 * 101 }, (_, index) => ({
    x: (index % 101) / 5 - 10,
    y: Math.floor(index / 101) / 5 - 10,
  }));
  const summit = grid.reduce((best, point) => (raw(point.x, point.y) > raw(best.x, best.y) ? point : best));
  const scale = highest / raw(summit.x, summit.y);
  return { elevation: (x, y) => (raw(x, y) > 0 ? raw(x, y) * scale : raw(x, y)), summit };
}
