// Draws the coverage map from real coordinates, and writes it into the folder of its page: coasts.svg contains the
// lines, which are large and the same in both languages; coverage-data.ts the places, which the page labels.
// Run: npm run studio -- coverage, then the formatter. The output is committed; builds do not run this.
import { writeFileSync } from "node:fs";
import atlas from "world-atlas/countries-10m.json" with { type: "json" };
import { isolines, sample } from "./contour.mjs";
import { length, pathData } from "./curve.mjs";
import { circle, distance, mercator } from "./globe.mjs";
import { outlines, within } from "./topology.mjs";

const folder = process.argv[2] ?? new URL("../../app/pages/contact/coverage/", import.meta.url).pathname;
const baseCity = { latitude: 14.6037, longitude: -61.0667 };
const radiusMetres = 200_000;
const cayenne = { latitude: 4.9372, longitude: -52.326 };
const size = [360, 540];
const bounds = [-63.86, 18.52]; // west and north edge of the main map
const inset = { x: 236, y: 424, width: 112, height: 104 };

// Path data is in tenths of a unit, so that numbers are integers, and drawn inside a group scaled by 0.1.
const fine = 10;
const [project, perDegree] = mercator(bounds, 70.4 * fine);
const [projectInset, insetPerDegree] = mercator([-59.8, 8.9], 13 * fine);

const lands = outlines(atlas);
const box = {
  martinique: [-61.3, 14.3, -60.7, 15],
  guadeloupe: [-61.9, 15.8, -60.9, 16.6],
  dominica: [-61.6, 15.1, -61.2, 15.7],
  "saint-lucia": [-61.2, 13.6, -60.8, 14.2],
  "saint-martin": [-63.2, 17.98, -62.95, 18.15],
  "french-guiana": [-54.7, 2, -51.5, 5.8],
};
const servedBy = (points) => Object.keys(box).find((key) => within(points, box[key]));
const inFrame = ({ country, points }) =>
  country !== "Venezuela" && within(points, [-64.2, 10.4, -58.6, 18.7]);

const outline = (rings, projection, detail) =>
  rings.map((points) => pathData({ points: points.map(projection), closed: true }, detail)).join("");

const territories = Object.fromEntries(
  Object.keys(box).map((key) => {
    const rings = lands.map((land) => land.points).filter((points) => servedBy(points) === key);
    const far = key === "french-guiana";
    return [key, outline(rings, far ? projectInset : project, far ? 40 : 12)];
  }),
);
const neighbours = lands.filter((land) => inFrame(land) && !servedBy(land.points));

// The coasts of French Guiana's neighbours, as far as the inset shows them.
const coasts = { Suriname: [-57.2, 5.45, -53.9, 6.4], Brazil: [-51.75, 1, -50, 4.6] };
const stretches = lands
  .filter(({ country }) => country in coasts)
  .flatMap(({ country, points }) => {
    const runs = [[]];
    for (const point of points) {
      if (within([point], coasts[country])) runs.at(-1).push(point);
      else if (runs.at(-1).length) runs.push([]);
    }
    return runs.filter((run) => run.length > 3);
  });
const mainland = stretches
  .map((points) => pathData({ points: points.map(projectInset), closed: false }, 70))
  .join("");

// Sea lines as in the relief: by the distance to the nearest land, smoothed so that they connect the islands.
const shore = lands
  .filter(inFrame)
  .flatMap(({ points }) => points.map(project))
  .map(([x, y]) => [x / fine, y / fine]);
function offshore(x, y) {
  let nearest = Infinity;
  const all = shore.map(([sx, sy]) => {
    const d = Math.hypot(x - sx, y - sy);
    nearest = Math.min(nearest, d);
    return d;
  });
  return nearest - 13 * Math.log(all.reduce((sum, d) => sum + Math.exp((nearest - d) / 13), 0));
}
const grid = sample(offshore, { x: -8, y: -8, width: 376, height: 556, step: 4 });
const sea = [-24, -6, 16, 44, 84].map((level) =>
  isolines(grid, level)
    .map((line) => ({ ...line, points: line.points.map(([x, y]) => [x * fine, y * fine]) }))
    .filter((line) => length(line) > 260)
    .map((line) => pathData(line, 140))
    .join(""),
);

