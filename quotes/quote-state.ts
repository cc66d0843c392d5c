import { statementOf } from "#quotes/acceptance/statement.ts";
import { depositDaysOfAccepted } from "#quotes/deposit/days.ts";
import { withdrawalPeriodOf } from "#quotes/withdrawal/accepted-quotes.ts";
import { agencyDay } from "./deadlines.ts";
import { receivedDeposit } from "./deposit/receipts.ts";
import type { QuoteState, QuoteVersion } from "./operations.ts";
import type { StoredConfirmedQuote } from "./store/follow-up.ts";

/** The state that both pages show. `expired` is not stored: it follows from the time. */
export function quoteState({ status, expiresAt }: StoredConfirmedQuote, nowIso: string): QuoteState {
  if (status !== "sent") return status;
  return expiresAt < nowIso ? "expired" : "waiting";
}

function depositState(stored: StoredConfirmedQuote, nowIso: string): QuoteVersion["deposit"] {
  const asked = depositDaysOfAccepted(stored);
  if (asked === null) return null;
  const day = agencyDay(Date.parse(nowIso));
  return {
    ...asked,
    mayBePaid: day >= asked.from,
    overdue: asked.until !== null && day > asked.until && receivedDeposit(stored).rest > 0,
  };
}

export function withdrawalPeriodState(
  stored: StoredConfirmedQuote,
  nowIso: string,
): QuoteVersion["withdrawalPeriod"] {
  const period = withdrawalPeriodOf(stored);
  if (period === null) return null;
  return { until: period.lastDay, open: stored.status === "accepted" && Date.parse(nowIso) < period.endsMs };
}

export function quoteVersionView(stored: StoredConfirmedQuote, nowIso: string): QuoteVersion {
  const { id, quote, pdfHash, decidedAt, decision, contractEndsOn } = stored;
  const { depositReceipts, depositRefunds, withdrawn } = stored;
  return {
    ...{ id, quote, pdfHash, decidedAt, contractEndsOn, depositReceipts, depositRefunds, withdrawn },
    state: quoteState(stored, nowIso),
    quoteAsSent: stored.quoteAsSent?.quote ?? null,
    confirmedAt: stored.createdAt,
    acceptedBy:
      decision?.kind === "accepted"
        ? { ...statementOf(decision), codeEntered: decision.codeEntered === true }
        : null,
    deposit: depositState(stored, nowIso),
    withdrawalPeriod: withdrawalPeriodState(stored, nowIso),
    declineReason: decision?.kind === "declined" ? decision.reason : null,
  };
}
