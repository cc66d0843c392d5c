/** How a record is kept as JSON. */

import * as v from "valibot";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A kind of record in a column with JSON. */
export type RecordKind<Value> = {
  /** Reads the column's text. */
  readonly stored: v.GenericSchema<unknown, Value>;
  /** The column's text for a value. */
  write(value: Value): string;
};

/** `shape`: as it is stored, but for the number of its version, which is in the record as `schema`. */
export function recordKind<Value extends object>(shape: v.GenericSchema<unknown, Value>): RecordKind<Value> {
  return {
    stored: v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({ schema: v.literal(1) }),
      v.transform(({ schema: _version, ...record }): unknown => record),
      shape,
    ),
    write: (value) => JSON.stringify({ ...value, schema: 1 }),
  };
}
