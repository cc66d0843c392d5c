/** What the schemas of the content have in common. Only `tooling/content` runs them; everything else uses their types. */
import * as v from "valibot";
import type { OptionKey } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";

/** A text as it is shown. `npm run content` checks its values and parts (app/i18n/text-parts.ts). */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== "", "expected a text, found an empty one"),
);

/** A text that is read without a language, and therefore has no values and parts. */
export const plainText = v.pipe(
  text,
  v.check((value) => !/[{}[\]]/.test(value), "expected a text without {values} and [parts]"),
);

/** A text without values that has so many characters at most: where it is shown, no more fit beside one another. */
export const shortText = (most: number) =>
  v.pipe(plainText, v.maxLength(most, `expected at most ${most} characters`));

/** The same in every language. */
export const inLanguages = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>);

/** A number of things, of months, of hours. */
export const count = v.pipe(
  v.number(),
  v.integer("expected a whole number"),
  v.minValue(1, "expected at least 1"),
);

/** An amount in euros; the program has cents. */
export const amount = v.pipe(
  v.number(),
  v.check(
    (value) => /^\d+(?:\.\d{1,2})?$/.test(String(value)),
    "expected an amount in euros, with two decimals at most",
  ),
  v.transform(euros),
);

export const webAddress = v.pipe(v.string(), v.regex(/^https:\/\/[^\s/]+/, "expected an address, https://…"));

export const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/, "expected a colour as #4a1216"));

/** A name in an address: lower case, with hyphens. */
export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, "expected lower case with hyphens"),
);

/** Which parts of a file are invented: all, or these. */
const sample = v.optional(v.union([v.literal(true), v.array(v.string())]));

/** A file of these fields, which may be a sample. */
export const file = <Fields extends v.ObjectEntries>(fields: Fields) => v.strictObject({ ...fields, sample });

/** What a file says, without the mark of samples. */
export type ContentOf<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, "sample">;

/** A check over a whole file, whose values are of the right kind: what is wrong, and at which field. */
export const checkedBy = <Value>(
  problemsOf: (value: Value) => readonly {
    readonly path: readonly (string | number)[];
    readonly message: string;
  }[],
) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of problemsOf(dataset.value))
      addIssue({
        message,
        path: path.map((key) => ({
          type: "unknown",
          origin: "value",
          input: dataset.value,
          key,
          value: key,
        })) as [v.IssuePathItem],
      });
  });

/**
 * The key of an option of the catalogue, as addresses and slots can have it. That there is such an option is
 * checked by `tooling/content/options.ts`.
 */
export const optionKey = v.pipe(
  v.string(),
  v.regex(/^[a-z\d]+(?:_[a-z\d]+)*$/, "expected the key of an option: lower case, with underscores"),
) as v.GenericSchema<string, OptionKey>;
