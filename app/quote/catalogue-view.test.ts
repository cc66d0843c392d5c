import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { plain } from "#testing/words.ts";
import { catalogueView } from "./catalogue-view.ts";

const strings = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** Every text in one language below a value. */
const textsIn = (value: unknown, locale: Locale): string[] => {
  if (typeof value !== "object" || value === null) return [];
  if (locale in value) return strings((value as Record<Locale, unknown>)[locale]);
  return Object.values(value).flatMap((each) => textsIn(each, locale));
};

test.each(locales)("the screens get every text in %s that the owner writes about what is sold", (locale) => {
  const view = catalogueView(catalogue, locale);
  for (const part of ["projectTypes", "packs", "categories", "options"] as const) {
    const shown = new Set(strings(view[part]).map(plain));
    const written = textsIn(catalogue[part], locale);
    expect(written).not.toEqual([]);
    expect(written.filter((text) => !shown.has(plain(text)))).toEqual([]);
  }
});
