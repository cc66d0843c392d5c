import { isoTime } from "#app/domain/clock.ts";
import type { QuoteState } from "#quotes/operations.ts";
import { quoteState } from "#quotes/quote-state.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { type Store, UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";

/** A confirmed quote with the state that both pages show. */
type ExportedQuote = Omit<StoredConfirmedQuote, "status"> & { readonly state: QuoteState };

/** A lead with its confirmed quotes, the newest first, for the exports. */
export type ExportedLead = { readonly lead: Lead; readonly quotes: readonly ExportedQuote[] };

export function exportedQuote(stored: StoredConfirmedQuote, now: number): ExportedQuote {
  const { status: _, ...quote } = stored;
  return { ...quote, state: quoteState(stored, isoTime(now)) };
}

/** Leads in the same order; one whose quotes cannot be read has none. */
export async function exportedLeads(
  store: Store,
  leads: readonly Lead[],
  now: number,
  onUnreadable: (record: UnreadableRecord) => void,
): Promise<readonly ExportedLead[]> {
  const quotesOf = (leadId: string) =>
    store.requestHistory(leadId).then(
      (file) => file?.confirmedQuotes ?? [],
      (error: unknown) => {
        if (!(error instanceof UnreadableRecordError)) throw error;
        onUnreadable(error.record);
        return [];
      },
    );
  const exported: ExportedLead[] = [];
  for (const lead of leads) {
    const stored = await quotesOf(lead.id);
    exported.push({ lead, quotes: stored.map((quote) => exportedQuote(quote, now)) });
  }
  return exported;
}
