// Draws what stands beside the titles of pages. Run: npm run studio -- pages [FOLDER]
// Writes app/ui/contours/pages/<page>.svg: a square in the ink of the theme and, on its right, one in the accent, which
// are two masks of one file. The files are committed; builds do not run this.
import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { about, audit, maintenance, portfolio, services } from "./pages/land.mjs";
import { side } from "./pages/lines.mjs";
import { assistance, optimisation, pricing, reservation, seo } from "./pages/profiles.mjs";
import { contact, ecommerce } from "./pages/sea.mjs";
import { showcase } from "./pages/window.mjs";

const drawings = {
  services,
  showcase,
  ecommerce,
  portfolio,
  pricing,
  about,
  contact,
  seo,
  audit,
  reservation,
  maintenance,
  assistance,
  optimisation,
};

// What is not said is that of a plain line.
const kinds = {
  line: "",
  faint: ' stroke-opacity=".45"',
  index: ' stroke-width="3"',
  coast: ' stroke-width="3.4"',
  frame: ' stroke-width="2.4"',
  path: ' stroke-width="4"',
  dot: ' stroke-width="20"',
  point: ' stroke-width="11"',
  button: ' stroke-width="30"',
};

const paths = (strokes) =>
  Object.entries(kinds)
    .map(([kind, attributes]) => {
      const d = strokes.filter((stroke) => stroke.kind === kind).map((stroke) => stroke.d);
      return d.some(Boolean) ? `<path${attributes} d="${d.join("")}"/>` : "";
    })
    .join("");

const softEdge =
  '<radialGradient id="e"><stop offset=".74" stop-color="#fff"/><stop offset="1"/></radialGradient>' +
  `<mask id="s"><path fill="url(#e)" d="M0 0h${side}v${side}H0z"/></mask>`;

function svg({ ink, accent, fade }) {
  const group = (content, attributes) => `<g${attributes}>${content}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * side} ${side}">${fade ? softEdge : ""}` +
    `<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round">` +
    group(paths(ink), fade ? ' mask="url(#s)"' : "") +
    `${group(paths(accent), ` transform="translate(${side})"`)}</g></svg>\n`
  );
}

const folder = process.argv[2] ?? new URL("../../app/ui/contours/pages/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
for (const [page, draw] of Object.entries(drawings)) {
  const text = svg(draw());
  writeFileSync(`${folder}/${page}.svg`, text);
  console.log(`${page}.svg ${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
}
