import * as v from "valibot";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";

/** The rows that can be read, in their order. Each other one is given to `onUnreadable`. */
export function readableRows<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
  onUnreadable: (record: UnreadableRecord) => void,
): readonly Value[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      onUnreadable(error.record);
      return [];
    }
  });
}

/** Reads a row of a table through the schema of its kind. Throws an UnreadableRecordError, without the row's content. */
export function readRow<Value>(
  table: { readonly name: string; readonly key: string },
  schema: v.GenericSchema<unknown, Value>,
  row: Readonly<Record<string, unknown>>,
): Value {
  const result = v.safeParse(schema, row, { abortEarly: true });
  if (result.success) return result.output;
  throw new UnreadableRecordError({
    table: table.name,
    id: String(row[table.key]),
    // The path has the names of columns and fields, and places in lists. The issue's message would quote the value.
    part: v.getDotPath(result.issues[0]) ?? "",
  });
}
