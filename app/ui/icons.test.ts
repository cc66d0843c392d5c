import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

test("every icon has a drawing, every drawing is an icon, in the order of their places", () => {
  const drawn = [...read("icons.svg").matchAll(/<path id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(Object.keys(icons));
});
