import { marketingOptions } from "#content/catalogue/options/marketing.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { firstContact } from "#content/team.ts";

const { inCity, inHere, ofRegion } = placeWords["fr-fr"];

const { seo_optimization: pages, seo_technical: technical } = marketingOptions;
const [founder] = identity.founder.name.split(" ");

export const home = {
  "hero.title": `Votre site internet, *dessiné ${inHere}*.`,
  "hero.lead": `Agence web ${inCity}, nous créons ${listed("fr-fr", "des sites vitrines", "des boutiques en ligne", ifOffered("reservation", "des sites de réservation"))} pour les entreprises ${ofRegion}. Nous en avons accompagné plus de ${identity.companiesSupported} depuis ${identity.founded}.`,
  "hero.action": "Découvrir nos services",
  "hero.price": "Calculer mon prix",
  "hero.facts": "Site vitrine à partir de {price}, en ligne en {from} à {to} mois.",

  "trust.title": "Ce site convertit *{times}\u00A0fois* plus que la moyenne mondiale de l'e-commerce",
  "trust.text":
    "Sur cent visites, plus de dix finissent par une demande de devis ou un message ; dans l'e-commerce mondial, moins de deux par un achat.",
  "trust.project.action": "Voir le projet {client}",

  "chart.title": "Taux de conversion comparés",
  "chart.own": "Ce site",
  "chart.world": "Moyenne mondiale de l'e-commerce",
  "chart.source": "Source : {name}",
  "chart.source.newTab": "nouvel onglet",
  "chart.method": "Visites estimées d'après les pages demandées :",
  "chart.method.link": "notre méthode",
  "chart.visits": "Visites par mois",
  "chart.result.own": "demandes à notre taux",
  "chart.result.world": "achats à la moyenne mondiale",

  "services.title": "De quoi votre entreprise *a-t-elle besoin* ?",
  "services.discover": "En savoir plus",
  "services.all": "Voir tous les services",
  "services.premium": "Site premium",
  "services.premium.discover": "Composer mon site premium",
  "services.premium.text":
    "Reportage photo, pages clés rédigées, entretien stratégique : le pack Pro Plus, {price}.",
  "services.premium.figure": "{hours} h",
  "services.premium.caption": "d'entretien stratégique avant la maquette",
  "services.showcase": "Site vitrine",
  "services.showcase.text":
    "Vos clients voient qui vous êtes, ce que vous faites et comment vous joindre. À partir de {price}.",
  "services.showcase.figure": "{from}–{to} mois",
  "services.showcase.caption": "jusqu'à la mise en ligne",
  "services.ecommerce": "E-commerce",
  "services.ecommerce.text":
    "Vos produits se vendent jour et nuit, et se livrent d'île en île. De {lowest} à {highest}.",
  "services.ecommerce.figure": "{from}–{to} mois",
  "services.ecommerce.caption": "avant l'ouverture, jusqu'à {products} produits dans le pack",
  "services.seo": "Référencement",
  "services.seo.text": `Des pages écrites avec les mots que vos clients tapent sur Google. ${pages.name["fr-fr"]} : {pages}, ${technical.name["fr-fr"]} : {technical}, payés une fois.`,
  "services.seo.figure": "{pages} pages",
  "services.seo.caption": `au plus avec ${pages.name["fr-fr"]}, dont jusqu'à {written} pages clés rédigées`,

  "cases.title": "Des sites *à l'image de nos clients*",
  "cases.action": "Lire l'étude de cas",
  "cases.all": "Voir tout le portfolio",
  "cases.previous": "Étude de cas précédente",
  "cases.next": "Étude de cas suivante",

  "carousel.description": "carrousel",
  "carousel.slide": "diapositive",
  "carousel.position": "{position} sur {total}",

  "testimonials.title": "Ce que disent *nos clients*",
  "testimonials.rating": "{value} sur 5 : note moyenne de nos {reviews} avis",
  "testimonials.previous": "Témoignage précédent",
  "testimonials.next": "Témoignage suivant",
  "testimonials.project": "Voir l'étude de cas",
  "testimonials.reel": "Reel Instagram",
  "testimonials.reel.action": "Voir le reel",
  "testimonials.reel.newTab": "sur Instagram, nouvel onglet",
  "testimonials.post": "Publication LinkedIn",
  "testimonials.post.action": "Afficher la publication",
  "testimonials.post.title": "Publication LinkedIn de {author}",
  "testimonials.post.back": "Retour à l'accueil",

  "blog.title": "Trois conseils *à mettre en pratique*",
  "blog.cybersecurity": "Cybersécurité",
  "blog.productivity": "Productivité",
  "blog.design": "Design",

  "closing.badge": `Réponse sous ${figures.answerHours} h en semaine`,
  "closing.title": "Parlons de *votre projet*",
  "closing.text": `Trois lignes suffisent : votre activité, ce qui vous manque, votre échéance. ${firstContact} en parle avec ${founder} et vous donne un avis franc.`,
  "closing.action": "Parler de mon projet",
  "closing.price": "Calculer mon prix",
  "closing.portrait": "Portrait dessiné en courbes de niveau",
  "closing.founder": "fondatrice",
} as const;
