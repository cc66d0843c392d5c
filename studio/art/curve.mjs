// Converts many sampled points to a short, smooth path.
//
// A line becomes a quadratic B-spline: the remaining points are its controls, and the curve passes through the
// middles between them. SVG's "t" command mirrors the last control, so each further point needs only one relative
// pair of numbers. Controls are on even numbers, so the middles are integers, and mirroring adds no rounding errors.

/** Visvalingam: drops the point that spans the smallest triangle until all span at least minArea. */
export function simplify(points, closed, minArea) {
  const kept = points.slice();
  const area = (i) => {
    const n = kept.length;
    if (!closed && (i === 0 || i === n - 1)) return Infinity;
    const [a, b, c] = [kept[(i - 1 + n) % n], kept[i], kept[(i + 1) % n]];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const areas = kept.map((_, i) => area(i));
  const least = closed ? 5 : 2;
  while (kept.length > least) {
    let smallest = 0;
    for (let i = 1; i < areas.length; i++) if (areas[i] < areas[smallest]) smallest = i;
    if (areas[smallest] >= minArea) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    const n = kept.length;
    for (const i of [(smallest - 1 + n) % n, smallest % n]) areas[i] = area(i);
  }
  return kept;
}

const even = (v) => 2 * Math.round(v / 2);
const pair = (x, y) => `${x}${y < 0 ? "" : " "}${y}`;
const chain = (pairs) => pairs.map((p, i) => (i === 0 || p.startsWith("-") ? p : ` ${p}`)).join("");

/** The path data of one line, "" if it is too small at this precision. */
export function pathData({ points, closed }, minArea) {
  const controls = simplify(points, closed, minArea)
    .map(([px, py]) => [even(px), even(py)])
    .filter(([px, py], i, all) => i === 0 || px !== all[i - 1][0] || py !== all[i - 1][1]);
  const n = controls.length;
  if (n < (closed ? 4 : 2)) return "";
  const middle = (i) => {
    const [a, b] = [controls[(i + n) % n], controls[(i + 1 + n) % n]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const steps = (stops) => chain(stops.slice(1).map((s, i) => pair(s[0] - stops[i][0], s[1] - stops[i][1])));

  if (closed) {
    const start = middle(-1);
    const [c, m] = [controls[0], middle(0)];
    const head = chain([pair(c[0] - start[0], c[1] - start[1]), pair(m[0] - start[0], m[1] - start[1])]);
    return `M${pair(...start)}q${head}t${steps(controls.map((_, i) => middle(i)))}z`;
  }
  // An open line needs no "q": the first "t" has no control to mirror and runs straight to the first middle.
  const stops = [controls[0], ...controls.slice(0, -1).map((_, i) => middle(i)), controls[n - 1]];
  return `M${pair(...controls[0])}t${steps(stops)}`;
}

export const length = ({ points, closed }) =>
  points.reduce((sum, p, i) => {
    if (i === 0 && !closed) return 0;
    const q = points[(i - 1 + points.length) % points.length];
    return sum + Math.hypot(p[0] - q[0], p[1] - q[1]);
  }, 0);
