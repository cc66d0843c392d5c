import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { figures } from "#content/figures.ts";

/** In months from the start of the work. */
export type LeadTime = {
  readonly kind: "showcase" | "booking";
  readonly from: number;
  readonly to: number;
};

/**
 * The lead time that an indicative quote names. A booking calendar takes longer than the site alone; what a shop takes
 * depends on the shop: null, the confirmed quote sets it.
 */
export function leadTimeOf({ selection }: Pick<QuoteRecord, "selection">): LeadTime | null {
  const options: readonly string[] = selection.options;
  if (options.includes("pack_ecommerce")) return null;
  const kind = options.includes("pack_reservation") ? "booking" : "showcase";
  return { kind, ...figures.delivery[kind] };
}
