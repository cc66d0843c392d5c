import type { QuoteState, QuoteVersion } from "#app/follow-up/operations.ts";
import type { StoredConfirmedQuote } from "#server/store/follow-up.ts";

/** The state that both pages show. `expired` is not stored: it follows from the time. */
export function stateOf({ status, expiresAt }: StoredConfirmedQuote, nowIso: string): QuoteState {
  if (status !== "sent") return status;
  return expiresAt < nowIso ? "expired" : "waiting";
}

export function versionOf(stored: StoredConfirmedQuote, nowIso: string): QuoteVersion {
  const { id, quote, pdfHash, createdAt, decidedAt, decision, performedOn } = stored;
  return {
    id,
    state: stateOf(stored, nowIso),
    quote,
    pdfHash,
    confirmedAt: createdAt,
    decidedAt,
    acceptedBy: decision?.kind === "accepted" ? { name: decision.name, capacity: decision.capacity } : null,
    performedOn,
    declineReason: decision?.kind === "declined" ? decision.reason : null,
  };
}
