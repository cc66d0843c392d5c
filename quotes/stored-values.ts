/** Values of which stored records are made. */

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

/** An object of which nothing is changed, with its entries in this order when it is written again. */
export const shape = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.object(entries), v.readonly());

export const list = <const Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.readonly());
