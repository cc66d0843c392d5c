// Drawings of the sea between the islands, from real coordinates.
import atlas from "world-atlas/countries-10m.json" with { type: "json" };
import { pathData } from "../../../tooling/contours/curve.ts";
import { circle, mercator } from "../globe.mjs";
import { outlines, within } from "../topology.mjs";
import { contours, dots, range } from "./lines.mjs";

const baseCity = { latitude: 14.6037, longitude: -61.0667 };
const islands = outlines(atlas)
  .filter(({ country, points }) => country !== "Venezuela" && within(points, [-64.2, 11.8, -59, 18.7]))
  .map(({ points }) => points);

function chart(corner, unitsPerDegree) {
  const [project] = mercator(corner, unitsPerDegree);
  const shores = islands
    .map((points) => points.map(project))
    .filter((points) => points.some(([x, y]) => x > -60 && x < 1060 && y > -60 && y < 1060));
  return { project, shores, base: project([baseCity.longitude, baseCity.latitude]) };
}

const coast = (shores, detail) => ({
  kind: "coast",
  d: shores.map((points) => pathData({ points, closed: true }, detail)).join(""),
});

/** The distance from the shores, smoothed so that lines of equal depth connect neighbours. */
function offshore(shores, softness) {
  const points = shores.flat();
  return (x, y) => {
    let sum = 0;
    for (const [sx, sy] of points) sum += Math.exp(-Math.hypot(x - sx, y - sy) / softness);
    return -softness * Math.log(sum + 1e-300);
  };
}

/** Routes from Fort-de-France to the islands around, with what is on its way. */
export function ecommerce() {
  const { project, shores, base } = chart([-64.0, 18.42], 186);
  const ports = [
    { at: [-63.09, 18.06], bulge: 0.34, parcels: [0.3, 0.55, 0.8] },
    { at: [-61.76, 16.0], bulge: 0.42, parcels: [0.5] },
    { at: [-61.4, 15.3], bulge: 0.3, parcels: [] },
    { at: [-61.02, 14.01], bulge: -0.8, parcels: [0.5] },
  ];
  const routes = ports.map(({ at, bulge, parcels }) => {
    const [ax, ay] = base;
    const [bx, by] = project(at);
    const [cx, cy] = [(ax + bx) / 2 + bulge * (by - ay), (ay + by) / 2 - bulge * (bx - ax)];
    const point = (t) => [
      (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t * t * bx,
      (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t * t * by,
    ];
    const r = Math.round;
    return {
      d: `M${r(ax)} ${r(ay)}Q${r(cx)} ${r(cy)} ${r(bx)} ${r(by)}`,
      end: [bx, by],
      parcels: parcels.map(point),
    };
  });
  return {
    fade: true,
    ink: [
      ...contours(offshore(shores, 20), [-52, -28, 0, 34, 74, 120], {
        kindOf: (level) => (level > 0 ? "faint" : "line"),
        detail: 60,
        shortest: 140,
      }),
      coast(shores, 3),
    ],
    accent: [
      { kind: "path", d: routes.map(({ d }) => d).join("") },
      dots(
        "dot",
        routes.flatMap(({ parcels }) => parcels),
      ),
      dots("point", [base, ...routes.map(({ end }) => end)]),
    ],
  };
}

/** A beacon in Fort-de-France, heard over the islands around. */
export function contact() {
  const { project, shores, base } = chart([-63.07, 16.54], 250);
  const tangent = (km) => (km * 1000) / Math.cos(Math.PI / 48);
  const rings = range(25, 200, 25).map((km) => ({
    kind: km === 200 ? "coast" : km % 50 ? "faint" : "line",
    d: pathData({ points: circle(baseCity, tangent(km), 48).map(project), closed: true }, 0),
  }));
  return {
    ink: [coast(shores, 3), ...rings.slice(1)],
    accent: [{ ...rings[0], kind: "path" }, dots("dot", [base])],
  };
}
