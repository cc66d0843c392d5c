// Contour lines of a sampled field. It runs in Node for the drawings, and in a browser for the videos.
import { contours } from "d3-contour";

/** Samples field(x, y) on a regular grid; x and y are the frame's own units. */
export function sample(field, { x, y, width, height, step }) {
  const columns = Math.round(width / step) + 1;
  const rows = Math.round(height / step) + 1;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) values[j * columns + i] = field(x + i * step, y + j * step);
  }
  return { values, columns, rows, x, y, step };
}

/**
 * All lines at a level: [{ points: [[x, y], ...], closed, hollow }]. A line that is not closed ends at the frame; a
 * hollow one surrounds lower ground.
 */
export function isolines({ values, columns, rows, x, y, step }, level) {
  const { coordinates } = contours().size([columns, rows]).contour(values, level);
  const place = ([i, j]) => [x + (i - 0.5) * step, y + (j - 0.5) * step];
  // d3-contour closes a line along the frame, half a step outside the samples: these points are not part of it.
  const isFrame = ([i, j]) => i === 0 || j === 0 || i === columns || j === rows;
  return coordinates.flatMap((rings) =>
    rings.flatMap((ring, index) => {
      const points = ring.slice(1);
      const start = points.findIndex(isFrame);
      if (start < 0) return { points: points.map(place), closed: true, hollow: index > 0 };
      const runs = [[]];
      for (const point of [...points.slice(start), ...points.slice(0, start)])
        if (isFrame(point)) runs.push([]);
        else runs.at(-1).push(place(point));
      return runs
        .filter(({ length }) => length > 1)
        .map((run) => ({ points: run, closed: false, hollow: false }));
    }),
  );
}
