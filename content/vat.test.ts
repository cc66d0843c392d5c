import { expect, test } from "vitest";
import { homeVatPlace, vatPlaces } from "./place.ts";
import {
  examplesAbroad,
  isAbroad,
  placesWithoutVat,
  placesWithVat,
  untaxedReason,
  vatIn,
  vatPerMille,
  vatPlaceKeys,
} from "./vat.ts";

test("every place has a rate, or a reason in both languages", () => {
  for (const place of vatPlaceKeys) {
    const reason = untaxedReason(place);
    expect(vatPerMille(place) > 0, place).toBe(reason === null);
    if (reason !== null) expect(reason["fr-fr"]).not.toBe(reason["en-en"]);
  }
});

test("texts name the places where VAT is charged, and those where it is not", () => {
  for (const locale of ["fr-fr", "en-en"] as const) {
    expect(vatIn(locale)).toContain(vatPlaces[homeVatPlace].in[locale]);
    expect(vatIn(locale)).toContain(placesWithVat(locale));
    for (const place of vatPlaceKeys)
      expect(placesWithoutVat(locale).includes(vatPlaces[place].in[locale]), place).toBe(
        vatPerMille(place) === 0,
      );
  }
});

test("a place that quotes were stored with and that is gone is no place of France or abroad, and has no rate", () => {
  expect(untaxedReason("atlantis")).toBeNull();
  expect(isAbroad("atlantis")).toBe(false);
  expect(() => vatPerMille("atlantis")).toThrow("content/place.ts has no place of VAT named atlantis.");
  expect(examplesAbroad("en-en")).toMatch(/^$|^ \(for example, .+\)$/);
});
