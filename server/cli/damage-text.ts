import { UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";

/** Names damaged records without their content. `what` of the store cannot be read. */
export const damageText = (what: string, unreadable: readonly UnreadableRecord[]): string =>
  [
    `${what} can be read; keep earlier backups:`,
    ...unreadable.map((record) => new UnreadableRecordError(record).message),
  ].join("\n");
