// What the videos have in common.
export const caption = { kind: "caption", size: 38 };
export const ink = "#f5f1ea";

/** The signature every video ends on, held until the last frame. */
export function closing(start, line, below) {
  return {
    kind: "words",
    start,
    end: 99,
    blocks: [
      { lines: ["Alizé"], x: 58, y: 400, size: 230 },
      { at: 0.5, lines: line, x: 70, y: 492, size: 54, weight: 600 },
      { ...caption, at: 0.8, lines: below, x: 72, y: 590 },
    ],
  };
}

/** When somebody answers: one large figure between two small lines. */
export function answer(start, end) {
  return {
    kind: "words",
    start,
    end,
    blocks: [
      { ...caption, lines: ["Nous vous répondons sous"], x: 72, y: 250, size: 46 },
      { at: 0.1, lines: ["24 h"], x: 56, y: 466, size: 270, top: 0.78 },
      { ...caption, at: 0.4, lines: ["en semaine"], x: 72, y: 544, size: 46, color: ink },
    ],
  };
}

/** A delivery time over its ruler. */
export function delivery(start, end, { from, to, count, title, below }) {
  return {
    kind: "months",
    start,
    end,
    from,
    to,
    count,
    y: 560,
    blocks: [
      { lines: [title], x: 62, y: 326, size: 190 },
      { ...caption, at: 0.4, lines: [below], x: 72, y: 400, size: 44, color: ink },
    ],
  };
}

/** Top-down and to the right: where every video comes to rest. */
export const home = {
  x: 0,
  y: 0,
  zoom: 12.6,
  pitch: 90,
  lift: 0,
  bearing: 9,
  ox: 950,
  oy: 366,
  ink: 1,
  sea: 1,
};

/** Lines draw themselves from the first frame. */
export const drawing = { t: -1.7, over: 5.2, reveal: 1 };

export function video({ id, duration, label, last, ...board }) {
  return {
    id,
    duration,
    locale: "fr-fr",
    brand: { start: 0.3, end: last - 0.3, lines: ["Alizé"] },
    heads: [{ start: 0.5, end: last - 0.3, label }],
    ...board,
  };
}
