/** A store file that is no whole store is refused with one line, at a start and as a backup, and stays as it is. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { StoreOpenError } from "#quotes/store/store.ts";
import { temporaryFolder } from "#testing/server-process.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { newLead } from "../contract/fixtures.contract.ts";
import { openSqliteStore, openStore } from "../open.ts";
import { backUp, restore } from "./backup.ts";
import { StoreFileError } from "./file.ts";

/** The bytes of a closed store with so many requests that they have the last page. SQLite itself notices a schema that is cut off. */
let whole: Buffer;
const requests = 20;

beforeAll(async () => {
  const { path, remove } = temporaryFolder();
  const store = await openSqliteStore(path, systemClock);
  for (let count = 0; count < requests; count += 1) await store.addLead(newLead());
  await store.close();
  whole = readFileSync(join(path, "leads.sqlite"));
  remove();
});

const withByte = (at: number, value: number): Buffer => {
  const bytes = Buffer.from(whole);
  bytes[at] = value;
  return bytes;
};

/** Opens a store as a server does at its start. Returns the error's message, or null if it opens. */
async function start(directory: string): Promise<string | null> {
  try {
    const store = await openStore({ database: null, dataDir: directory }, systemClock);
    await store.close();
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(StoreOpenError);
    expect((error as StoreOpenError).temporary).toBe(false);
    return (error as StoreOpenError).message;
  }
}

const damages: readonly (readonly [
  name: string,
  damaged: () => Buffer,
  problem: string,
  asBackup: string,
])[] = [
  ["an empty file", () => Buffer.alloc(0), "leads.sqlite is empty", "is empty"],
  ["a file of zeros", () => Buffer.alloc(whole.length), "no SQLite database", "is no SQLite file"],
  ["a damaged first line", () => withByte(3, 0), "no SQLite database", "is no SQLite file"],
  ["a format of the future", () => withByte(18, 9), "read-only or damaged", ""],
  ["a number of pages that is too high", () => withByte(30, 9), "is damaged", "is damaged"],
  [
    "an unknown schema format",
    () => withByte(47, 9),
    "damaged, or no store of this program",
    "unsupported file format",
  ],
  ["no version", () => withByte(63, 0), "damaged, or no store of this program", "is no store of leads"],
  [
    "a file without its last byte",
    () => whole.subarray(0, -1),
    "the end of leads.sqlite is missing",
    "its end is missing",
  ],
  ["a file without its last page", () => whole.subarray(0, -4096), "is damaged", "is damaged"],
  ["a file of which the header alone is left", () => whole.subarray(0, 100), "is damaged", "is damaged"],
];

test.each(damages)(
  "%s is refused at the start with one line, and not changed",
  async (_, damaged, problem) => {
    const directory = temporaryDirectory();
    const [file, log] = [join(directory, "leads.sqlite"), join(directory, "leads.sqlite-wal")];
    writeFileSync(file, damaged());
    // SQLite deletes the log of an empty file.
    if (damaged().length === 0) writeFileSync(log, "the last requests");
    const message = await start(directory);
    expect(message).toMatch(/^DATA_DIR: the store in [^\n]+ cannot be used: [^\n]+$/);
    expect(message).toContain(problem);
    expect(readFileSync(file).equals(damaged())).toBe(true);
    if (damaged().length === 0) expect(readFileSync(log, "utf8")).toBe("the last requests");
  },
);

test.each(damages.filter(([, , , asBackup]) => asBackup !== ""))(
  "%s is no backup: it is refused with one line, and the store stays",
  async (_, damaged, _problem, asBackup) => {
    const directory = temporaryDirectory();
    const file = join(directory, "leads.sqlite");
    writeFileSync(file, whole);
    const backup = join(temporaryDirectory(), "backup.sqlite");
    writeFileSync(backup, damaged());
    const refused = await restore(directory, backup, true).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StoreFileError);
    expect((refused as Error).message).toMatch(/^[^\n]+$/);
    expect((refused as Error).message).toContain(asBackup);
    expect(readdirSync(directory)).toEqual(["leads.sqlite"]);
    expect(readFileSync(file).equals(whole)).toBe(true);
    expect(readFileSync(backup).equals(damaged())).toBe(true);
  },
);

test.each(damages)("%s is replaced by a backup, and kept under another name", async (_, damaged) => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "leads.sqlite"), damaged());
  const backup = join(temporaryDirectory(), "backup.sqlite");
  writeFileSync(backup, whole);
  await expect(restore(directory, backup, false)).rejects.toThrow(/--replace renames it/);
  const { contents, formerStore } = await restore(directory, backup, true);
  expect(contents.leads).toBe(requests);
  expect(readFileSync(formerStore ?? "").length).toBe(damaged().length);
  expect(await start(directory)).toBeNull();
});

test("no byte of a header makes a start end otherwise than with a store or with one line", async () => {
  for (let at = 0; at < 100; at += 1) {
    const directory = temporaryDirectory();
    writeFileSync(join(directory, "leads.sqlite"), withByte(at, (whole[at] ?? 0) ^ 0x41));
    expect((await start(directory)) ?? "", `byte ${at}`).not.toContain("\n");
  }
});

test("a store whose end is missing is not backed up", () => {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "leads.sqlite"), whole.subarray(0, -1));
  const folder = temporaryDirectory();
  expect(() => backUp(directory, join(folder, "backup.sqlite"))).toThrow(/its end is missing$/);
  expect(readdirSync(folder)).toEqual([]);
});

test("a log without its store is not applied to a new one", async () => {
  const directory = temporaryDirectory();
  const log = join(directory, "leads.sqlite-wal");
  writeFileSync(log, "the last requests");
  expect(await start(directory)).toMatch(/leads\.sqlite is missing, and its log leads\.sqlite-wal is there/);
  expect(readFileSync(log, "utf8")).toBe("the last requests");
  rmSync(log);
  expect(await start(directory)).toBeNull();
});

test("a folder in the place of the store is refused with one line", async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, "leads.sqlite"));
  expect(await start(directory)).toMatch(/^DATA_DIR: [^\n]+SQLITE_CANTOPEN[^\n]*$/);
});

test("a new store is complete when it gets its name, and leaves no draft", async () => {
  const directory = join(temporaryDirectory(), "new");
  const store = await openSqliteStore(directory, systemClock);
  onTestFinished(() => store.close());
  expect(existsSync(join(directory, "leads.sqlite"))).toBe(true);
  expect(readdirSync(directory).filter((name) => name.includes(".new-"))).toEqual([]);
});
