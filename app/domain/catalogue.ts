import { addedOptions } from "#content/added-options.ts";
import { packKeys } from "#content/pack-keys.ts";
import type { Localized } from "./languages.ts";
import type { Cents } from "./money.ts";
import { type ProjectCategory, projectCategories } from "./project.ts";
import { standardOptions } from "./standard-options.ts";
import type { VatRules } from "./vat.ts";

/** What can be built. The same three kinds as the portfolio shows. */
export const projectTypes = projectCategories;
export type ProjectType = ProjectCategory;

export const paymentMonthChoices = [12, 24, 36] as const;
export type PaymentMonths = (typeof paymentMonthChoices)[number];

/** From the smallest to the largest, as the agency orders them. */
export { packKeys };
export type PackKey = (typeof packKeys)[number];

export const optionCategories = [
  "design",
  "content",
  "features",
  "ai",
  "marketing",
  "security",
  "analytics",
  "special",
] as const;
export type OptionCategory = (typeof optionCategories)[number];

/**
 * In the order of a quote's lines: those that the agency has added come last. If options of one family are chosen, the first in
 * this order is kept.
 */
export const optionKeys = [...standardOptions, ...addedOptions] as const;
export type OptionKey = (typeof optionKeys)[number];

/** The plans that include hosting. */
export const maintenanceKeys = [
  "maintenance_bronze",
  "maintenance_silver",
  "maintenance_gold",
] as const satisfies readonly OptionKey[];

/** Options of one family are levels or variants of one thing: a quote holds one of them at most. */
export const optionFamilies = [
  "branding",
  "accessibility",
  "chatbot",
  "maintenance",
  "reports",
  "commerce",
] as const;
export type OptionFamily = (typeof optionFamilies)[number];

export type Price =
  | { readonly kind: "oneOff"; readonly amount: Cents }
  | { readonly kind: "monthly"; readonly amount: Cents }
  | { readonly kind: "yearly"; readonly amount: Cents }
  | { readonly kind: "onQuote" };

/** Whether a kind of price is paid again and again. */
export const isSubscription = (kind: string): kind is "monthly" | "yearly" =>
  kind === "monthly" || kind === "yearly";

/** The catalogue without its texts: the input of a quote's calculation. */
export type PricingRules = {
  readonly projectTypes: Readonly<Record<ProjectType, ProjectTypeRules>>;
  readonly packs: Readonly<Record<PackKey, PackRules>>;
  readonly options: Readonly<Record<OptionKey, OptionRules>>;
  readonly policy: Policy;
  readonly vat: VatRules;
};

/** What is retired is offered nowhere. Quotes that are stored may have it. */
type Retirable = { readonly retired?: boolean };

export type ProjectTypeRules = Retirable & { readonly configurable: boolean };

export type PackRules = Retirable & {
  /** Null: on request, without a price. */
  readonly price: Cents | null;
  /** Options that come with the pack at no charge, and cannot be removed. */
  readonly includes: readonly OptionKey[];
};

export type OptionRules = Retirable & {
  readonly price: Price;
  /** Delivered under a service contract, whose term the confirmed quote states. */
  readonly contract: boolean;
  /** Options that must be chosen too, or come with the pack. */
  readonly needs?: readonly OptionKey[];
  readonly family?: OptionFamily;
};

export type Policy = {
  /** Whole percentages, taken off the one-off amounts. */
  readonly discountPercent: Readonly<Record<PaymentMonths, number>>;
  /** A whole percentage of the one-off total. */
  readonly depositPercent: number;
};

export type Catalogue = PricingRules & {
  readonly projectTypes: Readonly<Record<ProjectType, ProjectTypeEntry>>;
  readonly packs: Readonly<Record<PackKey, Pack>>;
  readonly categories: Readonly<Record<OptionCategory, Localized<string>>>;
  readonly options: Readonly<Record<OptionKey, Option>>;
  /** Words that the search of options ignores, separated by commas. */
  readonly ignoredWords: Localized<string>;
  readonly validityDays: number;
};

export type ProjectTypeEntry = ProjectTypeRules & {
  readonly name: Localized<string>;
  readonly description: Localized<string>;
};

export type Pack = PackRules & {
  readonly name: Localized<string>;
  readonly tagline: Localized<string>;
  /** At most one pack. */
  readonly mostPopular: boolean;
  /** What it adds to the smaller pack. */
  readonly features: Localized<Readonly<Record<FeatureGroup, readonly string[]>>>;
};

export const featureGroups = ["design", "features", "security"] as const;
export type FeatureGroup = (typeof featureGroups)[number];

export type Option = OptionRules & {
  readonly category: OptionCategory;
  readonly name: Localized<string>;
  readonly description: Localized<string>;
  /** What visitors may type to find it, separated by commas, beside the words of its name. */
  readonly searchWords: Localized<string>;
};

/** The options that can be chosen, in the order of a quote's lines. */
export function availableOptions({ options }: Pick<PricingRules, "options">): readonly OptionKey[] {
  return optionKeys.filter((key) => options[key].retired !== true);
}

/** The packs that can be chosen, from the smallest to the largest. */
export function availablePacks({ packs }: Pick<PricingRules, "packs">): readonly PackKey[] {
  return packKeys.filter((key) => packs[key].retired !== true);
}

export function availableProjectTypes(rules: Pick<PricingRules, "projectTypes">): readonly ProjectType[] {
  return projectTypes.filter((type) => rules.projectTypes[type].retired !== true);
}
