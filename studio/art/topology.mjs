// Just enough TopoJSON: the outlines of countries as rings of [longitude, latitude].
import { readFileSync } from "node:fs";

export function readCountries(path) {
  const { arcs, transform, objects } = JSON.parse(readFileSync(path, "utf8"));
  const decoded = arcs.map((arc) => {
    let x = 0;
    let y = 0;
    return arc.map(([dx, dy]) => {
      x += dx;
      y += dy;
      return [
        x * transform.scale[0] + transform.translate[0],
        y * transform.scale[1] + transform.translate[1],
      ];
    });
  });
  const ring = (indices) =>
    indices.flatMap((index) => {
      const arc = index < 0 ? decoded[~index].slice().reverse() : decoded[index];
      return arc.slice(1); // neighbouring arcs share their end point
    });
  const outer = ({ type, arcs: parts }) =>
    type === "Polygon" ? [ring(parts[0])] : parts.map((part) => ring(part[0]));
  return objects.countries.geometries
    .filter((country) => country.type)
    .flatMap((country) => outer(country).map((points) => ({ country: country.properties.name, points })));
}

/** Do all points lie within [west, south, east, north]? */
export const within = (points, [west, south, east, north]) =>
  points.every(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north);
