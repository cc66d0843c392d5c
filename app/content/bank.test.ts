import { isSEPACountry, isValidBIC, isValidIBAN } from "ibantools";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { transferQrText } from "#app/domain/transfer.ts";
import { bank } from "#content/bank.ts";

test.skipIf(bank === null)(
  "the account of the deposits exists by its check digits, and is one for transfers in euros",
  () => {
    const { iban = "", bic = "", holder = "" } = bank ?? {};
    expect(isValidIBAN(iban), iban).toBe(true);
    expect(isSEPACountry(iban.slice(0, 2)), iban).toBe(true);
    expect(isValidBIC(bic), bic).toBe(true);
    expect(() =>
      transferQrText({ account: { iban, bic, holder }, amount: cents(1), reference: "" }),
    ).not.toThrow();
  },
);
