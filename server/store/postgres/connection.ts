import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Row } from "../rows.ts";
import { StoreUnavailableError, StoreVersionError } from "../store.ts";
import type { PostgresAddress } from "./address.ts";
import { isConflict, isLost, StaleConnection, translated } from "./errors.ts";
import { migrations } from "./migrations.ts";

/** Runs one statement of a transaction. Answers its rows, and how many it touched. */
export type Query = (
  sql: string,
  values?: readonly unknown[],
) => Promise<{ readonly rows: readonly Row[]; readonly count: number }>;

/** Connections of one server. PostgreSQL takes a hundred in all where nobody says otherwise. */
const poolSize = 10;

/** What rewrites whole tables, or waits for another server that does. */
export const longWorkMs = 120_000;

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StoreUnavailableError("POSTGRES_NO_ROOT_CERTIFICATE", error);
  }
}

/** How the driver is told to encrypt. Throws a StoreUnavailableError where the root certificate cannot be read. */
export function tlsOf({ tls, rootCertificate }: PostgresAddress): pg.PoolConfig["ssl"] {
  if (tls === "disable") return false;
  const trusted = rootCertificate === null ? {} : { ca: readCertificate(rootCertificate) };
  if (tls === "require" && rootCertificate === null) return { rejectUnauthorized: false };
  return tls === "verify-full" ? trusted : { ...trusted, checkServerIdentity: () => undefined };
}

