import type { OwedRefund } from "#quotes/board.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { isMarkedSinceWithdrawal } from "#quotes/follow-up-status.ts";
import type { RequestHistory, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { refundByOfWithdrawn } from "#quotes/withdrawal/accepted-quotes.ts";

/** What is to be refunded of a quote whose client withdrew; null where nothing had arrived. */
export function refundOf(
  stored: Pick<StoredConfirmedQuote, "quote" | "depositReceipts" | "withdrawn">,
): OwedRefund | null {
  const { withdrawn } = stored;
  const { receivedOn, arrived } = receivedDeposit(stored);
  if (withdrawn === null || receivedOn === null) return null;
  return {
    cents: arrived,
    receivedOn,
    until: refundByOfWithdrawn(withdrawn.at),
  };
}

/** The quotes of a request whose deposit is still to be refunded. */
export const quotesToRefund = ({
  confirmedQuotes,
  events,
}: Pick<RequestHistory, "confirmedQuotes" | "events">): readonly StoredConfirmedQuote[] =>
  confirmedQuotes.filter((quote) => refundOf(quote) !== null && !isMarkedSinceWithdrawal(quote.id, events));

/** Whether an open request waits for the refund of one of its quotes since the withdrawal, and for no answer. */
export const waitsForRefund = ({ unansweredSince }: Lead, quotes: readonly StoredConfirmedQuote[]): boolean =>
  quotes.some(({ withdrawn }) => withdrawn?.at === unansweredSince);
