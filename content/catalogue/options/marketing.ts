import type { Option, OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { figures } from "#content/figures.ts";
import { offers } from "#content/offered.ts";

const { optimisedPages, writtenPages, blogMonths } = figures;

/**
 * The prices are invented: replace them, then delete this export. They are inside the published range for SEO (100 to 10,000
 * euros).
 * @sample
 */
export const sample = true;

export const marketingOptions = {
  seo_optimization: {
    withdrawn: !offers("seo"),
    category: "marketing",
    price: { kind: "oneOff", amount: euros(1450) },
    contract: false,
    name: { "fr-fr": "Optimisation SEO", "en-en": "On-page SEO" },
    description: {
      "fr-fr": `Nous étudions les mots que tapent vos clients et optimisons jusqu'à ${optimisedPages} pages, dont jusqu'à ${writtenPages} pages clés rédigées par nous, pour que l'on vous trouve plus facilement.`,
      "en-en": `We study the words your customers type and optimise up to ${optimisedPages} pages, including up to ${writtenPages} key pages that we write, so that people find you more easily.`,
    },
    searchWords: {
      "fr-fr":
        "référencement, référencement naturel, apparaître sur Google, positionnement, première page, moteur de recherche, visibilité, mots-clés, rédaction, rédaction web, rédacteur, copywriting, textes, contenu éditorial",
      "en-en":
        "search engine optimization, search engine optimisation, search engine ranking, Google ranking, rank on Google, first page, keywords, visibility, copywriting, copywriter, writing, website copy, text, organic traffic",
    },
  },
  seo_technical: {
    withdrawn: !offers("seo"),
    category: "marketing",
    price: { kind: "oneOff", amount: euros(750) },
    contract: false,
    name: { "fr-fr": "SEO technique", "en-en": "Technical SEO" },
    description: {
      "fr-fr":
        "Vitesse de chaque page mesurée et réglée, plan du site, données structurées : Google peut explorer et comprendre vos pages.",
      "en-en":
        "The speed of each page measured and tuned, a sitemap, structured data: Google can crawl and understand your pages.",
    },
    searchWords: {
      "fr-fr":
        "référencement, référencement technique, vitesse, performance, rapidité, temps de chargement, moteur de recherche, sitemap, indexation, Google Search Console",
      "en-en":
        "search engine optimization, search engine optimisation, search engine, speed, performance, page speed, loading time, sitemap, indexing, Google Search Console",
    },
  },
  sales_funnel: {
    category: "marketing",
    price: { kind: "oneOff", amount: euros(1490) },
    contract: false,
    needs: ["advanced_form"],
    name: { "fr-fr": "Tunnel de vente", "en-en": "Sales funnel" },
    description: {
      "fr-fr":
        "Un parcours qui mène de l'annonce à la demande de devis : une promesse, des preuves, une offre, un formulaire. Chaque étape est mesurée.",
      "en-en":
        "A path from the advert to the enquiry: a promise, proof, an offer, a form. Every step is measured.",
    },
    searchWords: {
      "fr-fr":
        "page de vente, page d'atterrissage, landing page, conversion, prospects, leads, entonnoir, tunnel de conversion, prospection",
      "en-en":
        "landing page, sales page, conversion, leads, lead generation, prospects, marketing funnel, squeeze page",
    },
  },
  blog_seo: {
    withdrawn: !offers("seo"),
    category: "marketing",
    price: { kind: "yearly", amount: euros(690) },
    contract: true,
    needs: ["multipage_site"],
    name: { "fr-fr": "Blog SEO", "en-en": "SEO blog" },
    description: {
      "fr-fr": `Un blog intégré à votre site, et un article tous les ${blogMonths} mois, écrit pour répondre à une question que vos clients posent vraiment.`,
      "en-en": `A blog built into your site, and an article every ${blogMonths} months, written to answer a question your customers really ask.`,
    },
    searchWords: {
      "fr-fr": "actualités, articles, référencement, rédaction, journal, nouvelles, magazine, rédacteur",
      "en-en":
        "news, articles, posts, search engine, copywriting, writing, magazine, journal, content marketing",
    },
  },
  google_ads: {
    category: "marketing",
    price: { kind: "onQuote" },
    contract: true,
    needs: ["ga4_basic"],
    name: { "fr-fr": "Campagnes Google Ads", "en-en": "Google Ads campaigns" },
    description: {
      "fr-fr":
        "Vos annonces sur les recherches qui comptent : mots-clés, textes, réglages et bilan. Le compte est à votre nom, et vous payez le budget publicitaire directement à Google.",
      "en-en":
        "Your adverts on the searches that matter: keywords, copy, tuning and review. The account is in your name, and you pay the advertising budget to Google directly.",
    },
    searchWords: {
      "fr-fr":
        "publicité, pub, annonces, Adwords, liens sponsorisés, référencement payant, SEA, campagne publicitaire, promotion",
      "en-en":
        "advertising, adverts, AdWords, paid search, PPC, sponsored links, pay per click, promotion, SEM",
    },
  },
} satisfies Partial<Record<OptionKey, Option>>;
