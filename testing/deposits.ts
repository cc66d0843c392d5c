import type { Day } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
import { type ConfirmedQuote, depositOf } from "#quotes/terms/confirmed-quote.ts";

/** What is stored of a deposit that arrived at once: this amount, or as much as the quote asks for. Nothing without a day. */
export function receivedAtOnce(
  { totals }: Pick<ConfirmedQuote, "totals">,
  on: Day | null,
  amount: Cents | null = null,
) {
  const asked = depositOf(totals)?.amount ?? zeroCents;
  // Before any event of the tests that is about it.
  const recordedAt = "2026-11-01T12:00:00.000Z";
  const depositReceipts: readonly DepositReceipt[] =
    on === null ? [] : [{ receivedOn: on, amount: amount ?? asked, recordedAt, struckOut: null }];
  return { depositReceipts, depositRefunds: [] };
}
