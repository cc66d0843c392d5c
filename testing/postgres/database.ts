import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type PostgresAddress, readPostgresAddress } from "#server/store/postgres/address.ts";

export type Statement = { readonly sql: string; readonly values?: readonly unknown[] };

export type TestDatabase = {
  readonly url: string;
  readonly address: PostgresAddress;
  /** The folder of the whole server's files. */
  readonly data: string;
  /** Runs a statement as the database's owner, on a connection of its own. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Runs many, one after the other, on one connection: a connection takes longer than most statements. */
  queries(statements: readonly Statement[]): Promise<void>;
  /** The same in the server's main database. */
  onServer(sql: string): Promise<unknown>;
};

function addressOf(url: string): PostgresAddress {
  const address = readPostgresAddress(new URL(url));
  if (typeof address === "string") throw new Error(address);
  return address;
}

async function connected(url: string): Promise<pg.Client> {
  const { host, port, user, password, database } = addressOf(url);
  const client = new pg.Client({ host, port, user, password, database });
  // Dropping the database by force, or stopping the server, also closes this connection.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Returns the rows of the last statement. */
async function runOn(url: string, ...statements: readonly Statement[]) {
  const client = await connected(url);
  try {
    let rows: Record<string, unknown>[] = [];
    for (const { sql, values = [] } of statements) ({ rows } = await client.query(sql, [...values]));
    return rows;
  } finally {
    await client.end();
  }
}

const server = async (): Promise<{ url: string; data: string }> => {
  const answer = await fetch(inject("postgresDoor"));
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { url: string; data: string };
};

async function create(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  // A copy of the empty template's files: less than half the time of the default, which writes them to the log.
  await runOn(serverUrl, { sql: `CREATE DATABASE ${name} STRATEGY file_copy` });
  return name;
}

function opened({ url: serverUrl, data }: { url: string; data: string }, name: string): TestDatabase {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    address: addressOf(url.href),
    data,
    query: (sql, values) => runOn(url.href, { sql, ...(values && { values }) }),
    async queries(statements) {
      await runOn(url.href, ...statements);
    },
    onServer: (sql) => runOn(serverUrl, { sql }),
  };
}

/** Creates an empty database in the run's PostgreSQL. It is deleted at the end of the test. */
export async function newDatabase(): Promise<TestDatabase> {
  const { url, data } = await server();
  const name = await create(url);
  onTestFinished(async () => {
    await runOn(url, { sql: `DROP DATABASE ${name} WITH (FORCE)` });
  });
  return opened({ url, data }, name);
}

/**
 * Databases of earlier tests in this process, with tables that are empty, each with a connection that has emptied them. They are
 * deleted with the run's PostgreSQL.
 */
const emptied: { readonly name: string; readonly client: pg.Client }[] = [];

/**
 * Deletes what a store has, and leaves its tables: making them takes most of a short test's time, and TRUNCATE makes their files
 * again. As a replica, so that no order of the tables matters.
 */
const deleteRows = `SET session_replication_role = replica; DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'
  LOOP EXECUTE format('DELETE FROM %I', name); END LOOP;
END $$`;

/**
 * A database for a store, if possible one that an earlier test in this process has used, which is faster than a new one. For
 * tests that open a store in it, change nothing of it but rows, and close their connections.
 */
export async function emptyDatabase(): Promise<TestDatabase> {
  const { url, data } = await server();
  const earlier = emptied.pop();
  const name = earlier?.name ?? (await create(url));
  const database = opened({ url, data }, name);
  onTestFinished(async () => {
    const client = earlier?.client ?? (await connected(database.url));
    await client.query(deleteRows);
    emptied.push({ name, client });
  });
  return database;
}
