import { formatHour } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import type { ConstructionService, PlainPageId } from "#app/site/pages.ts";
import { figures } from "./figures.ts";
import { identity } from "./identity.ts";
import type { PricedService } from "./price-ranges.ts";

export type ServiceCategory = "create" | "support" | "grow";

/** A figure and its unit. */
export type Figure = { readonly value: string; readonly label: string };

export type Service = {
  readonly id: string;
  readonly category: ServiceCategory;
  /** Its own page, or the under-construction page for this service. */
  readonly to: PlainPageId | { readonly service: ConstructionService };
  /** Where its price range is published. */
  readonly range?: PricedService;
  readonly copy: Localized<{
    readonly name: string;
    readonly text: string;
    readonly action: string;
    readonly figures: readonly Figure[];
    /** The unit of the figures, if it is the same for all. */
    readonly figuresNote?: string;
  }>;
};

const { delivery, maintenance, packProducts, writtenPages, optimisedPages, answerHours } = figures;

const { opens, closes } = identity.openingHours;
const openAt = (locale: Locale) => `${formatHour(opens, locale)} – ${formatHour(closes, locale)}`;

/** Everything that is sold, in the order of the services page. */
export const services: readonly Service[] = [
  {
    id: "website",
    category: "create",
    to: "showcase",
    range: "showcase",
    copy: {
      "fr-fr": {
        name: "Site web",
        text: "Un site vitrine qui dit en une seconde qui vous êtes, ce que vous faites et pourquoi vous choisir. Trouvé sur Google, lu sur un téléphone.",
        action: "Découvrir le site vitrine",
        figures: [
          {
            value: `${delivery.showcase.from} à ${delivery.showcase.to} mois`,
            label: "avant la mise en ligne",
          },
        ],
      },
      "en-en": {
        name: "Website",
        text: "A showcase site that says in a second who you are, what you do and why people should pick you. Found on Google, read on a phone.",
        action: "Explore showcase sites",
        figures: [
          { value: `${delivery.showcase.from} to ${delivery.showcase.to} months`, label: "to launch" },
        ],
      },
    },
  },
  {
    id: "ecommerce",
    category: "create",
    to: "ecommerce",
    range: "ecommerce",
    copy: {
      "fr-fr": {
        name: "E-commerce",
        text: "Une boutique en ligne qui compte juste : le port vers chaque île, l'octroi de mer, le stock qui arrive par bateau.",
        action: "Découvrir l'e‑commerce",
        figures: [
          { value: `${delivery.ecommerce.from} à ${delivery.ecommerce.to} mois`, label: "avant l'ouverture" },
          { value: `${packProducts}`, label: "produits au plus dans le pack" },
        ],
      },
      "en-en": {
        name: "E-commerce",
        text: "An online shop that gets the sums right: shipping to each island, dock dues, stock that comes in by boat.",
        action: "Explore e-commerce",
        figures: [
          { value: `${delivery.ecommerce.from} to ${delivery.ecommerce.to} months`, label: "to launch" },
          { value: `${packProducts}`, label: "products at most in the pack" },
        ],
      },
    },
  },
  {
    id: "booking",
    category: "create",
    to: { service: "reservation" },
    copy: {
      "fr-fr": {
        name: "Réservation",
        text: "Chambres, tables, sorties en mer, rendez-vous : le client choisit un créneau libre, vous gardez la main sur l'agenda.",
        action: "Parler de réservation",
        figures: [],
      },
      "en-en": {
        name: "Booking",
        text: "Rooms, tables, boat trips, appointments: guests pick a free slot, and the calendar stays yours.",
        action: "Talk about booking",
        figures: [],
      },
    },
  },
  {
    id: "maintenance",
    category: "support",
    to: { service: "maintenance" },
    range: "maintenance",
    copy: {
      "fr-fr": {
        name: "Maintenance",
        text: "Mises à jour, sauvegardes, sécurité et, chaque mois, vos modifications mineures, selon la formule.",
        action: "Choisir une formule",
        figures: [
          { value: `${maintenance.bronze}`, label: "Bronze" },
          { value: `${maintenance.silver}`, label: "Silver" },
          { value: `${maintenance.gold}`, label: "Gold" },
        ],
        figuresNote: "modifications mineures par mois",
      },
      "en-en": {
        name: "Maintenance",
        text: "Updates, backups, security, and your minor changes every month, as many as your plan holds.",
        action: "Choose a maintenance plan",
        figures: [
          { value: `${maintenance.bronze}`, label: "Bronze" },
          { value: `${maintenance.silver}`, label: "Silver" },
          { value: `${maintenance.gold}`, label: "Gold" },
        ],
        figuresNote: "minor changes a month",
      },
    },
  },
  {
    id: "assistance",
    category: "support",
    to: { service: "assistance" },
    copy: {
      "fr-fr": {
        name: "Assistance personnalisée",
        text: "Une personne de l'équipe, au téléphone ou par messagerie. Elle connaît votre site : vous n'expliquez rien deux fois.",
        action: "Joindre l'assistance",
        figures: [
          { value: openAt("fr-fr"), label: "du lundi au vendredi" },
          { value: "7 j/7", label: "pour les urgences" },
        ],
      },
      "en-en": {
        name: "Personalised assistance",
        text: "Someone on the team, by phone or chat, who already knows your site. You never explain anything twice.",
        action: "Get assistance",
        figures: [
          { value: openAt("en-en"), label: "Monday to Friday" },
          { value: "7 days", label: "a week for emergencies" },
        ],
      },
    },
  },
  {
    id: "seo",
    category: "grow",
    to: { service: "seo" },
    range: "seo",
    copy: {
      "fr-fr": {
        name: "Référencement",
        text: "D'un côté les mots que vos clients tapent, de l'autre ce que vos pages répondent. Nous accordons les deux.",
        action: "Gagner en visibilité",
        figures: [
          { value: `${writtenPages}`, label: "pages clés rédigées au plus" },
          { value: `${optimisedPages}`, label: "pages optimisées" },
        ],
      },
      "en-en": {
        name: "SEO",
        text: "On one side the words your customers type, on the other what your pages answer. We bring the two together.",
        action: "Get found",
        figures: [
          { value: `${writtenPages}`, label: "key pages written, at most" },
          { value: `${optimisedPages}`, label: "pages optimised" },
        ],
      },
    },
  },
  {
    id: "optimisation",
    category: "grow",
    to: { service: "optimisation" },
    copy: {
      "fr-fr": {
        name: "Optimisation continue",
        text: "Mesurer, essayer, garder ce qui marche. Tests A/B, cartes de chaleur, rapports : chaque mois, le site apprend.",
        action: "Améliorer mon site",
        figures: [
          {
            value: `${figures.conversion.ours.toLocaleString("fr-FR")} %`,
            label: "de conversion sur notre propre site",
          },
        ],
      },
      "en-en": {
        name: "Continuous optimisation",
        text: "Measure, try, keep what works. A/B tests, heatmaps, reports: every month the site learns something.",
        action: "Improve my site",
        figures: [{ value: `${figures.conversion.ours}%`, label: "conversion on our own site" }],
      },
    },
  },
];

/** The three steps of a project, numbered by their order. */
export const steps: Localized<readonly { readonly title: string; readonly text: string }[]> = {
  "fr-fr": [
    {
      title: "Écouter",
      text: `Votre métier, vos clients, ce qui bloque aujourd'hui. Un conseiller vous répond sous ${answerHours} heures, et le devis dit tout.`,
    },
    {
      title: "Concevoir",
      text: "Nous dessinons, écrivons et construisons. Vous voyez le site avancer et vous corrigez tant que c'est facile.",
    },
    {
      title: "Faire vivre",
      text: "Mise en ligne, prise en main, puis mesure et maintenance. Le site progresse pendant que vous travaillez.",
    },
  ],
  "en-en": [
    {
      title: "Listen",
      text: `Your trade, your customers, what is in the way today. An advisor answers within ${answerHours} hours, and the quote hides nothing.`,
    },
    {
      title: "Design",
      text: "We sketch, write and build. You watch the site take shape, and correct it while correcting is easy.",
    },
    {
      title: "Keep it alive",
      text: "Launch, handover, then measurement and maintenance. The site improves while you get on with your work.",
    },
  ],
};
