#!/usr/bin/env bash
# Draws the icons of public/ from public/favicon.svg and the mark. Authoring time only: the files are kept with the
# code. The touch icon and the maskable one are cut to shape by the phone, so they are drawn to the edge, and the
# mark keeps to the circle that no phone cuts.
set -euo pipefail
cd "$(dirname "$0")/../.."
node --input-type=module -e '
  import { readFileSync } from "node:fs";
  import sharp from "sharp";
  const mark = /<path[^>]* d="([^"]+)"/.exec(readFileSync("app/ui/brand/mark.svg", "utf8"))[1];
  const rounded = readFileSync("public/favicon.svg");
  const plate = (scale) => {
    const offset = 16 - 16 * scale;
    return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#131313"/><path transform="translate(${offset} ${offset}) scale(${scale})" fill="#ff5a36" d="${mark}"/></svg>`);
  };
  const draw = (svg, size, file) =>
    sharp(svg, { density: (72 * size) / 32 }).resize(size, size).png({ palette: true, compressionLevel: 9 }).toFile(`public/${file}`);
  await draw(rounded, 192, "icon-192.png");
  await draw(rounded, 512, "icon-512.png");
  await draw(plate(0.52), 512, "icon-maskable-512.png");
  await draw(plate(0.62), 180, "apple-touch-icon.png");
'
