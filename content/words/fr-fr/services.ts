export const services = {
  "hero.title": "Créer, accompagner, *faire grandir*.",
  "hero.lead":
    "Un site se crée, se soigne et se développe. Nous faisons les trois, avec la même équipe, du premier croquis à la millième visite.",
} as const;
