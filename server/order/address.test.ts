import { expect, test } from "vitest";
import { isAbroad } from "#app/prices/vat.ts";
import { territories } from "#content/place.ts";
import { postalAddressOf } from "./address.ts";
import { countryNamed } from "./countries.ts";

const client = { name: "Client", siren: "", vatNumber: "", registration: "", vatPlace: "outsideFrance" };

test.each([
  [
    "4 rue du Port\n97221 Le Carbet",
    { lines: ["4 rue du Port"], postcode: "97221", city: "Le Carbet", country: null },
  ],
  [
    "Unit 3\nBay Street\nRoseau\nDominica",
    { lines: ["Unit 3", "Bay Street", "Roseau"], city: null, country: "DM" },
  ],
  [
    "Rue Neuve 1\n1000 Bruxelles\nBELGIQUE",
    { lines: ["Rue Neuve 1"], postcode: "1000", city: "Bruxelles", country: "BE" },
  ],
  ["Hauptstr. 1\nD-10115 Berlin\nGermany", { postcode: "D-10115", city: "Berlin", country: "DE" }],
  // One line is an address, never a country or a city.
  ["Dominica", { lines: ["Dominica"], country: null }],
  ["97221 Le Carbet", { lines: ["97221 Le Carbet"], postcode: null }],
])("%j", (address, expected) => {
  expect(postalAddressOf({ ...client, address })).toMatchObject(expected);
});

test("the place for VAT knows the country, else the VAT number, else the last line", () => {
  const country = (changes: object) =>
    postalAddressOf({ ...client, address: "1 rue\nItalie", ...changes }).country;
  expect(country({ vatPlace: "frenchGuiana" })).toBe("GF");
  expect(country({ vatNumber: "EL094259216" })).toBe("GR");
  expect(country({ vatNumber: "BE0428759497" })).toBe("BE");
  expect(country({})).toBe("IT");
});

test("each territory abroad is a country in both languages; unions and unknown regions are none", () => {
  for (const { name, vatPlace } of Object.values(territories))
    if (isAbroad(vatPlace))
      for (const one of Object.values(name)) expect(countryNamed(one), one).toMatch(/^[A-Z]{2}$/);
  expect(countryNamed("St Lucia")).toBe("LC");
  expect(countryNamed("royaume-uni")).toBe("GB");
  for (const none of ["", "Union européenne", "Unknown Region", "Atlantis"])
    expect(countryNamed(none)).toBeNull();
});
