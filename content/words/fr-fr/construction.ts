import { formatHour, formatNetPrice } from "#app/i18n/formats.ts";
import { warranty } from "#content/faq/shared.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered } from "#content/offered.ts";
import { optionPrice } from "#content/option-price.ts";
import { placeWords } from "#content/place.ts";
import { floors } from "#content/price-floors.ts";
import { firstContact, seoExpert } from "#content/team.ts";

const { clientsIn } = placeWords["fr-fr"];

const { maintenance, writtenPages, optimisedPages, blogMonths, answerHours, contractMonths } = figures;
const opens = formatHour(identity.openingHours.opens, "fr-fr");
const closes = formatHour(identity.openingHours.closes, "fr-fr");
const website = formatNetPrice(floors.website, "fr-fr");

/** Services whose detailed page is not there yet: what each holds, for whom, from what price. */
export const construction = {
  price: "Prix",
  "price.seo": `dès {price} HT, payés une fois ; blog : ${optionPrice("blog_seo", "fr-fr")} par an`,
  "price.month": "dès {price} HT par mois",
  "price.heatmaps": "{price} HT par mois pour les cartes de chaleur",
  "line.oneOff": "{price} HT",
  "line.monthly": `{price} HT par mois, ${contractMonths} mois au moins`,
  "line.yearly": "{price} HT par an, abonnement renouvelé chaque année, préavis d'un mois",
  "line.needs": "Nécessite l'option {option} ({price}), sauf si votre site en dispose déjà.",
  "price.free": "offert",
  "price.onQuote": "sur devis",
  "price.booking": "site dès {price} HT, agenda sur devis",
  "price.perJob":
    "questions gratuites ; dépannages et urgences compris dans la maintenance (dès {price} HT par mois), sinon sur devis",
  time: "Délai",
  "time.value": "{from} à {to} mois",
  for: "Pour",
  answer: "Réponse",
  "answer.value": `sous ${answerHours} h en semaine`,
  action: "Écrire ma demande",
  "form.title": "Votre demande",
  message: "Votre message",
  contents: "Ce que comprend le service",
  "contents.choice": "Au choix, selon votre besoin",
  services: "Voir tous les services",

  /** The title of the general page; under the name of a service that has its own text here. */
  title: "Service bientôt disponible",
  "service.title": "{service} : service bientôt disponible",
  text: `En attendant, notre équipe assure tous nos services à la demande, ${clientsIn} : site internet à partir de ${website}, boutique en ligne${ifOffered("reservation", ", réservation")}${ifOffered("seo", ", référencement")}${ifOffered("maintenance", ", maintenance")}. Dites-nous ce que vous cherchez, ${firstContact} vous répond sous ${answerHours} h en semaine.`,
  direct: "Par téléphone, WhatsApp ou e-mail",
  chat: "WhatsApp",
  "chat.action": "Écrire un message",
  "chat.message": "Bonjour, j'aimerais en savoir plus sur un de vos services.",
  mail: "E-mail",
  "mail.subject": "Question sur un service",

  "seo.title": "Référencement",
  "seo.text": `Vos clients cherchent sur Google ce que vous vendez, ${clientsIn} : nous préparons vos pages pour qu'ils vous trouvent plus facilement. En attendant, notre équipe l'assure à la demande : écrivez-nous dès aujourd'hui pour un devis.`,
  "seo.for": "un nouveau site ou un site déjà en ligne",
  "seo.contents.1": `Jusqu'à ${optimisedPages} pages optimisées (titres, textes, images, liens), dont jusqu'à ${writtenPages} pages clés écrites avec les mots que vos clients tapent.`,
  "seo.contents.2": "La technique que Google examine : vitesse, plan du site, données structurées.",
  "seo.contents.3": `Un blog sur votre site, et un article tous les ${blogMonths} mois.`,

  "audit.title": "Audit SEO gratuit",
  "audit.text":
    "Donnez-nous l'adresse de votre site : nous vous envoyons par e-mail ce qu'il faut corriger en premier. En attendant, notre équipe les fait à la demande : demandez le vôtre dès aujourd'hui, offert et sans engagement.",
  "audit.for": `tout site en ligne, ${clientsIn}`,
  "audit.answer": "Premier contact",
  "audit.contents.1": "Ce que Google lit de vos pages, et ce qui lui échappe.",
  "audit.contents.2": "Les corrections à faire, de la plus urgente à la moins urgente.",
  "audit.contents.3": `Une réponse écrite par ${seoExpert}, chargé du référencement ; ${firstContact} vous dit quand vous la recevrez.`,
  "audit.message": "Vos questions",
  "audit.action": "Demander mon audit",

  "reservation.title": "Sites de réservation",
  "reservation.text": `Une table, une chambre ou une sortie en mer : vos clients réservent à toute heure, ${clientsIn}. En attendant, notre équipe crée ces sites à la demande : écrivez-nous dès aujourd'hui pour un devis.`,
  "reservation.for": "hôtels, restaurants, excursions, métiers sur rendez-vous",
  "reservation.contents.1":
    "Vos clients réservent un créneau libre depuis leur téléphone ; la confirmation est immédiate, ou attend votre accord.",
  "reservation.contents.2":
    "Un agenda que vous tenez vous-même, dates et tarifs compris, à jour après chaque réservation. Nous formons votre équipe.",
  "reservation.contents.3": "Un rappel envoyé à chaque client avant sa venue.",

  "reservation.questions": "Prix, délai, paiement, agenda",
  "reservation.work": "Des sites de réservation *de notre portfolio*",

  "maintenance.title": "Maintenance",
  "maintenance.text":
    "Votre site reste à jour et surveillé, et nous y faisons vos modifications mineures chaque mois. En attendant, notre équipe l'assure à la demande : écrivez-nous dès aujourd'hui pour un devis.",
  "maintenance.for": `un site nouveau ou déjà en ligne, ${clientsIn}`,
  "maintenance.contents.1":
    "L'hébergement, les mises à jour, la sécurité, la surveillance, le suivi et la restauration des sauvegardes, les dépannages, et les urgences 7 jours sur 7.",
  "maintenance.contents.2": `Vos modifications mineures (un horaire, une photo, un tarif) : ${maintenance.bronze} par mois en Bronze, ${maintenance.silver} en Silver, ${maintenance.gold} en Gold.`,
  "maintenance.contents.3": `Un prix mensuel connu d'avance pendant ${contractMonths} mois. Ensuite, le contrat se renouvelle chaque mois ; vous pouvez, comme nous, l'arrêter au bout de ${contractMonths} mois, puis à la fin de chaque mois, avec un préavis d'un mois.`,

  "assistance.title": "Assistance",
  "assistance.text": `Une question, un blocage, une urgence : ${clientsIn}, une personne de l'équipe, qui connaît votre site, vous répond. En attendant, notre équipe l'assure à la demande : appelez-nous dès aujourd'hui.`,
  "assistance.for": "un site déjà en ligne",
  "assistance.contents.1": `Des réponses gratuites à vos questions, au téléphone ou sur WhatsApp, du lundi au vendredi, de ${opens} à ${closes}.`,
  "assistance.contents.2": "Le week-end, le même service sur rendez-vous.",
  "assistance.contents.3": `Un dépannage ou, 7 jours sur 7, une urgence : appelez ou écrivez sur WhatsApp. L'intervention est comprise dans la maintenance, sinon sur devis. ${warranty["fr-fr"]}`,

  "optimisation.title": "Optimisation continue",
  "optimisation.text":
    "Nous regardons où vos visiteurs cliquent et où ils renoncent, puis nous testons une autre version de la page qui vous fait perdre le plus de demandes. En attendant, notre équipe l'assure à la demande : écrivez-nous dès aujourd'hui pour un devis.",
  "optimisation.for": `un site déjà en ligne, ${clientsIn}`,
  "optimisation.contents.1": "Des cartes de chaleur : où l'on clique, jusqu'où l'on lit.",
  "optimisation.contents.2":
    "Des tests A/B : deux versions d'une page sont comparées, et nous gardons celle qui apporte le plus de demandes.",
  "optimisation.contents.3": "Un rapport sur vos visites et vos demandes, chaque mois ou chaque trimestre.",
} as const;
