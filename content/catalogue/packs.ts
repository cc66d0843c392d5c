import type { Catalogue, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { ifOffered, present } from "#content/offered.ts";

const {
  multiPages,
  optimisedPages,
  writtenPages,
  reportsPerYear,
  blogMonths,
  interviewHours,
  includedMonths,
} = figures;

/**
 * Which options each pack includes is invented: replace it, then delete this export.
 * @sample
 */
export const sample = true;

// Each pack includes the options of the smaller one.
const inStart: readonly OptionKey[] = ["backup_setup"];
const inAdvanced: readonly OptionKey[] = [
  ...inStart,
  "multipage_site",
  "advanced_form",
  "seo_technical",
  "gdpr_compliance",
  "ga4_basic",
];
const inPro: readonly OptionKey[] = [
  ...inAdvanced,
  "menu_mega",
  "dark_mode",
  "two_factor_auth",
  "quarterly_reports",
];
const inProPlus: readonly OptionKey[] = [
  ...inPro,
  "seo_optimization",
  "blog_seo",
  "photo_shooting",
  "multilingual_structure",
  "firewall",
];

/**
 * Prices are the agency's. The price of Pro is not published: null, shown as on request. A pack's features are those
 * that the smaller one does not have.
 */
export const packs: Catalogue["packs"] = {
  start: {
    price: euros(999.99),
    includes: inStart,
    mostPopular: false,
    name: { "fr-fr": "Start", "en-en": "Start" },
    tagline: { "fr-fr": "Une page, et vous êtes en ligne", "en-en": "One page, and you are online" },
    description: {
      "fr-fr":
        "Une présence en ligne express : une page unique qui dit qui vous êtes et comment vous joindre.",
      "en-en": "Express online presence: a single, polished page that says who you are and how to reach you.",
    },
    features: {
      "fr-fr": {
        design: [
          "Une mise en page créée pour vous, maquette validée ensemble",
          "Vos couleurs et votre logo repris avec soin",
          "Un affichage adapté à tous les écrans",
        ],
        features: [
          "Formulaire de contact",
          "Appel et itinéraire en un geste",
          "Liens vers vos réseaux sociaux",
        ],
        security: [
          "Connexion chiffrée (HTTPS)",
          "Formulaire protégé contre le spam",
          "Mentions légales et page de confidentialité",
          "Sauvegardes automatiques",
        ],
      },
      "en-en": {
        design: [
          "A layout of your own, with a mock-up agreed with you",
          "Your colours and logo, handled with care",
          "Reads well on every screen",
        ],
        features: ["Contact form", "Calls and directions in one tap", "Links to your social media"],
        security: [
          "Encrypted connection (HTTPS)",
          "Form protected against spam",
          "Legal notice and privacy page",
          "Automatic backups",
        ],
      },
    },
  },
  advanced: {
    price: euros(5753.45),
    includes: inAdvanced,
    mostPopular: true,
    name: { "fr-fr": "Advanced", "en-en": "Advanced" },
    tagline: { "fr-fr": "Visibilité et fiabilité", "en-en": "Visibility and reliability" },
    description: {
      "fr-fr": "Un site complet, que les moteurs de recherche comprennent et auquel vos clients se fient.",
      "en-en": "A complete site that search engines understand and your customers rely on.",
    },
    features: {
      "fr-fr": {
        design: [
          `Jusqu'à ${multiPages} pages, une par sujet, chacune avec son adresse`,
          "Une maquette pour chaque modèle de page",
          "Icônes et illustrations choisies pour votre métier",
        ],
        features: present([
          "Formulaire avancé, en plusieurs étapes",
          ifOffered("seo", "SEO technique : vitesse mesurée, plan du site, données structurées"),
          "Mesure d'audience Google Analytics 4",
          "Carte de votre adresse dans la page",
        ]),
        security: ["Bandeau et registre RGPD sur mesure"],
      },
      "en-en": {
        design: [
          `Up to ${multiPages} pages, one per subject, each with its own address`,
          "A mock-up for every page template",
          "Icons and illustrations chosen for your line of business",
        ],
        features: present([
          "Advanced form, in several steps",
          ifOffered("seo", "Technical SEO: measured speed, sitemap, structured data"),
          "Visitor statistics with Google Analytics 4",
          "Map showing your address",
        ]),
        security: ["GDPR banner and records written for you"],
      },
    },
  },
  pro: {
    price: null,
    includes: inPro,
    mostPopular: false,
    name: { "fr-fr": "Pro", "en-en": "Pro" },
    tagline: {
      "fr-fr": "Une expérience utilisateur avancée",
      "en-en": "An advanced user experience",
    },
    description: {
      "fr-fr":
        "Des parcours dessinés pour chacun de vos publics, et des résultats que l'on regarde ensemble toute l'année.",
      "en-en": "Journeys designed for each of your audiences, and results we review together all year round.",
    },
    features: {
      "fr-fr": {
        design: [
          "Un parcours dessiné pour chaque public",
          "Méga-menu illustré",
          "Mode sombre à vos couleurs",
          "Animations discrètes et rapides",
          "Prototype que vous essayez avant la construction",
        ],
        features: [
          `${reportsPerYear} rapports par an, commentés, pendant ${includedMonths} mois`,
          "Textes et photos modifiables par vos équipes, formation comprise",
        ],
        security: ["Double authentification pour vos accès au site"],
      },
      "en-en": {
        design: [
          "A journey designed for each audience",
          "Illustrated mega menu",
          "Dark mode in your colours",
          "Subtle, fast animation",
          "A prototype that you try before we build",
        ],
        features: [
          `${reportsPerYear} reports a year, with our comments, for ${includedMonths} months`,
          "Text and photos your team can edit, training included",
        ],
        security: ["Two-factor authentication for those who edit the site"],
      },
    },
  },
  "pro-plus": {
    price: euros(19_504.65),
    includes: inProPlus,
    mostPopular: false,
    name: { "fr-fr": "Pro Plus", "en-en": "Pro Plus" },
    tagline: {
      "fr-fr": "Visibilité maximale et contenu stratégique",
      "en-en": "Maximum visibility and strategic content",
    },
    description: {
      "fr-fr": "Tout Pro, et des contenus écrits pour les recherches de vos clients.",
      "en-en": "Everything in Pro, plus content written for what your customers search for.",
    },
    features: {
      "fr-fr": {
        design: ["Reportage photo dans vos locaux"],
        features: present([
          `Entretien stratégique de ${interviewHours} heures`,
          ifOffered(
            "seo",
            `Optimisation SEO, jusqu'à ${optimisedPages} pages, dont jusqu'à ${writtenPages} pages clés rédigées`,
          ),
          ifOffered("seo", `Un article de blog tous les ${blogMonths} mois, pendant ${includedMonths} mois`),
          "Structure multilingue, traductions en option",
        ]),
        security: [`Pare-feu applicatif, pendant ${includedMonths} mois`],
      },
      "en-en": {
        design: ["Photo shoot at your premises"],
        features: present([
          `A ${interviewHours}-hour strategy session`,
          ifOffered(
            "seo",
            `On-page SEO for up to ${optimisedPages} pages, with copy written for up to ${writtenPages} key pages`,
          ),
          ifOffered("seo", `A blog article every ${blogMonths} months, for ${includedMonths} months`),
          "Multilingual structure, translations as an option",
        ]),
        security: [`Web application firewall, for ${includedMonths} months`],
      },
    },
  },
};
