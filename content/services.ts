import type { PricedService } from "#app/content/schemas/agency.ts";
import { formatHour } from "#app/i18n/formats.ts";
import type { Locale, Localized } from "#app/i18n/locales.ts";
import { offers } from "#app/offer/offered.ts";
import { options } from "#app/offer/rules.ts";
import type { ConstructionService, PlainPageId } from "#app/site/pages.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { ifOffered } from "#content/offered.ts";
import { proof } from "#content/proof.ts";
import { firstContact } from "#content/team.ts";
import { warranty } from "./faq/shared.ts";

/**
 * What each service holds is the sample agency's: say what you do, then delete this export.
 * @sample
 */
export const sample = true;

export type ServiceCategory = "create" | "support" | "grow";

/** Search engines are told the range of a priced service; pages show the others' prices too. */
export type ShownPrice = PricedService | "booking" | "optimisation";

/** A figure and its unit. */
export type Figure = { readonly value: string; readonly label: string };

export type Service = {
  readonly id: string;
  readonly category: ServiceCategory;
  /** Its own page, or the under-construction page for this service. */
  readonly to: PlainPageId | { readonly service: ConstructionService };
  /** The price that is shown beside it; none for what has no price of its own. */
  readonly price?: ShownPrice;
  readonly copy: Localized<{
    readonly name: string;
    readonly text: string;
    readonly action: string;
    readonly figures: readonly Figure[];
    /** What is true of all figures: their unit, or the option that includes them. */
    readonly figuresNote?: string;
  }>;
};

const { delivery, maintenance, packProducts, writtenPages, optimisedPages, answerHours } = figures;

const { opens, closes } = identity.openingHours;
const openAt = (locale: Locale) => `${formatHour(opens, locale)} – ${formatHour(closes, locale)}`;

