/** Where the drawing is in its box: as large as covers it, at the position that the style sheet gives to its picture. */
export type Placement = { readonly left: number; readonly top: number; readonly unit: number };

type Size = { readonly width: number; readonly height: number };

/** `frame` is the drawing on the grid; the result says where the grid begins, and how many pixels a step has. */
export function placement(box: Size, frame: readonly number[], position: readonly number[]): Placement {
  const [left = 0, top = 0, width = 1, height = 1] = frame;
  const [x = 0.5, y = 0.5] = position;
  const unit = Math.max(box.width / width, box.height / height);
  return {
    left: (box.width - width * unit) * x - left * unit,
    top: (box.height - height * unit) * y - top * unit,
    unit,
  };
}

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
 * What is seen once the ground has turned by `share`, from 0 to 1: the map stays where the drawing is, which has scrolled
 * by `scrolled`; the landscape has its summit in the upper half of the canvas.
 */
export function cameraView(
  map: Placement,
  summit: readonly [number, number],
  canvas: Size,
  options: { readonly top: number; readonly scrolled: number; readonly share: number; readonly rise: number },
): View {
  const { top, scrolled, share, rise } = options;
  const x = map.left + summit[0] * map.unit;
  const y = map.top + summit[1] * map.unit - top;
  const unit = map.unit * mix(1, 1.25, share);
  return {
    focusAt: [
      mix(x, canvas.width * 0.72, share),
      mix(y, canvas.height * 0.66 + 0.55 * scrolled - top, share),
    ],
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
