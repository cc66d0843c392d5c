/**
 * A store as the first version whose store is of version 1 has written it: requests of each kind, one of them in quarantine; quotes that
 * wait, were replaced, accepted, declined and withdrawn from; deposits of which nothing, a part and the whole arrived, and one receipt
 * that was struck out; mails in each state. The people are invented, and short texts stand for PDFs, with their hashes.
 */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Clock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore, openSqliteStore } from "./open.ts";
import { firstVersion, migrationsOf } from "./sql/migrations.ts";
import { storeFile } from "./sqlite/file.ts";

type Value = string | number | { readonly hex: string };
export type Line = readonly [table: string, row: Readonly<Record<string, Value>>];

/** The rows in the order in which tables can be filled; columns that are null are left out. Never edited: a later version adds its own. */
export const storedRows = readFileSync("server/store/version-1.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Line);

/** Every row as a statement with its parameters; `mark` writes the place of a parameter. */
const inserts = (more: readonly Line[], mark: (index: number) => string) =>
  [...storedRows, ...more].map(([table, row]) => ({
    sql: `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${Object.keys(row).map((_, index) => mark(index))})`,
    values: Object.values(row).map((value) =>
      typeof value === "object" ? Buffer.from(value.hex, "hex") : value,
    ),
  }));

export type FilledStore = {
  /** Opens it with today's program. */
  open(): Promise<Store>;
  /** Of SQLite. */
  readonly directory: string | null;
};

async function inSqlite(clock: Clock, more: readonly Line[] = []): Promise<FilledStore> {
  const directory = temporaryDirectory();
  const database = new DatabaseSync(storeFile(directory));
  database.exec(migrationsOf("sqlite")[0] ?? "");
  database.exec(`PRAGMA user_version = ${firstVersion}`);
  for (const { sql, values } of inserts(more, () => "?")) database.prepare(sql).run(...values);
  database.close();
  return { open: () => openSqliteStore(directory, clock), directory };
}

async function inPostgres(clock: Clock, more: readonly Line[] = []): Promise<FilledStore> {
  const { address, queries } = await newDatabase();
  await queries([
    { sql: "CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)" },
    { sql: migrationsOf("postgres")[0] ?? "" },
    { sql: `INSERT INTO migrations VALUES (${firstVersion}, now())` },
    ...inserts(more, (index) => `$${index + 1}`),
  ]);
  return { open: () => openPostgresStore(address, clock), directory: null };
}

/** By engine, what fills a store; `more`: with further rows. */
export const fillers = { SQLite: inSqlite, PostgreSQL: inPostgres } as const;
