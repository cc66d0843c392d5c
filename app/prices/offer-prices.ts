import { add, type Cents, zeroCents } from "#app/domain/money.ts";
import { showcaseOffers } from "#content/offers.ts";
import { options, packs } from "./rules.ts";

/** Prices of the offers that have one (at least one does), before tax, lowest first. */
export const offerPrices = showcaseOffers
  .map(({ price }) => price)
  .filter((price) => price !== null)
  .sort((a, b) => a - b) as [Cents, ...Cents[]];

/** What Start costs with the options that Advanced includes and Start does not. */
export function startWithOptions(): Cents {
  const added = packs.advanced.includes.filter((key) => !packs.start.includes.includes(key));
  const amounts = added
    .map((key) => options[key].price)
    .map((price) => ("amount" in price ? price.amount : zeroCents));
  return add(packs.start.price ?? zeroCents, ...amounts);
}
