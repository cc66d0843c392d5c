import * as v from "valibot";
import { heldDeposit } from "#quotes/deposit/receipts.ts";
import type { DepositReceipt, DepositRefund, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { day, money, text, time } from "#quotes/stored-values.ts";

const recorded = {
  amount: money,
  recordedAt: time,
  struckOut: v.nullable(v.object({ at: time, reason: text })),
};

/** The column `deposit_receipts` of a quote. */
export const depositReceipts: v.GenericSchema<unknown, readonly DepositReceipt[]> = v.pipe(
  text,
  v.parseJson(),
  v.array(v.object({ receivedOn: day, ...recorded })),
);

/** The column `deposit_refunds`. */
export const depositRefunds: v.GenericSchema<unknown, readonly DepositRefund[]> = v.pipe(
  text,
  v.parseJson(),
  v.array(v.object({ refundedOn: day, kept: v.exactOptional(money), ...recorded })),
);

/** The columns for both lists, and the column with what the agency holds in cents: statements find by it what is missing or to be refunded. */
export const receiptColumns = (stored: Pick<StoredConfirmedQuote, "depositReceipts" | "depositRefunds">) => ({
  receipts: JSON.stringify(stored.depositReceipts),
  refunds: JSON.stringify(stored.depositRefunds),
  received: heldDeposit(stored),
});
