// npm run studio -- favicons: draws the PNG icons of public/, and the one in mails, from public/favicon.svg and the mark. Phones cut the touch
// icon and the maskable icon to a shape, so they fill the square, and the mark is within the circle that is always
// visible.
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { darkColours, flame } from "../../app/ui/colours.ts";

const root = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

const [, mark] = /<path[^>]* d="([^"]+)"/.exec(read("app/ui/brand/mark.svg"));
const rounded = read("public/favicon.svg");

/** The mark, scaled around the middle, on a square background without a margin. */
function square(scale) {
  const offset = 16 - 16 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${darkColours.canvas}"/><path transform="translate(${offset} ${offset}) scale(${scale})" fill="${flame}" d="${mark}"/></svg>`;
}

async function draw(svg, size, file) {
  const png = sharp(Buffer.from(svg), { density: (72 * size) / 32 }).resize(size, size);
  await png.png({ palette: true, compressionLevel: 9 }).toFile(new URL(file, root).pathname);
}

await draw(rounded, 192, "public/icon-192.png");
await draw(rounded, 512, "public/icon-512.png");
await draw(square(0.52), 512, "public/icon-maskable-512.png");
await draw(square(0.62), 180, "public/apple-touch-icon.png");
// Twice as large as it is shown. Few mail readers show SVG.
await draw(square(0.74), 72, "server/mail/mark.png");
