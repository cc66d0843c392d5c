import { formatHour, formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered, listed } from "#content/offered.ts";
import { floors } from "#content/price-floors.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";

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
  "home.title": "Agence web premium en Martinique",
  "home.description": `${listed("fr-fr", `Sites vitrines à partir de ${website}`, "boutiques en ligne", ifOffered("reservation", "sites de réservation"))}, conçus à Fort-de-France pour la Caraïbe. Réponse sous ${hours} h en semaine.`,
  "services.title": "Création de site internet en Martinique",
  "services.description": `${listed("fr-fr", `Site vitrine à partir de ${website}`, "boutique en ligne", ifOffered("reservation", "réservation"), ifOffered("seo", "référencement"), ifOffered("maintenance", "maintenance"))}, par une équipe de Fort-de-France.`,
  "showcase.title": "Création de site vitrine en Martinique",
  "showcase.description": `Un site vitrine à partir de ${website}, en ligne en ${showcase.from} à ${showcase.to} mois, par une équipe de Fort-de-France. Offres, prix et réponses à vos questions.`,
  "ecommerce.title": "Création de site e-commerce en Martinique",
  "ecommerce.description": `Une boutique en ligne qui livre d'île en île, de ${lowest} à ${highest}. Ouverture en ${ecommerce.from} à ${ecommerce.to} mois, jusqu'à ${figures.packProducts} produits dans le pack.`,
  "portfolio.title": "Sites internet réalisés en Martinique et dans la Caraïbe",
  "portfolio.description": `${listed("fr-fr", "Sites vitrines", "boutiques en ligne", ifOffered("reservation", "réservation"))} pour des entreprises de la Caraïbe : la demande, les choix, les résultats en commandes et en appels.`,
  "pricing.title": "Prix d'un site internet en Martinique",
  "pricing.description": `Composez votre site vitrine, à partir de ${website}, et recevez votre devis indicatif en moins de ${figures.quoteMinutes} minutes. ${firstContact} vous contacte sous ${hours} h en semaine.`,
  "about.title": `Agence web à Fort-de-France depuis ${founded}`,
  "about.description": `Cinq personnes à Fort-de-France, plus de ${companiesSupported} entreprises accompagnées en Martinique et dans la Caraïbe. L'équipe, la méthode et la vision ${figures.vision.year}.`,
  "contact.title": "Contacter une agence web en Martinique",
  "contact.description": `Parlez-nous de votre projet par formulaire, téléphone, WhatsApp ou e-mail. Réponse sous ${hours} h en semaine ; téléphone du lundi au vendredi, de ${opens} à ${closes}.`,
  "mapEmbed.title": "Carte interactive",
  "mapEmbed.description": "La Martinique sur la carte d'OpenStreetMap.",
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
  "card.alt": "« {title} » sur les courbes de niveau de la Martinique. {agency}.",
  "card.project.alt": "Le site de {client}, sur un ordinateur et sur un téléphone. {agency}.",
  "card.project": "Étude de cas",
  "error.title": "Erreur {status}",
  "connect.title": "Rester en contact",
  "connect.description":
    "Téléphone, WhatsApp, e-mail et réseaux sociaux de l'agence à Fort-de-France, sur une seule page.",
  "entry.title": "Choisir sa langue",
} as const;
