import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { sql } from "../sql/statement.ts";
import { SqliteEngine } from "./engine.ts";
import { openFile } from "./open-file.ts";

async function open(directory = temporaryDirectory()): Promise<SqliteEngine> {
  const engine = await SqliteEngine.open(join(directory, "leads.sqlite"), 5000);
  onTestFinished(() => engine.close());
  return engine;
}

const insert = (name: string) => sql`INSERT INTO meta (name, value) VALUES (${name}, ${new Uint8Array(1)})`;
const selectNames = sql`SELECT name FROM meta WHERE name <> 'secret' ORDER BY name`;
const namesIn = async (engine: SqliteEngine) => (await engine.read(selectNames)).map(({ name }) => name);

test("a commit waits for the disk, deleted data is overwritten, and no copy is outside the folder", async () => {
  const database = await openFile(join(temporaryDirectory(), "leads.sqlite"), 5000);
  onTestFinished(() => database.close());
  // FULL and ON.
  expect(database.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
  expect(database.prepare("PRAGMA secure_delete").get()).toEqual({ secure_delete: 1 });
  // MEMORY.
  expect(database.prepare("PRAGMA temp_store").get()).toEqual({ temp_store: 2 });
});

test("a read during a transaction waits for its end, and sees nothing of what is rolled back", async () => {
  const engine = await open();
  const asked: Promise<unknown>[] = [];
  const undone = engine.write(async (transaction) => {
    await transaction.run(insert("undone"));
    asked.push(
      namesIn(engine),
      engine.rewriteFiles(),
      engine.write(({ run }) => run(insert("kept"))),
    );
    await setImmediate();
    await transaction.run(insert("undone too"));
    throw new Error("undo it");
  });
  await expect(undone).rejects.toThrow("undo it");
  expect((await Promise.all(asked))[0]).toEqual([]);
  expect(await namesIn(engine)).toEqual(["kept"]);
});

test("a store is closed after the transaction that has begun", async () => {
  const directory = temporaryDirectory();
  const engine = await open(directory);
  let closed: Promise<void> | undefined;
  await engine.write(async (transaction) => {
    closed = engine.close();
    await setImmediate();
    await transaction.run(insert("kept"));
  });
  await closed;
  expect(await namesIn(await open(directory))).toEqual(["kept"]);
});
