import type { BoardStore } from "./board.ts";
import type { CountStore } from "./counts.ts";
import type { FollowUpStore } from "./follow-up.ts";
import type { JobQueue } from "./job-queue.ts";
import type { LeadStore } from "./leads.ts";
import type { SavedPartStore } from "./saved-parts.ts";
import type { UnreadableRecord } from "./unreadable-record.ts";

/**
 * A store of leads, the same for every database engine. Every method runs in one transaction and resolves once its
 * effect is durable. Times are ISO 8601 in UTC with milliseconds (`isoTime`); "now" is the clock that the store was
 * opened with. Any method throws StoreUnavailableError if the engine is unavailable at the moment (locked for too long,
 * disk full, input or output error); any other error is a bug.
 */
export type Store = LeadStore &
  FollowUpStore &
  BoardStore &
  JobQueue &
  CountStore &
  SavedPartStore & {
    /**
     * Rejects if no request can be stored now, because the disk is full or read-only. It can be called often: no
     * request waits for it, and it adds no data.
     */
    checkWritable(): Promise<void>;
    /** Reads every row and document beside a running server. Returns how many rows there are, and those that are damaged. */
    check(): Promise<{ readonly rows: number; readonly unreadable: readonly UnreadableRecord[] }>;
    close(): Promise<void>;
  };

/** The database is unavailable. `code` names the reason without data, for the log. */
export class StoreUnavailableError extends Error {
  override readonly name: string = "StoreUnavailableError";
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The store is unavailable (${code})`, { cause });
    this.code = code;
  }
}

/** The request was erased while something was done about it, such as writing its mail: nothing is left to do. */
export class RequestErasedError extends Error {
  override readonly name = "RequestErasedError";
  constructor() {
    super("The request was erased meanwhile");
  }
}

/** A row cannot be read. The message names it without its content; `code` does so too, for the log. */
export class UnreadableRecordError extends StoreUnavailableError {
  override readonly name = "UnreadableRecordError";
  readonly record: UnreadableRecord;
  constructor(record: UnreadableRecord) {
    super(`UNREADABLE ${record.table} ${record.id} ${record.part}`.trimEnd());
    this.message = `The record ${record.id} of the table ${record.table} cannot be read (${record.part})`;
    this.record = record;
  }
}

/**
 * The store cannot be opened. The message is one line for the operator, without secrets. Commands on whole stores have
 * an error of their own: StoreFileError.
 */
export class StoreOpenError extends Error {
  override readonly name = "StoreOpenError";
  /** Whether a retry may succeed without changed settings. */
  readonly temporary: boolean;
  constructor(message: string, temporary: boolean) {
    super(message);
    this.temporary = temporary;
  }
}
