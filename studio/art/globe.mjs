// The earth as a sphere: it differs from the ellipsoid by less than half a percent, which is less than a line's width.
import { geoDistance, geoMercator, geoRotation } from "d3-geo";

const radius = 6_371_008.8;
const degrees = 180 / Math.PI;

const pointOf = ({ latitude, longitude }) => [longitude, latitude];

/** Points at a distance (metres) from a centre, clockwise from north, [longitude, latitude]. */
export function circle({ latitude, longitude }, metres, count) {
  // After a rotation that moves the centre to the pole, a bearing is a meridian.
  const turned = geoRotation([-longitude, 90 - latitude]);
  return Array.from({ length: count }, (_, i) =>
    turned.invert([180 - (i * 360) / count, 90 - (metres / radius) * degrees]),
  );
}

/** The direction in which a great circle leaves `from` for `to`, in degrees, clockwise from north. */
export function bearing(from, to) {
  const [lat1, lat2, turn] = [from.latitude, to.latitude, to.longitude - from.longitude].map(
    (d) => d / degrees,
  );
  const east = Math.sin(turn) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(turn);
  return (Math.atan2(east, north) * degrees + 360) % 360;
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
