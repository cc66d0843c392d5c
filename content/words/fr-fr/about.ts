export const about = {
  "hero.title": "Votre *agence web* à Fort‑de‑France.",
  "hero.lead":
    "Nous sommes cinq à créer des sites internet et des boutiques. Depuis {founded}, nous avons accompagné plus de {companies} entreprises, de Saint-Martin à la Guyane.",
  "hero.fact.price": "Site vitrine",
  "hero.fact.price.value": "dès {price} HT",
  "hero.fact.answer": "Réponse",
  "hero.fact.answer.value": "sous {hours} h en semaine",
  "hero.contact": "Parler de mon projet",
  "hero.pricing": "Calculer mon prix",

  "history.title": "D'où nous venons",

  "vision.year": "Vision {year}",
  "vision.figure": "{billions} milliards",
  "vision.unit": "d'euros de chiffre d'affaires annuel en {year}",
  "vision.text":
    "C'est le chiffre d'affaires que nous visons. Pour vous, cela veut dire une équipe plus nombreuse, où ceux qui connaissent votre site continuent à le suivre.",
  "vision.note": "Ce que cela change pour une entreprise de la Caraïbe",
  "vision.action": "Voir les résultats de nos clients",

  "values.title": "Ce à quoi nous tenons",

  "method.title": "La méthode",
  "method.text": "Quatre étapes, de la première conversation aux chiffres d'après la mise en ligne.",
  "experience.title": "Ce sur quoi vous *pouvez compter*",
  "experience.text": "Nos délais de réponse et nos horaires.",

  "team.title": "L'équipe",
  "team.text": "Les cinq personnes qui feront votre site.",

  "territories.title": "Là où nous travaillons",
  "territories.text":
    "Nous venons vous voir en Martinique, en Guadeloupe, en Dominique et à Sainte-Lucie, dans un rayon de {radius} km autour de Fort-de-France. Nous travaillons aussi pour Saint-Martin et la Guyane.",
  "territories.action": "Voir la carte et nous joindre",
  "territories.base": "notre base",

  "call.title": "Parlons de *votre site*",
  "call.text": "Dites-nous ce que vous vendez et à qui : {advisor} vous répond.",

  "hiring.title": "Rejoindre l'équipe",
  "hiring.text":
    "Design, code, rédaction, relation client : les candidatures spontanées sont lues toute l'année. Parlez-nous d'un projet dont vous êtes fier, et de ce que vous voulez apprendre.",
  "hiring.action": "Envoyer ma candidature",
  "hiring.subject": "Candidature spontanée",
} as const;
