import { expect, test } from "vitest";
import {
  countryOf,
  isAbroad,
  untaxedReason,
  vatCategory,
  vatPerMille,
  vatPlaceKeys,
  vatPlaceOfAddress,
} from "./vat.ts";

test("every place has a rate, or a reason in both languages", () => {
  for (const place of vatPlaceKeys) {
    const reason = untaxedReason(place);
    expect(vatPerMille(place) > 0, place).toBe(reason === null);
    if (reason !== null) expect(reason["fr-fr"]).not.toBe(reason["en-en"]);
  }
});

test("a rate has the category S, a reason another, and a reverse charge the code of its reason", () => {
  for (const place of vatPlaceKeys) {
    const { code = "", exemptionCode = null } = vatCategory(place) ?? {};
    expect(code === "S", place).toBe(vatPerMille(place) > 0);
    if (code === "AE") expect(exemptionCode).toBe("VATEX-EU-AE");
    if (exemptionCode !== null) expect(exemptionCode).toMatch(/^VATEX-(?:EU|FR)-/);
    expect(countryOf(place) ?? "none", place).toMatch(isAbroad(place) ? /^(?:[A-Z]{2}|none)$/ : /^[A-Z]{2}$/);
  }
  expect(vatCategory("atlantis")).toBeNull();
  expect(countryOf("atlantis")).toBeNull();
});

test("a place that quotes were stored with and that is gone is no place of France or abroad, and has no rate", () => {
  expect(untaxedReason("atlantis")).toBeNull();
  expect(isAbroad("atlantis")).toBe(false);
  expect(() => vatPerMille("atlantis")).toThrow("content/place.yaml has no place of VAT named atlantis.");
});

test.each([
  ["4 rue du Port\n97221 Le Carbet", "martinique"],
  ["12345 rue du Port, 97300 Cayenne", "frenchGuiana"],
  ["1 rue de la Liberté\n97150 Marigot\nSaint-Martin", "saintMartin"],
  ["97110 Pointe-à-Pitre", "guadeloupe"],
  ["Rue de Hollande\n97150 Saint-Martin", "saintMartin"],
  ["4 rue du Port\nF-97221 Le Carbet\nFRANCE", "martinique"],
] as const)("the postcode of %j is in %s", (address, place) => {
  expect(vatPlaceOfAddress(address)).toBe(place);
});

// Saint-Barthélemy, the mainland, another country, no postcode.
test.each([
  "97133 Gustavia",
  "75001 Paris",
  "D-97204 Höchberg",
  "Hauptstr. 1\n97204 Höchberg\nAllemagne",
  "4 rue du Port",
  "97221",
  "",
])("the address %j says nothing certain", (address) => {
  expect(vatPlaceOfAddress(address)).toBeNull();
});
