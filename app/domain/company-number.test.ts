import { expect, test } from "vitest";
import { isSiren, isSiret } from "./company-number.ts";

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
