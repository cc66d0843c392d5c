import * as v from "valibot";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
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
    }),
  ),
);

/** The column for a list, and the column with their sum in cents: statements find by it what is missing or to be refunded. */
export const receiptColumns = (stored: Pick<StoredConfirmedQuote, "quote" | "depositReceipts">) => ({
  receipts: JSON.stringify(stored.depositReceipts),
  received: receivedDeposit(stored).arrived,
});
