import { test } from "vitest";
import { expectEqualAmounts } from "./equal-amounts.contract.ts";

test("amounts in mails, PDF and JSON are the quote's, to the cent, in French", async () => {
  await expectEqualAmounts("fr-fr");
}, 240_000);
