// Everything is drawn in kilometres east and north of the middle of Martinique.
// A local flat projection: exact near the island, where the 200 km circle is.
const origin = { lon: -61.02, lat: 14.645 };
const kmPerDegree = 110.9;
const shrink = Math.cos((origin.lat * Math.PI) / 180);

export const toKm = ([lon, lat]) => [
  (lon - origin.lon) * kmPerDegree * shrink,
  (lat - origin.lat) * kmPerDegree,
];

export const fortDeFrance = toKm([-61.07, 14.607]);

/** Repeatable stand-in for Math.random: a frame must never depend on the run. */
export function hash(n) {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}
