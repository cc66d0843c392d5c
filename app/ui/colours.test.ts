import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { darkColours, flame, lightColours } from "./colours.ts";

const sheet = readFileSync("app/ui/theme.css", "utf8");

/** The value of a colour in the part of the style sheet that starts with `start`. */
const valueIn = (start: string, name: string): string | undefined =>
  new RegExp(`--color-${name}: (#\\w+);`).exec(sheet.slice(sheet.indexOf(start)))?.[1];

test.each([
  ["@theme {", darkColours],
  ["@utility light-palette {", lightColours],
])("the colours of %s in theme.css are those of colours.ts", (start, colours) => {
  for (const [name, value] of Object.entries(colours)) expect(valueIn(start, name), name).toBe(value);
});

test("no other file states one of these colours", () => {
  const values = [...Object.values(darkColours), ...Object.values(lightColours), flame];
  const stated = globSync(["app/**/*.{ts,tsx,css}", "server/**/*.ts", "tooling/**/*.ts", "e2e/**/*.ts"])
    .filter((file) => !file.startsWith("app/ui/colours") && file !== "app/ui/theme.css")
    .filter((file) => values.some((value) => readFileSync(file, "utf8").toLowerCase().includes(value)));
  expect(stated).toEqual([]);
});
