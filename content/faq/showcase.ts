import type { Cents } from "#app/domain/money.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { catalogue } from "../catalogue/index.ts";
import { figures } from "../figures.ts";
import { showcaseOffers } from "../offers.ts";
import { floors } from "../price-floors.ts";
import type { FaqEntry } from "./entry.ts";

/**
 * What the contract says of ownership, hosting and leaving is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

const { delivery, maintenance, migratedPages, answerHours, quoteMinutes } = figures;
const { from, to } = delivery.showcase;
const [short, medium, long] = figures.paymentMonths;

const { packs, options } = catalogue;
const net = (amount: Cents | null | undefined, locale: Locale) =>
  amount
    ? formatNetPrice(amount, locale)
    : { "fr-fr": "un prix sur devis", "en-en": "a price on request" }[locale];
const website = (locale: Locale) => net(floors.website, locale);
const advanced = (locale: Locale) => net(packs.advanced.price, locale);
const hosting = (locale: Locale) => net(floors.maintenance, locale);

const offers = showcaseOffers.map(({ price }) => price).filter((price) => price !== null);
const offersFrom = (locale: Locale) => net(offers[0], locale);
const offersTo = (locale: Locale) => net(offers.at(-1), locale);

/** A maintenance plan's price a month. */
const plan = (key: "bronze" | "silver" | "gold", locale: Locale) => {
  const { price } = options[`maintenance_${key}`];
  return net("amount" in price ? price.amount : null, locale);
};

