import { caption, closing, drawing, home, video } from "./shared/parts.mjs";

export default video({
  id: "intro-fr",
  duration: 12,
  label: "Agence web",
  last: 8.6,
  camera: [
    { t: 0, ...home, bearing: 0, reveal: 0, drift: -0.15 },
    drawing,
    { t: 0.6, over: 3.2, pitch: 32, lift: 6, zoom: 16, bearing: -78, ox: 930, oy: 460 },
    { t: 3.5, over: 1.9, pitch: 34, zoom: 21.5, x: -4, y: 10, bearing: -58, lift: 6, ox: 1085, oy: 436 },
    { t: 7.8, over: 2, ...home },
  ],
  scenes: [
    {
      kind: "words",
      start: 0.7,
      end: 4.1,
      blocks: [{ lines: ["Bienvenue", "*chez Alizé.*"], x: 66, y: 268, size: 118, leading: 0.98 }],
    },
    {
      kind: "words",
      start: 4,
      end: 8.4,
      blocks: [
        { lines: ["Vitrine,", "e-commerce,", "réservation."], x: 66, y: 256, size: 104, leading: 1 },
        { ...caption, at: 0.6, lines: ["Pour les entreprises de la Caraïbe."], x: 72, y: 590, size: 42 },
      ],
    },
    closing(8.4, ["Création de sites internet"], ["Agence web à Fort-de-France,", "Martinique"]),
  ],
  captions: [
    [0.7, 4, "Bienvenue chez Alizé."],
    [4.2, 8.2, "Vitrine, e-commerce, réservation\u202f:\npour les entreprises de la Caraïbe."],
    [8.7, 11.8, "Alizé, création de sites internet\nà Fort-de-France."],
  ],
});
