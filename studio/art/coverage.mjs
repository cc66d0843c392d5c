// Draws the coverage map of content/place.yaml from real coordinates, and writes it into content/coverage/: coasts.svg
// contains the lines, which are large and the same in both languages; map.yaml the places, which the page labels.
// Run: npm run studio -- coverage. The output is committed; builds do not run this.
import { readFileSync, writeFileSync } from "node:fs";
import atlas from "world-atlas/countries-10m.json" with { type: "json" };
import { parse } from "yaml";
import { length, pathData } from "../contours/curve.ts";
import { isolines, sample } from "./contour.mjs";
import { bearing, circle, distance, mercator } from "./globe.mjs";
import { outlines, within } from "./topology.mjs";

const folder = process.argv[2] ?? new URL("../../content/coverage/", import.meta.url).pathname;
// The file, and not the module that is written from it: while the territories and the drawn map differ, there is no new one.
const stated = parse(readFileSync(new URL("../../content/place.yaml", import.meta.url), "utf8"));
const { location, mapFrame, territories: served, serviceRadiusMetres } = stated;
const size = [360, 540];
const insetFrame = { x: 236, y: 424, width: 112, height: 104 };

// What no rule tells from coordinates alone: mainlands in the map's frame that are left out, and the coasts of the far
// territory's neighbours, as far as the inset shows them.
const leftOut = ["Venezuela"];
const farCoasts = { Suriname: [-57.2, 5.45, -53.9, 6.4], Brazil: [-51.75, 1, -50, 4.6] };

// Path data is in tenths of a unit, so that numbers are integers, and drawn inside a group scaled by 0.1.
const fine = 10;
const projectionOf = ({ west, north, unitsPerDegree }) => mercator([west, north], unitsPerDegree * fine);
const far = Object.entries(served).find(([, { inset }]) => inset !== undefined) ?? null;
const [farKey, { inset, label: farCity }] = far ?? [null, {}];
const [project, perDegree] = projectionOf(mapFrame);
const [projectInset, insetPerDegree] = projectionOf(inset ?? mapFrame);
const southOf = (frame, perDegreeAt) => frame.north - size[1] / (perDegreeAt(frame.north) / fine);

const lands = outlines(atlas);
const servedBy = (points) => Object.keys(served).find((key) => within(points, served[key].bounds));
const margin = 0.4;
const frame = [
  mapFrame.west - margin,
  southOf(mapFrame, perDegree) - margin,
  mapFrame.west + size[0] / mapFrame.unitsPerDegree + margin,
  mapFrame.north + margin,
];
const inFrame = ({ country, points }) => !leftOut.includes(country) && within(points, frame);

const outline = (rings, projection, detail) =>
  rings.map((points) => pathData({ points: points.map(projection), closed: true }, detail)).join("");

const drawn = Object.fromEntries(
  Object.keys(served).map((key) => {
    const rings = lands.map((land) => land.points).filter((points) => servedBy(points) === key);
    return [key, outline(rings, key === farKey ? projectInset : project, key === farKey ? 40 : 12)];
  }),
);
const neighbours = lands.filter((land) => inFrame(land) && !servedBy(land.points));

const stretches = lands
  .filter(({ country }) => far !== null && country in farCoasts)
  .flatMap(({ country, points }) => {
    const runs = [[]];
    for (const point of points) {
      if (within([point], farCoasts[country])) runs.at(-1).push(point);
      else if (runs.at(-1).length) runs.push([]);
    }
    return runs.filter((run) => run.length > 3);
  });
const mainland = stretches
  .map((points) => pathData({ points: points.map(projectInset), closed: false }, 70))
  .join("");

// Sea lines as in the contour lines: by the distance to the nearest land, smoothed so that they connect the islands.
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
const tangent = serviceRadiusMetres / Math.cos(Math.PI / steps);
const reach = pathData({ points: circle(location, tangent, steps).map(project), closed: true }, 0);

const round = (v) => Math.round(v * 10) / 10;
const place = ([lon, lat]) => {
  const [x, y] = project([lon, lat]);
  return { x: round(x / fine), y: round(y / fine) };
};
const onCircle = (degrees) => place(circle(location, serviceRadiusMetres, 360)[Math.round(degrees) % 360]);
const city = place([location.longitude, location.latitude]);
const rim = onCircle(mapFrame.radiusBearing);
const labelOf = ([key, { label }]) =>
  key === farKey
    ? { x: insetFrame.x + 10, y: insetFrame.y + 16, align: "start" }
    : { ...place([label.longitude, label.latitude]), align: "start" };
const labels = Object.fromEntries(Object.entries(served).map((entry) => [entry[0], labelOf(entry)]));

const kmPerDegree = 111.195;
const barOf = (perDegreeAt, { latitude }) => round((100 * perDegreeAt(latitude)) / fine / kmPerDegree);
const degrees = (from, to, at) =>
  Array.from({ length: Math.floor(to) - Math.ceil(from) + 1 }, (_, i) => Math.ceil(from) + i).map(
    (degree) => ({ degree, at: round(at(degree)) }),
  );

/** A line leads from the circle to the frame of the territory that is too far away for the map. */
function insetOf() {
  const towards = onCircle(bearing(location, farCity));
  const straight = towards.x + ((insetFrame.y - towards.y) * (towards.x - city.x)) / (towards.y - city.y);
  return {
    territory: farKey,
    frame: insetFrame,
    towards,
    arrival: {
      x: round(Math.min(Math.max(straight, insetFrame.x), insetFrame.x + insetFrame.width)),
      y: insetFrame.y,
    },
    distanceMetres: Math.round(distance(location, farCity) / 10_000) * 10_000,
    scaleBar: barOf(insetPerDegree, farCity),
  };
}

const data = {
  size,
  city,
  rim,
  labels,
  scaleBar: barOf(perDegree, location),
  meridians: degrees(
    mapFrame.west,
    mapFrame.west + size[0] / mapFrame.unitsPerDegree,
    (lon) => project([lon, 0])[0] / fine,
  ),
  parallels: degrees(southOf(mapFrame, perDegree), mapFrame.north, (lat) => project([0, lat])[1] / fine),
  inset: far === null ? null : insetOf(),
};

const source = `# Written by \`npm run studio -- coverage\` from content/place.yaml: do not edit by hand.
# Projection: Mercator (sphere), north up. The inset has a scale of its own.
# Null: the contact page lists the territories, and draws none.

coverageMap:
${Object.entries(data)
  .map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`)
  .join("")}`;

// Fill and stroke are inherited from the place of use; all other attributes are set here.
const { [farKey]: farLines = "", ...near } = drawn;
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
)}${part("mainland", path(mainland, ' stroke-width="7" stroke-opacity=".6"'))}${part("far", path(farLines, ' stroke-width="5"'))}</svg>
`;

for (const [name, text] of [
  ["map.yaml", source],
  ["coasts.svg", drawing],
]) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`${name} ${text.length} bytes`);
}
