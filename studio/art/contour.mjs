// Marching squares: isolines of a sampled field as rings (closed) and runs (cut by the frame).

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

// For each of the sixteen corner cases, which edges the line joins (0 top, 1 right, 2 bottom, 3 left),
// with the higher ground always on the same hand so that segments chain head to tail.
const joins = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** All lines at a level: [{ points: [[x, y], ...], closed }]. */
export function isolines(grid, level) {
  const { values, columns, rows, x, y, step } = grid;
  const at = (i, j) => values[j * columns + i] - level || 1e-9;
  const next = new Map();
  const starts = new Map();

  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const corners = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const index = corners.reduce((sum, v, k) => sum + (v > 0 ? 8 >> k : 0), 0);
      for (const [from, to] of joins[index]) {
        const a = crossing(i, j, from, corners);
        const b = crossing(i, j, to, corners);
        next.set(a.key, b);
        starts.set(a.key, a);
      }
    }
  }

  function crossing(i, j, edge, c) {
    const between = (a, b) => a / (a - b);
    if (edge === 0) return { key: `h${i},${j}`, point: [x + (i + between(c[0], c[1])) * step, y + j * step] };
    if (edge === 1)
      return { key: `v${i + 1},${j}`, point: [x + (i + 1) * step, y + (j + between(c[1], c[2])) * step] };
    if (edge === 2)
      return { key: `h${i},${j + 1}`, point: [x + (i + between(c[3], c[2])) * step, y + (j + 1) * step] };
    return { key: `v${i},${j}`, point: [x + i * step, y + (j + between(c[0], c[3])) * step] };
  }

  const lines = [];
  const ends = new Set([...next.values()].map((end) => end.key));
  const follow = (key) => {
    const points = [starts.get(key).point];
    let current = key;
    while (next.has(current)) {
      const end = next.get(current);
      next.delete(current);
      points.push(end.point);
      current = end.key;
    }
    return { points, closed: current === key };
  };
  // Runs first, from the ends nothing leads to; what is left over are rings.
  for (const key of starts.keys()) if (!ends.has(key)) lines.push(follow(key));
  for (const key of starts.keys()) if (next.has(key)) lines.push(follow(key));
  for (const line of lines) if (line.closed) line.points.pop();
  return lines;
}

/** A ring with the lower ground inside it. Higher ground lies to the right of a line, so the winding tells. */
export const isHollow = ({ points, closed }) => {
  let area = 0;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    area += points[j][0] * points[i][1] - points[i][0] * points[j][1];
  }
  return closed && area < 0;
};
