/**
 * The drawing beside the title of each page: a square in the ink of the theme and, on its right, one in the accent, which are two
 * masks of one file.
 */
import type { Ground } from "./ground.ts";
import { about, audit, maintenance, services } from "./land.ts";
import { type Drawing, type Kind, type Stroke, side } from "./lines.ts";
import { assistance, optimisation, reservation, seo } from "./profiles.ts";
import { missing } from "./shapes.ts";

// What is not stated is that of a plain line.
const attributesOf = {
  line: "",
  faint: ' stroke-opacity=".45"',
  index: ' stroke-width="3"',
  coast: ' stroke-width="3.4"',
  path: ' stroke-width="4"',
  dot: ' stroke-width="20"',
  point: ' stroke-width="11"',
} as const satisfies Record<Kind, string>;

const paths = (strokes: readonly Stroke[]): string =>
  Object.entries(attributesOf)
    .map(([kind, attributes]) => {
      const d = strokes.filter((stroke) => stroke.kind === kind).map((stroke) => stroke.d);
      return d.some(Boolean) ? `<path${attributes} d="${d.join("")}"/>` : "";
    })
    .join("");

const softEdge =
  '<radialGradient id="e"><stop offset=".74" stop-color="#fff"/><stop offset="1"/></radialGradient>' +
  `<mask id="s"><path fill="url(#e)" d="M0 0h${side}v${side}H0z"/></mask>`;

function svg({ ink, accent, fade }: Drawing): string {
  const group = (content: string, attributes: string) => `<g${attributes}>${content}</g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * side} ${side}">${fade ? softEdge : ""}` +
    `<g fill="none" stroke="#000" stroke-width="2" stroke-linecap="round">` +
    group(paths(ink), fade ? ' mask="url(#s)"' : "") +
    `${group(paths(accent), ` transform="translate(${side})"`)}</g></svg>\n`
  );
}

/** Each drawing, by its file's name in `content/contours/pages/`. */
export function pageDrawings(ground: Ground): ReadonlyMap<string, string> {
  const { seed } = ground;
  const drawings: Readonly<Record<string, Drawing>> = {
    services: services(seed),
    about: about(ground),
    seo: seo(seed),
    audit: audit(seed),
    reservation: reservation(seed),
    maintenance: maintenance(seed),
    assistance: assistance(seed),
    optimisation: optimisation(seed),
    missing: missing(seed),
  };
  return new Map(Object.entries(drawings).map(([page, drawing]) => [`${page}.svg`, svg(drawing)]));
}
