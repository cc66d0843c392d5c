import type {
  Catalogue,
  FeatureGroup,
  OptionCategory,
  OptionKey,
  OptionRules,
  PackKey,
  PackRules,
  PricingRules,
  ProjectType,
  ProjectTypeRules,
} from "#app/domain/catalogue.ts";
import { maintenanceKeys, optionKeys, packKeys, projectTypes } from "#app/domain/catalogue.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { inVatPlace, vatPlaceChoice } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";

export type PackView = PackRules & {
  readonly mostPopular: boolean;
  readonly name: string;
  readonly tagline: string;
  readonly features: Readonly<Record<FeatureGroup, readonly string[]>>;
};

export type OptionView = OptionRules & {
  readonly category: OptionCategory;
  readonly name: string;
  readonly description: string;
  /** Separated by commas. */
  readonly searchWords: string;
};

/** The catalogue in one language, typeset. The island downloads it, so it contains only what the screens use. */
export type CatalogueView = PricingRules & {
  readonly projectTypes: Readonly<
    Record<ProjectType, ProjectTypeRules & { readonly name: string; readonly description: string }>
  >;
  readonly packs: Readonly<Record<PackKey, PackView>>;
  readonly categories: Readonly<Record<OptionCategory, string>>;
  readonly options: Readonly<Record<OptionKey, OptionView>>;
  /** Separated by commas. */
  readonly ignoredWords: string;
  /** The least that hosting costs a month: it is included in maintenance. Empty if no plan is offered. */
  readonly hosting: string;
  /** Where a client's business may be, in the order of the choices. */
  readonly places: readonly PlaceView[];
};

/** `in`: how a sentence says that something is there. */
export type PlaceView = { readonly key: VatPlace; readonly name: string; readonly in: string };

export function catalogueView(catalogue: Catalogue, locale: Locale): CatalogueView {
  const { policy, vat, categories } = catalogue;
  return {
    policy,
    vat,
    projectTypes: mapKeys(projectTypes, (key) => {
      const { configurable, retired = false, name, description } = catalogue.projectTypes[key];
      return {
        configurable,
        retired,
        name: typesetIn(name, locale),
        description: typesetIn(description, locale),
      };
    }),
    packs: mapKeys(packKeys, (key) => {
      const { retired = false, price, includes, mostPopular, name, tagline, features } = catalogue.packs[key];
      return {
        retired,
        price,
        includes,
        mostPopular,
        name: typesetIn(name, locale),
        tagline: typesetIn(tagline, locale),
        features: typesetIn(features, locale),
      };
    }),
    categories: mapKeys(Object.keys(categories) as OptionCategory[], (key) =>
      typesetIn(categories[key], locale),
    ),
    options: mapKeys(optionKeys, (key) => {
      const { name, description, searchWords, ...rules } = catalogue.options[key];
      return {
        ...rules,
        name: typesetIn(name, locale),
        description: typesetIn(description, locale),
        searchWords: searchWords[locale],
      };
    }),
    ignoredWords: catalogue.ignoredWords[locale],
    hosting: hostingFrom(catalogue, locale),
    places: Object.keys(vat.perMille).map((key) => ({
      key,
      name: vatPlaceChoice(key, locale),
      in: inVatPlace(key, locale),
    })),
  };
}

function hostingFrom({ options }: Catalogue, locale: Locale): string {
  const amounts = maintenanceKeys.flatMap((key) => {
    const { price, retired = false } = options[key];
    return price.kind === "monthly" && !retired ? [price.amount] : [];
  });
  return amounts.length === 0
    ? ""
    : formatMoney(
        amounts.reduce((a, b) => (b < a ? b : a)),
        locale,
      );
}

function mapKeys<K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
}
