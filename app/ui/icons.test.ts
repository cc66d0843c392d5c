import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

test("every icon has a drawing, and every drawing is an icon", () => {
  const sprite = readFileSync(join(import.meta.dirname, "icons.svg"), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"[^>]*>(.+)<\/symbol>/g)].map(([, name]) => name);
  expect(drawn).toEqual(Object.keys(icons));
});
