// The outlines of countries as rings of [longitude, latitude], from a TopoJSON atlas.
import { feature } from "topojson-client";

/** The outer rings, each with its country's name; islands have rings of their own. */
export function outlines(atlas) {
  return feature(atlas, atlas.objects.countries).features.flatMap(({ properties, geometry }) => {
    const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
    // The last point is the first one again.
    return polygons.map(([outer]) => ({ country: properties.name, points: outer.slice(1) }));
  });
}

/** Whether all points are within [west, south, east, north]. */
export const within = (points, [west, south, east, north]) =>
  points.every(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north);
