import { translations } from "#app/i18n/translations.ts";
import { toXlsx } from "#quotes/documents/spreadsheet.ts";
import type { NamedFile } from "#quotes/operations.ts";
import type { OrderFormat } from "#quotes/private-paths.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { orderOf } from "./order.ts";
import { orderSheets } from "./sheets.ts";

/** Null for a quote that is not accepted or was withdrawn from. */
export async function orderFile(
  lead: Lead,
  stored: StoredConfirmedQuote,
  format: OrderFormat,
): Promise<NamedFile | null> {
  const order = orderOf(lead, stored);
  if (order === null) return null;
  const t = translations[stored.quote.locale];
  return {
    name: `${t("quoteDocument.order.file.name", { number: order.number })}.${format}`,
    bytes:
      format === "json"
        ? new TextEncoder().encode(`${JSON.stringify(order, null, 2)}\n`)
        : // A buffer of its own, which can be moved to another thread.
          new Uint8Array(await toXlsx(...orderSheets(order))),
  };
}
