/** Finds a `data-*` attribute that is read or styled but never written. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("{app,quotes}/**/*.{ts,tsx,css}", {
  exclude: ["**/*.test.ts", "app/content/schemas/**"],
}).map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

const found = (texts: typeof files, pattern: RegExp) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => ({ file, name: match[1] ?? "" })),
  );

/** `embedTitle` of `dataset.embedTitle` is the attribute `data-embed-title`. */
const attributeOf = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const scripts = files.filter(({ file }) => file.endsWith(".ts"));
const markup = files.filter(({ file }) => file.endsWith(".tsx"));
const styles = files.filter(({ file }) => file.endsWith(".css"));

const written = new Set([
  ...found(markup, /[\s"{](data-[a-z-]+)[=\s"}>]/g).map(({ name }) => name),
  ...found(scripts, /dataset\.(\w+) = /g).map(({ name }) => attributeOf(name)),
  ...found(scripts, /(?:set|toggle)Attribute\("(data-[a-z-]+)"/g).map(({ name }) => name),
]);

test("every attribute that a script or a style sheet selects or reads is written somewhere", () => {
  const used = [
    ...found([...scripts, ...styles], /\[(data-[a-z-]+)/g),
    ...found(scripts, /dataset\.(\w+)/g).map(({ file, name }) => ({ file, name: attributeOf(name) })),
  ];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter(({ name }) => !written.has(name))).toEqual([]);
});
