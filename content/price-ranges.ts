import { type Cents, euros } from "#app/domain/money.ts";

/**
 * The ranges are the sample agency's: replace them, then delete this export.
 * @sample
 */
export const sample = true;

export type PricedService = "showcase" | "ecommerce" | "maintenance" | "seo" | "identity";

/**
 * The price range of each service, in the structured data for search engines. Pages show what can be bought
 * (`price-floors.ts`), and a range only for e-commerce, whose price is always on request.
 */
export const priceRanges: Readonly<Record<PricedService, { readonly from: Cents; readonly to: Cents }>> = {
  showcase: { from: euros(100), to: euros(20_000) },
  ecommerce: { from: euros(5000), to: euros(20_000) },
  /** Hosting included. */
  maintenance: { from: euros(30), to: euros(500) },
  seo: { from: euros(100), to: euros(10_000) },
  identity: { from: euros(50), to: euros(5000) },
};
