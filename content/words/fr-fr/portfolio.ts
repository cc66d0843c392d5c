import { ifOffered } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";

const { clientsIn } = placeWords["fr-fr"];
export const portfolio = {
  "hero.title": `Nos *sites internet* ${clientsIn}.`,
  "hero.lead": `Vitrines, boutiques en ligne${ifOffered("reservation", ", réservation")} : ce que chaque client voulait, ce que nous avons fait, et ce qu'il y a gagné.`,
  "hero.fact.price": "Site vitrine",
  "hero.fact.price.value": "dès {price} HT",
  "hero.fact.delivery": "Site vitrine livré en",
  "hero.fact.delivery.value": "{from} à {to} mois",
  "hero.pricing": "Calculer mon prix",
  "hero.contact": "Parler de mon projet",

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

  "empty.title": "Pas encore {type} {zone}",
  "empty.all": "de projet",
  "empty.vitrine": "de site vitrine",
  "empty.ecommerce": "de boutique en ligne",
  "empty.reservation": "de site de réservation",
  "empty.text":
    "Votre site peut être le premier. En attendant, les autres projets montrent ce que nous faisons.",
  "empty.contact": "Parler de mon projet",
  "empty.reset": "Voir tous les projets",

  "call.title": "Et *votre* projet ?",
  "call.text":
    "Dites-nous ce que vous proposez, et à qui. {advisor} vous répond sous {hours} heures, du lundi au vendredi, avec une première piste et un ordre de grandeur du prix.",
  "call.contact": "Parler de mon projet",
  "call.pricing": "Calculer mon prix",
} as const;
