import {
  availableOptions,
  availablePacks,
  maintenanceKeys,
  type OptionKey,
  type PricingRules,
} from "./catalogue.ts";
import { add, type Cents } from "./money.ts";

/** The lowest price of each service in the catalogue, before tax. */
export type PriceFloors = {
  /** The price of a site of one page. */
  readonly website: Cents;
  /** The same with the option for more pages. */
  readonly severalPages: Cents;
  readonly identity: Cents;
  readonly seo: Cents;
  /** Pages optimised and written, which technical SEO alone does not include. */
  readonly seoPages: Cents;
  /** Per month. */
  readonly maintenance: Cents;
  /** Per month. */
  readonly optimisation: Cents;
};

/** The options that each service consists of. */
const services = {
  identity: ["branding_basic", "branding_premium"],
  seo: ["seo_optimization", "seo_technical"],
  seoPages: ["seo_optimization"],
  maintenance: maintenanceKeys,
  optimisation: ["heatmaps", "monthly_reports"],
} as const satisfies Record<string, readonly OptionKey[]>;

/** Throws if every option of a service is on request: a page could not show its price. */
export function priceFloors(rules: Pick<PricingRules, "options" | "packs">): PriceFloors {
  const offered = availableOptions(rules);
  const lowest = (keys: readonly OptionKey[]) => {
    const sold = keys.filter((key) => offered.includes(key));
    // The price of a service that is not offered is shown nowhere.
    const priced = (sold.length > 0 ? sold : keys).map((key) => rules.options[key].price);
    return smallest(priced.map((price) => ("amount" in price ? price.amount : null)));
  };
  const website = lowestPackPrice(rules.packs);
  return {
    website,
    severalPages: add(website, lowest(["multipage_site"])),
    identity: lowest(services.identity),
    seo: lowest(services.seo),
    seoPages: lowest(services.seoPages),
    maintenance: lowest(services.maintenance),
    optimisation: lowest(services.optimisation),
  };
}

/** Throws if every pack is on request. */
export function lowestPackPrice(packs: PricingRules["packs"]): Cents {
  return smallest(availablePacks({ packs }).map((key) => packs[key].price));
}

function smallest(amounts: readonly (Cents | null)[]): Cents {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) throw new Error("Nothing of this service has a price in the catalogue.");
  return known.reduce((least, amount) => (amount < least ? amount : least));
}
