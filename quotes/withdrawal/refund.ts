import type { Day } from "#app/domain/days.ts";
import { add, zeroCents } from "#app/domain/money.ts";
import type { OwedRefund } from "#quotes/board.ts";
import { heldDeposit, heldReceipts } from "#quotes/deposit/receipts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { refundByOfWithdrawn } from "#quotes/withdrawal/accepted-quotes.ts";

type Deposit = Pick<StoredConfirmedQuote, "depositReceipts" | "withdrawn">;

/** What is to be refunded of a quote whose client withdrew; null where nothing is, or no longer. */
export function refundOf(stored: Deposit): OwedRefund | null {
  const days = heldReceipts(stored)
    .map(({ receivedOn }) => receivedOn)
    .toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  if (stored.withdrawn === null || first === undefined || last === undefined) return null;
  const until = refundByOfWithdrawn(stored.withdrawn.at);
  // What arrives after the last day goes back at once.
  return { cents: heldDeposit(stored), receivedOn: last, until: first > until ? first : until };
}

/** The last day on which something was refunded after a withdrawal; null where nothing was. */
export const refundedOn = ({ depositReceipts }: Pick<Deposit, "depositReceipts">): Day | null =>
  depositReceipts
    .flatMap(({ refundedOn: on }) => on ?? [])
    .toSorted()
    .at(-1) ?? null;

/** What is to be refunded of all versions of a request's quote together, by the first of their last days; null where nothing is. */
export function owedRefund(versions: readonly Deposit[]): OwedRefund | null {
  const owed = versions.flatMap((version) => refundOf(version) ?? []);
  const latest = owed
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1);
  const until = owed
    .map((refund) => refund.until)
    .toSorted()
    .at(0);
  if (latest === undefined || until === undefined) return null;
  return { cents: add(zeroCents, ...owed.map(({ cents }) => cents)), receivedOn: latest, until };
}
