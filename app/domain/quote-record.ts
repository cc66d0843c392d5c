import {
  type Catalogue,
  featureGroups,
  type OptionKey,
  type PackKey,
  packKeys,
  versionOf,
} from "./catalogue.ts";
import type { Localized } from "./languages.ts";
import type { Line, Quote, QuoteRecord, QuoteResult, QuoteScope } from "./quote.ts";

/**
 * The record of a quote that is stored: amounts, names in one language, and everything that its document needs, so that
 * the document does not change with the catalogue. Null if there is no quote. Refused options are not recorded: the
 * caller decides whether to accept a result with refusals.
 */
export function recordOf(
  catalogue: Catalogue,
  { accepted, quote, vat }: QuoteResult,
  locale: keyof Localized<string>,
): QuoteRecord | null {
  if (quote === null) return null;
  const { projectType, pack, durationMonths, lines } = quote;
  return {
    catalogueVersion: versionOf(catalogue),
    selection: {
      projectType,
      durationMonths,
      pack,
      options: accepted.options,
      ...(accepted.place !== null && { place: accepted.place }),
    },
    quote,
    names: Object.fromEntries([
      [projectType, catalogue.projectTypes[projectType].name[locale]],
      ...lines.map((line) => [line.key, nameOf(catalogue, line)[locale]]),
    ]),
    validityDays: catalogue.validityDays,
    scope: scopeOf(catalogue, pack, optionsOf(quote), locale),
    vat,
  };
}

const optionsOf = ({ lines }: Quote): readonly OptionKey[] =>
  lines.flatMap((line) => (line.item === "option" ? [line.key] : []));

/** What a quote contains, in a language. */
export function scopeOf(
  catalogue: Catalogue,
  pack: PackKey,
  options: readonly OptionKey[],
  locale: keyof Localized<string>,
): QuoteScope {
  return {
    // A pack contains the smaller ones.
    features: packKeys
      .slice(0, packKeys.indexOf(pack) + 1)
      .flatMap((key) => featureGroups.flatMap((group) => catalogue.packs[key].features[locale][group])),
    descriptions: Object.fromEntries(options.map((key) => [key, catalogue.options[key].description[locale]])),
  };
}

function nameOf(catalogue: Catalogue, line: Line): Localized<string> {
  return line.item === "pack" ? catalogue.packs[line.key].name : catalogue.options[line.key].name;
}
