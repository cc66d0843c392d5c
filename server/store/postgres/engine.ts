import { createHash, type KeyObject } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { retryUntil } from "../retry.ts";
import type { Engine, Row, Transaction } from "../sql/engine.ts";
import { migrationsOf, missingMigrations, tables } from "../sql/migrations.ts";
import { insertSecret, secretFromRows, selectSecret } from "../sql/rate-limits.ts";
import { type Sql, sql, textOf, type Value } from "../sql/statement.ts";
import type { PostgresAddress } from "./address.ts";
import { clientOptions } from "./client.ts";
import {
  isConflict,
  isConnectionBroken,
  isConnectionLost,
  isLocked,
  StaleConnection,
  toStoreError,
} from "./errors.ts";

/** Connections of one server. PostgreSQL accepts a hundred by default. */
const poolSize = 10;

/** For statements that rewrite tables, or wait for another server that does. */
export const longTimeoutMs = 120_000;

/** How long the rewriting of a table waits for those who use it: others wait behind it as long. */
const rewriteLockMs = 1000;

/** The pauses before a table that others use, or have used before the deletion, is rewritten again: each is twice the last one. */
const [firstPauseMs, longestPauseMs] = [100, 10_000];

/** PostgreSQL cannot store the null character. The forms refuse it; from any other source it is replaced. */
export const storable = (value: Value): Value =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;

/** Sends a statement. `timeoutMs`: its own limit, instead of the connection's. */
function send(client: pg.PoolClient, statement: Sql, timeoutMs: number | null): Promise<pg.QueryResult> {
  return client.query({
    text: textOf(statement, (number) => `$${number}`),
    values: statement.values.map(storable),
    ...(timeoutMs !== null && { query_timeout: timeoutMs }),
  } as pg.QueryConfig);
}

/** The first statement on a connection, which shows whether the connection still works. */
async function firstStatement<T>(sent: Promise<T>): Promise<T> {
  try {
    return await sent;
  } catch (error) {
    throw isConnectionLost(error) ? new StaleConnection("", { cause: error }) : error;
  }
}

/** The number of an advisory lock. If two names have the same one, they only wait longer. */
function lockNumber(name: string): string {
  return createHash("sha256").update(`leads:${name}`).digest().readBigInt64BE().toString();
}

/** Updates the schema. If several servers start at once, one migrates and the others wait. */
export async function migrate(
  { all, run, lock }: Transaction,
  migrations = migrationsOf("postgres"),
): Promise<void> {
  await lock(["migrations"]);
  await run(
    sql`CREATE TABLE IF NOT EXISTS migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)`,
  );
  const [latest] = await all(sql`SELECT coalesce(max(version), 0) AS version FROM migrations`);
  for (const { statements, number } of missingMigrations(Number(latest?.version), migrations)) {
    await run(sql([statements]));
    await run(sql`INSERT INTO migrations VALUES (${number}, now())`);
  }
}

/**
 * PostgreSQL's planner keeps samples of each column's values. ANALYZE replaces them, but for tables that have become empty: there
 * a column's type, set again, takes them away.
 */
const forgetEmptied = `DO $$ DECLARE statement text; BEGIN
  FOR statement IN
    SELECT format('ALTER TABLE %I ALTER COLUMN %I TYPE %s', tablename, pg_stats.attname, format_type(atttypid, atttypmod))
    FROM pg_stats
    JOIN pg_class ON relname = tablename AND relnamespace = current_schema()::regnamespace AND relkind = 'r' AND reltuples = 0
    JOIN pg_attribute ON attrelid = pg_class.oid AND pg_attribute.attname = pg_stats.attname
    WHERE schemaname = current_schema()
  LOOP EXECUTE statement; END LOOP;
END $$`;

/**
 * Rewrites a table without its deleted rows. Returns false if others keep it locked, as a backup does, or if it has deleted rows
 * still, because a transaction older than their deletion may read them.
 */
async function isRewritten(client: pg.PoolClient, rewrite: () => Promise<unknown>): Promise<boolean> {
  let kept = false;
  // "3 dead row versions cannot be removed yet.", in the language of the server.
  const listen = ({ detail = "" }: { detail?: string | undefined }) => {
    kept ||= Number(/\d+/.exec(detail)?.[0] ?? 0) > 0;
  };
  client.on("notice", listen);
  try {
    await rewrite();
    return !kept;
  } catch (error) {
    if (isLocked(error)) return false;
    throw error;
  } finally {
    client.off("notice", listen);
  }
}

/** A pool of connections to one database. No call takes longer than two or three times `timeoutMs`. */
export class PostgresEngine implements Engine {
  readonly #pool: pg.Pool;
  readonly #timeoutMs: number;
  #secret!: KeyObject;
  #closed: Promise<void> | null = null;

