// A round earth: the mean sphere is within half a percent of the ellipsoid, less than a line's width here.
const radius = 6_371_008.8;
const rad = Math.PI / 180;

/** Points at a distance (metres) from a centre, clockwise from north, [longitude, latitude]. */
export function circle({ latitude, longitude }, metres, count) {
  const d = metres / radius;
  const lat = latitude * rad;
  return Array.from({ length: count }, (_, i) => {
    const bearing = (i * 2 * Math.PI) / count;
    const there = Math.asin(Math.sin(lat) * Math.cos(d) + Math.cos(lat) * Math.sin(d) * Math.cos(bearing));
    const east = Math.atan2(
      Math.sin(bearing) * Math.sin(d) * Math.cos(lat),
      Math.cos(d) - Math.sin(lat) * Math.sin(there),
    );
    return [longitude + east / rad, there / rad];
  });
}

/** Great-circle distance in metres. */
export function distance(a, b) {
  const half = (v) => Math.sin((v * rad) / 2) ** 2;
  const h =
    half(b.latitude - a.latitude) +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * half(b.longitude - a.longitude);
  return 2 * radius * Math.asin(Math.sqrt(h));
}

/** A Mercator projection with the given north-west corner, and its units for a degree at a latitude. */
export function mercator([west, north], unitsPerDegree) {
  const stretched = (lat) => Math.log(Math.tan((45 + lat / 2) * rad)) / rad;
  const project = ([lon, lat]) => [
    (lon - west) * unitsPerDegree,
    (stretched(north) - stretched(lat)) * unitsPerDegree,
  ];
  return [project, (lat) => unitsPerDegree / Math.cos(lat * rad)];
}
