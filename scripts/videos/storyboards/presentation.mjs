import { caption, closing } from "./parts.mjs";

// The presentation's direction: what the camera does and when. The words of
// each language come from its own file and are placed here.
const camera = [
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
const labels = [
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

export function presentation({ id, locale, comma, unit, copy, captions }) {
  const places = labels.map((place) => ({ ...place, name: copy.places[place.key] }));
  return {
    id,
    locale,
    duration: 45,
    camera,
    captions,
    brand: { start: 0.6, end: 40.9, lines: ["Alizé"] },
    heads: copy.heads.map((label, i) => ({
      label,
      start: [0.9, 7.5, 12.6, 21, 25.2, 31.5, 37.6][i],
      end: [7.1, 12.2, 20.5, 24.8, 31.1, 37.2, 40.9][i],
    })),
    scenes: [
      {
        kind: "words",
        start: 1.1,
        end: 7.3,
        blocks: [
          { lines: copy.title, x: 66, y: 268, size: copy.titleSize, leading: 0.96 },
          { ...caption, at: 1.2, lines: copy.titleCaption, x: 72, y: 590 },
        ],
      },
      {
        kind: "figure",
        start: 7.9,
        end: 12.1,
        value: 2023,
        counts: 0,
        size: 250,
        x: 58,
        y: 400,
        blocks: [
          { ...caption, at: 0.3, lines: copy.founded, x: 72, y: 188, color: "#f5f1ea" },
          { at: 1.1, lines: copy.people, x: 68, y: 566, size: 104 },
        ],
      },
      {
        kind: "landmarks",
        start: 8.9,
        end: 11.9,
        places: [{ home: true, name: "Fort-de-France", label: [70, 84] }],
      },
      {
        kind: "territory",
        start: 12,
        end: 20.8,
        circleAt: 1.3,
        places,
        blocks: [
          { at: 0.9, until: 4.2, lines: copy.radius, x: 65, y: 352, size: 150 },
          { ...caption, at: 1.3, until: 4.2, lines: copy.radiusCaption, x: 72, y: 420 },
          { at: 4.7, lines: copy.territories, x: 66, y: 430, size: 92, leading: 1 },
        ],
      },
      {
        kind: "pins",
        start: 20.9,
        end: 25,
        value: 200,
        counts: 1.5,
        size: 280,
        x: 52,
        y: 440,
        blocks: [
          { ...caption, at: 0.1, lines: copy.companiesLead, x: 72, y: 212, color: "#f5f1ea", size: 46 },
          { ...caption, at: 0.4, lines: copy.companies, x: 72, y: 512, size: 46, color: "#f5f1ea" },
        ],
      },
      {
        kind: "bars",
        start: 25,
        end: 31.4,
        comma,
        unit,
        measureAt: 3,
        labels: copy.bars,
        blocks: [{ at: 3.3, lines: copy.ratio, x: 68, y: 462, size: 72 }],
      },
      {
        kind: "indexList",
        start: 31.4,
        end: 37.3,
        items: copy.services,
        x: 560,
        y: 166,
        step: 66,
        size: 50,
        every: 0.38,
        blocks: [{ at: 0.1, lines: copy.servicesTitle, x: 68, y: 552, size: 76, leading: 1 }],
      },
      {
        kind: "words",
        start: 37.3,
        end: 41.1,
        blocks: [
          { ...caption, at: 0.1, lines: copy.within, x: 72, y: 168, size: 42 },
          { at: 0.2, lines: [copy.day], x: 62, y: 330, size: 200, top: 0.78 },
          { ...caption, at: 0.5, lines: copy.advisor, x: 72, y: 392, size: 42, color: "#f5f1ea" },
          { ...caption, at: 1.1, lines: copy.under, x: 640, y: 398, size: 42 },
          { at: 1.2, lines: [copy.quick], x: 630, y: 560, size: 200, top: 0.78 },
          { ...caption, at: 1.5, lines: copy.quote, x: 640, y: 622, size: 42, color: "#f5f1ea" },
        ],
      },
      closing(41.3, copy.tagline, copy.titleCaption),
    ],
  };
}
