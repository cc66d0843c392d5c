import type { QuoteState, QuoteVersion } from "#app/follow-up/desks.ts";
import type { StoredQuote } from "#server/store/follow-up.ts";

/** The state that both pages show: the store does not know that time passes. */
export function stateOf({ status, expiresAt }: StoredQuote, nowIso: string): QuoteState {
  if (status !== "sent") return status;
  return expiresAt < nowIso ? "expired" : "waiting";
}

export function versionOf(stored: StoredQuote, nowIso: string): QuoteVersion {
  const { id, quote, pdfHash, createdAt, decidedAt, decision } = stored;
  return {
    id,
    state: stateOf(stored, nowIso),
    quote,
    pdfHash,
    confirmedAt: createdAt,
    decidedAt,
    acceptedBy: decision?.kind === "accepted" ? { name: decision.name, capacity: decision.capacity } : null,
    declineReason: decision?.kind === "declined" ? decision.reason : null,
  };
}
