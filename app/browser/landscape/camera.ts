/** Where the grid begins in the drawing's box, and how many pixels a step has. */
export type Placement = { readonly left: number; readonly top: number; readonly unit: number };

type Size = { readonly width: number; readonly height: number };

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

export type View = {
  /** Where on the canvas the summit's foot is, in pixels. */
  readonly focusAt: readonly [x: number, y: number];
  /** How many pixels a step of the grid has. */
  readonly unit: number;
  /** How many pixels one contour line rises. */
  readonly lift: number;
  /** The angle of the ground, in radians: 0 is a map. */
  readonly tilt: number;
  /** How far the eye is from the focus, in pixels. */
  readonly far: number;
};

/** The steepest look at the ground, in radians: 0 is a map. */
const steepest = 1.08;

/**
 * What is seen once the ground has turned by `share`, and the page has been scrolled by the share `moved` of the way, each from 0 to
 * 1: until it is scrolled, the summit's foot stays where the drawing has it; the landscape has it in the middle of what is in view.
 */
export function cameraView(
  map: Placement,
  summit: readonly [number, number],
  canvas: Size,
  options: {
    readonly top: number;
    readonly scrolled: number;
    readonly share: number;
    readonly moved: number;
    readonly rise: number;
  },
): View {
  const { top, scrolled, share, moved, rise } = options;
  const x = map.left + summit[0] * map.unit;
  const y = map.top + summit[1] * map.unit - top;
  const unit = map.unit * mix(1, 1.25, moved);
  return {
    focusAt: [mix(x, canvas.width * 0.72, moved), mix(y, canvas.height * 0.5 + 0.5 * scrolled - top, moved)],
    unit,
    lift: unit * rise * share,
    tilt: steepest * share,
    far: 1.7 * Math.max(canvas.height, canvas.width * 0.7),
  };
}

/** The point of the ground that is seen at a place of the canvas, in steps of the grid. The ground counts as flat. */
export function groundPointAt(
  at: readonly [number, number],
  summit: readonly [number, number],
  { focusAt, unit, tilt, far }: View,
): readonly [number, number] {
  const [x, y] = [at[0] - focusAt[0], at[1] - focusAt[1]];
  const south = y / (Math.cos(tilt) + (y * Math.sin(tilt)) / far);
  const depth = 1 - (south * Math.sin(tilt)) / far;
  return [summit[0] + (x * depth) / unit, summit[1] + south / unit];
}

/** Where a point of the grid is seen on the canvas, at its height in contour lines: as `ground.vert` computes it. */
export function screenPointAt(
  point: readonly number[],
  height: number,
  summit: readonly [number, number],
  { focusAt, unit, lift, tilt, far }: View,
): readonly [number, number] {
  const [east, south] = [((point[0] ?? 0) - summit[0]) * unit, ((point[1] ?? 0) - summit[1]) * unit];
  const up = Math.max(0, height) * lift;
  const depth = 1 - (south * Math.sin(tilt) + up * Math.cos(tilt)) / far;
  return [focusAt[0] + east / depth, focusAt[1] + (south * Math.cos(tilt) - up * Math.sin(tilt)) / depth];
}
