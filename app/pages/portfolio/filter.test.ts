import { expect, test } from "vitest";
import { territoryKeys } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import type { Territory } from "#content/place.ts";
import { matches, readFilter } from "./filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));
const [category, territory] = [offeredCategories[0] ?? "vitrine", territoryKeys[0] as Territory];
const shop = { category, territory } as const;
const elsewhere = { ...shop, territory: "elsewhere" as Territory };
const another = { ...shop, category: "another" as typeof category };

test("an address without a filter shows everything", () => {
  expect(read("")).toEqual({ type: null, zone: null });
  expect(matches(shop, read("?type=&zone="))).toBe(true);
});

test("both filters narrow the list together", () => {
  const matching = (query: string) => [shop, elsewhere, another].filter((each) => matches(each, read(query)));
  expect(matching(`?type=${category}`)).toEqual([shop, elsewhere]);
  expect(matching(`?zone=${territory}`)).toEqual([shop, another]);
  expect(matching(`?type=${category}&zone=${territory}`)).toEqual([shop]);
});

test("a value that means nothing filters nothing", () => {
  expect(read("?type=__proto__&zone=atlantis")).toEqual({ type: null, zone: null });
});
