import { createHash } from "node:crypto";
import type { PostgresAddress } from "./postgres/address.ts";
import { longTimeoutMs, PostgresEngine, storable } from "./postgres/engine.ts";
import type { Query, Row } from "./sql/engine.ts";
import { storeVersion, tables } from "./sql/migrations.ts";
import { list, sql } from "./sql/statement.ts";
import { checkedVersion, StoreFileError, storeFile, withExclusiveFile } from "./sqlite/file.ts";
import { Statements } from "./sqlite/statements.ts";

/** A table with its columns, of which some are its key. */
type Table = { readonly name: string; readonly columns: readonly string[]; readonly key: readonly string[] };

/** A table as SQLite has it: the columns of both databases are the same. */
function tableIn(statements: Statements, name: string): Table {
  const columns = statements.all(sql`SELECT name, pk FROM pragma_table_info(${name}) ORDER BY cid`);
  const key = columns.filter(({ pk }) => Number(pk) > 0).toSorted((a, b) => Number(a.pk) - Number(b.pk));
  return {
    name,
    columns: columns.map((column) => String(column.name)),
    key: key.map((column) => String(column.name)),
  };
}

/** Rows that are read and written at once. Each quote has a PDF. */
const batchSizeOf = ({ name }: Table): number => (name === "quotes" ? 20 : 500);

/** The name of a table or of columns, as part of a statement's text. */
const raw = (...names: readonly string[]) => sql([names.join()]);

/** The rows of a table in the order of their keys, in batches. */
async function* batches({ all }: Pick<Query, "all">, table: Table) {
  const { name, columns, key } = table;
  for (let after = key.map(() => ""); ; ) {
    const rows = await all(
      sql`SELECT ${raw(...columns)} FROM ${raw(name)} WHERE (${raw(...key)}) > (${list(after)})
          ORDER BY ${raw(...key)} LIMIT ${raw(String(batchSizeOf(table)))}`,
    );
    if (rows.length === 0) return;
    yield rows;
    const last = rows.at(-1);
    after = key.map((column) => String(last?.[column]));
  }
}

/** A row's values in the form in which the rows of both engines are compared. */
const plainRow = ({ columns }: Table, row: Row) =>
  JSON.stringify(
    columns.map((column) => {
      const value = row[column] ?? null;
      if (value === null) return null;
      return value instanceof Uint8Array ? Buffer.from(value).toString("hex") : String(storable(value));
    }),
  );

async function fill(source: Pick<Query, "all">, target: Query, table: Table): Promise<void> {
  const { name, columns } = table;
  for await (const rows of batches(source, table)) {
    const values = rows.map((row) => sql`(${list(columns.map((column) => row[column] ?? null))})`);
    await target.run(sql`INSERT INTO ${raw(name)} (${raw(...columns)}) VALUES ${list(values)}`);
  }
}

/** The number of a table's rows, and their hash, which is the same in both engines. */
export type TableChecksum = { readonly name: string; readonly rows: number; readonly hash: string };

async function checksumOf(query: Pick<Query, "all">, table: Table): Promise<TableChecksum> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const rows of batches(query, table))
    for (const row of rows) {
      hash.update(`${plainRow(table, row)}\n`);
      count += 1;
    }
  return { name: table.name, rows: count, hash: hash.digest("hex") };
}

/**
 * Copies the SQLite store of a folder into an empty PostgreSQL database, in one transaction, and reads every row back
 * before it commits. The store must not be in use, and is not changed.
 */
export async function moveToPostgres(
  directory: string,
  address: PostgresAddress,
): Promise<readonly TableChecksum[]> {
  return withExclusiveFile(directory, async (database) => {
    const file = storeFile(directory);
    if (checkedVersion(database, file) < storeVersion)
      throw new StoreFileError(
        `${file} is of an earlier version: run \`npm run leads -- list\` without DATABASE_URL first`,
      );
    const statements = new Statements(database);
    const source = { all: async (...[statement]: Parameters<Query["all"]>) => statements.all(statement) };
    const engine = await PostgresEngine.open(address, 5000);
    try {
      return await engine.write(async (target) => {
        await target.run(sql`LOCK TABLE ${raw(...tables)} IN ACCESS EXCLUSIVE MODE`);
        for (const name of tables.filter((table) => table !== "meta")) {
          const rows = await target.all(sql`SELECT 1 FROM ${raw(name)} LIMIT 1`);
          if (rows.length > 0)
            throw new StoreFileError(`The database is not empty (${name}): nothing was changed`);
        }
        // The key that hashes the limits' names is copied too: the row of the new database would conflict with it.
        await target.run(sql`DELETE FROM meta`);
        const checksums: TableChecksum[] = [];
        for (const table of tables.map((name) => tableIn(statements, name))) {
          await fill(source, target, table);
          const [checksum, copied] = [await checksumOf(source, table), await checksumOf(target, table)];
          if (copied.rows !== checksum.rows || copied.hash !== checksum.hash)
            throw new StoreFileError(`The table ${table.name} differs after the copy: nothing was changed`);
          checksums.push(checksum);
        }
        return checksums;
      }, longTimeoutMs);
    } finally {
      await engine.close();
    }
  });
}
