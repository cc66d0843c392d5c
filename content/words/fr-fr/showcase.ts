import { ifOffered, offers } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";

const { inCity, inHere, ofHere, ofRegion } = placeWords["fr-fr"];
export const showcase = {
  "hero.title": "Un site vitrine qui inspire *confiance*.",
  "hero.lead": `Pour les entreprises ${ofHere} et ${ofRegion} : un site internet dessiné ${inCity}, rapide et lisible sur téléphone.`,
  "fact.price": "Prix",
  "fact.price.value": "dès {price}",
  "fact.time": "Délai",
  "fact.time.value": "{from} à {to} mois",
  "fact.quote": "Votre devis indicatif",
  "fact.quote.value": "moins de {minutes} minutes",
  "hero.quote": "Calculer mon prix",
  "hero.work": "Voir des sites vitrines",

  "pairs.title": "Ce qui change *avec un bon site*",
  "pairs.problem": "Aujourd'hui",
  "pairs.benefit": "Avec votre site",
  "pairs.1.problem": "Vos clients tapent votre métier et trouvent un concurrent.",
  "pairs.1.benefit": offers("seo")
    ? `Avec l'option Optimisation SEO, vos pages clés répondent aux mots qu'ils tapent, ${inHere} et sur les îles voisines.`
    : "Une page par sujet, avec les mots de votre métier : vos clients vous trouvent plus facilement.",
  "pairs.2.problem": "La page n'en finit pas de s'ouvrir.",
  "pairs.2.benefit": "Un site léger, qui s'affiche sur un téléphone ordinaire, même quand le réseau faiblit.",
  "pairs.3.problem": "Le site date, et fait douter du reste.",
  "pairs.3.benefit":
    "Un site dessiné pour votre entreprise, qui montre le soin que vous mettez dans votre travail.",
  "pairs.4.problem": "Les visiteurs lisent, hésitent et repartent.",
  "pairs.4.benefit": "Chaque écran mène à un appel, à un message ou à une visite.",

  "work.title": "Des sites vitrines *de notre portfolio*",

  "offers.title": "Quatre offres avec *les textes écrits pour vous*",
  "offers.label": "Prix HT, pour les professionnels",
  "offers.text": `Avec un pack, vous fournissez les textes et les photos ; Pro Plus comprend un reportage photo et jusqu'à {written} pages clés rédigées. Avec une offre, nous écrivons tous les textes et retouchons vos photos ; Rayonnement comprend le reportage de Pro Plus.${ifOffered("seo", " L'étude des mots que tapent vos clients fait partie de l'option Optimisation SEO, comprise dans Pro Plus et dans Rayonnement.")}`,
  "offers.caption": "Ce que comprend chaque offre",
  "offers.corner": "Prix HT",
  "offers.onQuote": "Sur devis",
  "offers.choose": "Choisir {offer}",
  "offers.pack": "Pack {pack}",
  "offers.row.pack": "Le site",
  "offers.row.alone": "Prix du site seul",
  "offers.row.texts": "Textes",
  "offers.row.photos": "Photos",
  "offers.row.meetings": "Rendez-vous",
  "offers.action": "Calculer le prix d'un pack",

  "delivery.title": "En ligne en *{from} à {to} mois*",
  "delivery.text":
    "Le délai court dès le début des travaux, que fixe votre devis, une fois l'acompte réglé et vos contenus remis.",
  "delivery.months": "Mois",
  "delivery.1.title": "Cadrage",
  "delivery.1.text": "Vos clients, vos pages et leur rôle, sur une feuille que vous validez.",
  "delivery.2.title": "Maquettes",
  "delivery.2.text":
    "L'accueil en premier, au format téléphone : vous le regardez sur le vôtre et demandez vos corrections.",
  "delivery.3.title": "Construction",
  "delivery.3.text": "Les pages se construisent une à une, sous vos yeux.",
  "delivery.4.title": "Mise en ligne",
  "delivery.4.text":
    "Nous mettons le site en ligne avec vous : sur notre hébergement avec une formule de maintenance, sinon chez l'hébergeur de votre choix.",

  "faq.title": "Vos questions avant de vous lancer",

  "call.title": "Votre prix *en moins de {minutes} minutes*",
  "call.text": `${firstContact} vérifie votre devis indicatif avec vous sous {hours} heures, du lundi au vendredi.`,
  "call.quote": "Calculer mon prix",
  "call.contact": "Poser une question",
} as const;
