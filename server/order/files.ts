import type { Billing } from "#app/domain/confirmed-quote.ts";
import type { Document } from "#app/follow-up/operations.ts";
import { translations } from "#app/i18n/translations.ts";
import type { StoredConfirmedQuote } from "#server/store/follow-up.ts";
import type { Lead } from "#server/store/leads.ts";
import { orderCii } from "./cii.ts";
import { orderOf } from "./order.ts";

/** `json` has the whole order; a CII document has the lines that are invoiced together. */
export type OrderFile = { readonly format: "json" } | { readonly format: "cii"; readonly billing: Billing };

/** Null for a quote that is not accepted or was withdrawn from, and for a part without lines. */
export function orderFile(lead: Lead, stored: StoredConfirmedQuote, file: OrderFile): Document | null {
  const order = orderOf(lead, stored);
  if (order === null) return null;
  const nameOf = (number: string) =>
    translations[stored.quote.locale]("quoteDocument.order.file.name", { number });
  const encoded = (text: string) => new TextEncoder().encode(text);
  if (file.format === "json")
    return { name: `${nameOf(order.number)}.json`, bytes: encoded(`${JSON.stringify(order, null, 2)}\n`) };
  const part = order.parts.find(({ billing }) => billing === file.billing);
  if (part === undefined) return null;
  return { name: `${nameOf(part.number)}.xml`, bytes: encoded(orderCii(order, part)) };
}
