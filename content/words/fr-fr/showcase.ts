export const showcase = {
  "hero.title": "Un site vitrine que l'on *croit*.",
  "hero.lead":
    "Vos clients vous cherchent sur leur téléphone. Un site vitrine leur dit en une seconde qui vous êtes, ce que vous faites et pourquoi vous choisir. Livré en 1 à 2 mois.",
} as const;
