import { marketingOptions } from "#content/catalogue/options/marketing.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";

const { inCity, inHere, ofRegion } = placeWords["fr-fr"];

const { seo_optimization: pages, seo_technical: technical } = marketingOptions;

export const services = {
  "hero.title": `Création de site internet *${inHere}*.`,
  "hero.lead": `Sites vitrines, boutiques en ligne${ifOffered("reservation", ", réservation")}${ifOffered("seo", ", référencement")}${ifOffered("maintenance", ", maintenance")} : cinq personnes ${inCity} s'en chargent pour les entreprises ${ofRegion}.`,
  "hero.price": "Calculer mon prix",
  "hero.contact": "Parler de mon projet",
  "fact.price": "Site vitrine",
  "fact.price.value": "dès {price}",
  "fact.time": "Site vitrine livré",
  "fact.time.value": "en {from} à {to} mois",
  "fact.answer": "Réponse",
  "fact.answer.value": "sous {hours} h en semaine",

  index: "Les familles de services",
  "count.one": "Un service",
  "count.other": "{count} services",

  "create.title": "Création",
  "create.text": `Votre site est dessiné et construit ${inCity}, par les cinq personnes de l'équipe.`,
  "create.more": "Identité graphique",
  "create.more.text": "Logo, couleurs, typographie : dessinés avec le site, ou avant lui.",
  "create.more.action": "Parler de mon identité graphique",
  "work.title": "Des sites *de notre portfolio*",
  "work.all": "Tout le portfolio",
  "support.title": "Accompagnement",
  "support.text": "Votre site reste à jour et protégé, et une personne qui le connaît vous répond.",
  "grow.title": "Croissance",
  "grow.text": "Nous travaillons à vous amener plus de visiteurs et plus d'appels.",

  "range.showcase": "Site vitrine",
  "range.ecommerce": "Site e-commerce",
  "range.maintenance": "Hébergement et maintenance",
  "range.seo": "Référencement",
  "range.identity": "Identité graphique",
  "price.from": "À partir de {price}",
  "price.monthly": "À partir de {price} par mois, hébergement compris",
  "price.month": "Cartes de chaleur : {price} par mois",
  "price.booking": "Site dès {price}, agenda sur devis",
  "price.seo": `${pages.name["fr-fr"]} : {pages}, ${technical.name["fr-fr"]} : {technical}, payés une fois`,
  "price.between": "De {from} à {to}, selon le projet",

  "videos.title": "Nos services *en vidéo*",
  "videos.text": "Ce que chaque service apporte à votre entreprise.",

  "process.title": "Les étapes de *votre projet*",
  "process.text": "Les mêmes grandes étapes, du site d'une page à la boutique en ligne.",

  "call.title": "Par quoi *commencer* ?",
  "call.text": `Décrivez votre activité en quelques lignes. ${firstContact} vous répond sous {hours} heures, du lundi au vendredi, et vous dit franchement par quoi commencer.`,
  "call.action": "Parler de mon projet",
  "call.quote": "Calculer mon prix",
} as const;
