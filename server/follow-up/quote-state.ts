import { depositTransfer } from "#app/domain/confirmed-quote.ts";
import { depositFrom } from "#app/domain/transfer.ts";
import type { QuoteState, QuoteVersion } from "#app/follow-up/operations.ts";
import { today } from "#server/due.ts";
import type { StoredConfirmedQuote } from "#server/store/follow-up.ts";

/** The state that both pages show. `expired` is not stored: it follows from the time. */
export function stateOf({ status, expiresAt }: StoredConfirmedQuote, nowIso: string): QuoteState {
  if (status !== "sent") return status;
  return expiresAt < nowIso ? "expired" : "waiting";
}

function depositAsked(
  { status, quote, decidedAt }: StoredConfirmedQuote,
  nowIso: string,
): QuoteVersion["deposit"] {
  if (status !== "accepted" || decidedAt === null || depositTransfer(quote) === null) return null;
  const from = depositFrom(today(Date.parse(decidedAt)), quote.canWithdraw);
  return { from, due: today(Date.parse(nowIso)) >= from };
}

export function versionOf(stored: StoredConfirmedQuote, nowIso: string): QuoteVersion {
  const { id, quote, pdfHash, createdAt, decidedAt, decision, performedOn, depositReceivedOn } = stored;
  return {
    id,
    state: stateOf(stored, nowIso),
    quote,
    offered: stored.offered?.quote ?? null,
    pdfHash,
    confirmedAt: createdAt,
    decidedAt,
    acceptedBy: decision?.kind === "accepted" ? { name: decision.name, capacity: decision.capacity } : null,
    performedOn,
    depositReceivedOn,
    deposit: depositAsked(stored, nowIso),
    declineReason: decision?.kind === "declined" ? decision.reason : null,
  };
}