const all: readonly Service[] = [
  {
    id: "website",
    category: "create",
    to: "showcase",
    price: "showcase",
    copy: {
      "fr-fr": {
        name: "Site vitrine",
        text: "Vos services, vos réalisations et vos coordonnées, sur un site dessiné pour vous et lisible sur tous les téléphones.",
        action: "Découvrir le site vitrine",
        figures: [
          {
            value: `${delivery.showcase.from} à ${delivery.showcase.to} mois`,
            label: "avant la mise en ligne",
          },
        ],
      },
      "en-en": {
        name: "Business website",
        text: "Your services, your work and your contact details, on a site designed for you and easy to read on any phone.",
        action: "About business websites",
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
    price: "ecommerce",
    copy: {
      "fr-fr": {
        name: "E-commerce",
        text: "Une boutique en ligne qui calcule le port et l'octroi de mer pour chaque territoire livré, et annonce le retour en stock.",
        action: "Découvrir la boutique en ligne",
        figures: [
          { value: `${delivery.ecommerce.from} à ${delivery.ecommerce.to} mois`, label: "avant l'ouverture" },
          { value: `jusqu'à ${packProducts}`, label: "produits dans le pack" },
        ],
      },
      "en-en": {
        name: "E-commerce",
        text: "An online shop that works out shipping and local taxes for each territory you deliver to, and shows when new stock is due.",
        action: "About online shops",
        figures: [
          { value: `${delivery.ecommerce.from} to ${delivery.ecommerce.to} months`, label: "to launch" },
          { value: `up to ${packProducts}`, label: "products in the pack" },
        ],
      },
    },
  },
  {
    id: "booking",
    category: "create",
    to: { service: "reservation" },
    price: "booking",
    copy: {
      "fr-fr": {
        name: "Réservation",
        text: "Chambres, tables, sorties en mer, rendez-vous : vos clients réservent un créneau libre dans votre agenda, à toute heure.",
        action: "Découvrir le site de réservation",
        figures: [
          {
            value: `${delivery.booking.from} à ${delivery.booking.to} mois`,
            label: "avant la mise en ligne",
          },
        ],
      },
      "en-en": {
        name: "Booking",
        text: "Rooms, tables, boat trips, appointments: customers book an available slot in your calendar at any hour.",
        action: "About booking websites",
        figures: [
          {
            value: `${delivery.booking.from} to ${delivery.booking.to} months`,
            label: "to launch",
          },
        ],
      },
    },
  },
  {
    id: "maintenance",
    category: "support",
    to: { service: "maintenance" },
    price: "maintenance",
    copy: {
      "fr-fr": {
        name: "Hébergement et maintenance",
        text: "Mises à jour, contrôle des sauvegardes, sécurité et vos modifications mineures de chaque mois.",
        action: "Voir les formules de maintenance",
        figures: [
          { value: `${maintenance.bronze}`, label: "Bronze" },
          { value: `${maintenance.silver}`, label: "Silver" },
          { value: `${maintenance.gold}`, label: "Gold" },
        ],
        figuresNote: "modifications mineures par mois",
      },
      "en-en": {
        name: "Hosting and maintenance",
        text: "Updates, checked backups, security and your minor changes every month.",
        action: "See maintenance plans",
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
        text: `Une personne de l'équipe qui connaît votre site répond gratuitement à vos questions, au téléphone ou sur WhatsApp. La maintenance comprend les dépannages et les urgences ; sans formule, chaque intervention est sur devis. ${warranty["fr-fr"]}`,
        action: "Joindre l'assistance",
        figures: [
          { value: openAt("fr-fr"), label: "du lundi au vendredi" },
          { value: "7 j/7", label: "pour les urgences" },
        ],
      },
      "en-en": {
        name: "Personalised assistance",
        text: `By phone or on WhatsApp, someone on the team who knows your site answers your questions free of charge. Maintenance includes repairs and emergencies; without a plan, each job is quoted. ${warranty["en-en"]}`,
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
    price: "seo",
    copy: {
      "fr-fr": {
        name: "Référencement",
        text: "Nous cherchons les mots que vos clients tapent sur Google, et nous écrivons les pages qui y répondent.",
        action: "Améliorer mon référencement",
        figures: [
          { value: `jusqu'à ${writtenPages}`, label: "pages clés rédigées" },
          { value: `jusqu'à ${optimisedPages}`, label: "pages optimisées" },
        ],
        figuresNote: `avec ${options.seo_optimization.name["fr-fr"]}`,
      },
      "en-en": {
        name: "SEO",
        text: "We find the words your customers type into Google, and write the pages that answer them.",
        action: "About SEO",
        figures: [
          { value: `up to ${writtenPages}`, label: "key pages written" },
          { value: `up to ${optimisedPages}`, label: "pages optimised" },
        ],
        figuresNote: `with ${options.seo_optimization.name["en-en"]}`,
      },
    },
  },
  {
    id: "optimisation",
    category: "grow",
    to: { service: "optimisation" },
    price: "optimisation",
    copy: {
      "fr-fr": {
        name: "Optimisation continue",
        text: "Cartes de chaleur, tests A/B et rapports : nous gardons ce qui vous amène le plus de demandes.",
        action: "Améliorer mon site",
        figures:
          proof === null
            ? []
            : [
                {
                  value: `${proof.own.toLocaleString("fr-FR")} %`,
                  label:
                    "des visites de notre site finissent par une demande de devis ou un message (visites estimées)",
                },
              ],
      },
      "en-en": {
        name: "Continuous optimisation",
        text: "Heatmaps, A/B tests and reports: we keep what brings you the most enquiries.",
        action: "About optimisation",
        figures:
          proof === null
            ? []
            : [
                {
                  value: `${proof.own}%`,
                  label: "of visits to our site end in a quote request or a message (visits estimated)",
                },
              ],
      },
    },
  },
];

/** What is offered, in the order of the services page. */
export const services: readonly Service[] = all.filter(
  ({ to }) => typeof to === "string" || offers(to.service),
);

/** The three steps of a project, numbered by their order. */
export const steps: Localized<readonly { readonly title: string; readonly text: string }[]> = {
  "fr-fr": [
    {
      title: "Le premier échange",
      text: `Votre métier, vos clients, votre besoin. ${firstContact} vous répond sous ${answerHours} heures, du lundi au vendredi, puis vous recevez un devis à accepter en ligne.`,
    },
    {
      title: "La construction",
      text: "Maquettes, puis construction : vous voyez le site avancer et vous demandez vos corrections à chaque étape.",
    },
    {
      title: "Après la mise en ligne",
      text: `Nous vous formons à tenir à jour les produits, les prix et les stocks de votre boutique${ifOffered("reservation", ", les dates et les tarifs de votre agenda de réservation")} ou, avec les packs Pro et Pro Plus, les textes et les photos de votre site. La maintenance et l'amélioration de votre site sont des services en option.`,
    },
  ],
  "en-en": [
    {
      title: "First conversation",
      text: `Your business, your customers, your needs. ${firstContact} replies within ${answerHours} hours, Monday to Friday, then you get a quote to accept online.`,
    },
    {
      title: "Build",
      text: "Mock-ups, then code: you watch the site take shape and ask for changes at each stage.",
    },
    {
      title: "After launch",
      text: `We train you to update the products, prices and stock of an online shop${ifOffered("reservation", ", the dates and rates of a booking calendar")} or, with the Pro and Pro Plus packs, the text and photographs of your site. Maintenance and further improvements are available for every site, as options.`,
    },
  ],
};
