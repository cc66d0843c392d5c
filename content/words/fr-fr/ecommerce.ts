export const ecommerce = {
  "hero.title": "Une boutique ouverte *sur la mer*.",
  "hero.lead":
    "Vendre depuis une île demande plus qu'un panier : stocks, livraison, octroi de mer, paiement. Nous construisons des boutiques qui en tiennent compte, en 3 à 6 mois.",
} as const;
