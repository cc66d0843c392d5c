/** Licences by the lock files: a package on the server may only ask to be named; one that builds and tests may have duties for those who change it. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const onServer = "0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause ISC MIT MIT-0 Unlicense Zlib".split(" ");
const toBuild = onServer.concat(
  "BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 EUPL-1.2 LGPL-3.0-or-later MPL-2.0 OFL-1.1 Python-2.0".split(" "),
);

/** Packages whose package.json has no expression of SPDX, and the licence in their files. */
const readByHand: Readonly<Record<string, string>> = { "png-js": "MIT", ibantools: "MIT OR MPL-2.0" };

type Package = { readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean };

/** Whether an expression (`(MIT OR X) AND Y`) allows a package's use. */
const isAllowed = (licence: string, allowed: readonly string[]): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(" AND ")
    .every((part) => part.split(" OR ").some((name) => allowed.includes(name)));

test.each([
  [".", 100],
  ["bench", 10],
  ["studio", 10],
])("every package of %s has a licence that allows what it is used for", (folder, least) => {
  const lock = JSON.parse(readFileSync(`${folder}/package-lock.json`, "utf8"));
  const packages = Object.entries<Package>(lock.packages).filter(([path]) => path !== "");
  expect(packages.length).toBeGreaterThan(least);
  const refused = packages.flatMap(([path, { license, dev, devOptional }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    const licence = readByHand[name] ?? license ?? "none";
    return isAllowed(licence, folder === "." && !dev && !devOptional ? onServer : toBuild)
      ? []
      : [`${name}: ${licence}`];
  });
  expect(refused).toEqual([]);
});

test.each([
  ["(MIT OR GPL-3.0-only)", true, true],
  ["MIT AND GPL-3.0-only", false, false],
  ["(MIT OR CC0-1.0) AND BSD-3-Clause", true, true],
  ["AGPL-3.0-only OR SSPL-1.0", false, false],
  ["LGPL-3.0-or-later", false, true],
  ["none", false, false],
])("the licence %s: on the server %s, to build %s", (licence, server, build) => {
  expect(isAllowed(licence, onServer)).toBe(server);
  expect(isAllowed(licence, toBuild)).toBe(build);
});
