import { formatHour } from "#app/i18n/formats.ts";
import { identity } from "#content/identity.ts";

const opens = formatHour(identity.openingHours.opens, "fr-fr");
const closes = formatHour(identity.openingHours.closes, "fr-fr");

/** Titles (before the agency's name) and descriptions, as search results show them. */
export const meta = {
  "home.title": "Agence web premium en Martinique",
  "home.description":
    "Sites vitrines, e-commerce et de réservation, conçus à Fort-de-France pour les entreprises de la Caraïbe. Un conseiller vous répond sous 24 heures.",
  "services.title": "Nos services : créer, entretenir, faire grandir",
  "services.description":
    "Création de sites vitrines, e-commerce et de réservation, maintenance, assistance, référencement et optimisation continue, depuis la Martinique.",
  "showcase.title": "Création de site vitrine en Martinique",
  "showcase.description":
    "Un site vitrine conçu pour être trouvé et pour convaincre, livré en 1 à 2 mois par une équipe de Fort-de-France. Offres, délais et questions fréquentes.",
  "ecommerce.title": "Création de site e-commerce en Martinique",
  "ecommerce.description":
    "Une boutique en ligne pensée pour les îles : catalogue, paiement, livraison. Ouverture en 3 à 6 mois, jusqu'à 50 produits dans le pack.",
  "portfolio.title": "Portfolio : études de cas",
  "portfolio.description":
    "Sites vitrines, boutiques et sites de réservation conçus pour des entreprises de la Caraïbe : le contexte, les choix, les résultats.",
  "pricing.title": "Tarifs et devis en ligne",
  "pricing.description":
    "Composez votre site vitrine et obtenez une estimation en moins de 5 minutes : pack, durée de paiement, options. Un conseiller vous contacte sous 24 heures.",
  "about.title": "À propos : une agence de cinq personnes",
  "about.description":
    "Fondée en 2023 à Fort-de-France, l'agence a accompagné plus de 200 entreprises. Son histoire, sa méthode et sa vision pour 2034.",
  "contact.title": "Contact : un conseiller sous 24 heures",
  "contact.description": `Parlez-nous de votre projet par formulaire, téléphone, messagerie ou e-mail. Réponse sous 24 heures ; téléphone du lundi au vendredi, de ${opens} à ${closes}.`,
  "mapEmbed.title": "Carte interactive",
  "mapEmbed.description": "La Martinique sur la carte d'OpenStreetMap.",
  "postEmbed.title": "Témoignage",
  "postEmbed.description": "Un témoignage publié sur LinkedIn.",
  "thankYou.title": "Merci, votre demande est arrivée",
  "thankYou.description": "Votre demande nous est parvenue. Un conseiller vous contacte sous 24 heures.",
  "construction.title": "Service bientôt disponible",
  "construction.description": "Cette page est en préparation. L'équipe répond déjà à vos questions.",
  "accessibility.title": "Accessibilité du site",
  "accessibility.description":
    "Où en est l'accessibilité de ce site : ce qui a été vérifié et avec quoi, ce qui ne va pas encore, comment signaler une difficulté et faire valoir vos droits.",
  "privacy.title": "Confidentialité et données personnelles",
  "privacy.description":
    "Ce que ce site garde de vous, pourquoi, combien de temps, qui le lit, ce que votre navigateur conserve, et comment tout faire effacer.",
  "offline.title": "Hors ligne",
  "offline.description": "Cette page n'a pas encore été ouverte sur cet appareil.",
  "card.alt": "« {title} » sur les courbes de niveau de la Martinique. {agency}.",
  "card.project.alt": "Le site de {client}, sur un ordinateur et sur un téléphone. {agency}.",
  "card.project": "Étude de cas",
  "error.title": "Erreur {status}",
  "connect.title": "Rester en contact",
  "connect.description": "Téléphone, messagerie, e-mail et réseaux sociaux de l'agence, sur une seule page.",
  "entry.title": "Choisir sa langue",
} as const;
