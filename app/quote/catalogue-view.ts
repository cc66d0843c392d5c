import { catalogue } from "#app/content/catalogue.ts";
import type { Catalogue, Pack } from "#app/domain/catalogue.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { defaultLocale, type Locale, type Localized } from "#app/i18n/locales.ts";
import { inVatPlace, vatPlaceChoice } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { priceFloors } from "#app/prices/price-floors.ts";

/** An entry of the catalogue with its texts in one language. */
type InOneLanguage<Entry> = {
  readonly [Key in keyof Entry]: Entry[Key] extends Localized<infer Text> ? Text : Entry[Key];
};
type EachInOneLanguage<Entries> = { readonly [Key in keyof Entries]: InOneLanguage<Entries[Key]> };

export type PackView = InOneLanguage<Pack>;

/** The catalogue in one language, typeset. The island downloads it, so it contains only what the screens use. */
export type CatalogueView = Pick<Catalogue, "policy" | "vat"> & {
  readonly projectTypes: EachInOneLanguage<Catalogue["projectTypes"]>;
  readonly packs: EachInOneLanguage<Catalogue["packs"]>;
  readonly categories: InOneLanguage<Catalogue["categories"]>;
  readonly options: EachInOneLanguage<Catalogue["options"]>;
  readonly ignoredWords: string;
  /** The least that hosting costs a month: it is included in maintenance. */
  readonly hosting: string;
  /** Where a client's business may be, in the order of the choices. */
  readonly places: readonly PlaceView[];
};

/** `in`: how a sentence says that something is there. */
export type PlaceView = { readonly key: VatPlace; readonly name: string; readonly in: string };

export function catalogueView(catalogue: Catalogue, locale: Locale): CatalogueView {
  const { policy, vat } = catalogue;
  return {
    ...{ policy, vat },
    projectTypes: eachIn(catalogue.projectTypes, locale),
    packs: eachIn(catalogue.packs, locale),
    categories: textsIn(catalogue.categories, locale),
    options: eachIn(catalogue.options, locale),
    ignoredWords: catalogue.ignoredWords[locale],
    hosting: formatMoney(priceFloors(catalogue).maintenance, locale),
    places: Object.keys(vat.perMille).map((key) => ({
      key,
      name: vatPlaceChoice(key, locale),
      in: inVatPlace(key, locale),
    })),
  };
}

const isLocalized = (value: unknown): value is Localized<unknown> =>
  typeof value === "object" && value !== null && defaultLocale in value;

function textsIn<Entry extends object>(entry: Entry, locale: Locale): InOneLanguage<Entry> {
  const texts = Object.entries(entry).map(([key, value]) => [
    key,
    isLocalized(value) ? typesetIn(value, locale) : value,
  ]);
  return Object.fromEntries(texts);
}

function eachIn<Entries extends Readonly<Record<string, object>>>(entries: Entries, locale: Locale) {
  const views = Object.entries(entries).map(([key, entry]) => [key, textsIn(entry, locale)]);
  return Object.fromEntries(views) as EachInOneLanguage<Entries>;
}

const made = new Map<Locale, CatalogueView>();

/** The agency's catalogue in one language. Cached, because typesetting is most of the cost of rendering the page. */
export function agencyCatalogueView(locale: Locale): CatalogueView {
  const view = made.get(locale) ?? catalogueView(catalogue, locale);
  made.set(locale, view);
  return view;
}
