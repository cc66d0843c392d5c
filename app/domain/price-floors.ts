import type { OptionKey, PricingRules } from "./catalogue.ts";
import type { Cents } from "./money.ts";

/** The least that each service costs, before tax: the smallest price of the catalogue that buys it. */
export type PriceFloors = {
  readonly website: Cents;
  readonly identity: Cents;
  readonly seo: Cents;
  /** A month. */
  readonly maintenance: Cents;
};

const sold = {
  identity: ["branding_basic", "branding_premium"],
  seo: ["seo_optimization", "seo_technical"],
  maintenance: ["maintenance_bronze", "maintenance_silver", "maintenance_gold"],
} as const satisfies Record<string, readonly OptionKey[]>;

/** Throws where all that a service consists of is on quote: a page could not say its price. */
export function priceFloors(rules: PricingRules): PriceFloors {
  const least = (keys: readonly OptionKey[]) =>
    smallest(
      keys.map((key) => rules.options[key].price).map((price) => ("amount" in price ? price.amount : null)),
    );
  return {
    website: smallest(Object.values(rules.packs).map(({ price }) => price)),
    identity: least(sold.identity),
    seo: least(sold.seo),
    maintenance: least(sold.maintenance),
  };
}

function smallest(amounts: readonly (Cents | null)[]): Cents {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0) throw new Error("Nothing of this service has a price in the catalogue.");
  return known.reduce((least, amount) => (amount < least ? amount : least));
}
