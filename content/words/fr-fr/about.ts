export const about = {
  "hero.title": "Cinq personnes, *un cap*.",
  "hero.lead":
    "L'agence est née en 2023 à Fort-de-France. Nous sommes cinq, nous avons accompagné plus de 200 entreprises, et nous voyons loin.",
} as const;
