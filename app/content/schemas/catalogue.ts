import * as v from "valibot";
import {
  featureGroups,
  type OptionCategory,
  type OptionKey,
  optionCategories,
  optionFamilies,
  type PackKey,
  paymentMonthChoices,
} from "#app/domain/catalogue.ts";
import { haveKeys, needKeys, whenKeys } from "#app/domain/needs.ts";
import { projectCategories } from "#app/domain/project.ts";
import { quoteBounds } from "#app/domain/quote-bounds.ts";
import { services } from "#app/domain/services.ts";
import { standardPacks } from "#app/domain/standard-options.ts";
import {
  amount,
  type ContentOf,
  checkedBy,
  countUpTo,
  file,
  name,
  optionKey,
  packKey,
  perLanguage,
  plainText,
  shortText,
  slug,
  text,
  upTo,
} from "./common.ts";

/** What is retired is offered nowhere; neither is what goes with a service that is not offered. */
const offerFields = {
  retired: v.exactOptional(v.boolean()),
  service: v.exactOptional(v.picklist(services)),
};

const options = v.array(optionKey);

const price = v.variant("kind", [
  v.strictObject({ kind: v.literal("oneOff"), amount }),
  v.strictObject({ kind: v.literal("monthly"), amount }),
  v.strictObject({ kind: v.literal("yearly"), amount }),
  v.strictObject({ kind: v.literal("onQuote") }),
]);

const optionSchema = v.strictObject({
  ...offerFields,
  price,
  /** Delivered under a service contract, whose term the confirmed quote states. */
  contract: v.boolean(),
  /** Options that must be chosen too, or come with the pack. */
  needs: v.exactOptional(options),
  /** Options of one family are levels or variants of one thing: a quote holds one of them at most. */
  family: v.exactOptional(v.picklist(optionFamilies)),
  name: perLanguage(shortText(60)),
  description: perLanguage(text),
  /** What visitors may type to find it, separated by commas, beside the words of its name. */
  searchWords: perLanguage(plainText),
});

/** The options of one category, `content/catalogue/options/<category>.yaml`, by their keys. */
export const optionsSchema = v.objectWithRest(file({}).entries, optionSchema);
export type OptionEntry = { readonly category: OptionCategory } & v.InferOutput<typeof optionSchema>;
export type OptionEntries = Readonly<Record<OptionKey, OptionEntry>>;

const packSchema = v.strictObject({
  /** In addresses and stored quotes. */
  key: slug,
  retired: v.exactOptional(v.boolean()),
  /** Null: on request, without a price. */
  price: v.nullable(amount),
  /** Options that it includes beside those of the smaller pack. */
  adds: options,
  mostPopular: v.boolean(),
  name: perLanguage(shortText(20)),
  tagline: perLanguage(shortText(70)),
  /** What it adds to the smaller pack. */
  features: perLanguage(v.strictObject(v.entriesFromList(featureGroups, v.array(text)))),
});

type PackEntry = v.InferOutput<typeof packSchema>;

/** A quote that names a standard pack may be stored: it is retired, and never removed. */
const packProblems = (packs: readonly PackEntry[]) => [
  ...packs.flatMap(({ key }, index) =>
    packs.findIndex((pack) => pack.key === key) < index
      ? [{ path: [index, "key"], message: `expected ${key} once` }]
      : [],
  ),
  ...standardPacks
    .filter((key) => !packs.some((pack) => pack.key === key))
    .map((key) => ({
      path: [],
      message: `expected the pack ${key} too, with \`retired: true\` if it is not sold`,
    })),
  ...(packs.every(({ retired, price }) => retired === true || price === null)
    ? [{ path: [], message: "expected at least one pack that is sold, with a price" }]
    : []),
];

export const packsSchema = file({ packs: v.pipe(v.array(packSchema), checkedBy<PackEntry[]>(packProblems)) });
/** The packs by their keys. */
export type PacksFile = Readonly<Record<PackKey, Omit<PackEntry, "key">>>;

const percent = v.pipe(
  v.number(),
  v.integer("expected whole per cent"),
  v.minValue(0, "expected at least 0"),
  v.maxValue(100, "expected at most 100"),
);

export const policySchema = file({
  policy: v.strictObject({
    discountPercent: v.strictObject(
      v.entriesFromList(
        paymentMonthChoices.map(String) as `${(typeof paymentMonthChoices)[number]}`[],
        percent,
      ),
    ),
    depositPercent: percent,
  }),
  validityDays: countUpTo(quoteBounds.validityDays[1]),
  /** What a quote without a maintenance plan says of hosting. Null: the draft of each quote asks for it without a proposal. */
  hosting: v.optional(
    v.nullable(
      v.variant("kind", [
        v.strictObject({ kind: v.literal("notIncluded") }),
        v.strictObject({
          kind: v.literal("firstYear"),
          /** Before tax, for each year after the first. */
          yearly: amount,
        }),
      ]),
    ),
    null,
  ),
});
export type PolicyFile = ContentOf<typeof policySchema>;

export const categoriesSchema = file({
  categories: v.strictObject(v.entriesFromList(optionCategories, perLanguage(v.pipe(text, upTo(80))))),
});
export type Categories = ContentOf<typeof categoriesSchema>;

export const searchSchema = file({ ignoredWords: perLanguage(plainText) });
export type Search = ContentOf<typeof searchSchema>;

export const projectTypesSchema = file(
  v.entriesFromList(
    projectCategories,
    v.strictObject({
      ...offerFields,
      configurable: v.boolean(),
      name: perLanguage(shortText(60)),
      description: perLanguage(text),
    }),
  ),
);
export type ProjectTypesFile = ContentOf<typeof projectTypesSchema>;

const answer = v.strictObject({
  ...offerFields,
  label: perLanguage(name),
  /** Why its pack, options or number of monthly payments are proposed. */
  reason: v.exactOptional(perLanguage(text)),
  pack: v.exactOptional(packKey),
  options: v.exactOptional(options),
  paymentMonths: v.exactOptional(v.picklist(paymentMonthChoices)),
  projectType: v.exactOptional(v.picklist(projectCategories)),
});

/** What each answer of the three questions leads to. */
export const needsSchema = file({
  need: v.strictObject(v.entriesFromList(needKeys, answer)),
  have: v.strictObject(v.entriesFromList(haveKeys, answer)),
  when: v.strictObject(v.entriesFromList(whenKeys, answer)),
});
export type NeedsFile = ContentOf<typeof needsSchema>;
