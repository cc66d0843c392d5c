export const portfolio = {
  "hero.title": "Des projets, *des preuves*.",
  "hero.lead":
    "Chaque étude de cas raconte une entreprise de la Caraïbe : d'où elle partait, ce que nous avons choisi avec elle, ce qui a changé.",
} as const;
