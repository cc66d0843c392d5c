// Coasts of the Antilles and of the mainland south of them, in kilometres from the middle of Martinique. From Natural
// Earth 1:10m (public domain). It runs in the stage, which serves the atlas.
import { outlines, within } from "../../art/topology.mjs";
import { toKm } from "../lib/geo.mjs";

const atlas = await (await fetch("/packages/world-atlas/countries-10m.json")).json();
const lands = outlines(atlas);

const ringsWithin = (box) =>
  lands.filter(({ points }) => within(points, box)).map(({ points }) => points.map(toKm));

export const [martinique] = ringsWithin([-61.3, 14.3, -60.7, 15]);
export const islands = ringsWithin([-64.5, 10.9, -58.5, 19]);

// West, south, east and north of the mainland's coast, by country; the borders inland lie outside.
const coasts = {
  France: [-54.5, 4.1, -51.5, 6],
  Guyana: [-60.1, 5.9, -57, 8.7],
  Suriname: [-57.3, 5.7, -53.9, 6.4],
  Venezuela: [-63.5, 8.4, -59.8, 11],
};
export const mainland = lands.flatMap(({ country, points }) => {
  const runs = [[]];
  for (const point of points)
    if (country in coasts && within([point], coasts[country])) runs.at(-1).push(toKm(point));
    else if (runs.at(-1).length > 0) runs.push([]);
  return runs.filter(({ length }) => length > 3);
});
