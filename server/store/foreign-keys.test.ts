import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openPostgresStore, openSqliteStore } from "./open.ts";
import { storeFile } from "./sqlite/file.ts";

/** Every column that refers to another table. A deletion there looks for its rows once for each deleted row. */
const references = [
  "acceptance_codes.lead_id",
  "acceptance_codes.quote_id",
  "events.lead_id",
  "events.quote_id",
  "lead_words.lead_id",
  "links.lead_id",
  "outbox_jobs.event_id",
  "outbox_jobs.lead_id",
  "quotes.lead_id",
];

test("SQLite: an index begins with each column that refers to another table", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const database = new DatabaseSync(storeFile(directory), { readOnly: true });
  onTestFinished(() => database.close());
  const namesOf = (statement: string) =>
    [
      ...new Set(
        database
          .prepare(statement)
          .all()
          .map(({ name }) => String(name)),
      ),
    ].sort();
  const keys = namesOf(
    "SELECT t.name || '.' || k.\"from\" AS name FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS k WHERE t.type = 'table'",
  );
  const indexed = namesOf(
    "SELECT t.name || '.' || c.name AS name FROM sqlite_schema AS t, pragma_index_list(t.name) AS i, pragma_index_info(i.name) AS c WHERE t.type = 'table' AND c.seqno = 0",
  );
  expect(keys).toEqual(references);
  expect(indexed).toEqual(expect.arrayContaining(keys));
});

test("PostgreSQL: an index begins with each column that refers to another table", async () => {
  const { address, query } = await newDatabase();
  await (await openPostgresStore(address, systemClock)).close();
  const namesOf = async (from: string) => {
    const rows = await query(
      `SELECT DISTINCT c.relname || '.' || a.attname AS name FROM ${from}
       JOIN pg_class AS c ON c.oid = k.table_id JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum = k.first`,
    );
    return rows.map(({ name }) => String(name)).sort();
  };
  const keys = await namesOf(
    "(SELECT conrelid AS table_id, conkey[1] AS first FROM pg_constraint WHERE contype = 'f') AS k",
  );
  const indexed = await namesOf("(SELECT indrelid AS table_id, indkey[0] AS first FROM pg_index) AS k");
  expect(keys).toEqual(references);
  expect(indexed).toEqual(expect.arrayContaining(keys));
});
