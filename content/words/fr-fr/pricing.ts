export const pricing = {
  "hero.title": "Un devis clair en *moins de 5 minutes*.",
  "hero.lead":
    "Choisissez votre projet, une durée de paiement, un pack et vos options. Un conseiller vous rappelle sous 24 heures pour affiner le devis avec vous.",
} as const;
