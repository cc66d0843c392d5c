import type { BankAccount } from "#app/domain/transfer.ts";

/**
 * The account is an example of the IBAN's standard, which no bank has: replace it, then delete this export.
 * @sample
 */
export const sample = true;

/**
 * Where clients pay the deposit of an accepted quote: on its page, in its PDF and in the mail. `holder`: exactly as the bank
 * has it, or payers are warned. Null: the quotes name no account, and the deposit is asked for with its invoice.
 */
export const bank: BankAccount | null = {
  holder: "Alizé SARL",
  iban: "FR7630006000011234567890189",
  bic: "AGRIFRPP",
};
