import * as v from "valibot";
import { add } from "#app/domain/money.ts";
import type { ReceivedDeposit } from "#quotes/deposit/order-parts.ts";
import { day, money, text, time } from "#quotes/stored-values.ts";

const receipt = v.object({
  receivedOn: day,
  amount: money,
  recordedAt: time,
  struckOut: v.nullable(v.object({ at: time, reason: text })),
});

/** A receipt of a deposit. One that was recorded by mistake is struck out, and stays in the list. */
export type StoredReceipt = v.InferOutput<typeof receipt>;

/** The column `deposit_receipts` of a quote: in the order in which they were recorded. */
export const depositReceipts = v.pipe(text, v.parseJson(), v.array(receipt));

/** The column for a list, and the column with their sum in cents, by which the board finds what is missing. */
export const receiptColumns = (receipts: readonly StoredReceipt[]) => ({
  receipts: JSON.stringify(receipts),
  received: add(...counted(receipts).map(({ amount }) => amount)),
});

const counted = (receipts: readonly StoredReceipt[]) =>
  receipts.filter(({ struckOut }) => struckOut === null);

/** The day of the last receipt, and their sum. */
export function receivedOf(receipts: readonly StoredReceipt[]): ReceivedDeposit {
  const last = counted(receipts).at(-1);
  return {
    depositReceivedOn: last?.receivedOn ?? null,
    depositReceivedAmount: last === undefined ? null : receiptColumns(receipts).received,
  };
}

/** That column alone. */
export const receiptsRow = v.pipe(
  v.object({ deposit_receipts: depositReceipts }),
  v.transform(({ deposit_receipts }): readonly StoredReceipt[] => deposit_receipts),
);
