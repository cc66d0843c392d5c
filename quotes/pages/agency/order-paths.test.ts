import { expect, test } from "vitest";
import { linkSecret } from "#quotes/addresses.ts";
import { orderFormats } from "#quotes/private-paths.ts";
import { orderOfPath, orderPath } from "./order-paths.ts";

test("each file of an order has an address of its own, which is read back", () => {
  const paths = orderFormats.map((format) => orderPath(12, format));
  expect(new Set(paths).size).toBe(orderFormats.length);
  for (const [at, path] of paths.entries()) {
    expect(orderOfPath(`/r/secret/${path}`)).toEqual({ version: 12, format: orderFormats[at] });
    // And is one of the agency's page alone.
    const token = "t".repeat(22);
    expect(linkSecret(`/r/${token}/${path}`)).toEqual({ token, audience: "agency" });
    expect(linkSecret(`/q/${token}/${path}`)).toBeNull();
  }
});

test.each([
  "commande.json",
  "commande-.json",
  "commande-2.pdf",
  "commande-2",
  "commande-2.xml",
  "commande-2.xlsx.json",
  "devis-2.pdf",
  "commande-99999999.json",
])("%s is no order", (name) => {
  expect(orderOfPath(`/r/secret/${name}`)).toBeNull();
});
