import { type Catalogue, featureGroups, type OptionKey, type PackKey, packKeys } from "./catalogue.ts";
import type { Localized } from "./languages.ts";
import { pricingVersion } from "./pricing-version.ts";
import type { Line, LinePrice, Quote, QuoteResult } from "./quote.ts";
import type { ShownVat, VatPlace } from "./vat.ts";

/**
 * A quote as it is stored. Its keys are those of the catalogue that it was made from: today's may have others, so they are
 * plain texts.
 */
export type RecordedQuote = Omit<Quote, "projectType" | "pack" | "paymentMonths" | "lines" | "onQuote"> & {
  readonly projectType: string;
  readonly pack: string;
  readonly paymentMonths: number;
  readonly lines: readonly RecordedLine[];
  readonly onQuote: readonly RecordedLine[];
};

export type RecordedLine =
  | { readonly item: "pack"; readonly key: string; readonly price: LinePrice }
  | { readonly item: "option"; readonly key: string; readonly price: LinePrice; readonly contract: boolean };

/**
 * The indicative quote that is stored with a request: plain data that stays readable when the catalogue changes. Made by
 * `quoteRecordOf`. A quote that the agency has confirmed is a `ConfirmedQuote`.
 */
export type QuoteRecord = {
  readonly catalogueVersion: string;
  /** What the visitor chose; `options`: those added to the pack. */
  readonly selection: {
    readonly projectType: string;
    readonly paymentMonths: number;
    readonly pack: string;
    readonly options: readonly string[];
    /** Missing where the visitor named none, and in quotes stored before one could be chosen. */
    readonly place?: VatPlace;
  };
  readonly quote: RecordedQuote;
  /** The names of the project type and of each line, by key, in the language of the request. */
  readonly names: Readonly<Record<string, string>>;
  readonly validityDays: number;
  /** What the quote contains, in the language of the request. Quotes that were stored before 2026-11-23 have none. */
  readonly scope?: QuoteScope;
  /** The VAT that the quote shows. Quotes that were stored before 2026-11-23 show none. */
  readonly vat?: ShownVat;
};

export type QuoteScope = {
  /** The features of the pack and of the smaller packs that it contains. */
  readonly features: readonly string[];
  /** By option. */
  readonly descriptions: Readonly<Record<string, string>>;
};

/**
 * The record of a quote that is stored: amounts, names in one language, and everything that its document needs, so that
 * the document does not change with the catalogue. Null if there is no quote. Refused options are not recorded: the
 * caller decides whether to accept a result with refusals.
 */
export function quoteRecordOf(
  catalogue: Catalogue,
  { valid, quote, vat }: QuoteResult,
  locale: keyof Localized<string>,
): QuoteRecord | null {
  if (quote === null) return null;
  const { projectType, pack, paymentMonths, lines } = quote;
  return {
    catalogueVersion: pricingVersion(catalogue),
    selection: {
      projectType,
      paymentMonths,
      pack,
      options: valid.options,
      ...(valid.place !== null && { place: valid.place }),
    },
    quote,
    names: Object.fromEntries([
      [projectType, catalogue.projectTypes[projectType].name[locale]],
      ...lines.map((line) => [line.key, nameOf(catalogue, line)[locale]]),
    ]),
    validityDays: catalogue.validityDays,
    scope: quoteScope(catalogue, pack, optionsOf(quote), locale),
    vat,
  };
}

const optionsOf = ({ lines }: Quote): readonly OptionKey[] =>
  lines.flatMap((line) => (line.item === "option" ? [line.key] : []));

/** What a quote contains, in a language. */
export function quoteScope(
  catalogue: Catalogue,
  pack: PackKey,
  options: readonly OptionKey[],
  locale: keyof Localized<string>,
): QuoteScope {
  return {
    // A pack contains the smaller ones.
    features: packKeys
      .slice(0, packKeys.indexOf(pack) + 1)
      .filter((key) => key === pack || catalogue.packs[key].retired !== true)
      .flatMap((key) => featureGroups.flatMap((group) => catalogue.packs[key].features[locale][group])),
    descriptions: Object.fromEntries(options.map((key) => [key, catalogue.options[key].description[locale]])),
  };
}

function nameOf(catalogue: Catalogue, line: Line): Localized<string> {
  return line.item === "pack" ? catalogue.packs[line.key].name : catalogue.options[line.key].name;
}
