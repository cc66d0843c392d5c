import {
  availableOptions,
  availablePacks,
  maintenanceKeys,
  type OptionKey,
  type PricingRules,
} from "#app/domain/catalogue.ts";
import { add, type Cents } from "#app/domain/money.ts";
import { options, packs } from "./rules.ts";

/** The least that each service costs, before tax. Throws if everything of a service is on request: a page could not show its price. */
export function priceFloors(rules: Pick<PricingRules, "options" | "packs">) {
  const offered = availableOptions(rules);
  const lowest = (...keys: readonly OptionKey[]) => {
    const sold = keys.filter((key) => offered.includes(key));
    // The price of a service that is not offered is shown nowhere.
    const priced = (sold.length > 0 ? sold : keys).map((key) => rules.options[key].price);
    return smallest(priced.map((price) => ("amount" in price ? price.amount : null)));
  };
  /** A site of one page. */
  const website = smallest(availablePacks(rules).map((key) => rules.packs[key].price));
  return {
    website,
    severalPages: add(website, lowest("multipage_site")),
    identity: lowest("branding_basic", "branding_premium"),
    seo: lowest("seo_optimization", "seo_technical"),
    /** Pages optimised and written, which technical SEO alone does not include. */
    seoPages: lowest("seo_optimization"),
    /** Per month. */
    maintenance: lowest(...maintenanceKeys),
    /** Per month. */
    optimisation: lowest("heatmaps", "monthly_reports"),
  };
}

function smallest(amounts: readonly (Cents | null)[]): Cents {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) throw new Error("Nothing of this service has a price in the catalogue.");
  return known.reduce((least, amount) => (amount < least ? amount : least));
}

/** What pages and descriptions show as "from". */
export const lowestPrices = priceFloors({ options, packs });
