import { type Catalogue, type Pack, versionOf } from "#app/domain/catalogue.ts";
import { homeVatPlace } from "#content/place.ts";
import { vatPerMille, vatPlaceKeys } from "#content/vat.ts";
import { aiOptions } from "./options/ai.ts";
import { analyticsOptions } from "./options/analytics.ts";
import { contentOptions } from "./options/content.ts";
import { designOptions } from "./options/design.ts";
import { featuresOptions } from "./options/features.ts";
import { marketingOptions } from "./options/marketing.ts";
import { securityOptions } from "./options/security.ts";
import { specialOptions } from "./options/special.ts";
import { packs } from "./packs.ts";
import { policy, validityDays } from "./policy.ts";
import { projectTypes } from "./project-types.ts";
import { ignoredWords } from "./search.ts";

const options: Catalogue["options"] = {
  ...designOptions,
  ...contentOptions,
  ...featuresOptions,
  ...aiOptions,
  ...marketingOptions,
  ...securityOptions,
  ...analyticsOptions,
  ...specialOptions,
};

/** Without the options that are withdrawn. */
const withOffered = (pack: Pack): Pack => ({
  ...pack,
  includes: pack.includes.filter((key) => options[key].withdrawn !== true),
});

export const catalogue: Catalogue = {
  projectTypes,
  packs: {
    start: withOffered(packs.start),
    advanced: withOffered(packs.advanced),
    pro: withOffered(packs.pro),
    "pro-plus": withOffered(packs["pro-plus"]),
  },
  categories: {
    design: { "fr-fr": "Design", "en-en": "Design" },
    content: { "fr-fr": "Contenu", "en-en": "Content" },
    features: { "fr-fr": "Fonctionnalités", "en-en": "Features" },
    ai: { "fr-fr": "Intelligence artificielle", "en-en": "Artificial intelligence" },
    marketing: { "fr-fr": "Marketing et visibilité", "en-en": "Marketing and visibility" },
    security: { "fr-fr": "Sécurité et maintenance", "en-en": "Security and maintenance" },
    analytics: { "fr-fr": "Mesure et rapports", "en-en": "Analytics and reports" },
    special: { "fr-fr": "Projets particuliers", "en-en": "Special projects" },
  },
  options,
  ignoredWords,
  policy,
  validityDays,
  vat: {
    home: homeVatPlace,
    perMille: Object.fromEntries(vatPlaceKeys.map((place) => [place, vatPerMille(place)])),
  },
};

/** Stored with every quote: the version of the prices and rules that it was calculated with. */
export const catalogueVersion = versionOf(catalogue);
