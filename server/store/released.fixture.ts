/** Stores as earlier versions have filled them (`released/`), in both databases. */
import { globSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Clock } from "#server/clock.ts";
import type { Log } from "#server/log.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { earlierMigrations as postgresMigrations } from "./postgres/migrations.ts";
import { openPostgresStore } from "./postgres.ts";
import { storeFile } from "./sqlite/file.ts";
import { earlierMigrations as sqliteMigrations } from "./sqlite/migrations.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

type Value = string | number | null | { readonly hex: string };
export type Released = {
  readonly sqliteVersion: number;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, Value>>[]>>;
};

export const releasedFiles = globSync("server/store/released/*.json");
const parameter = (value: Value) =>
  typeof value === "object" && value !== null ? Buffer.from(value.hex, "hex") : value;

export type FilledStore = {
  /** Opens it with today's program. */
  open(log?: Log): Promise<Store>;
  /** Runs a statement past the program. */
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** For a process that opens it. */
  readonly variables: Readonly<Record<string, string>>;
};

/** Every row as a statement with its parameters; `mark` writes the place of a parameter. */
function inserts({ tables }: Released, mark: (index: number) => string) {
  return Object.entries(tables).flatMap(([table, rows]) =>
    rows.map((row) => {
      const marks = Object.keys(row).map((_, index) => mark(index));
      return {
        sql: `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${marks.join(", ")})`,
        values: Object.values(row).map(parameter),
      };
    }),
  );
}

/** Fills a SQLite file as it was. */
async function inSqlite(released: Released, clock: Clock): Promise<FilledStore> {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(storeFile(directory));
  for (const migration of sqliteMigrations.slice(0, released.sqliteVersion)) old.exec(migration);
  old.exec(`PRAGMA user_version = ${released.sqliteVersion}`);
  for (const { sql, values } of inserts(released, () => "?")) old.prepare(sql).run(...values);
  old.close();
  return {
    open: (log) => openSqliteStore(directory, clock, log === undefined ? {} : { log }),
    async query(text) {
      const database = new DatabaseSync(storeFile(directory));
      try {
        return database.prepare(text).all();
      } finally {
        database.close();
      }
    },
    variables: { DATA_DIR: directory },
  };
}

/** PostgreSQL's first migration is SQLite's first two, and its seventeenth and eighteenth are SQLite's eighteenth. */
const postgresVersion = ({ sqliteVersion }: Released): number =>
  sqliteVersion < 18 ? sqliteVersion - 1 : sqliteVersion;

/** The same with PostgreSQL. */
async function inPostgres(released: Released, clock: Clock): Promise<FilledStore> {
  const { address, url, query, queries } = await newDatabase();
  const migrations = postgresMigrations.slice(0, postgresVersion(released));
  await queries([
    { sql: "CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)" },
    ...migrations.flatMap((migration, index) => [
      { sql: migration },
      { sql: `INSERT INTO migrations VALUES (${index + 1}, now())` },
    ]),
    ...inserts(released, (index) => `$${index + 1}`),
  ]);
  return {
    open: (log) => openPostgresStore(address, clock, log === undefined ? {} : { log }),
    query,
    variables: { DATABASE_URL: url },
  };
}

export const fillers = { SQLite: inSqlite, PostgreSQL: inPostgres } as const;
