import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore, openSqliteStore } from "../open.ts";
import { storeFile } from "../sqlite/file.ts";
import { tables } from "./migrations.ts";

test("both engines have the same columns, and the list has every table", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const { address, query } = await newDatabase();
  await (await openPostgresStore(address, systemClock)).close();
  const inPostgres = await query(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'gates')",
  );
  const database = new DatabaseSync(storeFile(directory), { readOnly: true });
  onTestFinished(() => database.close());
  const inSqlite = database
    .prepare(
      "SELECT t.name || '.' || c.name AS name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'",
    )
    .all();
  const names = inSqlite.map((row) => String(row.name)).sort();
  expect(inPostgres.map((row) => row.name).sort()).toEqual(names);
  expect([...new Set(names.map((name) => name.split(".")[0]))]).toEqual(tables.toSorted());
});
