import { closing, delivery, drawing, home, video } from "./shared/parts.mjs";

export default video({
  id: "promo-vitrine",
  duration: 11,
  label: "Site vitrine",
  last: 7.8,
  camera: [
    {
      t: 0,
      ...home,
      x: -2,
      y: -16,
      zoom: 27,
      pitch: 52,
      lift: 5,
      bearing: 14,
      ox: 930,
      oy: 420,
      reveal: 0,
      drift: -0.15,
    },
    drawing,
    { t: 2.8, over: 1.6, oy: 640, pitch: 26, ink: 0.2 },
    { t: 7.2, over: 1.9, ...home },
  ],
  scenes: [
    {
      kind: "words",
      start: 0.5,
      end: 3.5,
      blocks: [{ lines: ["Un site vitrine", "pour votre", "*entreprise.*"], x: 66, y: 290, size: 112 }],
    },
    delivery(3.4, 7.6, {
      from: 1,
      to: 2,
      count: 4,
      title: "1 à 2 mois",
      below: "de vos contenus à la mise en ligne",
    }),
    closing(7.6, ["Sites vitrines en Martinique"], ["Votre devis indicatif", "en moins de 5 minutes"]),
  ],
  captions: [
    [0.5, 3.3, "Un site vitrine pour votre entreprise."],
    [3.5, 7.5, "Site vitrine\u202f: 1 à 2 mois\nde vos contenus à la mise en ligne."],
    [7.5, 11, "Alizé, sites vitrines. Devis indicatif\nen moins de 5 minutes."],
  ],
});