/** PostgreSQL's text has no null character; the forms let none through, and one that came all the same is shown. */
export const storable = (value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;

/** The number of an advisory lock. Two names with one number would only wait for each other without need. */
function lockNumber(name: string): string {
  return createHash("sha256").update(`leads:${name}`).digest().readBigInt64BE().toString();
}

/**
 * Waits until no other transaction, of any server, holds a lock of these names; they are given back with this
 * transaction's end. All at once and always in one order, so that two transactions never wait for each other.
 */
export async function lock(query: Query, names: readonly string[]): Promise<void> {
  await query(
    "SELECT pg_advisory_xact_lock(number) FROM (SELECT unnest($1::bigint[]) AS number ORDER BY 1) AS numbers",
    [[...new Set(names.map(lockNumber))]],
  );
}

/** A pool of connections to one database. No call takes longer than two or three times `timeoutMs`. */
export class Connection {
  readonly #pool: pg.Pool;
  readonly #timeoutMs: number;
  #closed: Promise<void> | null = null;

  private constructor(pool: pg.Pool, timeoutMs: number) {
    this.#pool = pool;
    this.#timeoutMs = timeoutMs;
  }

  /** Connects, and brings the schema up to date. */
  static async open(address: PostgresAddress, timeoutMs: number): Promise<Connection> {
    const { host, port, user, password, database } = address;
    const pool = new pg.Pool({
      host,
      port,
      user,
      password,
      database,
      ssl: tlsOf(address),
      application_name: "leads",
      max: poolSize,
      connectionTimeoutMillis: timeoutMs,
      // The server gives up first; the client does where the network has swallowed the answer.
      lock_timeout: timeoutMs,
      statement_timeout: 2 * timeoutMs,
      idle_in_transaction_session_timeout: 2 * timeoutMs,
      query_timeout: 2.5 * timeoutMs,
      keepAlive: true,
      // A name that points to another machine by now is looked up again some day.
      maxLifetimeSeconds: 3600,
    });
    // A connection that breaks while nobody uses it is dropped by the pool; one in use fails its statement. Neither
    // may end the process, as an error without a listener would.
    pool.on("error", () => {});
    pool.on("connect", (client) => client.on("error", () => {}));
    const connection = new Connection(pool, timeoutMs);
    try {
      await connection.#migrate();
      return connection;
    } catch (error) {
      await connection.close();
      throw error;
    }
  }

  #migrate(): Promise<void> {
    return this.write(async (query) => {
      // Several servers may start at once: the first migrates, the others find it done.
      await lock(query, ["migrations"]);
      const { rows } = await query("SELECT to_regclass('migrations') IS NOT NULL AS there");
      if (rows[0]?.there !== true)
        await query("CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)");
      const found = await query("SELECT coalesce(max(version), 0) AS version FROM migrations");
      const version = Number(found.rows[0]?.version);
      if (version > migrations.length) throw new StoreVersionError(version, migrations.length);
      for (const [index, migration] of migrations.entries())
        if (index >= version) {
          await query(migration);
          await query("INSERT INTO migrations VALUES ($1, now())", [index + 1]);
        }
    }, longWorkMs);
  }

  async #client(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      const known = translated(error);
      // Whatever else keeps a connection from being made is no fault of the statement that waits for it.
      throw known instanceof StoreUnavailableError
        ? known
        : new StoreUnavailableError("POSTGRES_CONNECT", error);
    }
  }

  /** Lends a connection. One that an outside trouble has met is closed: the next may reach a better server. */
  async #lent<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#client();
    let broken = false;
    try {
      return await work(client);
    } catch (error) {
      if (isConflict(error)) throw error;
      const told = error instanceof StaleConnection ? error : translated(error);
      broken = told instanceof StaleConnection || told instanceof StoreUnavailableError;
      throw told;
    } finally {
      client.release(broken);
    }
  }

  /** The first statement on a connection, which finds out whether it still is one. */
  static async #first<T>(statement: Promise<T>): Promise<T> {
    try {
      return await statement;
    } catch (error) {
      throw isLost(error) ? new StaleConnection("", { cause: error }) : error;
    }
  }

  #transaction<T>(work: (query: Query) => Promise<T>, longestMs: number | null): Promise<T> {
    return this.#lent(async (client) => {
      const query: Query = async (sql, values) => {
        const { rows, rowCount } = await client.query({
          text: sql,
          ...(values !== undefined && { values: values.map(storable) }),
          ...(longestMs !== null && { query_timeout: longestMs }),
        });
        return { rows, count: rowCount ?? 0 };
      };
      // A commit is on the disk before the visitor reads "received", whatever the database does by default.
      const limits = `SET LOCAL lock_timeout = ${longestMs}; SET LOCAL statement_timeout = ${longestMs}`;
      const begin = "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = on;";
      await Connection.#first(query(`${begin} ${longestMs === null ? "" : limits}`));
      try {
        const result = await work(query);
        await query("COMMIT");
        return result;
      } catch (error) {
        // A connection that is in trouble is closed, and the transaction ends with it; a word more might wait for ever.
        const broken = translated(error) instanceof StoreUnavailableError && !isConflict(error);
        if (!broken) await query("ROLLBACK");
        throw error;
      }
    });
  }

  /** Does something again as long as others get in its way, or connections are no more, for a while. */
  async #patiently<T>(work: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.#timeoutMs;
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const stale = error instanceof StaleConnection;
        if (!stale && !isConflict(error)) throw error;
        if (performance.now() > deadline) throw translated(stale ? error.cause : error);
      }
      await sleep(5 + Math.random() * 20);
    }
  }

  /**
   * Runs `work` in a transaction: all or nothing, and again where another one got in its way. What has to come one
   * after the other says so by `lock`. `longestMs`: for what may take its time.
   */
  write<T>(work: (query: Query) => Promise<T>, longestMs: number | null = null): Promise<T> {
    return this.#patiently(() => this.#transaction(work, longestMs));
  }

  /** Runs one statement by itself. */
  read(sql: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.#patiently(() =>
      this.#lent(async (client) => {
        const { rows } = await Connection.#first(client.query(sql, values.map(storable)));
        return rows;
      }),
    );
  }

  /** Rewrites these tables without the rows that were deleted, and their indexes. Others wait for it meanwhile. */
  async scrub(tables: readonly string[]): Promise<void> {
    for (const table of tables)
      await this.#patiently(() =>
        this.#lent(async (client) => {
          const run = (text: string) => client.query({ text, query_timeout: longWorkMs } as pg.QueryConfig);
          await Connection.#first(
            run(`SET lock_timeout = ${longWorkMs}; SET statement_timeout = ${longWorkMs}`),
          );
          try {
            await run(`VACUUM (FULL) ${table}`);
          } finally {
            await run("RESET lock_timeout; RESET statement_timeout").catch(() => {});
          }
        }),
      );
  }

  /** Waits for what is under way. */
  close(): Promise<void> {
    this.#closed ??= this.#pool.end();
    return this.#closed;
  }
}
