import { expect, test } from "vitest";
import { vatRates } from "./catalogue/vat.ts";
import { vatIn } from "./vat-text.ts";
import { pricing as english } from "./words/en-en/pricing.ts";
import { pricing as french } from "./words/fr-fr/pricing.ts";

test("the VAT that texts name is that of both islands", () => {
  expect(vatIn("fr-fr")).toBe("8,5 % en Martinique et en Guadeloupe");
  expect(vatIn("en-en")).toBe("8.5% in Martinique and Guadeloupe");
});

// These texts get the rate of Martinique. If the rates differ one day, they must name one island again.
test("texts that name both islands with one rate are right", () => {
  for (const text of [french["summary.vat"], english["summary.vat"]]) expect(text).toContain("Guadeloupe");
  expect(vatRates.guadeloupe).toBe(vatRates.martinique);
});
