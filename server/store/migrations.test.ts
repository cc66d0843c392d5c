/** How a store gets the schema of today, and which stores do not. */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { StoreOpenError } from "#quotes/store/store.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore, openSqliteStore } from "./open.ts";
import { migrate as migratePostgres, PostgresEngine } from "./postgres/engine.ts";
import { firstVersion, migrationsOf } from "./sql/migrations.ts";
import { storeFile } from "./sqlite/file.ts";
import { migrate as migrateSqlite } from "./sqlite/open-file.ts";

const [sqliteMigrations, postgresMigrations] = [migrationsOf("sqlite"), migrationsOf("postgres")];

/** It can run once only. */
const second = "ALTER TABLE leads ADD COLUMN second text";
const refusal =
  /^The store is of before version 1: start commit [0-9a-f]{8} of this program on it once[^\n]*$/;

test("SQLite: a migration runs once, however often the store is opened", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const database = new DatabaseSync(storeFile(directory));
  onTestFinished(() => database.close());
  const version = () => database.prepare("PRAGMA user_version").get()?.user_version;
  const first = version();
  for (const _start of ["first", "second"]) {
    migrateSqlite(database, [...sqliteMigrations, second]);
    expect(version()).toBe(Number(first) + 1);
  }
  expect(database.prepare("SELECT second FROM leads").all()).toEqual([]);
});

test("SQLite: a migration that fails leaves the store as it was", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const database = new DatabaseSync(storeFile(directory));
  onTestFinished(() => database.close());
  expect(() => migrateSqlite(database, [...sqliteMigrations, second, "no statement"])).toThrow();
  expect(() => database.prepare("SELECT second FROM leads")).toThrow();
  await (await openSqliteStore(directory, systemClock)).close();
});

test("PostgreSQL: a migration runs once, also where two servers start at the same moment", async () => {
  const { address, query } = await newDatabase();
  const engines = [await PostgresEngine.open(address, 5000), await PostgresEngine.open(address, 5000)];
  onTestFinished(async () => {
    for (const engine of engines) await engine.close();
  });
  const migrateAll = () =>
    Promise.all(
      engines.map((engine) =>
        engine.write((transaction) => migratePostgres(transaction, [...postgresMigrations, second])),
      ),
    );
  await migrateAll();
  await migrateAll();
  const newest = firstVersion + postgresMigrations.length;
  expect(await query("SELECT max(version) AS newest, count(*)::integer AS count FROM migrations")).toEqual([
    { newest, count: postgresMigrations.length + 1 },
  ]);
  expect(await query("SELECT second FROM leads")).toEqual([]);
});

test.each([1, 28, firstVersion - 1])(
  "SQLite: a store of before version 1 (%i) is refused with one line, and not changed",
  async (version) => {
    const directory = temporaryDirectory();
    const file = storeFile(directory);
    const database = new DatabaseSync(file);
    database.exec(`CREATE TABLE leads (id TEXT); PRAGMA user_version = ${version}`);
    database.close();
    const opened = openSqliteStore(directory, systemClock);
    await expect(opened).rejects.toThrow(StoreOpenError);
    await expect(opened).rejects.toThrow(refusal);
    await expect(opened).rejects.toMatchObject({ temporary: false });
    const left = new DatabaseSync(file);
    onTestFinished(() => left.close());
    expect(left.prepare("PRAGMA user_version").get()?.user_version).toBe(version);
    expect(left.prepare("SELECT name FROM sqlite_schema").all()).toMatchObject([{ name: "leads" }]);
  },
);

test("PostgreSQL: a store of before version 1 is refused with one line, and not changed", async () => {
  const { address, query } = await newDatabase();
  await query("CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)");
  await query("INSERT INTO migrations VALUES (27, now()), (28, now())");
  const opened = openPostgresStore(address, systemClock);
  await expect(opened).rejects.toThrow(StoreOpenError);
  await expect(opened).rejects.toThrow(refusal);
  expect(await query("SELECT version FROM migrations ORDER BY version")).toEqual([
    { version: 27 },
    { version: 28 },
  ]);
  expect(await query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")).toEqual([
    { tablename: "migrations" },
  ]);
});

test("the refusal and the way of an earlier store name the same commit", () => {
  const hashes = ["server/store/sql/migrations.ts", "docs/running.md"].map(
    (file) => /[cC]ommit `?([0-9a-f]{8})/.exec(readFileSync(file, "utf8"))?.[1],
  );
  expect(hashes[0]).toBeDefined();
  expect(hashes[1]).toBe(hashes[0]);
});
