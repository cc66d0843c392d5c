import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { menusSchema } from "./menus.ts";

const menus = parse(readFileSync(join(import.meta.dirname, "../../../content/menus.yaml"), "utf8"));
const messages = (change: object) =>
  (v.safeParse(menusSchema, { ...menus, ...change }).issues ?? []).map(({ message }) => message);

test("the content's own menus are taken", () => {
  expect(messages({})).toEqual([]);
});

test.each<[string, object, string]>([
  ["a page that nobody knows", { drawer: ["home", "prices"] }, 'Invalid type: Expected ("home"'],
  ["the same twice", { tablet: ["home", "pricing", "home"] }, "expected home once"],
  [
    "the same service in both groups",
    { services: { create: ["seo"], grow: ["maintenance", "seo"] } },
    "expected seo once",
  ],
  [
    "more than the bar holds",
    { header: ["home", "services", "portfolio", "pricing", "contact", "company"] },
    "expected at most 5",
  ],
  [
    "a last line without the legal notice",
    { smallPrint: ["terms", "privacy", "accessibility"] },
    "expected at least 4",
  ],
])("%s is refused", (_what, change, message) => {
  expect(messages(change)).toEqual([expect.stringContaining(message)]);
});

test("a menu may be empty, and may be in any order", () => {
  expect(messages({ company: [], drawer: ["company", "home"] })).toEqual([]);
});