  private constructor(pool: pg.Pool, timeoutMs: number) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
  }

  /** Connects, and brings the schema up to date. */
  static async open(address: PostgresAddress, timeoutMs: number): Promise<PostgresEngine> {
    const pool = new pg.Pool({
      ...clientOptions(address, timeoutMs),
      max: poolSize,
      // The server gives up first; the client does if the network fails.
      lock_timeout: timeoutMs,
      statement_timeout: 2 * timeoutMs,
      idle_in_transaction_session_timeout: 2 * timeoutMs,
      query_timeout: 2.5 * timeoutMs,
      keepAlive: true,
      // So that a host name that moves to another machine is resolved again.
      maxLifetimeSeconds: 3600,
    });
    // A connection that breaks while it is idle is dropped by the pool; one in use fails its statement. Neither
    // may end the process, as an error without a listener would.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    const engine = new PostgresEngine(pool, timeoutMs);
    try {
      await engine.write((transaction) => migrate(transaction), longTimeoutMs);
      await engine.write((transaction) => transaction.run(insertSecret()));
      engine.#secret = secretFromRows(await engine.read(selectSecret));
      return engine;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      const known = toStoreError(error);
      // Any other error means that the connection failed, and not the statement.
      throw known instanceof StoreUnavailableError
        ? known
        : new StoreUnavailableError("POSTGRES_CONNECT", error);
    }
  }

  /**
   * Runs `work` with a connection. Retries for a while after a conflict with another transaction, or if the connection
   * was already closed. After a problem of the server or the network the connection is closed: a new one may reach a
   * server that works.
   */
  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const canRetry = (error: unknown) => error instanceof StaleConnection || isConflict(error);
    const attempt = async () => {
      const client = await this.#connect();
      let broken = false;
      try {
        return await work(client);
      } catch (error) {
        broken = isConnectionBroken(error);
        throw error;
      } finally {
        client.release(broken);
      }
    };
    try {
      return await retryUntil(performance.now() + this.#timeoutMs, attempt, canRetry);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  /** `timeoutMs`: instead of the connection's limit. */
  write<T>(work: (transaction: Transaction) => Promise<T>, timeoutMs: number | null = null): Promise<T> {
    return this.#withClient(async (client) => {
      const query = (statement: Sql) => send(client, statement, timeoutMs);
      // Commits are on the disk before the visitor gets the response, whatever the database's default is.
      const begin = "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on;";
      const limits = `SET LOCAL lock_timeout = ${timeoutMs}; SET LOCAL statement_timeout = ${timeoutMs}`;
      await firstStatement(query(sql([`${begin} ${timeoutMs === null ? "" : limits}`])));
      try {
        const result = await work({
          secret: this.#secret,
          all: async (statement) => (await query(statement)).rows,
          run: async (statement) => (await query(statement)).rowCount ?? 0,
          // All at once and always in the same order, so that two transactions cannot block each other.
          lock: async (names) => {
            const numbers = `{${[...new Set(names.map(lockNumber))]}}`;
            await query(
              sql`SELECT pg_advisory_xact_lock(number)
                  FROM (SELECT unnest(${numbers}::bigint[]) AS number ORDER BY 1) AS numbers`,
            );
          },
          forUpdate: sql`FOR UPDATE`,
          forUpdateSkipLocked: sql`FOR UPDATE SKIP LOCKED`,
        });
        await query(sql`COMMIT`);
        return result;
      } catch (error) {
        // A broken connection is closed, which ends its transaction: a rollback might never return.
        if (!isConnectionBroken(error)) await query(sql`ROLLBACK`);
        throw error;
      }
    });
  }

  read(statement: Sql): Promise<readonly Row[]> {
    return this.#withClient(async (client) => (await firstStatement(send(client, statement, null))).rows);
  }

  /** Rewrites the tables and their indexes without deleted rows. Other statements wait. */
  async rewriteFiles(): Promise<void> {
    const deadline = performance.now() + longTimeoutMs;
    const rewritten = tables.filter((table) => table !== "meta");
    const vacuum = (name: string) => `VACUUM (FULL, VERBOSE) ${name}`;
    const forgetSamples = [`ANALYZE ${rewritten.join(", ")}`, forgetEmptied, vacuum("pg_statistic")];
    for (const statements of [...rewritten.map((name) => [vacuum(name)]), forgetSamples])
      await this.#withClient(async (client) => {
        const run = (text: string) => send(client, sql([text]), longTimeoutMs);
        await firstStatement(
          run(`SET lock_timeout = ${rewriteLockMs}; SET statement_timeout = ${longTimeoutMs}`),
        );
        try {
          const rewrite = async () => {
            for (const text of statements) await run(text);
          };
          let pauseMs = firstPauseMs;
          while (!(await isRewritten(client, rewrite))) {
            if (performance.now() > deadline) throw new StoreUnavailableError("POSTGRES_IN_USE");
            await sleep(pauseMs);
            pauseMs = Math.min(2 * pauseMs, longestPauseMs);
          }
        } finally {
          await run("RESET lock_timeout; RESET statement_timeout").catch(() => {});
        }
      });
  }

  /**
   * Replacing a row shows that commits reach the disk and that the server is no standby, but it needs no disk space.
   * So a result larger than the working memory is computed first: it needs a temporary file on the disk of the tables,
   * which is deleted with the statement and not written to the log.
   */
  async checkWritable(): Promise<void> {
    await this.write(async ({ run }) => {
      await run(sql`SET LOCAL work_mem = '64kB'`);
      await run(sql`SELECT count(*) FROM generate_series(1, 20000)`);
      await run(
        sql`INSERT INTO meta (name, value) VALUES ('written', convert_to(now()::text, 'UTF8'))
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      );
    });
  }

  /** Waits for running statements. */
  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}
