import { formatHour } from "#app/i18n/formats.ts";
import { identity } from "#content/identity.ts";

const opens = formatHour(identity.openingHours.opens, "fr-fr");
const closes = formatHour(identity.openingHours.closes, "fr-fr");

export const contact = {
  "hero.title": "Parlons de ce que votre site doit *vous apporter*.",
  "hero.lead":
    "Quelques lignes suffisent. Un conseiller vous répond sous 24 heures, avec un avis franc et une première piste.",

  "direct.title": "Nous écrire directement",
  "direct.mail.title": "Par e-mail",
  "direct.mail.text": "L'objet est déjà rempli, il ne reste qu'à écrire.",
  "direct.mail.action": "Écrire à {email}",
  "direct.mail.subject": "Projet de site web",
  "direct.chat.title": "Par messagerie",
  "direct.chat.text": "Un premier message est prêt, une personne de l'équipe le lit.",
  "direct.chat.action": "Ouvrir WhatsApp",
  "direct.chat.message": "Bonjour, j'aimerais parler d'un projet de site web.",

  "form.title": "Votre demande",
  "form.name": "Nom complet",
  "form.company": "Entreprise",
  "form.email": "Adresse e-mail",
  "form.phone": "Téléphone",
  "form.phone.hint": "Avec l'indicatif du pays si votre numéro n'est pas français.",
  "form.project": "Votre projet",
  "form.budget": "Budget envisagé",
  "form.budget.none": "Je ne sais pas encore",
  "form.message": "Message",
  "form.message.hint": "Votre activité, ce qui vous manque aujourd'hui, une date si vous en avez une.",
  "form.optional": "facultatif",
  "form.submit": "Envoyer la demande",
  "form.sending": "Envoi en cours…",
  "form.privacy": "Vos données servent uniquement à vous recontacter. Elles ne sont ni vendues ni partagées.",

  "project.website": "Site web",
  "project.ecommerce": "E-commerce",
  "project.branding": "Identité graphique",
  "project.other": "Autre projet",

  "budget.under-5000": "Moins de 5 000 €",
  "budget.5000-15000": "5 000 € à 15 000 €",
  "budget.15000-100000": "15 000 € à 100 000 €",
  "budget.100000-500000": "100 000 € à 500 000 €",
  "budget.over-500000": "Plus de 500 000 €",

  "vip.title": "Le rendez‑vous VIP",
  "vip.text":
    "Une rencontre avec la personne qui dirigera votre projet, chez vous ou à Fort-de-France. Nous venons préparés, vous repartez avec un plan.",
  "vip.action": "Réserver un rendez‑vous VIP",
  "vip.message": "Bonjour, je souhaite réserver un rendez-vous VIP avec l'agence.",
  "vip.availability": "Disponibilités",
  "vip.weekdays": "Du lundi au vendredi",
  "vip.weekdays.hours": `${opens} – ${closes}`,
  "vip.weekends": "Week-ends",
  "vip.weekends.hours": "sur rendez-vous",
  "vip.emergencies": "Urgences",
  "vip.emergencies.hours": "7 jours sur 7",

  "coverage.title": "Six territoires, une même équipe",
  "coverage.text":
    "Basés à Fort-de-France, nous servons la Martinique, la Guadeloupe, la Guyane, la Dominique, Sainte-Lucie et Saint-Martin. Nous nous déplaçons en Martinique, en Guadeloupe, en Dominique et à Sainte-Lucie.",
  "coverage.map.title": "Carte des territoires desservis",
  "coverage.map.description":
    "L'arc des Petites Antilles de Saint-Martin à Sainte-Lucie, et la Guyane. Un cercle de 200 km entoure Fort-de-France : il couvre la Martinique, la Dominique, Sainte-Lucie et la plus grande partie de la Guadeloupe.",
  "coverage.scale": "100 km",
  "coverage.city": "Fort-de-France",
  "coverage.embed.action": "Afficher la carte interactive",
  "coverage.embed.note":
    "Elle vient d'OpenStreetMap : au clic, votre navigateur contacte ce service, et lui seul.",
  "coverage.embed.title": "Carte interactive de la Martinique, OpenStreetMap",
  "coverage.embed.back": "Retour à la page Contact",
  "territory.martinique": "Martinique",
  "territory.guadeloupe": "Guadeloupe",
  "territory.french-guiana": "Guyane",
  "territory.dominica": "Dominique",
  "territory.saint-lucia": "Sainte-Lucie",
  "territory.saint-martin": "Saint-Martin",
} as const;
