import { expect, test } from "vitest";
import { contradictsSiren, isSiren, isSiret, isVatNumber, plainNumber } from "./company-number.ts";

test.each(["732829320", "552100554", "443061841"])("%s is a SIREN", (number) => {
  expect(isSiren(number)).toBe(true);
});

test.each(["000000000", "732829321", "73282932", "7328293200", "", "73282932O", "73282932 0"])(
  "%j is no SIREN",
  (number) => {
    expect(isSiren(number)).toBe(false);
  },
);

test("a SIRET has fourteen digits", () => {
  expect(isSiret("73282932000074")).toBe(true);
  for (const number of ["73282932000075", "00000000000000", "732829320"]) expect(isSiret(number)).toBe(false);
});

test.each([
  "FR40732829320",
  "FRXX732829320",
  "DE136695976",
  "BE0428759497",
  "NL004495445B01",
  "ESX9999999J",
  "EL094259216",
])("%s may be a VAT number", (number) => {
  expect(isVatNumber(number)).toBe(true);
});

test.each([
  "",
  "FR",
  "FR40732829321",
  "FR4073282932",
  "732829320",
  "US123456789",
  "CHE123456789",
  "fr40732829320",
  "DE 136",
  "DE1<b>",
])("%j is no VAT number", (number) => {
  expect(isVatNumber(number)).toBe(false);
});

test("a French VAT number contradicts the SIREN of another company, and the one that its key does not follow from", () => {
  const siren = "732829320";
  for (const agreeing of ["FR44732829320", "FRXX732829320", "FR0A732829320", "DE136695976", ""])
    expect(contradictsSiren(agreeing, siren), agreeing).toBe(false);
  for (const other of ["FR83404833048", "FRXX404833048", "FR40732829320"])
    expect(contradictsSiren(other, siren), other).toBe(true);
  expect(contradictsSiren("FR40732829320", "")).toBe(false);
});

test("a number is read with spaces, points and hyphens", () => {
  expect(plainNumber("fr 44 732.829-320")).toBe("FR44732829320");
});
