// Draws what stands beside the titles of pages, from the real bay of Fort-de-France and the islands around.
// Run: npm run studio -- pages [FOLDER]. Writes content/contours/pages/<page>.svg. The files are committed; builds do not run this.
import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import atlas from "world-atlas/countries-10m.json" with { type: "json" };
import { pageDrawings } from "../contours/pages/pages.ts";
import { circle, mercator } from "./globe.mjs";
import { elevation, toKm } from "./terrain.mjs";
import { outlines, within } from "./topology.mjs";

const city = { latitude: 14.6037, longitude: -61.0667 };

/** The part of the relief that the drawing shows, in kilometres. */
const [left, top, width] = [-17, -8, 24];
const scale = width / 1000;

const islands = outlines(atlas)
  .filter(({ country, points }) => country !== "Venezuela" && within(points, [-64.2, 11.8, -59, 18.7]))
  .map(({ points }) => points);

function chart(corner, unitsPerDegree) {
  const [project] = mercator(corner, unitsPerDegree);
  const shores = islands
    .map((points) => points.map(project))
    .filter((points) => points.some(([x, y]) => x > -60 && x < 1060 && y > -60 && y < 1060));
  return { project, shores, base: project([city.longitude, city.latitude]) };
}

const routes = chart([-64.0, 18.42], 186);
const beacon = chart([-63.07, 16.54], 250);
// The curve passes through the middles between the points.
const tangent = (km) => (km * 1000) / Math.cos(Math.PI / 48);

const ground = {
  seed: 0,
  bay: (x, y) => elevation(left + x * scale, top + y * scale),
  town: toKm([-61.067, 14.6037]).map((v, i) => (v - [left, top][i]) / scale),
  routes: {
    ...routes,
    ports: [
      { at: routes.project([-63.09, 18.06]), bulge: 0.34, parcels: [0.3, 0.55, 0.8] },
      { at: routes.project([-61.76, 16.0]), bulge: 0.42, parcels: [0.5] },
      { at: routes.project([-61.4, 15.3]), bulge: 0.3, parcels: [] },
      { at: routes.project([-61.02, 14.01]), bulge: -0.8, parcels: [0.5] },
    ],
  },
  beacon: { ...beacon, circle: (km) => circle(city, tangent(km), 48).map(beacon.project) },
};

const folder = process.argv[2] ?? new URL("../../content/contours/pages/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
for (const [name, text] of pageDrawings(ground)) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`${name} ${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
}
