/** What the schemas of the content have in common. `tooling/content` and the editor run them; everything else uses their types. */
import * as v from "valibot";
import type { OptionKey, PackKey } from "#app/domain/catalogue.ts";
import { isDay } from "#app/domain/days.ts";
import { euros } from "#app/domain/money.ts";
import { maxEuros } from "#app/domain/money-input.ts";
import { isPrintable } from "#app/domain/printable.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";

/** What of a text no document can print, once each; a sign that nobody sees as its code. */
const unprintable = (text: string): string =>
  [...new Set(text)]
    .filter((sign) => !isPrintable(sign))
    .map((sign) =>
      /[\p{L}\p{N}\p{So}]/u.test(sign)
        ? sign
        : `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
    )
    .slice(0, 5)
    .join(" ");

/**
 * Letters and signs that the fonts of documents have: texts of the content reach documents, mails and cards as they are. No line break,
 * no sign that is invisible or turns a text around, no emoji.
 */
export const printable = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (value) => unprintable(value) === "",
  ({ input }) => `expected letters and signs that documents can print, not ${unprintable(input)}`,
);

export const upTo = (max: number) =>
  v.maxLength<string, number, string>(max, `expected at most ${max} characters`);

/** The longest text: forms and documents that take it over have no place for more. */
export const maxTextLength = 2000;

/** A text as it is shown. `npm run content` checks its values and parts (app/i18n/text-parts.ts). */
export const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== "", "expected a text, found an empty one"),
  printable,
  upTo(maxTextLength),
);

/** A text that is read without a language, and therefore has no values and parts. */
export const plainText = v.pipe(
  text,
  v.check((value) => !/[{}[\]]/.test(value), "expected a text without {values} and [parts]"),
);

/** A text without values that has so many characters at most: where it is shown, no more fit beside one another. */
export const shortText = (max: number) => v.pipe(plainText, upTo(max));

/** A name of a person, a company, a place or a thing, in a line of a page, a mail or a document. */
export const name = shortText(80);

/** A value for each language, all of one schema. */
export const perLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.strictObject(Object.fromEntries(locales.map((locale) => [locale, schema])) as Record<Locale, Schema>);

export const titledText = v.strictObject({ title: perLanguage(text), text: perLanguage(text) });

/** What a pattern says; `expected`: the message where it does not. */
export const matching = (pattern: RegExp, expected: string) => v.pipe(v.string(), v.regex(pattern, expected));

export const numberBetween = (min: number, max: number, expected: string) =>
  v.pipe(v.number(), v.minValue(min, expected), v.maxValue(max, expected));

export const wholeBetween = (min: number, max: number, expected: string) =>
  v.pipe(v.number(), v.integer(expected), v.minValue(min, expected), v.maxValue(max, expected));

/** The code of a country, as ISO 3166-1 has it. */
export const countryCode = matching(/^[A-Z]{2}$/, "expected a code of ISO 3166-1, as FR");

export const day = v.pipe(v.string(), v.check(isDay, "expected a day as 2026-11-27"));

/** A number of things, of months, of hours. */
export const countUpTo = (max: number) =>
  v.pipe(
    v.number(),
    v.integer("expected a whole number"),
    v.minValue(1, "expected at least 1"),
    v.maxValue(max, `expected at most ${max}`),
  );

export const count = countUpTo(1_000_000);

/** An amount in euros; the program has cents. */
export const amountUpTo = (max: number) =>
  v.pipe(
    v.number(),
    v.check(
      (value) => value > max || /^\d+(?:\.\d{1,2})?$/.test(String(value)),
      "expected an amount in euros, with two decimals at most",
    ),
    v.maxValue(max, `expected at most ${max} euros`),
    v.transform(euros),
  );

/** No quote can have a higher one. */
export const amount = amountUpTo(maxEuros);

const isWebAddress = (value: string): boolean => {
  if (!/^https:\/\/[^\s/"<>\\^`{|}]+\.[^\s"<>\\^`{|}]+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === "" && password === "";
};

export const webAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, "expected an address, https://…"),
  printable,
  upTo(500),
);

export const colour = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^#[\da-f]{6}$/, "expected a colour as #4a1216"),
);

/** A name in an address: lower case, with hyphens. */
export const slug = v.pipe(
  matching(/^[a-z\d]+(?:-[a-z\d]+)*$/, "expected lower case with hyphens"),
  upTo(60),
);

/** Which parts of a file are invented: all, or these. */
const sample = v.optional(v.union([v.literal(true), v.array(v.string())]));

/** A file of these fields, which may be a sample. */
export const file = <Fields extends v.ObjectEntries>(fields: Fields) => v.strictObject({ ...fields, sample });

/** What a file says, without the mark of samples. */
export type ContentOf<Schema extends v.GenericSchema> = Omit<v.InferOutput<Schema>, "sample">;

export type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

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
export const optionKey = matching(
  /^[a-z\d]+(?:_[a-z\d]+)*$/,
  "expected the key of an option: lower case, with underscores",
) as v.GenericSchema<string, OptionKey>;

/** The key of a pack. That there is such a pack is checked with all files. */
export const packKey = slug as v.GenericSchema<string, PackKey>;
