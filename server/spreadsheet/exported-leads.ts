import { isoTime } from "#app/domain/clock.ts";
import type { QuoteState } from "#quotes/operations.ts";
import { quoteState } from "#quotes/quote-state.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import type { Store } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";

/** A confirmed quote with the state that both pages show. */
type ExportedQuote = Omit<StoredConfirmedQuote, "status"> & { readonly state: QuoteState };

/** A lead with its confirmed quotes, the newest first, for the exports. */
export type ExportedLead = { readonly lead: Lead; readonly quotes: readonly ExportedQuote[] };

export function exportedQuote(stored: StoredConfirmedQuote, now: number): ExportedQuote {
  const { status: _, ...quote } = stored;
  return { ...quote, state: quoteState(stored, isoTime(now)) };
}

/** Requests whose quotes are read at once. */
const batch = 500;

/** Leads in the same order; quotes that cannot be read are given to `onUnreadable` and left out. */
export async function exportedLeads(
  store: Store,
  leads: readonly Lead[],
  now: number,
  onUnreadable: (record: UnreadableRecord) => void,
): Promise<readonly ExportedLead[]> {
  const exported: ExportedLead[] = [];
  for (let index = 0; index < leads.length; index += batch) {
    const some = leads.slice(index, index + batch);
    const quotes = await store.quotesOf(
      some.map(({ id }) => id),
      onUnreadable,
    );
    const ofLead = Map.groupBy(quotes, ({ leadId }) => leadId);
    for (const lead of some)
      exported.push({ lead, quotes: (ofLead.get(lead.id) ?? []).map((quote) => exportedQuote(quote, now)) });
  }
  return exported;
}
