import { isoTime } from "#app/domain/clock.ts";
import { type Day, dayAt } from "#app/domain/days.ts";
import { dayMs } from "#app/domain/durations.ts";
import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import { timeZone } from "#content/place.ts";
import type { BoardList, BoardRow } from "#quotes/board.ts";
import { agencyDay, answerDeadline } from "#quotes/deadlines.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { BoardEntry } from "#quotes/store/board.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { senderOf } from "#quotes/store/leads.ts";
import { mainTotal } from "#quotes/terms/confirmed-quote.ts";

/** Whether something of the deposit of an accepted quote is still to be paid. */
export const lacksDeposit = ({ quote }: Pick<BoardEntry, "quote">): boolean =>
  quote?.status === "accepted" && receivedDeposit(quote).rest > 0;

/** The list that would have a request if nothing were to be refunded. The store's statements (`sql/board.ts`) select by the same rules. */
function listOf({ lead, quote }: BoardEntry, nowIso: string): BoardList {
  if (lead.isQuarantined) return "quarantined";
  switch (lead.followUpStatus) {
    case "open":
      return "toAnswer";
    case "answered":
      return quote?.status === "sent" && quote.expiresAt >= nowIso ? "waiting" : "answered";
    case "won":
      return lacksDeposit({ quote }) ? "deposit" : "won";
    case "lost":
      return "lost";
  }
}

function amountOf({ lead, quote }: BoardEntry): BoardRow["amount"] {
  if (quote?.status === "withdrawn") return null;
  if (quote !== null)
    return {
      cents: mainTotal(quote.quote.totals).amount.gross,
      tax: quote.quote.vatPerMille > 0 ? "included" : "none",
      from: false,
    };
  if (lead.quote === null) return null;
  const { total, onQuote } = lead.quote.quote;
  return { cents: total, tax: "excluded", from: onQuote.length > 0 };
}

type DueDay = Pick<BoardRow, "dueOn" | "depositIs"> & { readonly overdue: boolean };

/** The last day of a quote that waits; of a deposit the first on which it may be asked for, then its last. */
function dayOf(list: BoardList, quote: BoardEntry["quote"], day: Day): DueDay {
  const none = { depositIs: null, overdue: false } as const;
  if (quote !== null && list === "waiting") return { ...none, dueOn: quote.quote.validUntil };
  if (quote === null || list !== "deposit" || quote.decidedAt === null) return { ...none, dueOn: null };
  const { from, until } = depositDaysOf(agencyDay(Date.parse(quote.decidedAt)), quote.quote);
  if (day < from) return { dueOn: from, depositIs: "later", overdue: false };
  return until === null
    ? { dueOn: from, depositIs: "due", overdue: false }
    : { dueOn: until, depositIs: "dueUntil", overdue: day > until };
}

/** What is awaited of a deposit. */
function awaitedOf({ quote: { totals }, depositReceipts }: StoredConfirmedQuote): BoardRow["deposit"] {
  const { rest, receivedOn } = receivedDeposit({ quote: { totals }, depositReceipts });
  return { cents: rest, isRest: receivedOn !== null };
}

/** A request as the board shows it at a moment (milliseconds). */
export function boardRow(entry: BoardEntry, now: number): BoardRow {
  const { lead, quote, refund } = entry;
  const today = agencyDay(now);
  const list = listOf(entry, isoTime(now));
  const toAnswer = list === "toAnswer";
  const deadline = toAnswer ? answerDeadline(Date.parse(lead.unansweredSince)) : null;
  const { dueOn, depositIs, overdue } = dayOf(list, quote, today);
  const received = dayAt(Date.parse(lead.createdAt), timeZone);
  return {
    id: lead.id,
    list: refund === null || toAnswer || lead.isQuarantined ? list : "refund",
    kind: lead.kind,
    number: quote?.quote.number ?? (lead.kind === "quote" ? quoteNumber(lead) : null),
    orderNumber: quote?.decision?.kind === "accepted" ? sanitizedLine(quote.decision.orderNumber ?? "") : "",
    company: sanitizedLine(quote?.quote.terms.client.name ?? lead.fields.company),
    name: sanitizedLine(senderOf(lead)),
    receivedAt: lead.createdAt,
    ageDays: Math.round((Date.parse(today) - Date.parse(received)) / dayMs),
    answerDeadline: deadline === null ? null : isoTime(deadline),
    dueOn,
    depositIs,
    overdue: overdue || (deadline !== null && deadline < now),
    amount: amountOf(entry),
    deposit: list === "deposit" && quote !== null ? awaitedOf(quote) : null,
    refund: refund === null ? null : { ...refund, overdue: today > refund.until },
    asked: toAnswer && lead.unansweredSince !== lead.createdAt,
  };
}
