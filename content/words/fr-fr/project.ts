import { identity } from "#content/identity.ts";
export const project = {
  "category.vitrine": "Site vitrine",
  "category.ecommerce": "E-commerce",
  "category.reservation": "Réservation",

  "fact.sector": "Secteur",
  "fact.territory": "Territoire",
  "fact.category": "Type de site",
  "fact.year": "Année",
  visit: "Voir le site",
  "visit.demo": "Voir la démonstration",
  "visit.newTab": "{client}, nouvel onglet",
  "visit.demo.newTab": "du site {client}, nouvel onglet",

  context: "Le contexte",
  objectives: "Les objectifs",
  challenges: "Les défis",
  solutions: "Les solutions",
  results: "Les résultats",
  testimonial: "Témoignage",

  "similar.size.vitrine": "Un site de cette taille",
  "similar.size.ecommerce": "Une boutique de ce type",
  "similar.size.reservation": "Un site de ce type",
  "similar.line": "{amount} HT, en {from} à {to} mois",
  "similar.line.ecommerce": "{lowest} à {highest}, en {from} à {to} mois",
  "similar.line.reservation": "site dès {lowest}, agenda sur devis, en {from} à {to} mois",
  "similar.price": "{amount} HT",
  "similar.text":
    "Pack {pack} avec {options}, payé sur {months} mois, remise de {percent} % comprise. {supply} ; les illustrations sur mesure, comme celles de ce projet, sont chiffrées en plus. Nom de domaine et hébergement en plus (l'hébergement est compris dans la maintenance, dès {maintenance} par mois). Livré en {from} à {to} mois. Prix réservé aux professionnels.",
  "similar.supply": "Vous fournissez les textes et les photos",
  "similar.supply.languages": "Vous fournissez les photos et, dans chaque langue, les textes",
  "similar.configure": "Adapter cette configuration",
  "similar.ecommerce":
    "De {lowest} à {highest}, selon le nombre de produits, les territoires livrés et les outils à relier. Vous fournissez les textes et les photos ; la rédaction et les illustrations sur mesure, comme celles de ce projet, sont chiffrées en plus. Nom de domaine et hébergement en plus (l'hébergement est compris dans la maintenance, dès {maintenance} par mois). Ouverture en {from} à {to} mois. {name} vous donne un premier prix.",
  "similar.reservation":
    "Le site : {lowest} pour une page (pack {start}), ou {larger} pour un site de {pages} pages au plus ({start} avec {option}). L'agenda est sur devis, selon ce que vos clients réservent, les agendas à relier, le paiement en ligne et le nombre de langues. Vous fournissez les textes et les photos ; la rédaction et les illustrations sur mesure, comme celles de ce projet, sont chiffrées en plus. Nom de domaine et hébergement en plus (l'hébergement est compris dans la maintenance, dès {maintenance} par mois). Livré en {from} à {to} mois. {name} vous donne un premier prix.",
  "similar.ask": "Demander un prix",

  "call.title": "Un site pour *votre* entreprise ?",
  "call.text": `Quelques lignes sur votre activité suffisent. {advisor} vous répond sous {hours} heures, du lundi au vendredi, depuis ${identity.address.city}.`,
  "call.contact": "Parler de mon projet",

  others: "Autres projets",
  previous: "Projet précédent",
  next: "Projet suivant",
  all: "Tous les projets",
} as const;
