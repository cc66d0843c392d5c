import * as v from "valibot";
import { receivedDeposit, receivedDepositAmount } from "#quotes/deposit/order-parts.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
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
    }),
  ),
);

/** The column for a list, and the column with their sum in cents, by which the board finds what is missing. */
export const receiptColumns = (receipts: readonly DepositReceipt[]) => ({
  receipts: JSON.stringify(receipts),
  received: receivedDepositAmount(receivedDeposit(receipts)),
});
