import { identity } from "#content/identity.ts";
import { readReceipt } from "#quotes/deposit/receipts.ts";
import { acknowledgedAt } from "#quotes/mails/acceptance.ts";
import type { RequestHistory, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { recipients } from "#quotes/store/jobs.ts";
import type { ProofInput, ProofMail } from "./acceptance-proof.ts";

/** What the proof says that one of a request's quotes was accepted. */
export function proofFactsOf(
  { lead, events, jobs }: RequestHistory,
  quote: StoredConfirmedQuote,
  { writesMailFiles }: { readonly writesMailFiles: boolean },
): ProofInput {
  const about = new Set(events.filter(({ quoteId }) => quoteId === quote.id).map(({ id }) => id));
  const mails = jobs.flatMap(({ purpose, eventId, status, sentAt }): ProofMail[] => {
    if (purpose === "webhook" || eventId === null || !about.has(eventId)) return [];
    const client =
      purpose === "client-withdrawal" && quote.withdrawn !== null
        ? acknowledgedAt(lead, quote)
            .map(({ address }) => address)
            .join(", ")
        : lead.fields.email;
    const event = events.find(({ id }) => id === eventId);
    const receipt = event?.kind === "deposit-received" ? { amount: readReceipt(event.text).amount } : {};
    return [
      { ...receipt, purpose, status, sentAt, to: recipients[purpose] === "client" ? client : identity.name },
    ];
  });
  return { quote, mails, writesMailFiles };
}
