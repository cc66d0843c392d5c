import { type Cents, euros } from "#app/domain/money.ts";
import type { Localized } from "#app/i18n/locales.ts";
import { figures } from "./figures.ts";

/**
 * The contents of each offer and of the e-commerce pack are invented, except for prices and figures. Replace each, and
 * delete its name here. Delete the export once the list is empty.
 * @sample
 */
export const sample = ["showcaseOffers", "ecommercePack", "ecommerceOffers"];

/** The rows of the comparison table; `null` if an offer does not include one. */
export type OfferRow = "pages" | "writing" | "optimisation" | "reports" | "blog" | "interview";

export type Offer = {
  readonly id: string;
  /** Indicative, before tax. `null`: on quote. */
  readonly price: Cents | null;
  readonly copy: Localized<{
    readonly name: string;
    readonly promise: string;
    readonly holds: Readonly<Record<OfferRow, string | null>>;
  }>;
};

const { writtenPages, optimisedPages, reportsPerYear, blogMonths, interviewHours, maintenance } = figures;

/**
 * The indicative offers of the showcase page. They differ from the configurator's packs, also in price, and the page says
 * so. The prices are the agency's.
 */
export const showcaseOffers: readonly Offer[] = [
  {
    id: "presence",
    price: euros(2500),
    copy: {
      "fr-fr": {
        name: "Présence",
        promise: "Exister en ligne, vite et bien.",
        holds: {
          pages: "Une page",
          writing: null,
          optimisation: null,
          reports: null,
          blog: null,
          interview: null,
        },
      },
      "en-en": {
        name: "Presence",
        promise: "Be online, quickly and properly.",
        holds: {
          pages: "One page",
          writing: null,
          optimisation: null,
          reports: null,
          blog: null,
          interview: null,
        },
      },
    },
  },
  {
    id: "visibility",
    price: euros(4500),
    copy: {
      "fr-fr": {
        name: "Visibilité",
        promise: "Être trouvé, et inspirer confiance.",
        holds: {
          pages: "Plusieurs pages",
          writing: `${writtenPages} pages clés au plus`,
          optimisation: null,
          reports: null,
          blog: null,
          interview: null,
        },
      },
      "en-en": {
        name: "Visibility",
        promise: "Be found, and be trusted.",
        holds: {
          pages: "Several pages",
          writing: `Up to ${writtenPages} key pages`,
          optimisation: null,
          reports: null,
          blog: null,
          interview: null,
        },
      },
    },
  },
  {
    id: "experience",
    price: euros(7500),
    copy: {
      "fr-fr": {
        name: "Expérience",
        promise: "Guider chaque visiteur jusqu'à vous.",
        holds: {
          pages: "Parcours sur mesure",
          writing: `${writtenPages} pages clés au plus`,
          optimisation: `${optimisedPages} pages`,
          reports: `${reportsPerYear} par an`,
          blog: null,
          interview: null,
        },
      },
      "en-en": {
        name: "Experience",
        promise: "Lead every visitor to your door.",
        holds: {
          pages: "Tailored journeys",
          writing: `Up to ${writtenPages} key pages`,
          optimisation: `${optimisedPages} pages`,
          reports: `${reportsPerYear} a year`,
          blog: null,
          interview: null,
        },
      },
    },
  },
  {
    id: "reach",
    price: null,
    copy: {
      "fr-fr": {
        name: "Rayonnement",
        promise: "Un site, une stratégie, des contenus qui durent.",
        holds: {
          pages: "Selon la stratégie",
          writing: "Selon la stratégie",
          optimisation: `${optimisedPages} pages`,
          reports: `${reportsPerYear} par an`,
          blog: `Un tous les ${blogMonths} mois`,
          interview: `${interviewHours} heures`,
        },
      },
      "en-en": {
        name: "Reach",
        promise: "A site, a strategy, and content that lasts.",
        holds: {
          pages: "As the strategy needs",
          writing: "As the strategy needs",
          optimisation: `${optimisedPages} pages`,
          reports: `${reportsPerYear} a year`,
          blog: `One every ${blogMonths} months`,
          interview: `${interviewHours} hours`,
        },
      },
    },
  },
];

/** What the e-commerce pack includes, on quote. */
export const ecommercePack: Localized<readonly string[]> = {
  "fr-fr": [
    `Un catalogue de ${figures.packProducts} produits au plus, fiches et photos mises en page`,
    "Les frais de port et les taxes par territoire",
    "Le paiement par carte et le retrait en boutique",
    "Le suivi de commande par e-mail, du panier à la livraison",
    "La mesure des ventes, et une formation pour la lire",
  ],
  "en-en": [
    `A catalogue of up to ${figures.packProducts} products, with pages laid out around your photographs`,
    "Shipping costs and taxes set territory by territory",
    "Card payment and in-store pickup",
    "Order tracking by email, from the cart to the doorstep",
    "Sales figures, and a session to learn to read them",
  ],
};

/** Additions to the e-commerce pack, each on quote. */
export const ecommerceOffers: Localized<readonly { readonly name: string; readonly promise: string }[]> = {
  "fr-fr": [
    {
      name: "Boutique sur mesure",
      promise: `Au-delà de ${figures.packProducts} produits, ou avec une caisse et un stock déjà en place : la boutique se construit autour.`,
    },
    {
      name: "Reprise d'une boutique",
      promise: `Jusqu'à ${figures.migratedPages} pages de contenu, le catalogue, et les anciennes adresses qui mènent aux nouvelles.`,
    },
    {
      name: "Maintenance",
      promise: `${maintenance.bronze} modifications mineures par mois en Bronze, ${maintenance.silver} en Silver, ${maintenance.gold} en Gold, avec les mises à jour et les sauvegardes.`,
    },
  ],
  "en-en": [
    {
      name: "Custom shop",
      promise: `Beyond ${figures.packProducts} products, or with a till and a stock already in place: the shop is built around them.`,
    },
    {
      name: "Moving an existing shop",
      promise: `Up to ${figures.migratedPages} pages of content, the catalogue, and old addresses that lead to the new ones.`,
    },
    {
      name: "Maintenance",
      promise: `${maintenance.bronze} minor changes a month with Bronze, ${maintenance.silver} with Silver, ${maintenance.gold} with Gold, updates and backups included.`,
    },
  ],
};