export const showcaseFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien coûte un site vitrine en Martinique ?",
      answer: `À partir de ${website("fr-fr")} pour un site d'une page, avec vos textes et vos photos, et de ${advanced("fr-fr")} pour ${packs.advanced.name["fr-fr"]}, le pack le plus choisi. Avec les textes écrits pour vous, vos photos retouchées et le suivi, nos offres vont de ${offersFrom("fr-fr")} à ${offersTo("fr-fr")}, et sur devis au-delà. Ces prix s'adressent aux professionnels ; le configurateur chiffre votre projet en moins de ${quoteMinutes} minutes.`,
    },
    {
      question: "Combien de temps faut-il pour créer un site vitrine ?",
      answer: `De ${from} à ${to} mois, à compter de l'acompte et de la remise de vos contenus. Les textes et les photos sont ce qui prend le plus de temps : si vous n'en avez pas, nous les prévoyons dès le départ.`,
    },
    {
      question: "À qui appartiennent le site, le nom de domaine, les textes et les images ?",
      answer:
        "À vous. Le nom de domaine est enregistré à votre nom dès le premier jour. Le site, ses textes et ses images vous sont cédés au règlement du solde ; seules les polices et les images achetées à un tiers restent sous sa licence.",
    },
    {
      question: "Qui héberge le site, et à quel prix ?",
      answer: `Nous, avec une formule de maintenance : l'hébergement est compris, à partir de ${hosting("fr-fr")} par mois. Sans formule, nous installons le site chez l'hébergeur de votre choix, qui vous facture directement.`,
    },
    {
      question: "Qui change un texte ou une photo, et combien cela coûte-t-il ?",
      answer: `Nous. Chaque mois, la maintenance comprend ${maintenance.bronze} modifications mineures en Bronze (${plan("bronze", "fr-fr")} par mois), ${maintenance.silver} en Silver (${plan("silver", "fr-fr")}) et ${maintenance.gold} en Gold (${plan("gold", "fr-fr")}). Sans formule, chaque intervention fait l'objet d'un devis.`,
    },
    {
      question: "Que se passe-t-il si nous arrêtons de travailler ensemble ?",
      answer:
        "Votre site reste le vôtre. Nous vous remettons les fichiers, les accès et une copie de vos données, et nous aidons votre nouveau prestataire à reprendre l'hébergement.",
    },
    {
      question: "Le devis indicatif m'engage-t-il ?",
      answer: `Non. Vous le recevez dès votre demande, et un conseiller vous contacte sous ${answerHours} heures, du lundi au vendredi, pour le vérifier avec vous. Il vous envoie ensuite le devis confirmé : votre commande ne part que si vous l'acceptez.`,
    },
    {
      question: "Peut-on payer en plusieurs fois ?",
      answer: `Oui, sur ${short}, ${medium} ou ${long} mois. Le configurateur affiche l'acompte et la mensualité dès que vous choisissez un pack et une durée.`,
    },
    {
      question: "J'ai déjà un site. Que devient-il ?",
      answer: `Nous en reprenons jusqu'à ${migratedPages} pages, avec l'option de migration. Les anciennes adresses renvoient vers les nouvelles, pour que Google et vos clients vous retrouvent.`,
    },
    {
      question: "Travaillez-vous hors de la Martinique ?",
      answer:
        "Oui. Nous servons aussi la Guadeloupe, la Guyane, la Dominique, Sainte-Lucie et Saint-Martin. Nous nous déplaçons en Martinique, en Guadeloupe, en Dominique et à Sainte-Lucie ; ailleurs, tout se fait à distance.",
    },
  ],
  "en-en": [
    {
      question: "How much does a business website cost in Martinique?",
      answer: `From ${website("en-en")} for a one-page site with your own copy and photographs, and from ${advanced("en-en")} for ${packs.advanced.name["en-en"]}, the most popular pack. With the copy written for you, your photographs retouched and one person in charge, our offers run from ${offersFrom("en-en")} to ${offersTo("en-en")}, and on request above that. Prices are for businesses; the configurator prices your project in under ${quoteMinutes} minutes.`,
    },
    {
      question: "How long does a business website take?",
      answer: `${from} to ${to} months, from the deposit and the delivery of your content. Copy and photographs take the longest: if you have none, we plan for them from day one.`,
    },
    {
      question: "Who owns the site, the domain, the copy and the pictures?",
      answer:
        "You do. The domain is registered in your name from the first day. The site, its copy and its pictures become yours when the balance is paid; only fonts and pictures bought from someone else stay under their licence.",
    },
    {
      question: "Who hosts the site, and at what price?",
      answer: `We do, with a maintenance plan: hosting is included, from ${hosting("en-en")} a month. Without a plan, we install the site with the host you choose, who bills you directly.`,
    },
    {
      question: "Who changes a text or a photograph, and what does it cost?",
      answer: `We do. Each month, maintenance includes ${maintenance.bronze} minor changes with Bronze (${plan("bronze", "en-en")} a month), ${maintenance.silver} with Silver (${plan("silver", "en-en")}) and ${maintenance.gold} with Gold (${plan("gold", "en-en")}). Without a plan, each change is quoted on its own.`,
    },
    {
      question: "What happens if we stop working together?",
      answer:
        "Your site stays yours. We hand over the files, the access codes and a copy of your data, and help your new provider take over the hosting.",
    },
    {
      question: "Does the indicative quote commit me to anything?",
      answer: `No. You receive it as soon as you ask, and an advisor contacts you within ${answerHours} hours, Monday to Friday, to go through it with you. The confirmed quote comes next, and you order only by accepting it.`,
    },
    {
      question: "Can I pay in instalments?",
      answer: `Yes, over ${short}, ${medium} or ${long} months. The configurator shows the deposit and the monthly payment as soon as you pick a pack and a term.`,
    },
    {
      question: "I already have a website. What happens to it?",
      answer: `We carry over up to ${migratedPages} of its pages, with the migration option. Old addresses lead to the new ones, so that Google and your customers still find you.`,
    },
    {
      question: "Do you work outside Martinique?",
      answer:
        "Yes. We also serve Guadeloupe, French Guiana, Dominica, Saint Lucia and Saint Martin. We travel across Martinique, Guadeloupe, Dominica and Saint Lucia; anywhere else, we work remotely.",
    },
  ],
};
