export const portfolio = {
  "hero.title": "Des projets, *des preuves*.",
  "hero.lead":
    "Chaque étude de cas raconte une entreprise de la Caraïbe : d'où elle partait, ce que nous avons choisi avec elle, ce qui a changé.",

  "filter.type": "Type de site",
  "filter.all": "Tous",
  "filter.vitrine": "Vitrine",
  "filter.ecommerce": "E-commerce",
  "filter.reservation": "Réservation",
  "filter.zone": "Territoire",
  "filter.everywhere": "Tous les territoires",
  "filter.submit": "Afficher",

  "count.none": "Aucun projet",
  "count.one": "{count} projet",
  "count.other": "{count} projets",

  "piece.read": "Lire l'étude de cas",

  "empty.title": "Pas encore {type} {zone}.",
  "empty.all": "de projet",
  "empty.vitrine": "de site vitrine",
  "empty.ecommerce": "de boutique en ligne",
  "empty.reservation": "de site de réservation",
  "in.martinique": "en Martinique",
  "in.guadeloupe": "en Guadeloupe",
  "in.french-guiana": "en Guyane",
  "in.dominica": "en Dominique",
  "in.saint-lucia": "à Sainte-Lucie",
  "in.saint-martin": "à Saint-Martin",
  "empty.text": "La place est à prendre : votre site peut être le premier à s'afficher ici.",
  "empty.contact": "Parler de mon projet",
  "empty.reset": "Voir tous les projets",

  "call.title": "La prochaine étude de cas, c'est *la vôtre*.",
  "call.text":
    "Dites-nous d'où vous partez. Un conseiller vous répond sous {hours} heures, avec un avis franc et une première piste.",
  "call.contact": "Parler de mon projet",
  "call.pricing": "Estimer le prix",
} as const;
