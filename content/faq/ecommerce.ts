import { formatMoney } from "#app/i18n/formats.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { figures } from "../figures.ts";
import { priceRanges } from "../price-ranges.ts";
import type { FaqEntry } from "./entry.ts";

const { delivery, packProducts, maintenance, migratedPages, answerHours } = figures;
const { from, to } = delivery.ecommerce;
const { from: lowest, to: highest } = priceRanges.ecommerce;

export const ecommerceFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien coûte une boutique en ligne ?",
      answer: `Entre ${formatMoney(lowest, "fr-fr")} et ${formatMoney(highest, "fr-fr")}, selon le nombre de produits, les modes de livraison et ce qu'il faut relier. Chaque boutique fait l'objet d'un devis : décrivez la vôtre, un conseiller vous répond sous ${answerHours} heures.`,
    },
    {
      question: "Pourquoi ne puis-je pas la chiffrer dans le configurateur ?",
      answer:
        "Le configurateur ne couvre que les sites vitrines. Une boutique dépend trop de vos produits et de vos expéditions pour qu'un prix automatique soit honnête.",
    },
    {
      question: `Que se passe-t-il au-delà de ${packProducts} produits ?`,
      answer: `Le pack s'arrête à ${packProducts} produits, la boutique non. Au-delà, nous chiffrons la reprise du catalogue et son import, une fois pour toutes.`,
    },
    {
      question: "Comment la boutique traite-t-elle l'octroi de mer et la TVA ?",
      answer:
        "Les règles se fixent par destination et par famille de produits, et le client lit ce que le prix comprend avant de payer. Votre comptable donne les taux, la boutique les applique.",
    },
    {
      question: "Peut-on livrer d'une île à l'autre, et dans l'Hexagone ?",
      answer:
        "Oui. Chaque zone a ses transporteurs, ses tarifs et ses délais, et vous pouvez en fermer une pour certains produits. Le retrait en boutique s'ajoute si vous avez une adresse.",
    },
    {
      question: "En combien de temps la boutique ouvre-t-elle ?",
      answer: `De ${from} à ${to} mois. L'essentiel se joue sur le catalogue : plus vos fiches et vos photos sont prêtes, plus vous êtes près de ${from} mois.`,
    },
    {
      question: "J'ai déjà une boutique. Peut-on tout garder ?",
      answer: `Nous gardons l'utile : jusqu'à ${migratedPages} pages de contenu dans la migration, et le catalogue sur devis. Vos anciennes adresses renvoient vers les nouvelles.`,
    },
    {
      question: "Qui tient la boutique à jour ?",
      answer: `Vous, pour les prix et les stocks : nous vous formons. Pour le reste, la maintenance comprend ${maintenance.bronze}, ${maintenance.silver} ou ${maintenance.gold} modifications mineures par mois.`,
    },
  ],
  "en-en": [
    {
      question: "What does an online shop cost?",
      answer: `Between ${formatMoney(lowest, "en-en")} and ${formatMoney(highest, "en-en")}, depending on how many products you sell, how you deliver and what the shop connects to. Every shop is quoted: describe yours and an advisor answers within ${answerHours} hours.`,
    },
    {
      question: "Why can’t I price it in the configurator?",
      answer:
        "The configurator covers showcase sites only. A shop depends too much on your products and your shipping for an automatic price to be honest.",
    },
    {
      question: `What if I sell more than ${packProducts} products?`,
      answer: `The pack stops at ${packProducts} products; the shop does not. Beyond that we quote the import of your catalogue, once and for all.`,
    },
    {
      question: "How does the shop handle dock dues and VAT?",
      answer:
        "Rules are set by destination and by product family, and customers read what a price includes before they pay. Dock dues (octroi de mer) are the tax of the French islands on goods: your accountant gives the rates, the shop applies them.",
    },
    {
      question: "Can I ship between islands, and overseas?",
      answer:
        "Yes. Each zone has its own carriers, rates and lead times, and you can close a zone to certain products. If you have premises, in-store pickup comes on top.",
    },
    {
      question: "How soon can the shop open?",
      answer: `In ${from} to ${to} months. The catalogue decides: the more of your product pages and pictures are ready, the closer you are to ${from}.`,
    },
    {
      question: "I already have a shop. Can everything be kept?",
      answer: `Everything useful: up to ${migratedPages} pages of content with the migration, and the catalogue quoted separately. Your old addresses lead to the new ones.`,
    },
    {
      question: "Who keeps the shop up to date?",
      answer: `You do, for prices and stock: we train you. For the rest, maintenance includes ${maintenance.bronze}, ${maintenance.silver} or ${maintenance.gold} minor changes a month.`,
    },
  ],
};