// The circle's control points lie on the tangents, so that the curve itself keeps the radius.
const steps = 60;
const tangent = radiusMetres / Math.cos(Math.PI / steps);
const reach = pathData({ points: circle(baseCity, tangent, steps).map(project), closed: true }, 0);

const round = (v) => Math.round(v * 10) / 10;
const place = ([lon, lat]) => {
  const [x, y] = project([lon, lat]);
  return { x: round(x / fine), y: round(y / fine) };
};
const city = place([baseCity.longitude, baseCity.latitude]);
const rim = place(circle(baseCity, radiusMetres, 72)[49]); // bearing 245°: open sea
const towards = place(circle(baseCity, radiusMetres, 360)[139]); // the bearing of Cayenne
// A straight line from the circle to the inset's frame.
const arrival = {
  x: round(towards.x + ((inset.y - towards.y) * (towards.x - city.x)) / (towards.y - city.y)),
  y: inset.y,
};
const anchor = (lon, lat, align = "start") => ({ ...place([lon, lat]), align });
const labels = {
  "saint-martin": anchor(-62.9, 18.05),
  guadeloupe: anchor(-61.1, 16.17),
  dominica: anchor(-61.17, 15.4),
  martinique: anchor(-60.77, 14.68),
  "saint-lucia": anchor(-60.81, 13.87),
  "french-guiana": { x: inset.x + 10, y: inset.y + 16, align: "start" },
};

const kmPerUnit = 111.195 / (perDegree(13) / fine);
const kmPerInsetUnit = 111.195 / (insetPerDegree(4) / fine);
const degrees = (from, to, at) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ degree: from + i, at: round(at(from + i)) }));

const data = {
  size,
  city,
  rim,
  towards,
  arrival,
  inset,
  labels,
  scaleBar: round(100 / kmPerUnit),
  insetScaleBar: round(100 / kmPerInsetUnit),
  meridians: degrees(-63, -59, (lon) => project([lon, 0])[0] / fine),
  parallels: degrees(12, 18, (lat) => project([0, lat])[1] / fine),
};

// One entry for each line, keys without quotes.
const literal = (value) => JSON.stringify(value).replaceAll(/"([a-zA-Z]+)":/g, "$1:");
const entries = (object, indent) =>
  Object.entries(object)
    .map(
      ([key, value]) =>
        `${indent}${/-/.test(key) ? `"${key}"` : key}: ${nested.includes(key) ? `{\n${entries(value, `${indent}  `)}${indent}}` : literal(value)},\n`,
    )
    .join("");
const nested = ["labels"];
const thousands = (v) => v.toLocaleString("en").replaceAll(",", "_");
const source = `// Written by studio/art/coverage.mjs: do not edit by hand.
// Projection: Mercator (sphere), north up. The inset of French Guiana has a scale of its own.

/** Great-circle distance from Fort-de-France to Cayenne, in metres, rounded to ten kilometres. */
export const cayenneDistanceMetres = ${thousands(Math.round(distance(baseCity, cayenne) / 10_000) * 10_000)};

export const coverage = {
${entries(data, "  ")}} as const;
`;

// Fill and stroke are inherited from the place of use; all other attributes are set here.
const { "french-guiana": guiana, ...near } = territories;
const path = (d, attributes = "") => `<path d="${d}"${attributes}/>`;
const part = (id, content) => `<g id="${id}" transform="scale(.1)" stroke-linejoin="round">${content}</g>\n`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Written by studio/art/coverage.mjs: do not edit by hand. Coasts: Natural Earth 1:10m (public domain). -->
${part("sea", sea.map((line, depth) => path(line, ` stroke-width="6" stroke-opacity="${(0.42 - depth * 0.08).toFixed(2)}"`)).join(""))}${part("reach", path(reach, ' fill-opacity=".07" stroke-width="11"'))}${part(
  "neighbours",
  path(
    outline(
      neighbours.map((land) => land.points),
      project,
      26,
    ),
    ' stroke-width="7" stroke-opacity=".75"',
  ),
)}${part(
  "territories",
  Object.values(near)
    .map((line) => path(line, ' stroke-width="5"'))
    .join(""),
)}${part("mainland", path(mainland, ' stroke-width="7" stroke-opacity=".6"'))}${part("french-guiana", path(guiana, ' stroke-width="5"'))}</svg>
`;

for (const [name, text] of [
  ["coverage-data.ts", source],
  ["coasts.svg", drawing],
]) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`${name} ${text.length} bytes`);
}
