import { expect, test } from "vitest";
import { isAbroad, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { homeVatPlace, territories, vatPlaces } from "#content/place.ts";
import { examplesAbroad, placesWithoutVat, placesWithVat, vatRate } from "./place-texts.ts";

test("the examples of one place abroad are its own", () => {
  for (const place of vatPlaceKeys) {
    const own = Object.values(territories).filter(
      (territory) => territory.vatPlace === place && isAbroad(place),
    );
    const examples = examplesAbroad("en-en", place);
    for (const territory of Object.values(territories))
      expect(examples.includes(territory.in["en-en"])).toBe(own.includes(territory));
  }
});

test("texts name the places where VAT is charged, and those where it is not", () => {
  for (const locale of ["fr-fr", "en-en"] as const) {
    expect(placesWithVat(locale)).toContain(vatPlaces[homeVatPlace].in[locale]);
    for (const place of vatPlaceKeys)
      expect(placesWithoutVat(locale).includes(vatPlaces[place].in[locale]), place).toBe(
        vatPerMille(place) === 0,
      );
  }
});

test("examples abroad follow a word in parentheses, or are nothing", () => {
  expect(examplesAbroad("en-en")).toMatch(/^$|^ \(for example, .+\)$/);
});

test("the rate at home has the sign of the language", () => {
  expect(vatRate("fr-fr")).toMatch(/^[\d,]+\s%$/);
  expect(vatRate("en-en")).toBe(`${vatPerMille(homeVatPlace) / 10}%`);
});
