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
   * Locks these names until the transaction ends; waits while another transaction has locked one of them. Does nothing
   * for an engine whose writing transactions run one after the other anyway.
   */
  lock(names: readonly string[]): Promise<void>;
  /** Clauses that lock the selected rows, and wait for rows that are locked already or skip them. */
  readonly forUpdate: Sql;
  readonly forUpdateSkipLocked: Sql;
};

/** What the store needs from a database engine. Throws the store's errors. */
export type Engine = {
  /** Runs one reading statement. */
  read(statement: Sql): Promise<readonly Row[]>;
  /**
   * Runs `work` in a transaction, all or nothing; after a conflict with another transaction, again from the start.
   * `work` must wait for nothing but its statements, because other transactions may wait for it.
   */
  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Rewrites the tables' files, so that they contain no deleted row. */
  rewriteFiles(): Promise<void>;
  checkWritable(): Promise<void>;
  close(): Promise<void>;
};

/** Runs `work` as `Engine.write` does, at the moment `now`. */
export type Write = <T>(work: (transaction: Transaction, now: number) => Promise<T>) => Promise<T>;
