import { caption, closing } from "./parts.mjs";
import { camera, labels } from "./presentation-camera.mjs";

// The presentation's direction: which picture stands when. The words of each
// language come from its own file and are placed here.
export function presentation({ id, locale, comma, unit, copy, captions }) {
  const places = labels.map((place) => ({ ...place, name: copy.places[place.key] }));
  return {
    id,
    locale,
    duration: 45,
    // The home page's picture: the island alone, because the page's title is beside it.
    poster: { x: 0, y: 0, zoom: 16.2, pitch: 36, lift: 6, bearing: -66, ox: 630, oy: 410, sea: 0.5 },
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
          { at: 0.45, until: 4.2, lines: copy.radius, x: 65, y: 352, size: 150 },
          { ...caption, at: 0.8, until: 4.2, lines: copy.radiusCaption, x: 72, y: 420 },
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
        blocks: [{ at: 0.1, lines: copy.servicesTitle, x: 68, y: 562, size: 66, leading: 1 }],
      },
      {
        kind: "words",
        start: 37.3,
        end: 41.1,
        blocks: [
          { ...caption, at: 0.1, lines: copy.within, x: 72, y: 168, size: 42 },
          { at: 0.2, lines: [copy.day], x: 62, y: 330, size: 200, top: 0.78 },
          { ...caption, at: 0.5, lines: copy.weekdays, x: 72, y: 392, size: 42, color: "#f5f1ea" },
          { ...caption, at: 1.1, lines: copy.under, x: 640, y: 398, size: 42 },
          { at: 1.2, lines: [copy.quick], x: 630, y: 560, size: 200, top: 0.78 },
          { ...caption, at: 1.5, lines: copy.quote, x: 640, y: 622, size: 42, color: "#f5f1ea" },
        ],
      },
      closing(41.3, copy.tagline, copy.titleCaption),
    ],
  };
}
