import * as v from "valibot";
import { heldDeposit } from "#quotes/deposit/receipts.ts";
import type { DepositReceipt, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { day, money, text, time } from "#quotes/stored-values.ts";

/** The column `deposit_receipts` of a quote. */
export const depositReceipts: v.GenericSchema<unknown, readonly DepositReceipt[]> = v.pipe(
  text,
  v.parseJson(),
  v.array(
    v.object({
      receivedOn: day,
      amount: money,
      recordedAt: time,
      struckOut: v.nullable(v.object({ at: time, reason: text })),
      refundedOn: v.exactOptional(day),
    }),
  ),
);

/** The column for a list, and the column with what the agency holds of it in cents: statements find by it what is missing or to be refunded. */
export const receiptColumns = (stored: Pick<StoredConfirmedQuote, "depositReceipts">) => ({
  receipts: JSON.stringify(stored.depositReceipts),
  received: heldDeposit(stored),
});
