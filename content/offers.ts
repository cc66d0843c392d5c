import type { OptionKey, PackKey } from "#app/domain/catalogue.ts";
import { type Cents, euros } from "#app/domain/money.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { optionPrice } from "#app/i18n/option-price.ts";
import { floors } from "#app/offer/price-floors.ts";
import { options } from "#app/offer/rules.ts";
import { figures } from "#content/figures.ts";
import { ifOffered } from "#content/offered.ts";

/**
 * The contents of each offer and of the e-commerce pack are invented, except for prices and figures. Replace each, and
 * delete its name here. Delete the export once the list is empty.
 * @sample
 */
export const sample = ["showcaseOffers", "ecommercePack", "ecommerceOffers"];

/** The rows of the comparison table, below those of the pack. */
export type OfferRow = "texts" | "photos" | "meetings";

/** A pack with options, and the agency's work on its contents. */
export type Offer = {
  readonly id: string;
  /** Before tax, with the pack. `null`: on request. */
  readonly price: Cents | null;
  readonly pack: PackKey;
  readonly options: readonly OptionKey[];
  readonly copy: Localized<{
    readonly name: string;
    readonly promise: string;
    readonly holds: Readonly<Record<OfferRow, string>>;
  }>;
};

const { interviewHours, maintenance, multiPages, writtenPages } = figures;

const allOffers: readonly Offer[] = [
  {
    id: "presence",
    price: euros(2500),
    pack: "start",
    options: [],
    copy: {
      "fr-fr": {
        name: "Présence",
        promise: "Une page pour présenter votre activité.",
        holds: {
          texts: "Écrits pour vous",
          photos: "Les vôtres, retouchées",
          meetings: "2 rendez-vous",
        },
      },
      "en-en": {
        name: "Presence",
        promise: "One page that presents your business.",
        holds: {
          texts: "Written for you",
          photos: "Yours, retouched",
          meetings: "2 meetings",
        },
      },
    },
  },
  {
    id: "visibility",
    price: euros(4500),
    pack: "start",
    options: ["multipage_site", "seo_technical"],
    copy: {
      "fr-fr": {
        name: "Visibilité",
        promise: `Jusqu'à ${multiPages} pages, une par sujet${ifOffered("seo", ", avec le SEO technique")}.`,
        holds: {
          texts: "Écrits pour vous",
          photos: "Les vôtres, retouchées",
          meetings: "3 rendez-vous",
        },
      },
      "en-en": {
        name: "Visibility",
        promise: `Up to ${multiPages} pages, one per subject${ifOffered("seo", ", with technical SEO")}.`,
        holds: {
          texts: "Written for you",
          photos: "Yours, retouched",
          meetings: "3 meetings",
        },
      },
    },
  },
  {
    id: "experience",
    price: euros(7500),
    pack: "advanced",
    options: [],
    copy: {
      "fr-fr": {
        name: "Expérience",
        promise: "Un site complet, avec un formulaire en plusieurs étapes.",
        holds: {
          texts: "Écrits pour vous",
          photos: "Les vôtres, retouchées",
          meetings: "4 rendez-vous",
        },
      },
      "en-en": {
        name: "Experience",
        promise: "A complete site, with an enquiry form in several steps.",
        holds: {
          texts: "Written for you",
          photos: "Yours, retouched",
          meetings: "4 meetings",
        },
      },
    },
  },
  {
    id: "reach",
    price: null,
    pack: "pro-plus",
    options: [],
    copy: {
      "fr-fr": {
        name: "Rayonnement",
        promise: "Un site, une stratégie et des contenus réguliers.",
        holds: {
          texts: `Tous écrits pour vous (dans le pack Pro Plus seul : jusqu'à ${writtenPages} pages clés)`,
          photos: "Le reportage de Pro Plus",
          meetings: `L'entretien de ${interviewHours} heures de Pro Plus, puis un rendez-vous par étape`,
        },
      },
      "en-en": {
        name: "Reach",
        promise: "A site, a strategy and regular content.",
        holds: {
          texts: `All written for you (in the Pro Plus pack alone: up to ${writtenPages} key pages)`,
          photos: "The Pro Plus photo shoot",
          meetings: `The ${interviewHours}-hour Pro Plus strategy session, then one meeting per stage`,
        },
      },
    },
  },
];

/** Offers of the showcase page, without options that are withdrawn. The prices are the agency's. */
export const showcaseOffers: readonly Offer[] = allOffers.map((offer) => ({
  ...offer,
  options: offer.options.filter((key) => options[key].withdrawn !== true),
}));

/** Prices of the offers that have one (at least one does), before tax, lowest first. */
export const offerPrices = showcaseOffers
  .map(({ price }) => price)
  .filter((price) => price !== null)
  .sort((a, b) => a - b) as [Cents, ...Cents[]];

/** What the e-commerce pack includes. Its price is on request. */
export const ecommercePack: Localized<readonly string[]> = {
  "fr-fr": [
    "Le site entier : accueil, pages de présentation et fiches des produits, dessinés pour vous",
    `Jusqu'à ${figures.packProducts} produits : vos textes et vos photos, mis en page dans chaque fiche`,
    "Le stock de chaque produit, une alerte avant la rupture et la date de retour en stock",
    "Le calcul des frais de port et des taxes pour chaque territoire",
    "Le paiement par carte et le retrait en magasin",
    "Le suivi de commande par e-mail, du panier à la livraison",
    "Le suivi des ventes, et une formation pour le lire et tenir la boutique à jour",
  ],
  "en-en": [
    "The whole site: home page, pages about you and product pages, designed for you",
    `Up to ${figures.packProducts} products, each page laid out around your text and photographs`,
    "The stock of each product, a warning before you run out, and the date it will be back in stock",
    "Shipping costs and taxes worked out for each territory",
    "Card payment and in-store collection",
    "Order tracking by email, from payment to delivery",
    "Sales figures, and training to read them and keep the shop up to date",
  ],
};

/** Sold beside the e-commerce pack. */
export const ecommerceOffers: Localized<readonly { readonly name: string; readonly promise: string }[]> = {
  "fr-fr": [
    {
      name: "Boutique sur mesure",
      promise: "Une boutique avec des fonctions que le pack n'a pas, chiffrée sur devis.",
    },
    {
      name: "Reprise d'une boutique",
      promise: `Jusqu'à ${figures.migratedPages} pages de contenu reprises pour ${optionPrice("migration_multipage", "fr-fr")}, et les anciennes adresses qui mènent aux nouvelles. Le catalogue est chiffré à part.`,
    },
    {
      name: "Maintenance",
      promise: `À partir de ${formatNetPrice(floors.maintenance, "fr-fr")} par mois, hébergement compris : mises à jour, contrôle des sauvegardes et ${maintenance.bronze}, ${maintenance.silver} ou ${maintenance.gold} modifications mineures par mois selon la formule.`,
    },
  ],
  "en-en": [
    {
      name: "Custom shop",
      promise: "A shop with features that the pack does not have, priced on request.",
    },
    {
      name: "Moving an existing shop",
      promise: `Up to ${figures.migratedPages} pages of content carried over for ${optionPrice("migration_multipage", "en-en")}, and old addresses that lead to the new ones. The catalogue is quoted separately.`,
    },
    {
      name: "Maintenance",
      promise: `From ${formatNetPrice(floors.maintenance, "en-en")} a month, hosting included: updates, checked backups and ${maintenance.bronze}, ${maintenance.silver} or ${maintenance.gold} minor changes a month depending on the plan.`,
    },
  ],
};
