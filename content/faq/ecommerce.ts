import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { optionPrice } from "#app/i18n/option-price.ts";
import { floors } from "#app/offer/price-floors.ts";
import { options } from "#app/offer/rules.ts";
import { figures } from "#content/figures.ts";
import { ifOffered } from "#content/offered.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact } from "#content/team.ts";
import type { FaqEntry } from "./entry.ts";
import { instalments, ownership } from "./shared.ts";

/**
 * What these answers promise (commission, training, moving a shop) is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

const { delivery, packProducts, maintenance, migratedPages, answerHours } = figures;
const { from, to } = delivery.ecommerce;
const { from: lowest, to: highest } = priceRanges.ecommerce;
const hosting = (locale: Locale) => formatNetPrice(floors.maintenance, locale);

export const ecommerceFaq: Localized<readonly FaqEntry[]> = {
  "fr-fr": [
    {
      question: "Combien coûte une boutique en ligne ?",
      answer: `Entre ${formatMoney(lowest, "fr-fr")} et ${formatNetPrice(highest, "fr-fr")}, selon le nombre de produits, vos territoires de livraison et les outils à relier (caisse, stock, comptabilité). L'option ${options.pack_ecommerce.name["fr-fr"]} (jusqu'à ${packProducts} produits) complète, dès le départ ou plus tard, un site vitrine${ifOffered("reservation", " ou de réservation")} que nous créons ; elle est sur devis. Ces prix sont réservés aux professionnels. Décrivez votre boutique : ${firstContact} vous répond sous ${answerHours} heures, du lundi au vendredi.`,
    },
    {
      question: "Pourquoi chaque boutique a-t-elle son devis ?",
      answer:
        "Parce qu'il dépend de ce qu'elle fait : à nombre de produits égal, celle qui livre une seule île coûte moins cher que celle qui en livre six et se relie à votre caisse.",
    },
    {
      question: `Que se passe-t-il au-delà de ${packProducts} produits ?`,
      answer: `La boutique en accueille autant que vous voulez. Au-delà des ${packProducts} produits du pack, vous ajoutez les autres vous-même, ou nous chiffrons leur saisie.`,
    },
    {
      question: "Comment la boutique traite-t-elle l'octroi de mer et la TVA ?",
      answer:
        "Les règles se fixent par destination et par famille de produits, et le client lit ce que le prix comprend avant de payer. Votre comptable donne les taux, la boutique les applique.",
    },
    {
      question: "Peut-on livrer d'une île à l'autre, et dans l'Hexagone ?",
      answer:
        "Oui. Chaque zone a ses transporteurs, ses tarifs et ses délais, et vous pouvez en fermer une pour certains produits.",
    },
    {
      question: "En combien de temps la boutique ouvre-t-elle ?",
      answer: `En ${from} à ${to} mois à compter du début des travaux, une fois l'acompte réglé et vos contenus remis. Tout dépend du nombre de produits et des outils à relier.`,
    },
    {
      question: "J'ai déjà une boutique. Peut-on tout garder ?",
      answer: `Vos pages et votre catalogue, oui : nous reprenons jusqu'à ${migratedPages} pages de contenu pour ${optionPrice("migration_multipage", "fr-fr")}, et le catalogue sur devis, avec les comptes de vos clients et leurs commandes si vous le souhaitez. Vos anciennes adresses renvoient vers les nouvelles.`,
    },
    {
      question: "Prenez-vous une commission sur les ventes ?",
      answer:
        "Non. L'argent va directement sur votre compte ; seul le prestataire de paiement retient ses frais sur chaque paiement. Vous encaissez dans votre devise, s'il l'accepte.",
    },
    {
      question: "Qui tient la boutique à jour ?",
      answer: `Vous, pour les produits, les prix et les stocks : nous vous formons. Pour le reste, la maintenance comprend l'hébergement et ${maintenance.bronze}, ${maintenance.silver} ou ${maintenance.gold} modifications mineures par mois selon la formule, à partir de ${hosting("fr-fr")} par mois ; sans formule, chaque modification fait l'objet d'un devis.`,
    },
    {
      question: "Puis-je payer ma boutique en plusieurs fois ?",
      answer: instalments["fr-fr"],
    },
    ownership["fr-fr"],
  ],
  "en-en": [
    {
      question: "What does an online shop cost?",
      answer: `Between ${formatMoney(lowest, "en-en")} and ${formatNetPrice(highest, "en-en")}, depending on how many products you sell, where you deliver and what the shop connects to (till, stock, accounts). A shop of up to ${packProducts} products can be added, now or later, to a business${ifOffered("reservation", " or booking")} website that we build: that option (${options.pack_ecommerce.name["en-en"]}) is priced on request. Prices are for businesses. Describe your shop and ${firstContact} will reply within ${answerHours} hours, Monday to Friday.`,
    },
    {
      question: "Why does each shop need its own quote?",
      answer:
        "Because the price depends on what the shop does: with the same number of products, one that ships within a single island costs less than one that ships to six and connects to your till.",
    },
    {
      question: `What if I sell more than ${packProducts} products?`,
      answer: `The shop holds as many as you like. Beyond the ${packProducts} products in the pack, you add the others yourself, or we quote for entering them.`,
    },
    {
      question: "How does the shop handle import duties and VAT?",
      answer:
        "Rules are set by destination and by product category, and customers read what a price includes before they pay. That covers import duties, VAT and octroi de mer, the tax that Martinique, Guadeloupe and French Guiana charge on goods: your accountant supplies the rates, and the shop applies them.",
    },
    {
      question: "Can I ship between islands, and overseas?",
      answer:
        "Yes. Each zone has its own carriers, rates and delivery times, and you can close a zone to certain products. If you have premises, customers can also collect their order in store.",
    },
    {
      question: "How soon can the shop open?",
      answer: `In ${from} to ${to} months from the start of the work, once we have your deposit and your content. It depends on how many products you sell and what the shop connects to.`,
    },
    {
      question: "I already have a shop. Can everything be kept?",
      answer: `Your pages and your catalogue can: we carry over up to ${migratedPages} pages of content for ${optionPrice("migration_multipage", "en-en")}, and quote the catalogue separately, with customer accounts and past orders if you wish. Your old addresses lead to the new ones.`,
    },
    {
      question: "Do you take a commission on sales?",
      answer:
        "No. The money goes straight to your account; only the payment provider keeps its fee on each payment. You choose the currency from those the provider accepts.",
    },
    {
      question: "Who keeps the shop up to date?",
      answer: `You do, for products, prices and stock: we train you. For the rest, maintenance includes hosting and ${maintenance.bronze}, ${maintenance.silver} or ${maintenance.gold} minor changes a month depending on the plan, from ${hosting("en-en")} a month; without a plan, each change is quoted.`,
    },
    {
      question: "Can I pay for my shop in instalments?",
      answer: instalments["en-en"],
    },
    ownership["en-en"],
  ],
};
