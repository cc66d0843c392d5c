import type { KeyObject } from "node:crypto";
import type { Sql, Value } from "./statement.ts";

/** A row, the same in both engines. */
export type Row = Readonly<Record<string, Value>>;

export type Query = {
  all(statement: Sql): Promise<readonly Row[]>;
  /** Returns the number of changed rows. */
  run(statement: Sql): Promise<number>;
};

export type Transaction = Query & {
  /** The key that hashes the names of rate limits. */
  readonly secret: KeyObject;
  /**
   * Waits until no other transaction holds one of these names, and holds them until the end of this one. Nothing to do
   * where transactions that write run one after the other anyway.
   */
  lock(names: readonly string[]): Promise<void>;
  /** Clauses that lock selected rows: wait for locked ones, or skip them. */
  readonly forUpdate: Sql;
  readonly forUpdateSkipLocked: Sql;
};

/** What the store needs from a database engine. Throws the store's errors. */
export type Engine = {
  /** Runs one reading statement. */
  read(statement: Sql): Promise<readonly Row[]>;
  /**
   * Runs `work` in a transaction, all or nothing, and once more from its start where another one got in its way. `work`
   * waits for nothing but its statements: others may wait for it.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Rewrites the tables' files, so that they contain no deleted row. */
  scrub(): Promise<void>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
};
