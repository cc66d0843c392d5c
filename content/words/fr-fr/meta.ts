import { formatHour, formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { placeWords } from "#content/place.ts";
import { floors } from "#content/price-floors.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";

const { inCity, ofCity, inHere, ofHere, region, ofRegion, clientsIn } = placeWords["fr-fr"];

const opens = formatHour(identity.openingHours.opens, "fr-fr");
const closes = formatHour(identity.openingHours.closes, "fr-fr");
const website = formatNetPrice(floors.website, "fr-fr");
const lowest = formatMoney(priceRanges.ecommerce.from, "fr-fr");
const highest = formatNetPrice(priceRanges.ecommerce.to, "fr-fr");
const { answerHours: hours, delivery } = figures;
const { founded, companiesSupported } = identity;
const { showcase, ecommerce } = delivery;

/** Titles (before the agency's name) and descriptions, as search results show them. */
export const meta = {
  "home.title": `Agence web premium ${inHere}`,
  "home.description": `${listed("fr-fr", `Sites vitrines à partir de ${website}`, "boutiques en ligne", ifOffered("reservation", "sites de réservation"))}, conçus ${inCity} pour ${region}. Réponse sous ${hours} h en semaine.`,
  "services.title": `Création de site internet ${inHere}`,
  "services.description": `${listed("fr-fr", `Site vitrine à partir de ${website}`, "boutique en ligne", ifOffered("reservation", "réservation"), ifOffered("seo", "référencement"), ifOffered("maintenance", "maintenance"))}, par une équipe ${ofCity}.`,
  "showcase.title": `Création de site vitrine ${inHere}`,
  "showcase.description": `Un site vitrine à partir de ${website}, en ligne en ${showcase.from} à ${showcase.to} mois, par une équipe ${ofCity}. Offres, prix et réponses à vos questions.`,
  "ecommerce.title": `Création de site e-commerce ${inHere}`,
  "ecommerce.description": `Une boutique en ligne qui livre d'île en île, de ${lowest} à ${highest}. Ouverture en ${ecommerce.from} à ${ecommerce.to} mois, jusqu'à ${figures.packProducts} produits dans le pack.`,
  "portfolio.title": `Sites internet réalisés ${clientsIn}`,
  "portfolio.description": `${listed("fr-fr", "Sites vitrines", "boutiques en ligne", ifOffered("reservation", "réservation"))} pour des entreprises ${ofRegion} : la demande, les choix, les résultats en commandes et en appels.`,
  "pricing.title": `Prix d'un site internet ${inHere}`,
  "pricing.description": `Composez votre site vitrine, à partir de ${website}, et recevez votre devis indicatif en moins de ${figures.quoteMinutes} minutes. ${firstContact} vous contacte sous ${hours} h en semaine.`,
  "about.title": `Agence web ${inCity} depuis ${founded}`,
  "about.description": `Cinq personnes ${inCity}, plus de ${companiesSupported} entreprises accompagnées ${clientsIn}. L'équipe, la méthode et la vision ${figures.vision.year}.`,
  "contact.title": `Contacter une agence web ${inHere}`,
  "contact.description": `Parlez-nous de votre projet par formulaire, téléphone, WhatsApp ou e-mail. Réponse sous ${hours} h en semaine ; téléphone du lundi au vendredi, de ${opens} à ${closes}.`,
  "mapEmbed.title": "Carte interactive",
  "mapEmbed.description": `${identity.address.region} sur la carte d'OpenStreetMap.`,
  "postEmbed.title": "Témoignage",
  "postEmbed.description": "Un témoignage publié sur LinkedIn.",
  "thankYou.title": "Merci, votre demande est arrivée",
  "thankYou.description": `Votre demande nous est parvenue. Vous aurez une réponse sous ${hours} h en semaine.`,
  "construction.title": "Service bientôt disponible",
  "construction.description": `Nous assurons déjà tous nos services : dites-nous ce que vous cherchez, ${firstContact} vous répond.`,
  "accessibility.title": "Accessibilité du site",
  "accessibility.description":
    "Où en est l'accessibilité de ce site : ce qui a été vérifié et avec quoi, ce qui ne va pas encore, comment signaler une difficulté et faire valoir vos droits.",
  "privacy.title": "Confidentialité et données personnelles",
  "privacy.description":
    "Ce que ce site garde de vous, pourquoi, combien de temps, qui y a accès, ce que votre navigateur conserve, et comment faire effacer vos données.",
  "offline.title": "Hors ligne",
  "offline.description": "Cette page n'a pas encore été ouverte sur cet appareil.",
  "card.alt": `« {title} » sur les courbes de niveau ${ofHere}. {agency}.`,
  "card.project.alt": "Le site de {client}, sur un ordinateur et sur un téléphone. {agency}.",
  "card.project": "Étude de cas",
  "error.title": "Erreur {status}",
  "connect.title": "Rester en contact",
  "connect.description": `Téléphone, WhatsApp, e-mail et réseaux sociaux de l'agence ${inCity}, sur une seule page.`,
  "entry.title": "Choisir sa langue",
} as const;
