import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");

test("every icon has a drawing, every drawing is an icon, and each shows from its own place on", () => {
  const drawn = [...read("icons.svg").matchAll(/<path id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual(Object.keys(icons));
  const places = [...read("icons.css").matchAll(/^\.icon-([\w-]+) \{\s+--icon: (\d+);/gm)];
  expect(places.map(([, name, place]) => [name, Number(place)])).toEqual(
    drawn.map((name, place) => [name, place]),
  );
});
