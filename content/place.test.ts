import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { coverageMap } from "#content/coverage/map.ts";
import * as identityFile from "#content/identity.ts";
import { homeVatPlace, location, territories, vatPlaces } from "#content/place.ts";

const project = join(import.meta.dirname, "..");
const isTest = /\.(test|fixture|contract)\.tsx?$/;

const codeFiles = ["app", "quotes", "server", "tooling"].flatMap((folder) =>
  readdirSync(join(project, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.(tsx?|css|mjs|svg|html|sh)$/.test(file) && !isTest.test(file)),
);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Finds a name with any hyphen or space, or none: `Saint-Martin`, `Saint Martin`, `SaintMartin`. */
function searchOf(name: string): RegExp {
  const parts = name.split(/[\s\u00A0\u202F\u2010\u2011-]+/).map((part) => escaped(part));
  return new RegExp(`(?<!\\p{L})${parts.join("[\\s\\u00A0\\u202F\\u2010\\u2011-]?")}(?!\\p{L})`, "gu");
}

// Another agency's name may be a word that the code has.
test.runIf("sample" in identityFile)(
  "the code does not name the agency, or a place of it: they are content",
  () => {
    const { name, legalName, origin, address } = identityFile.identity;
    const keys = [...Object.keys(vatPlaces), ...Object.keys(territories)];
    const names = [
      ...[name, legalName, new URL(origin).hostname],
      ...[address.city, address.region, address.postalCode],
      ...Object.values(vatPlaces[homeVatPlace].name),
      ...Object.values(territories).flatMap((territory) => Object.values(territory.name)),
      ...[location.latitude, location.longitude].map(String),
    ];
    const searches = [
      ...[...new Set(names)].map(searchOf),
      ...[...new Set(keys)].map((key) => new RegExp(`["'\`]${escaped(key)}["'\`]`, "g")),
    ];
    const found = codeFiles.flatMap((file) => {
      const text = readFileSync(join(project, file), "utf8");
      return searches.flatMap((search) => (text.match(search) ?? []).map((match) => `${file}: ${match}`));
    });
    expect(found).toEqual([]);
  },
);

test("a search finds a name however it is written", () => {
  for (const text of ["Fort-de-France", "Fort‑de‑France", "Fort\u00A0de France", "FortdeFrance"])
    expect(text).toMatch(searchOf("Fort-de-France"));
  expect("Confort-de-France, nice").not.toMatch(searchOf("Fort-de-France"));
  expect("a nice place").not.toMatch(searchOf("Nice"));
});

test("the coverage map shows every territory", () => {
  if (coverageMap !== null)
    expect(Object.keys(coverageMap.labels).toSorted()).toEqual(Object.keys(territories).toSorted());
});
