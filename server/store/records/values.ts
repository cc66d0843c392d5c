/** Values that several kinds of records have. */

import * as v from "valibot";
import { isDay } from "#app/domain/days.ts";
import { type Cents, cents } from "#app/domain/money.ts";

export const text = v.string();
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const money: v.GenericSchema<unknown, Cents> = v.pipe(wholeNumber, v.transform(cents));

/** A day that the calendar has. */
export const day = v.pipe(text, v.check(isDay));

/** As `isoTime` writes it. */
export const time = v.pipe(
  text,
  v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

/** A place that the agency no longer names stays in the quotes that were made for it. */
export const vatPlace = v.pipe(text, v.nonEmpty());
