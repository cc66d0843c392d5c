import type { NamedFile } from "#app/follow-up/operations.ts";
import { identity } from "#content/identity.ts";
import { acceptanceProofPdf, type ProofMail } from "#server/quote-document/acceptance-proof.ts";
import type { RequestHistory, StoredConfirmedQuote } from "#server/store/follow-up.ts";
import { recipients } from "#server/store/jobs.ts";

/** The proof that one of a request's quotes was accepted; null if it was not. */
export async function acceptanceProofOf(
  { lead, events, jobs }: RequestHistory,
  quote: StoredConfirmedQuote,
  { writesMailFiles }: { readonly writesMailFiles: boolean },
): Promise<NamedFile | null> {
  const about = new Set(events.filter(({ quoteId }) => quoteId === quote.id).map(({ id }) => id));
  const mails = jobs.flatMap(({ purpose, eventId, status, sentAt }): ProofMail[] => {
    if (purpose === "webhook" || eventId === null || !about.has(eventId)) return [];
    const client = purpose === "client-withdrawal" ? (quote.withdrawn?.email ?? "") : lead.fields.email;
    return [{ purpose, status, sentAt, to: recipients[purpose] === "client" ? client : identity.name }];
  });
  return acceptanceProofPdf({ quote, mails, writesMailFiles });
}
