import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { PostgresAddress } from "./postgres/address.ts";
import { Connection, longWorkMs, type Query, storable } from "./postgres/connection.ts";
import type { Row } from "./rows.ts";
import { alone, checkedVersion, StoreFileError, storeFile } from "./sqlite/file.ts";
import { migrations } from "./sqlite/migrations.ts";

type Table = {
  readonly name: string;
  /** The first is the key. With its type in PostgreSQL where that is not `text`. */
  readonly columns: readonly (readonly [name: string, type?: string])[];
};

/** Every table of the store, in the order in which they can be filled. */
export const tables: readonly Table[] = [
  { name: "meta", columns: [["name"], ["value", "bytea"]] },
  {
    name: "leads",
    columns: [
      ["id"],
      ["kind"],
      ["locale"],
      ["status"],
      ["email"],
      ["fields"],
      ["quote"],
      ["suspicions"],
      ["content_hash"],
      ["idempotency_key"],
      ["created_at"],
      ["last_contact_at"],
    ],
  },
  {
    name: "mail_jobs",
    columns: [
      ["id"],
      ["lead_id"],
      ["purpose"],
      ["status"],
      ["attempts", "integer"],
      ["created_at"],
      ["next_attempt_at"],
      ["claimed_by"],
      ["claimed_until"],
      ["last_error"],
      ["message_id"],
      ["sent_at"],
    ],
  },
  { name: "gates", columns: [["key"], ["whole_at", "bigint"]] },
];

const batchSize = 500;

/** A value in the one form in which both engines' are compared. */
function plain(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : String(storable(value));
}

const names = ({ columns }: Table): readonly string[] => columns.map(([name]) => name);
const plainRow = (table: Table, row: Row) => JSON.stringify(names(table).map((name) => plain(row[name])));

/** The rows of a table in the order of their keys, some at a time: `next` reads those after a key. */
async function* batches(table: Table, next: (after: string) => Promise<readonly Row[]>) {
  const key = table.columns[0]?.[0] ?? "";
  for (let after = ""; ; ) {
    const rows = await next(after);
    if (rows.length === 0) return;
    yield rows;
    after = String(rows.at(-1)?.[key]);
  }
}

const sqliteRows = (source: DatabaseSync, table: Table) => {
  const [key] = names(table);
  const select = source.prepare(
    `SELECT ${names(table).join()} FROM ${table.name} WHERE ${key} > ? ORDER BY ${key} LIMIT ${batchSize}`,
  );
  return batches(table, async (after) => select.all(after));
};

const postgresRows = (query: Query, table: Table) => {
  const [key] = names(table);
  const select = `SELECT ${names(table).join()} FROM ${table.name}
    WHERE ${key} COLLATE "C" > $1 ORDER BY ${key} COLLATE "C" LIMIT ${batchSize}`;
  return batches(table, async (after) => (await query(select, [after])).rows);
};

async function fill(source: DatabaseSync, query: Query, table: Table): Promise<void> {
  const arrays = table.columns.map(([, type = "text"], index) => `$${index + 1}::${type}[]`).join();
  const insert = `INSERT INTO ${table.name} (${names(table).join()}) SELECT * FROM unnest(${arrays})`;
  for await (const rows of sqliteRows(source, table))
    await query(
      insert,
      table.columns.map(([name, type]) =>
        rows.map((row) => (type === "bytea" ? Buffer.from(row[name] as Uint8Array) : plain(row[name]))),
      ),
    );
}

/** A table's rows, counted, and their hash in each engine. */
export type Proof = {
  readonly name: string;
  readonly rows: number;
  readonly sqliteHash: string;
  readonly postgresHash: string;
};

/** Reads a table from both engines, row by row side by side. Throws at the first difference. */
async function prove(source: DatabaseSync, query: Query, table: Table): Promise<Proof> {
  const differs = () =>
    new StoreFileError(`The table ${table.name} did not arrive as it was: nothing was changed`);
  const [ours, theirs] = [createHash("sha256"), createHash("sha256")];
  let count = 0;
  const copies = postgresRows(query, table);
  for await (const rows of sqliteRows(source, table)) {
    const copied = (await copies.next()).value ?? [];
    if (copied.length !== rows.length) throw differs();
    for (const [index, row] of rows.entries()) {
      const [line, copy] = [plainRow(table, row), plainRow(table, copied[index] ?? {})];
      if (line !== copy) throw differs();
      ours.update(`${line}\n`);
      theirs.update(`${copy}\n`);
      count += 1;
    }
  }
  if ((await copies.next()).done !== true) throw differs();
  return {
    name: table.name,
    rows: count,
    sqliteHash: ours.digest("hex"),
    postgresHash: theirs.digest("hex"),
  };
}

/**
 * Copies the SQLite store of a folder into an empty PostgreSQL database, in one transaction, and reads every row back
 * before it commits. The store must not be in use, and stays as it was. Answers what was proved, table by table.
 */
export async function moveToPostgres(directory: string, address: PostgresAddress): Promise<readonly Proof[]> {
  return alone(directory, async (source) => {
    const file = storeFile(directory);
    if (checkedVersion(source, file) < migrations.length)
      throw new StoreFileError(
        `${file} is of an earlier version: run \`npm run leads -- list\` without DATABASE_URL first`,
      );
    const connection = await Connection.open(address, 5000);
    try {
      return await connection.write(async (query) => {
        const all = tables.map((table) => table.name).join();
        await query(`LOCK TABLE ${all} IN ACCESS EXCLUSIVE MODE`);
        for (const name of ["leads", "mail_jobs", "gates"]) {
          const { count } = await query(`SELECT 1 FROM ${name} LIMIT 1`);
          if (count > 0) throw new StoreFileError(`The database is not empty (${name}): nothing was changed`);
        }
        // The secret that the limits are kept with comes along: its place must be free.
        await query("DELETE FROM meta");
        for (const table of tables) await fill(source, query, table);
        const proofs: Proof[] = [];
        for (const table of tables) proofs.push(await prove(source, query, table));
        return proofs;
      }, longWorkMs);
    } finally {
      await connection.close();
    }
  });
}
