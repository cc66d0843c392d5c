import type { Day } from "#app/domain/days.ts";
import { add, type Cents, zeroCents } from "#app/domain/money.ts";
import type { OwedRefund } from "#quotes/board.ts";
import { heldDeposit, heldReceipts } from "#quotes/deposit/receipts.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { refundByOfWithdrawn } from "#quotes/withdrawal/accepted-quotes.ts";

type Refunds = Pick<StoredConfirmedQuote, "depositRefunds">;
type Deposit = Refunds &
  Pick<StoredConfirmedQuote, "depositReceipts" | "withdrawn"> & {
    readonly quote: Pick<ConfirmedQuote, "vatPerMille">;
  };

/** What is to be refunded of a quote whose client withdrew; null where nothing is, or no longer. */
export function refundOf(stored: Deposit): OwedRefund | null {
  const days = heldReceipts(stored).map(({ receivedOn }) => receivedOn);
  const [first, last] = [days.at(0), days.at(-1)];
  if (stored.withdrawn === null || first === undefined || last === undefined) return null;
  const until = refundByOfWithdrawn(stored.withdrawn.at);
  return {
    cents: heldDeposit(stored),
    vatPerMille: stored.quote.vatPerMille,
    receivedOn: last,
    // What arrives after the last day goes back at once.
    until: first > until ? first : until,
  };
}

/** What went back after a withdrawal: how much, in how many refunds, the last day, and what is kept; null where none is recorded. */
export function refundedOf({ depositRefunds }: Refunds): {
  readonly cents: Cents;
  readonly count: number;
  readonly on: Day;
  readonly kept: Cents;
} | null {
  const counted = depositRefunds.filter(({ struckOut }) => struckOut === null);
  const on = counted
    .map(({ refundedOn }) => refundedOn)
    .toSorted()
    .at(-1);
  const cents = add(zeroCents, ...counted.map(({ amount }) => amount));
  const kept = add(zeroCents, ...counted.map((refund) => refund.kept ?? zeroCents));
  return on === undefined ? null : { cents, count: counted.length, on, kept };
}

/** What is to be refunded of all versions of a request's quote together, by the first of their last days; null where nothing is. */
export function owedRefund(versions: readonly Deposit[]): OwedRefund | null {
  const owed = versions.flatMap((version) => refundOf(version) ?? []);
  const [one] = owed;
  const latest = owed
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .at(-1);
  const until = owed
    .map((refund) => refund.until)
    .toSorted()
    .at(0);
  if (one === undefined || latest === undefined || until === undefined) return null;
  return { ...one, cents: add(zeroCents, ...owed.map(({ cents }) => cents)), receivedOn: latest, until };
}
