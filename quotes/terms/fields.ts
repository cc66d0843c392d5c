/** Kinds of fields of the agency's forms: what may be entered in each, and how its value stands there. */

import * as v from "valibot";
import { isSiren, isVatNumber, plainNumber } from "#app/domain/company-number.ts";
import { type Day, type DayRange, isDay, isWithin } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import { ambiguousDigits, formatEurosForInput, parseEuros } from "#app/domain/money-input.ts";
import type { NeededNumbers } from "#app/domain/vat.ts";
import { choice, cleanLine, line as lineSchema, paragraph as paragraphSchema } from "#app/forms/schema.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { maxPaymentLinkLength, paymentLink } from "./payment-link.ts";

/**
 * What the fields of days depend on. `start`: of the work, today if it is open; null if it is wrong. Null: all that can be read is
 * taken, such as a day that has passed.
 */
export type FormDays = { readonly today: Day; readonly start: Day | null } | null;

/** A field's label, with which its messages begin, and their language. */
export type Labelled = Language & { readonly field: string };

/** A field whose text stands for a value. */
export type Field<Value> = {
  readonly entered: (labelled: Labelled, days: FormDays) => v.GenericSchema<string, Value>;
  readonly written: (value: Value) => string;
  /** Of a whole number. */
  readonly bounds?: readonly [least: number, most: number];
  /** The document prints it as it was entered, if its fonts have the characters. */
  readonly isPrinted?: true;
  /** A quote has to have it, and a draft may wait for it: always, or where its client's place asks for this number. */
  readonly needed?: "always" | keyof NeededNumbers;
};

/** The fields of a form, by their names. */
export type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** In their order. */
export const namesOf = <Values>(fields: Fields<Values>) => Object.keys(fields) as (keyof Values & string)[];

/** What may be entered in each field. `labelOf`: with what the messages about one begin. */
export const schemasOf = <Values>(
  fields: Fields<Values>,
  language: Language,
  days: FormDays,
  labelOf: (name: keyof Values & string) => string,
) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name].entered({ ...language, field: labelOf(name) }, days)]),
  ) as { readonly [Name in keyof Values & string]: v.GenericSchema<string, Values[Name]> };

/** Values as they stand in the form. */
export const writtenIn = <Values>(fields: Fields<Values>, values: Values) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].written(values[name])])) as {
    readonly [Name in keyof Values & string]: string;
  };

const asItIs = (text: string): string => text;
const orEmpty = (text: string | null): string => text ?? "";
const trimmed = v.pipe(v.string(), v.trim());

const tooLong = ({ t, field }: Labelled): string => t("request.error.tooLong", { field });

/** `most`: its length in UTF-16 units. */
export const line = (most: number, required?: "required"): Field<string> => ({
  entered: (labelled) => {
    const { t, field } = labelled;
    return lineSchema(most, tooLong(labelled), required && t("request.error.required", { field }));
  },
  written: asItIs,
  isPrinted: true,
});

export const paragraph = (most: number): Field<string> => ({
  entered: (labelled) => paragraphSchema(most, tooLong(labelled)),
  written: asItIs,
  isPrinted: true,
});

const isCompanyNumber = { siren: isSiren, vatNumber: isVatNumber };

export const companyNumber = (kind: keyof typeof isCompanyNumber): Field<string> => ({
  entered: ({ t, field }) =>
    v.pipe(
      v.string(),
      v.transform(plainNumber),
      v.check(
        (number) => number === "" || isCompanyNumber[kind](number),
        t(`request.error.${kind}`, { field }),
      ),
    ),
  written: asItIs,
});

export const link: Field<string> = {
  entered: ({ t, field }) =>
    v.pipe(
      trimmed,
      v.check(
        (entered) => entered === "" || paymentLink(entered) !== null,
        t("request.error.paymentLink", { field, most: maxPaymentLinkLength }),
      ),
      v.transform((entered) => paymentLink(entered)?.href ?? ""),
    ),
  written: asItIs,
};

