// Coordinates are in kilometres east and north of the middle of Martinique, in a
// flat local projection, which is accurate within the 200 km circle.
const origin = { lon: -61.02, lat: 14.645 };
const kmPerDegree = 110.9;
const shrink = Math.cos((origin.lat * Math.PI) / 180);

export const toKm = ([lon, lat]) => [
  (lon - origin.lon) * kmPerDegree * shrink,
  (lat - origin.lat) * kmPerDegree,
];

export const fortDeFrance = toKm([-61.07, 14.607]);

/** A reproducible replacement for Math.random: frames must be the same in every run. */
export function hash(n) {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}
