import type { KeyObject } from "node:crypto";
import type { Sql, Value } from "./statement.ts";

/** A row as either engine returns it: both have the same tables. */
export type Row = Readonly<Record<string, Value>>;

/** Where statements can be run. */
export type Query = {
  all(statement: Sql): Promise<readonly Row[]>;
  /** Returns how many rows were inserted, updated or deleted. */
  run(statement: Sql): Promise<number>;
};

export type Transaction = Query & {
  /** The key of the hashes that stand for the names of rate limits. */
  readonly secret: KeyObject;
  /**
   * Waits until no other transaction holds one of these names, and holds them until the end of this one. Nothing to do
   * where transactions that write run one after the other anyway.
   */
  lock(names: readonly string[]): Promise<void>;
  /** The clauses that lock the rows of a selection: wait for those that others hold, or pass them over. */
  readonly forUpdate: Sql;
  readonly forUpdateSkipLocked: Sql;
};

/** What the statements of the store need of a database engine. Its errors are those of the Store. */
export type Engine = {
  /** Runs one statement that only reads. */
  read(statement: Sql): Promise<readonly Row[]>;
  /**
   * Runs `work` in a transaction, all or nothing, and once more from its start where another one got in its way. `work`
   * waits for nothing but its statements: others may wait for it.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Rewrites the tables' files, so that no byte of a deleted row is left in them. */
  scrub(): Promise<void>;
  /** See `Store`. */
  checkWritable(): Promise<void>;
  close(): Promise<void>;
};
