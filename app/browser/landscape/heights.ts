/** What `npm run studio -- contours` writes. */
export type HeightFile = {
  readonly columns: number;
  readonly rows: number;
  /** Where the drawing is on the grid: left, top, width and height, in steps of the grid. */
  readonly frame: readonly number[];
  /** The places that the drawing names, and how long the line to a name is, in steps of the grid. */
  readonly landmarks: readonly {
    readonly name: string;
    readonly at: readonly number[];
    readonly lead: number;
  }[];
  /** How high one contour line is, in steps of the grid. */
  readonly rise: number;
  /** The unit of the differences, in contour lines. */
  readonly precision: number;
  /** For each point, its difference from the plane through its neighbours at the left, above, and between these. */
  readonly differences: readonly number[];
};

/** Heights in contour lines, row by row. */
export function decodeHeights({ columns, precision, differences }: HeightFile): Float32Array {
  const units = new Int32Array(differences.length);
  const at = (index: number): number => units[index] ?? 0;
  differences.forEach((difference, index) => {
    const first = index % columns === 0;
    const above = index < columns ? 0 : at(index - columns);
    const left = first ? above : at(index - 1);
    const corner = first ? above : index < columns ? 0 : at(index - columns - 1);
    units[index] = difference + left + above - corner;
  });
  return Float32Array.from(units, (unit) => unit * precision);
}
