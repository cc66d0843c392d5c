import { expect, test } from "vitest";
import { isAbroad } from "#app/prices/vat.ts";
import { territories } from "#content/place.ts";
import { postalAddressOf } from "./address.ts";
import addresses from "./addresses.fixture.json" with { type: "json" };
import { countryNamed } from "./countries.ts";

const client = { name: "Client", siren: "", vatNumber: "", registration: "", vatPlace: "outsideFrance" };

test.each(addresses)("$place: $address", ({ place: vatPlace, address, ...expected }) => {
  expect(postalAddressOf({ ...client, vatPlace, address })).toEqual(expected);
});

test("the address names the country, else the place for VAT, else the VAT number", () => {
  const country = (changes: object, address = "1 rue\n20121 Milan") =>
    postalAddressOf({ ...client, address, ...changes }).country;
  expect(country({ vatNumber: "EL094259216" }, "1 rue\n20121 Milan\nItalie")).toBe("IT");
  expect(country({ vatPlace: "frenchGuiana", vatNumber: "BE0428759497" })).toBe("GF");
  expect(country({ vatNumber: "EL094259216" })).toBe("GR");
  expect(country({ vatNumber: "BE0428759497" })).toBe("BE");
  expect(country({})).toBeNull();
});

test("each territory abroad is a country in both languages; unions and unknown regions are none", () => {
  for (const { name, vatPlace } of Object.values(territories))
    if (isAbroad(vatPlace))
      for (const one of Object.values(name)) expect(countryNamed(one), one).toMatch(/^[A-Z]{2}$/);
  for (const town of ["97150 Saint-Martin", "97133 Saint-Barthélemy", "L-1611 Luxembourg"])
    expect(countryNamed(town)).toBeNull();
  expect(countryNamed("St Lucia")).toBe("LC");
  expect(countryNamed("royaume-uni")).toBe("GB");
  for (const none of ["", "Union européenne", "Unknown Region", "Atlantis"])
    expect(countryNamed(none)).toBeNull();
});
