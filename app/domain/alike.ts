import type { PricingRules } from "./catalogue.ts";
import type { Project } from "./project.ts";
import { type Quote, quote } from "./quote.ts";
import type { Selection } from "./selection.ts";

export type Alike = { readonly selection: Selection; readonly quote: Quote };

/** What a site like that of a case study costs. Null where the configurator does not price its kind. */
export function alike(rules: PricingRules, { category, configuration }: Project): Alike | null {
  if (configuration === undefined) return null;
  const selection: Selection = {
    projectType: category,
    durationMonths: String(configuration.durationMonths),
    pack: configuration.pack,
    options: configuration.options,
  };
  const result = quote(rules, selection);
  return result.quote === null ? null : { selection, quote: result.quote };
}
