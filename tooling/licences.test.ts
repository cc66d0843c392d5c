import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isAllowed, licencesPage, readPackages } from "./licences.ts";

test("every package has a licence that allows what it is used for", () => {
  expect(readPackages(".").length).toBeGreaterThan(100);
  const all = ([".", "bench", "studio"] as const).flatMap(readPackages);
  const refused = all.filter((one) => !isAllowed(one));
  expect(refused.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each([
  ["MIT", true, true],
  ["(MIT OR GPL-3.0-only)", true, true],
  ["MIT AND GPL-3.0-only", false, false],
  ["(MIT OR CC0-1.0) AND BSD-3-Clause", true, true],
  ["GPL-3.0-only", false, false],
  ["AGPL-3.0-only OR SSPL-1.0", false, false],
  ["LGPL-3.0-or-later", false, true],
  ["none", false, false],
])("the licence %s: on the server %s, to build %s", (licence, onServer, toBuild) => {
  expect(isAllowed({ licence, onServer: true })).toBe(onServer);
  expect(isAllowed({ licence, onServer: false })).toBe(toBuild);
});

test("docs/licences.md is up to date (npm run licences writes it)", () => {
  expect(readFileSync("docs/licences.md", "utf8")).toBe(licencesPage());
});
