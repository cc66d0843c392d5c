import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore } from "../postgres.ts";
import { storeFile } from "../sqlite/file.ts";
import { openSqliteStore } from "../sqlite.ts";
import { leadTables, tables } from "./tables.ts";

test("every table and column of both engines is in the list", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const { address, query } = await newDatabase();
  await (await openPostgresStore(address, systemClock)).close();
  const listed = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)).sort();
  const inPostgres = await query(
    "SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'gates')",
  );
  expect(inPostgres.map((row) => row.name).sort()).toEqual(listed);
  const database = new DatabaseSync(storeFile(directory), { readOnly: true });
  onTestFinished(() => database.close());
  const inSqlite = database
    .prepare(
      "SELECT t.name || '.' || c.name AS name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c WHERE t.type = 'table'",
    )
    .all();
  expect(inSqlite.map((row) => row.name).sort()).toEqual(listed);
});

test("the rows about a lead are deleted before what they refer to", () => {
  expect(leadTables).toEqual([
    ...["outbox_jobs", "events", "acceptance_codes", "quotes", "links", "lead_words"],
  ]);
});
