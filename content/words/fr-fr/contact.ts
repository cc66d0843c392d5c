import { formatHour } from "#app/i18n/formats.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered } from "#content/offered.ts";
import { placeWords, serviceRadiusMetres } from "#content/place.ts";
import { firstContact } from "#content/team.ts";
import { remoteExamples, territoryNames, visitedIn, visitedNames } from "#content/territories.ts";

const { inCity, ofCity, here, ofHere, ofRegion } = placeWords["fr-fr"];

const opens = formatHour(identity.openingHours.opens, "fr-fr");
const closes = formatHour(identity.openingHours.closes, "fr-fr");

export const contact = {
  "hero.title": "Parlez-nous de *votre site internet*.",
  "hero.lead": `Site vitrine, boutique en ligne${ifOffered("reservation", ", réservation")}, identité graphique : nous travaillons pour les entreprises ${ofHere} et ${ofRegion}. Quelques lignes suffisent, ${firstContact} vous répond.`,
  "hero.price": "Site vitrine",
  "hero.price.value": "dès {price} HT",
  "hero.answer": "Réponse",
  "hero.answer.value": `sous ${figures.answerHours} h en semaine`,
  "hero.place": "Agence",
  "hero.place.value": identity.address.city,
  "hero.action": "Décrire mon projet",

  "direct.title": "Nous écrire directement",
  "direct.mail.title": "Par e-mail",
  "direct.mail.text": "Pour joindre un document, une photo, un cahier des charges.",
  "direct.mail.action": "Écrire à {email}",
  "direct.mail.subject": "Projet de site web",
  "direct.chat.title": "Par WhatsApp",
  "direct.chat.text": `Pour une question rapide, du lundi au vendredi, de ${opens} à ${closes}.`,
  "direct.chat.action": "Écrire sur WhatsApp",
  "direct.chat.message": "Bonjour, j'aimerais parler d'un projet de site web.",

  "form.title": "Votre demande",
  "form.name": "Nom complet",
  "form.company": "Entreprise",
  "form.email": "Adresse e-mail",
  "form.phone": "Téléphone",
  "form.phone.hint": "Avec l'indicatif du pays si votre numéro n'est pas français.",
  "form.site": "Adresse de votre site",
  "form.project": "Votre projet",
  "form.budget": "Budget envisagé",
  "form.budget.none": "Je ne sais pas encore",
  "form.message": "Message",
  "form.message.hint": "Votre activité, ce qui vous manque aujourd'hui, une date si vous en avez une.",
  "form.optional": "facultatif",
  "form.submit": "Envoyer la demande",
  "form.sending": "Envoi en cours…",
  "form.privacy":
    "Vos données nous servent à vous répondre et à suivre votre demande. Elles ne sont ni vendues ni partagées.",

  "project.website": `Site web (vitrine${ifOffered("reservation", ", réservation")})`,
  "project.ecommerce": "E-commerce",
  "project.branding": "Identité graphique",
  "project.other": "Autre projet",

  "budget.under-5000": "Moins de 5 000 €",
  "budget.5000-15000": "5 000 € à 15 000 €",
  "budget.15000-100000": "15 000 € à 100 000 €",
  "budget.100000-500000": "100 000 € à 500 000 €",
  "budget.over-500000": "Plus de 500 000 €",

  "vip.title": "Le rendez‑vous VIP",
  "vip.text": `Une rencontre avec la personne qui dirigera votre projet, dans vos locaux (${visitedNames("fr-fr")}), ${inCity} ou en visioconférence. Nous étudions votre activité avant de vous voir, et le plan que nous dressons ensemble est à vous. Ce rendez-vous est gratuit et ne vous engage à rien.`,
  "vip.action": "Réserver un rendez‑vous VIP sur WhatsApp",
  "vip.message": "Bonjour, je souhaite réserver un rendez-vous VIP avec l'agence.",
  "vip.availability": "Disponibilités",
  "vip.weekdays": "Du lundi au vendredi",
  "vip.weekdays.hours": `${opens} – ${closes}`,
  "vip.weekends": "Week-ends",
  "vip.weekends.hours": "sur rendez-vous",
  "vip.emergencies": "Urgences",
  "vip.emergencies.hours":
    "7 jours sur 7 : appelez ou écrivez sur WhatsApp ; comprises dans la maintenance, sinon sur devis",

  "coverage.title": "Les territoires où nous travaillons",
  "coverage.text": `Nous nous déplaçons ${visitedIn("fr-fr")} ; ailleurs${remoteExamples("fr-fr")}, nous travaillons à distance.`,
  "coverage.map.title": "Carte des territoires desservis",
  "coverage.map.description": `Les territoires desservis : ${territoryNames("fr-fr")}. Un cercle montre ce qui est à moins de ${serviceRadiusMetres / 1000} km ${ofCity}.`,
  "coverage.scale": "100 km",
  "coverage.city": identity.address.city,
  "coverage.embed.action": `Afficher ${here} sur une carte interactive`,
  "coverage.embed.note": "Carte : OpenStreetMap",
  "coverage.embed.title": `Carte interactive ${ofHere}, OpenStreetMap`,
  "coverage.embed.back": "Retour à la page Contact",
} as const;
