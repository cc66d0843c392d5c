import type * as v from "valibot";
import { type Cents, decimalEuros } from "#app/domain/money.ts";
import { maxHolderLength } from "#app/domain/quote-bounds.ts";
import { shape, text } from "#quotes/stored-values.ts";

/** Where a deposit is paid to. */
export const bankAccount = shape({
  /** The exact name of its holder: banks compare it with the account's before a transfer leaves (verification of payee). */
  holder: text,
  /** Without spaces. */
  iban: text,
  bic: text,
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

/** A transfer in euros, of more than nothing. */
export type Transfer = {
  readonly account: BankAccount;
  readonly amount: Cents;
  /** What the payer writes beside it: the number of the quote. */
  readonly reference: string;
};

/** In cents: the largest amount that a code of a transfer has room for. */
export const maxCodeAmount = 99_999_999_999;

/**
 * What a QR code of a SEPA transfer contains (EPC069-12, version 002, UTF-8): a line for each field. The purpose and the
 * structured reference stay empty. Throws a RangeError for what banking apps refuse.
 */
export function transferQrText({ account, amount, reference }: Transfer): string {
  const { holder, iban, bic } = account;
  if (amount < 1 || amount > maxCodeAmount) throw new RangeError("No amount of a transfer");
  if (holder.length === 0 || holder.length > maxHolderLength)
    throw new RangeError("A holder has 1 to 70 characters");
  if (reference.length > 140) throw new RangeError("A reference has at most 140 characters");
  return ["BCD", "002", "1", "SCT", bic, holder, iban, `EUR${decimalEuros(amount)}`, "", "", reference].join(
    "\n",
  );
}