const wholeSchema = ({ t, field }: Labelled, [least, most]: readonly [number, number]) => {
  const message = t("request.error.whole", { field, least, most });
  return v.pipe(
    trimmed,
    v.regex(/^\d{1,6}$/, message),
    v.transform(Number),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};

export const whole = (bounds: readonly [least: number, most: number]): Field<number> => ({
  entered: (labelled) => wholeSchema(labelled, bounds),
  written: String,
  bounds,
});

const chosenOf = <const Value extends string>({ t, field }: Labelled, values: readonly Value[]) =>
  choice(values, t("request.error.choice", { field }));

/** One of some numbers; where none is refused, any within the bounds, as drafts have them that were made with other choices. */
export const numberOf = (
  values: readonly number[],
  bounds: readonly [least: number, most: number],
): Field<number> => ({
  entered: (labelled, days) =>
    days === null
      ? wholeSchema(labelled, bounds)
      : v.pipe(chosenOf(labelled, values.map(String)), v.transform(Number)),
  written: String,
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Field<Value> => ({
  entered: (labelled) => chosenOf(labelled, values),
  written: asItIs,
});

/** Null if nothing is chosen yet. */
export const oneOfLater = <const Value extends string>(values: readonly Value[]): Field<Value | null> => ({
  entered: (labelled) =>
    v.pipe(
      chosenOf(labelled, ["", ...values]),
      v.transform((chosen) => (chosen === "" ? null : (chosen as Value))),
    ),
  written: orEmpty,
});

/** The answers to a question; nothing is chosen before. */
export const answers = ["yes", "no"] as const;

export const answerLater: Field<boolean | null> = {
  entered: (labelled) =>
    v.pipe(
      chosenOf(labelled, ["", ...answers]),
      v.transform((chosen) => (chosen === "" ? null : chosen === "yes")),
    ),
  written: (answer) => (answer === null ? "" : answers[answer ? 0 : 1]),
};

/** Of an amount that can be read in two ways, what to write instead; else what the amount may be. */
const wrongAmount =
  ({ t, field }: Labelled, message: string) =>
  ({ input }: { readonly input: string }): string => {
    const digits = ambiguousDigits(input);
    return digits === null ? message : t("request.error.ambiguousAmount", { field, entered: input, digits });
  };

/** In euros; null if it is not known yet. */
export const amountLater: Field<Cents | null> = {
  entered: (labelled) => {
    const { t, field } = labelled;
    return v.pipe(
      trimmed,
      v.check(
        (entered) => entered === "" || parseEuros(entered) !== null,
        wrongAmount(labelled, t("request.error.amount", { field })),
      ),
      v.transform(parseEuros),
    );
  },
  written: (amount) => (amount === null ? "" : formatEurosForInput(amount)),
};

/** An amount in euros within these bounds. */
export const amountWithin = (labelled: Labelled, message: string, [least, most]: readonly [Cents, Cents]) =>
  v.pipe(
    trimmed,
    v.check(
      (entered) => {
        const amount = parseEuros(entered);
        return amount !== null && amount >= least && amount <= most;
      },
      wrongAmount(labelled, message),
    ),
    v.transform((entered) => parseEuros(entered) ?? zeroCents),
  );

const isoDay = /^\d{4}-\d\d-\d\d$/;
const enteredDay = v.pipe(v.string(), v.transform(cleanLine));

const isDayWithin = (entered: string, range: DayRange): boolean => isDay(entered) && isWithin(entered, range);
const outside = ({ t, locale, field }: Labelled, { min, max }: DayRange): string =>
  t("request.error.dayRange", { field, least: formatDay(min, locale), most: formatDay(max, locale) });

export const dayWithin = (labelled: Labelled, range: DayRange) =>
  v.pipe(
    enteredDay,
    v.check((entered) => isDayWithin(entered, range), outside(labelled, range)),
  );

/**
 * Null if it is not known yet. Without a range if that depends on another day, which is wrong: then any day is one, and what
 * is none is null. A day of another century has the form of a day, so its error is the range.
 */
export const dayLater = (rangeOf: (days: NonNullable<FormDays>) => DayRange | null): Field<Day | null> => ({
  entered: (labelled, days) => {
    const { t, field } = labelled;
    const range = days === null ? null : rangeOf(days);
    return v.pipe(
      enteredDay,
      v.check((entered) => entered === "" || isoDay.test(entered), t("request.error.day", { field })),
      v.check(
        (entered) => entered === "" || range === null || isDayWithin(entered, range),
        range === null ? "" : outside(labelled, range),
      ),
      v.transform((entered) => (isDay(entered) ? entered : null)),
    );
  },
  written: orEmpty,
});

export const needed = <Value>(
  field: Field<Value>,
  where: NonNullable<Field<Value>["needed"]> = "always",
): Field<Value> => ({ ...field, needed: where });
