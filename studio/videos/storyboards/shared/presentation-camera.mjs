// The flight of the presentation's camera, and the places named on the way.

export const camera = [
  {
    t: 0,
    x: 0,
    y: 0,
    zoom: 12.5,
    bearing: 8,
    pitch: 90,
    lift: 0,
    ox: 940,
    oy: 372,
    reveal: 0,
    ink: 1,
    sea: 1,
    drift: -0.15,
  },
  { t: -1.7, over: 5.6, reveal: 1 },
  { t: 0.9, over: 4.2, pitch: 34, lift: 6, zoom: 15.6, bearing: -66, ox: 955, oy: 440 },
  // Down to the bay of Fort-de-France.
  { t: 6.8, over: 2.2, x: -2, y: 0, zoom: 30, pitch: 40, lift: 5, bearing: -24, ox: 960, oy: 440 },
  // Up and away: the island becomes one of many.
  {
    t: 11.6,
    over: 2.4,
    x: -5.5,
    y: -4,
    zoom: 1.22,
    pitch: 90,
    lift: 0,
    bearing: 3,
    ox: 888,
    oy: 392,
    sea: 0,
  },
  { t: 15.9, over: 1.9, x: 362, y: -418, zoom: 0.4, ox: 850, oy: 388, bearing: 4.5 },
  // Back to the relief, where the masts rise.
  {
    t: 19.8,
    over: 2.2,
    x: 0,
    y: 0,
    zoom: 16.5,
    pitch: 30,
    lift: 6,
    bearing: -52,
    ox: 880,
    oy: 452,
    sea: 0.7,
    ink: 0.62,
  },
  // The relief lies down to a horizon and leaves the stage to the figures.
  { t: 24.7, over: 1.5, pitch: 4, lift: 4, oy: 860, zoom: 20, ink: 0, sea: 0 },
  {
    t: 31,
    over: 1.8,
    x: -6,
    y: 8,
    zoom: 27,
    pitch: 90,
    lift: 0,
    bearing: 10,
    ox: 230,
    oy: 420,
    ink: 0.32,
    sea: 0.8,
  },
  { t: 36.9, over: 1.9, x: 6, y: -6, zoom: 24, ox: 980, oy: 330, ink: 0.32 },
  { t: 40.8, over: 2.2, x: 0, y: 0, zoom: 12.6, ox: 950, oy: 366, ink: 1, sea: 1, bearing: 11 },
];

const guadeloupe = [-61.55, 16.2];
const dominica = [-61.36, 15.42];
const saintLucia = [-60.97, 13.9];

// First the islands within the radius, then, from farther away, all six.
export const labels = [
  { key: "guadeloupe", coordinates: guadeloupe, at: 2.4, until: 4.3, label: [46, -50] },
  { key: "dominica", coordinates: dominica, at: 2.55, until: 4.3, label: [60, -10] },
  { key: "martinique", at: 2.2, until: 4.3, label: [52, 4], home: true },
  { key: "saintLucia", coordinates: saintLucia, at: 2.7, until: 4.3, label: [-40, 22] },
  { key: "saintMartin", coordinates: [-63.06, 18.07], at: 5.5, label: [-56, 0] },
  { key: "guadeloupe", coordinates: guadeloupe, at: 5.6, label: [118, -46] },
  { key: "dominica", coordinates: dominica, at: 5.7, label: [112, -32] },
  { key: "martinique", at: 5.8, label: [101, -20], home: true },
  { key: "saintLucia", coordinates: saintLucia, at: 5.9, label: [100, -1] },
  { key: "guiana", coordinates: [-52.33, 4.94], at: 6.0, label: [-84, 26] },
];
