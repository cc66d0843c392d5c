/** A logo of any kind as the site needs it: paths of one colour. A drawing of paths is taken as it is, anything else is traced. */
import sharp from "sharp";
import { openPicture } from "../tooling/build/picture-files.ts";
import { logoOf } from "../tooling/content/logo.ts";
import { isolines, type Point, sample } from "../tooling/isolines.ts";

const isSvg = (bytes: Uint8Array): boolean =>
  /^\s*(?:<\?xml|<!--|<!DOCTYPE svg|<svg)/i.test(Buffer.from(bytes.subarray(0, 500)).toString());

const svgOf = (width: number, height: number, path: string, rule: string | undefined): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path${rule === undefined ? "" : ` fill-rule="${rule}"`} d="${path}"/></svg>\n`;

/** The longest side of what is traced, in pixels. */
const tracedSide = 480;

/** How much of each pixel is the logo, 0 to 255: what is opaque, or what is darker, or lighter, than the ground. */
function coverageOf(
  pixels: Uint8Array,
  ground: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): (x: number, y: number) => number {
  const isCutOut = (ground[3] ?? 0) < 128;
  return (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return 0;
    const pixel = pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4);
    if (isCutOut) return pixel[3] ?? 0;
    return Math.max(...[0, 1, 2].map((channel) => Math.abs((pixel[channel] ?? 0) - (ground[channel] ?? 0))));
  };
}

const distanceToLine = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number =>
  Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / (Math.hypot(bx - ax, by - ay) || 1);

/** Ramer, Douglas and Peucker: the points that a line cannot do without. */
function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || first === undefined || last === undefined) return points;
  const distances = points.map((point) => distanceToLine(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1);
  if ((distances[farthest] ?? 0) <= tolerance) return [first, last];
  return [
    ...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplified(points.slice(farthest), tolerance),
  ];
}

function pathOf(points: readonly Point[], tolerance: number): string {
  const middle = Math.floor(points.length / 2);
  const halves = [points.slice(0, middle + 1), [...points.slice(middle), points[0] as Point]];
  const corners = halves.flatMap((half) => simplified(half, tolerance).slice(0, -1));
  return corners.length < 3
    ? ""
    : `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

async function traced(bytes: Uint8Array): Promise<string | null> {
  // A drawing is drawn large enough for its curves.
  const picture = isSvg(bytes)
    ? sharp(bytes, { density: 288, limitInputPixels: 65_000_000 })
    : openPicture(bytes).autoOrient();
  // Its ground is what its corner has.
  const ground = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const { data, info } = await picture
    .trim()
    .resize({ width: tracedSide, height: tracedSide, fit: "inside" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  // With an empty border, so that all lines are closed.
  const frame = { x: -1, y: -1, width: width + 1, height: height + 1, step: 1 };
  const lines = isolines(sample(coverageOf(data, ground, info), frame), 96)
    .map(({ points }) => points)
    .filter((points) => points.length > 6);
  // A sign that is higher than wide stands in the middle of a square.
  const side = Math.max(width, height);
  const shift = Math.max(0, (height - width) / 2);
  const moved = lines.map((points) => points.map(([x, y]): Point => [x + shift, y]));
  for (const tolerance of [0.35, 0.7, 1.2, 2]) {
    const path = moved.map((line) => pathOf(line, tolerance)).join("");
    const svg = svgOf(width > height ? width : side, height, path, "evenodd");
    if (path !== "" && logoOf(svg).logo !== null) return svg;
  }
  return null;
}

/** The SVG of a logo that an owner has given; null if none can be made of it. */
export async function logoFrom(bytes: Uint8Array): Promise<string | null> {
  if (isSvg(bytes)) {
    const { logo } = logoOf(Buffer.from(bytes).toString());
    if (logo !== null) return svgOf(logo.width, logo.height, logo.path, logo.fillRule);
  }
  return traced(bytes).catch(() => null);
}
