export const home = {
  "hero.title": "Des sites qui *portent loin*.",
  "hero.lead":
    "Nous concevons à Fort-de-France des sites vitrines, e-commerce et de réservation pour les entreprises de la Caraïbe. Plus de 200 entreprises nous ont fait confiance depuis 2023.",
} as const;
