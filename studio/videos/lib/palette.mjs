// The site's dark theme. `data` is for charts and maps only.
export const palette = {
  canvas: "#131313",
  raised: "#1b1a19",
  line: "#2e2c2a",
  ink: "#f5f1ea",
  secondary: "#b9b2a7",
  accent: "#ff5a36",
  data: "#4fd1c5",
};

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

/** An opaque mix of two colours: unlike transparent ones, overlapping strokes look even. */
export function mix(from, to, amount) {
  const a = channels(from);
  const b = channels(to);
  return `rgb(${a.map((v, i) => Math.round(v + (b[i] - v) * amount)).join(" ")})`;
}
