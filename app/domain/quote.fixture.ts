import type { PricingRules } from "./catalogue.ts";
import { type Quote, quote } from "./quote.ts";
import type { Selection } from "./selection.ts";

/** The quote of a valid selection. Throws if something is refused or the selection has no price. */
export function priced(rules: PricingRules, selection: Selection): Quote {
  const result = quote(rules, selection);
  if (result.refusals.length > 0) throw new Error(`Refused: ${JSON.stringify(result.refusals)}`);
  if (result.quote === null) throw new Error("The selection has no price");
  return result.quote;
}
