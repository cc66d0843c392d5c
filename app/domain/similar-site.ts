import type { OptionKey, PackKey, PaymentMonths, PricingRules } from "./catalogue.ts";
import { type Quote, quote } from "./quote.ts";
import type { Selection } from "./selection.ts";

/** What a site like that of a case study is made of. */
export type Configuration = {
  readonly pack: PackKey;
  readonly paymentMonths: PaymentMonths;
  readonly options: readonly OptionKey[];
};

export type SimilarSite = {
  readonly selection: Omit<Selection, "options"> & Pick<Configuration, "options">;
  readonly quote: Quote;
};

/** The configurator's selection and the price of a showcase website, without what is offered no longer. Null if it makes no quote. */
export function similarSite(rules: PricingRules, configuration: Configuration): SimilarSite | null {
  const { pack, paymentMonths } = configuration;
  const options = configuration.options.filter((key) => rules.options[key].retired !== true);
  const selection = { projectType: "vitrine", paymentMonths: String(paymentMonths), pack, options };
  const result = quote(rules, selection);
  return result.quote === null ? null : { selection, quote: result.quote };
}
