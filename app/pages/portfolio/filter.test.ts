import { expect, test } from "vitest";
import { matches, readFilter } from "./filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));
const shop = { category: "ecommerce", territory: "guadeloupe" } as const;

test("an address without a filter shows everything", () => {
  expect(read("")).toEqual({ type: null, zone: null });
  expect(matches(shop, read("?type=&zone="))).toBe(true);
});

test("both filters narrow the list together", () => {
  expect(matches(shop, read("?type=ecommerce"))).toBe(true);
  expect(matches(shop, read("?zone=guadeloupe"))).toBe(true);
  expect(matches(shop, read("?type=ecommerce&zone=martinique"))).toBe(false);
  expect(matches(shop, read("?type=vitrine&zone=guadeloupe"))).toBe(false);
});

test("a value that means nothing filters nothing", () => {
  expect(read("?type=__proto__&zone=atlantis")).toEqual({ type: null, zone: null });
});
