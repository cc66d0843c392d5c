// A round earth: the mean sphere is within half a percent of the ellipsoid, less than a line's width here.
import { geoDistance, geoMercator, geoRotation } from "d3-geo";

const radius = 6_371_008.8;
const degrees = 180 / Math.PI;

const pointOf = ({ latitude, longitude }) => [longitude, latitude];

/** Points at a distance (metres) from a centre, clockwise from north, [longitude, latitude]. */
export function circle({ latitude, longitude }, metres, count) {
  // Turned so that the centre is the pole, a bearing is a meridian.
  const turned = geoRotation([-longitude, 90 - latitude]);
  return Array.from({ length: count }, (_, i) =>
    turned.invert([180 - (i * 360) / count, 90 - (metres / radius) * degrees]),
  );
}

/** Great-circle distance in metres. */
export const distance = (a, b) => radius * geoDistance(pointOf(a), pointOf(b));

/** A Mercator projection with the given north-west corner, and its units for a degree at a latitude. */
export function mercator(corner, unitsPerDegree) {
  const project = geoMercator()
    .center(corner)
    .scale(unitsPerDegree * degrees)
    .translate([0, 0]);
  return [project, (latitude) => unitsPerDegree / Math.cos(latitude / degrees)];
}
