import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { type PostgresAddress, readPostgresAddress } from "#server/store/postgres/address.ts";

export type TestDatabase = {
  readonly url: string;
  readonly address: PostgresAddress;
  /** The folder of the whole server's files. */
  readonly data: string;
  /** Runs a statement as the database's owner, on a connection of its own. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** The same in the server's main database. */
  onServer(sql: string): Promise<unknown>;
};

function addressOf(url: string): PostgresAddress {
  const address = readPostgresAddress(new URL(url));
  if (typeof address === "string") throw new Error(address);
  return address;
}

async function runOn(url: string, sql: string, values: readonly unknown[] = []) {
  const { host, port, user, password, database } = addressOf(url);
  const client = new pg.Client({ host, port, user, password, database });
  // Dropping the database by force also closes this connection.
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows } = await client.query(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** Creates an empty database in the run's PostgreSQL. It is deleted at the end of the test. */
export async function newDatabase(): Promise<TestDatabase> {
  const answer = await fetch(inject("postgresDoor"));
  if (!answer.ok) throw new Error(await answer.text());
  const server = (await answer.json()) as { url: string; data: string };
  const name = `test_${randomBytes(6).toString("hex")}`;
  // A copy of the empty template's files: less than half the time of the default, which writes them to the log.
  await runOn(server.url, `CREATE DATABASE ${name} STRATEGY file_copy`);
  onTestFinished(async () => {
    await runOn(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
  });
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    address: addressOf(url.href),
    data: server.data,
    query: (sql, values) => runOn(url.href, sql, values),
    onServer: (sql) => runOn(server.url, sql),
  };
}
