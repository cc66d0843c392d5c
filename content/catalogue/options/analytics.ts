import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { offers } from "#content/offered.ts";

/**
 * The prices are invented: replace them, then delete this export.
 * @sample
 */
export const sample = true;

export const analyticsOptions = {
  ga4_basic: {
    category: "analytics",
    price: { kind: "oneOff", amount: euros(190) },
    contract: false,
    name: { "fr-fr": "Google Analytics 4", "en-en": "Google Analytics 4" },
    description: {
      "fr-fr":
        "La mesure d'audience, installée dans le respect du consentement : d'où viennent vos visiteurs, ce qu'ils lisent, combien vous contactent.",
      "en-en":
        "Visitor statistics, installed with proper consent: where visitors come from, what they read, how many get in touch.",
    },
    searchWords: {
      "fr-fr": "statistiques, stats, audience, trafic, visites, visiteurs, compteur, GA4, analytics, suivi",
      "en-en": "statistics, stats, audience, traffic, visits, visitors, counter, GA4, tracking, metrics",
    },
  },
  heatmaps: {
    withdrawn: !offers("optimisation"),
    category: "analytics",
    price: { kind: "monthly", amount: euros(39) },
    contract: false,
    name: { "fr-fr": "Cartes de chaleur", "en-en": "Heatmaps" },
    description: {
      "fr-fr": "Une image par page : où vos visiteurs cliquent, jusqu'où ils lisent, où ils abandonnent.",
      "en-en": "One picture per page: where visitors click, how far they read, where they leave.",
    },
    searchWords: {
      "fr-fr": "heatmap, clics, comportement des visiteurs, suivi, Hotjar, ergonomie, UX",
      "en-en": "heat map, clicks, visitor behavior, visitor behaviour, tracking, Hotjar, usability, UX",
    },
  },
  ab_testing: {
    withdrawn: !offers("optimisation"),
    category: "analytics",
    price: { kind: "oneOff", amount: euros(790) },
    contract: false,
    needs: ["ga4_basic"],
    name: { "fr-fr": "Test A/B (par test)", "en-en": "A/B testing (per test)" },
    description: {
      "fr-fr":
        "Deux versions d'une page, montrées chacune à la moitié de vos visiteurs : nous gardons celle qui apporte le plus de demandes.",
      "en-en":
        "Two versions of a page, each shown to half of your visitors: we keep the one that brings more enquiries.",
    },
    searchWords: {
      "fr-fr": "test A/B, A/B testing, AB test, conversion, comparer deux versions, optimisation, UX",
      "en-en":
        "A/B test, AB test, split test, conversion, compare two versions, optimization, optimisation, UX",
    },
  },
  monthly_reports: {
    category: "analytics",
    price: { kind: "monthly", amount: euros(120) },
    contract: true,
    needs: ["ga4_basic"],
    family: "reports",
    name: { "fr-fr": "Rapports mensuels", "en-en": "Monthly reports" },
    description: {
      "fr-fr":
        "Chaque mois, vos chiffres en clair : visites, demandes reçues, positions sur Google, et ce qu'il vaut mieux faire ensuite.",
      "en-en":
        "Every month, your figures in plain words: visits, enquiries, positions on Google, and what to do next.",
    },
    searchWords: {
      "fr-fr": "statistiques, bilan, tableau de bord, suivi, compte rendu, résultats, reporting",
      "en-en": "statistics, dashboard, tracking, results, reporting, summary, review",
    },
  },
  quarterly_reports: {
    category: "analytics",
    price: { kind: "yearly", amount: euros(360) },
    contract: true,
    needs: ["ga4_basic"],
    family: "reports",
    name: { "fr-fr": "Rapports trimestriels", "en-en": "Quarterly reports" },
    description: {
      "fr-fr": `${figures.reportsPerYear} rapports par an : l'évolution des visites et des demandes, et nos conseils pour le trimestre suivant.`,
      "en-en": `${figures.reportsPerYear} reports a year: how your visits and enquiries are changing, and our advice for the next quarter.`,
    },
    searchWords: {
      "fr-fr": "statistiques, bilan, tableau de bord, suivi, compte rendu, résultats, reporting",
      "en-en": "statistics, dashboard, tracking, results, reporting, summary, review",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
