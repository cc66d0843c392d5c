import { expect, test } from "vitest";
import { projects, tradeOf, trades } from "#app/content/projects.ts";
import { territoryKeys } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import type { Territory } from "#content/place.ts";
import { matches, readFilter } from "./filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));
const [category, territory] = [offeredCategories[0] ?? "vitrine", territoryKeys[0] as Territory];
const trade = [...trades.keys()].at(-1) ?? null;
const project = projects.find((one) => tradeOf(one) === trade);
const sector = project?.trade ?? project?.sector ?? { "fr-fr": "", "en-en": "" };
const shop = { category, territory, sector } as const;
const elsewhere = { ...shop, territory: "elsewhere" as Territory };
const another = { ...shop, category: "another" as typeof category };
const otherTrade = { ...shop, sector: { "fr-fr": "Phare", "en-en": "Lighthouse" } };

test("an address without a filter shows everything", () => {
  expect(read("")).toEqual({ type: null, trade: null, zone: null });
  expect(matches(shop, read("?type=&zone=&trade="))).toBe(true);
});

test("filters narrow the list together", () => {
  const matching = (query: string) =>
    [shop, elsewhere, another, otherTrade].filter((each) => matches(each, read(query)));
  expect(matching(`?type=${category}`)).toEqual([shop, elsewhere, otherTrade]);
  expect(matching(`?zone=${territory}`)).toEqual([shop, another, otherTrade]);
  expect(matching(`?type=${category}&zone=${territory}`)).toEqual([shop, otherTrade]);
  if (trade !== null) expect(matching(`?trade=${trade}`)).toEqual([shop, elsewhere, another]);
});

test("a value that means nothing filters nothing", () => {
  expect(read("?type=__proto__&zone=atlantis&trade=alchemy")).toEqual({
    type: null,
    trade: null,
    zone: null,
  });
});

test("projects of one trade are found together, and one that names none under its sector", () => {
  const hotel = { "fr-fr": "Hôtel de charme", "en-en": "Boutique hotel" };
  const trade = { "fr-fr": "Hôtellerie", "en-en": "Hotels" };
  expect(tradeOf({ sector: hotel, trade })).toBe(tradeOf({ sector: trade }));
  expect(tradeOf({ sector: hotel })).toBe("hotel-de-charme");
});
