import type { Catalogue } from "#app/domain/catalogue.ts";
import { pricingVersion } from "#app/domain/pricing-version.ts";
import { composeAll } from "#app/i18n/compose.ts";
import { options, packs, projectTypes } from "#app/prices/rules.ts";
import { vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { categories } from "#content/catalogue/categories.ts";
import { policy, validityDays } from "#content/catalogue/policy.ts";
import { ignoredWords } from "#content/catalogue/search.ts";
import { homeVatPlace } from "#content/place.ts";

export const catalogue: Catalogue = composeAll({
  projectTypes,
  packs,
  categories,
  options,
  ignoredWords,
  policy,
  validityDays,
  vat: {
    home: homeVatPlace,
    perMille: Object.fromEntries(vatPlaceKeys.map((place) => [place, vatPerMille(place)])),
  },
});

/** Stored with every quote: the version of the prices and rules that it was calculated with. */
export const catalogueVersion = pricingVersion(catalogue);
