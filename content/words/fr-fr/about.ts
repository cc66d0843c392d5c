import { placeWords } from "#content/place.ts";
import { visitedIn } from "#content/territories.ts";

const { inCity, ofCity, ofRegion, clientsIn } = placeWords["fr-fr"];
export const about = {
  "hero.title": `Votre *agence web* ${inCity.replaceAll("-", "\u2011")}.`,
  "hero.lead": `Nous sommes cinq à créer des sites internet et des boutiques en ligne. Depuis {founded}, nous avons accompagné plus de {companies} entreprises ${clientsIn}.`,
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
    "Ce chiffre d'affaires est notre objectif. Pour l'atteindre, l'équipe va grandir, et la personne qui connaît votre site continuera à le suivre.",
  "vision.note": `Ce que cela change pour une entreprise ${ofRegion}`,
  "vision.action": "Voir les résultats de nos clients",

  "values.title": "Ce à quoi nous tenons",

  "method.title": "La méthode",
  "experience.title": "Ce sur quoi vous *pouvez compter*",

  "team.title": "L'équipe",

  "territories.title": "Là où nous travaillons",
  "territories.text": `Nous venons vous voir ${visitedIn("fr-fr")}, dans un rayon de {radius} km environ autour ${ofCity} ; ailleurs, nous travaillons à distance.`,
  "territories.action": "Voir la carte et nous joindre",
  "territories.base": "notre base",

  "call.title": "Parlons de *votre site*",
  "call.text": "Dites-nous ce que vous vendez et à qui : {advisor} vous répond.",

  "hiring.title": "Rejoindre l'équipe",
  "hiring.text":
    "Nous lisons les candidatures toute l'année. Parlez-nous d'une réalisation qui fait votre fierté, et de ce que vous voulez apprendre.",
  "hiring.action": "Envoyer ma candidature",
  "hiring.subject": "Candidature spontanée",
} as const;
