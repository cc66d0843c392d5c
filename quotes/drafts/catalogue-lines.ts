import { catalogue } from "#app/content/catalogue.ts";
import {
  availableOptions,
  availablePacks,
  availableProjectTypes,
  optionCategories,
} from "#app/domain/catalogue.ts";
import { quoteScope } from "#app/domain/quote-record.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { lineOf } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";

/** With the typography of a language, as all that comes from the catalogue. */
export const typesetLine = (line: QuoteLine<null>, locale: Locale): QuoteLine<null> => ({
  ...line,
  label: typeset(line.label, locale),
  details: typeset(line.details, locale),
});

/** What is sold, as lines of a draft, each with its key. `title`: the category of options; null of packs. */
export type CatalogueLines = readonly {
  readonly title: string | null;
  readonly lines: readonly { readonly key: string; readonly line: QuoteLine<null> }[];
}[];

/** The packs that the configurator prices, as it calls them, and the options, by category. */
export function catalogueLines(locale: Locale): CatalogueLines {
  const configured = availableProjectTypes(catalogue).find(
    (type) => catalogue.projectTypes[type].configurable,
  );
  const packs = (configured === undefined ? [] : availablePacks(catalogue)).map((key) => {
    const { name, price } = catalogue.packs[key];
    const site = configured === undefined ? "" : catalogue.projectTypes[configured].name[locale];
    const { features } = quoteScope(catalogue, key, [], locale);
    const priced =
      price === null ? ({ kind: "onQuote" } as const) : { kind: "oneOff" as const, amount: price };
    return { key: `pack:${key}`, line: lineOf(`${site}, ${name[locale]}`, features, priced) };
  });
  const options = availableOptions(catalogue).map((key) => {
    const { category, name, description, price } = catalogue.options[key];
    return { category, key: `option:${key}`, line: lineOf(name[locale], [description[locale]], price) };
  });
  const groups = [
    { title: null, lines: packs },
    ...optionCategories.map((category) => ({
      title: catalogue.categories[category][locale],
      lines: options.filter((option) => option.category === category),
    })),
  ];
  return groups
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => ({
      title,
      lines: lines.map(({ key, line }) => ({ key, line: typesetLine(line, locale) })),
    }));
}
