import { translations } from "#app/i18n/translations.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { orderCii } from "./cii.ts";
import { orderOf } from "./order.ts";

/** Null for a quote that is not accepted or was withdrawn from, and for a part without lines. */
export function orderFile(lead: Lead, stored: StoredConfirmedQuote, format: OrderFormat): NamedFile | null {
  const order = orderOf(lead, stored);
  if (order === null) return null;
  const t = translations[stored.quote.locale];
  const nameOf = (number: string) => t("quoteDocument.order.file.name", { number });
  const encoded = (text: string) => new TextEncoder().encode(text);
  if (format === "json")
    return { name: `${nameOf(order.number)}.json`, bytes: encoded(`${JSON.stringify(order, null, 2)}\n`) };
  const part = order.parts.find(({ billing }) => billing === format);
  if (part === undefined) return null;
  return { name: `${nameOf(part.number)}.xml`, bytes: encoded(orderCii(order, part)) };
}
