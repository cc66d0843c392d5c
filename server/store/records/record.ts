/** How a record that is kept as JSON gets its version, and how one of an earlier version is read. */

import * as v from "valibot";

type Json = Readonly<Record<string, unknown>>;

/**
 * Makes a record of one version a record of the next. It gets what was stored, whatever that is, and leaves as it is what
 * it does not know: the schema of today's version refuses that.
 */
export type Upgrade = (stored: Json) => Json;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The version of a stored record, at most `newest`: this program cannot know what a later one means. */
export const versionUpTo = (newest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(newest));

/** `upgrades`: from each version to the next, the first from version 1. */
export function upgradeRecord(stored: Json, version: number, upgrades: readonly Upgrade[]): Json {
  return upgrades.slice(version - 1).reduce((record, upgrade) => upgrade(record), stored);
}

/** A kind of record in a column with JSON. */
export type RecordKind<Value> = {
  /** Reads the column's text, of any version. */
  readonly stored: v.GenericSchema<unknown, Value>;
  /** The column's text for a value, in today's version. */
  write(value: Value): string;
};

/**
 * `today`: the only shape that the program works with. `upgrades`: one for each earlier version, in order; a published one
 * is never edited. The version is written into the record, as `schema`; records without it are of version 1.
 */
export function recordKind<Value extends object>(
  today: v.GenericSchema<unknown, Value>,
  upgrades: readonly Upgrade[] = [],
): RecordKind<Value> {
  const version = upgrades.length + 1;
  return {
    stored: v.pipe(
      v.string(),
      v.parseJson(),
      v.looseObject({ schema: v.optional(versionUpTo(version), 1) }),
      v.transform(({ schema, ...record }): unknown => upgradeRecord(record, schema, upgrades)),
      today,
    ),
    write: (value) => JSON.stringify({ ...value, schema: version }),
  };
}
