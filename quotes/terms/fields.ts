/** Kinds of fields of a draft's form: what may be entered in each, and how its value stands there. */

import type * as v from "valibot";
import type { Day, DayRange } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import type { NeededNumbers } from "#app/domain/vat.ts";
import type { agencyFieldSchemas } from "./field-schemas.ts";

/**
 * What the fields of days depend on. `start`: of the work, today if it is open; null if it is wrong. Null: all that can be read is
 * taken, such as a day that has passed.
 */
export type FormDays = { readonly today: Day; readonly start: Day | null } | null;

type Checks = ReturnType<typeof agencyFieldSchemas>;

/** A field whose text stands for a value. */
export type Field<Value> = {
  /** `label`: with which the messages begin. */
  readonly entered: (check: Checks, label: string, days: FormDays) => v.GenericSchema<string, Value>;
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
  check: Checks,
  days: FormDays,
  labelOf: (name: keyof Values & string) => string,
) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, fields[name].entered(check, labelOf(name), days)]),
  ) as { readonly [Name in keyof Values & string]: v.GenericSchema<string, Values[Name]> };

/** Values as they stand in the form. */
export const writtenIn = <Values>(fields: Fields<Values>, values: Values) =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].written(values[name])])) as {
    readonly [Name in keyof Values & string]: string;
  };

const asItIs = (text: string): string => text;
const orEmpty = (text: string | null): string => text ?? "";

/** `most`: its length in UTF-16 units. */
export const line = (most: number, required?: "required"): Field<string> => ({
  entered: (check, label) => (required ? check.line(label, most) : check.optionalLine(label, most)),
  written: asItIs,
  isPrinted: true,
});

export const paragraph = (most: number): Field<string> => ({
  entered: (check, label) => check.optionalParagraph(label, most),
  written: asItIs,
  isPrinted: true,
});

export const companyNumber = (kind: "siren" | "vatNumber"): Field<string> => ({
  entered: (check, label) => check.companyNumber(label, kind),
  written: asItIs,
});

export const link: Field<string> = {
  entered: (check, label) => check.paymentLink(label),
  written: asItIs,
};

export const whole = (bounds: readonly [least: number, most: number]): Field<number> => ({
  entered: (check, label) => check.integer(label, bounds),
  written: String,
  bounds,
});

/** One of some numbers; where none is refused, any within the bounds, as drafts have them that were made with other choices. */
export const numberOf = (
  values: readonly number[],
  bounds: readonly [least: number, most: number],
): Field<number> => ({
  entered: (check, label, days) =>
    days === null ? check.integer(label, bounds) : check.numberOf(label, values),
  written: String,
});

export const oneOf = <const Value extends string>(values: readonly Value[]): Field<Value> => ({
  entered: (check, label) => check.oneOf(label, values),
  written: asItIs,
});

export const oneOfLater = <const Value extends string>(values: readonly Value[]): Field<Value | null> => ({
  entered: (check, label) => check.oneOfLater(label, values),
  written: orEmpty,
});

/** The answers to a question; nothing is chosen before. */
export const answers = ["yes", "no"] as const;

export const answerLater: Field<boolean | null> = {
  entered: (check, label) => check.answerLater(label, answers),
  written: (answer) => (answer === null ? "" : answers[answer ? 0 : 1]),
};

export const amountLater: Field<Cents | null> = {
  entered: (check, label) => check.amountLater(label),
  written: (amount) => (amount === null ? "" : formatEurosForInput(amount)),
};

export const dayLater = (range: (days: NonNullable<FormDays>) => DayRange | null): Field<Day | null> => ({
  entered: (check, label, days) => check.dayLater(label, days === null ? null : range(days)),
  written: orEmpty,
});

export const needed = <Value>(
  field: Field<Value>,
  where: NonNullable<Field<Value>["needed"]> = "always",
): Field<Value> => ({ ...field, needed: where });
