import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { addTraces, newLead } from "../contract/fixtures.contract.ts";
import { openSqliteStore } from "../open.ts";
import { backUp, restore } from "./backup.ts";
import { storeFile } from "./file.ts";

async function open(directory: string): Promise<Store> {
  const store = await openSqliteStore(directory, systemClock);
  onTestFinished(() => store.close());
  return store;
}

const everything = async (store: Store) => [await store.leads(), await store.jobs()];

test("a backup made while leads are stored contains each of them completely or not at all, and is restored unchanged", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const file = join(temporaryDirectory(), "backup.sqlite");
  for (let count = 0; count < 200; count += 1) await store.addLead(newLead());
  // The copy is made by another process, as the owner does it, while this one goes on storing.
  const program = `
    import { backUp } from "#server/store/sqlite/backup.ts";
    backUp(process.argv[1], process.argv[2]);
  `;
  let done = false;
  const copying = promisify(execFile)(process.execPath, [
    "--input-type=module",
    "-e",
    program,
    directory,
    file,
  ]).finally(() => {
    done = true;
  });
  let during = 0;
  while (!done) {
    await store.addLead(newLead());
    during += 1;
    await sleep(1);
  }
  await copying;
  expect(during).toBeGreaterThan(0);

  const elsewhere = temporaryDirectory();
  const { contents } = await restore(elsewhere, file, false);
  const restored = await open(elsewhere);
  const [leads, jobs] = [await restored.leads(), await restored.jobs()];
  expect(contents).toEqual({
    leads: leads.length,
    jobs: jobs.length,
    waitingJobs: jobs.length,
    unreadable: [],
  });
  expect(leads.length).toBeGreaterThanOrEqual(200);
  expect(jobs).toHaveLength(2 * leads.length);
  const original = new Map((await store.leads()).map((lead) => [lead.id, lead]));
  for (const lead of leads) expect(lead).toEqual(original.get(lead.id));
});

test("what is only in the log, because somebody reads, is in a backup, and in the file once a server has started", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const reader = new DatabaseSync(storeFile(directory), { readOnly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM leads").get();
  const added = Array.from({ length: 30 }, () => newLead());
  for (const lead of added) await store.addLead(lead);
  const [log, folder] = [`${storeFile(directory)}-wal`, temporaryDirectory()];
  expect(statSync(log).size).toBeGreaterThan(0);
  expect(backUp(directory, join(folder, "backup.sqlite"))).toMatchObject({ leads: 30 });

  // As a kill leaves it.
  const [killed, alone] = [temporaryDirectory(), temporaryDirectory()];
  copyFileSync(storeFile(directory), storeFile(killed));
  copyFileSync(log, `${storeFile(killed)}-wal`);
  reader.close();
  await open(killed);
  copyFileSync(storeFile(killed), storeFile(alone));
  expect(await (await open(alone)).leads()).toHaveLength(30);
});

test("a backup holds everything, without what was erased, for its owner only", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  await store.addLead(newLead({ isQuarantined: true, suspicions: ["honeypot"] }));
  const followed = newLead({ jobs: [] });
  await store.addLead(followed);
  const pdf = randomBytes(120_000);
  await addTraces(store, followed.id, "Oui", pdf);
  await store.addLead(newLead({ email: "sesame@x.example" }));
  await store.erase("sesame@x.example", []);
  await store.finishErasures(async () => {});
  const folder = temporaryDirectory();
  const file = join(folder, "backup.sqlite");
  backUp(directory, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["backup.sqlite"]);
  expect(readFileSync(file, "latin1")).not.toContain("sesame@");
  const followUp = (from: Store) =>
    Promise.all([
      from.requestHistory(followed.id),
      from.findLink(`Oui-${followed.id}`),
      from.confirmedPdf(`${followed.id}-V1`),
    ]);
  const before = [await everything(store), await followUp(store)];
  expect(before[1]).toMatchObject([
    { confirmedQuotes: [{ status: "withdrawn" }] },
    { audience: "client" },
    new Uint8Array(pdf),
  ]);
  await store.close();

  const closed = join(folder, "closed.sqlite");
  expect(backUp(directory, closed)).toEqual({ leads: 2, jobs: 5, waitingJobs: 5, unreadable: [] });
  for (const copy of [file, closed]) {
    const elsewhere = join(temporaryDirectory(), "new");
    await restore(elsewhere, copy, false);
    expect(statSync(storeFile(elsewhere)).mode & 0o777).toBe(0o600);
    const restored = await open(elsewhere);
    expect([await everything(restored), await followUp(restored)]).toEqual(before);
  }
});

test("a file that exists is not overwritten, and one that cannot be written is an error", async () => {
  const directory = temporaryDirectory();
  await open(directory);
  const file = join(temporaryDirectory(), "backup.sqlite");
  writeFileSync(file, "mine");
  expect(() => backUp(directory, file)).toThrow(/exists: it is not overwritten$/);
  expect(readFileSync(file, "utf8")).toBe("mine");
  expect(() => backUp(directory, join(directory, "missing", "backup.sqlite"))).toThrow(
    /cannot be written: ENOENT$/,
  );
  expect(() => backUp(temporaryDirectory(), `${file}2`)).toThrow(/^There is no store/);
});

test("a restore replaces a store only with `replace` and while no server runs, and keeps the former one", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const old = newLead();
  await store.addLead(old);
  const file = join(temporaryDirectory(), "backup.sqlite");
  backUp(directory, file);
  const since = newLead();
  await store.addLead(since);

  await expect(restore(directory, file, false)).rejects.toThrow(/--replace renames it/);
  await expect(restore(directory, file, true)).rejects.toThrow(/in use: stop the server first$/);
  expect(await store.leads()).toHaveLength(2);
  await store.close();

  const { formerStore } = await restore(directory, file, true);
  expect((await (await open(directory)).leads()).map((lead) => lead.id)).toEqual([old.id]);
  const former = new DatabaseSync(formerStore ?? "", { readOnly: true });
  onTestFinished(() => former.close());
  expect(former.prepare("SELECT count(*) AS count FROM leads").get()).toEqual({ count: 2 });
});

test("a log that another store has left is not applied to a restored one", async () => {
  const directory = temporaryDirectory();
  const lead = newLead();
  await (await open(directory)).addLead(lead);
  const file = join(temporaryDirectory(), "backup.sqlite");
  backUp(directory, file);
  const elsewhere = temporaryDirectory();
  for (const part of ["-wal", "-shm"]) writeFileSync(`${storeFile(elsewhere)}${part}`, "of another store");
  await restore(elsewhere, file, false);
  expect(readdirSync(elsewhere)).toEqual(["leads.sqlite"]);
  expect((await (await open(elsewhere)).leads()).map(({ id }) => id)).toEqual([lead.id]);
});

test.skipIf(process.platform === "win32")(
  "on a full disk a backup and a restore leave nothing behind, and the store in its place",
  async () => {
    const directory = temporaryDirectory();
    const store = await open(directory);
    const lead = newLead();
    await store.addLead(lead);
    await addTraces(store, lead.id, "Oui", randomBytes(500_000));
    const folder = temporaryDirectory();
    const file = join(folder, "backup.sqlite");
    backUp(directory, file);
    await store.close();
    const elsewhere = temporaryDirectory();
    const small = await open(elsewhere);
    const kept = newLead();
    await small.addLead(kept);
    await small.close();

    const program = `
      import { backUp, restore } from "#server/store/sqlite/backup.ts";
      const [large, folder, elsewhere] = process.argv.slice(1);
      const failed = (error) => console.log(error.name, error.message);
      try { backUp(large, folder + "/second.sqlite"); } catch (error) { failed(error); }
      await restore(elsewhere, folder + "/backup.sqlite", true).catch(failed);
      await restore(folder + "/new", folder + "/backup.sqlite", false).catch(failed);
    `;
    // No file may grow beyond 200 KB.
    const limited = ["-c", 'ulimit -f 200; exec "$@"', "bash", process.execPath, "--input-type=module", "-e"];
    const { stdout } = await promisify(execFile)("bash", [...limited, program, directory, folder, elsewhere]);
    const lines = stdout.trim().split("\n");
    expect(lines).toHaveLength(3);
    // Why, and not only that SQLite refused.
    expect(stdout).not.toContain("ERR_SQLITE");
    for (const [index, name] of [
      "second.sqlite.part",
      "leads.sqlite.restored.part",
      "leads.sqlite.restored.part",
    ].entries())
      expect(lines[index]).toMatch(
        new RegExp(`^StoreFileError \\S+/${name.replaceAll(".", "\\.")} cannot be `),
      );
    expect(readdirSync(folder)).toEqual(["backup.sqlite", "new"]);
    expect(readdirSync(join(folder, "new"))).toEqual([]);
    expect(readdirSync(elsewhere)).toEqual(["leads.sqlite"]);
    expect((await (await open(elsewhere)).leads()).map(({ id }) => id)).toEqual([kept.id]);
  },
);

test("what is no backup, or a damaged one, is refused before anything is touched", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  for (let count = 0; count < 50; count += 1) await store.addLead(newLead());
  const folder = temporaryDirectory();
  const damaged = join(folder, "damaged.sqlite");
  backUp(directory, damaged);
  await store.close();
  truncateSync(damaged, 8192);
  const text = join(folder, "text.sqlite");
  writeFileSync(text, "no database, but long enough to be taken for one".repeat(40));
  const foreign = join(folder, "foreign.sqlite");
  const database = new DatabaseSync(foreign);
  database.exec("CREATE TABLE recipes (name TEXT)");
  database.close();
  const later = join(folder, "later.sqlite");
  backUp(directory, later);
  const edited = new DatabaseSync(later);
  edited.exec("PRAGMA user_version = 999");
  edited.close();
  const early = join(folder, "early.sqlite");
  const before = new DatabaseSync(early);
  before.exec("CREATE TABLE leads (id TEXT); CREATE TABLE mail_jobs (id TEXT); PRAGMA user_version = 27");
  before.close();

  const refused = (file: string) =>
    restore(directory, file, true).then(
      () => "restored",
      (error: Error) => `${error.name} ${error.message}`,
    );
  expect(await refused(damaged)).toMatch(/^StoreFileError .* is damaged$/);
  expect(await refused(text)).toMatch(/^StoreFileError .* is no SQLite file$/);
  expect(await refused(foreign)).toMatch(/^StoreFileError .* is no store of leads$/);
  expect(await refused(later)).toMatch(/^StoreFileError .* later version/);
  expect(await refused(early)).toMatch(
    /^StoreFileError .* is of before version 1: start commit [0-9a-f]+ .*$/,
  );
  expect(await refused(join(folder, "missing"))).toMatch(/^StoreFileError There is no file/);
  expect(readdirSync(directory).filter((name) => name.includes("before"))).toEqual([]);
  expect(await (await open(directory)).leads()).toHaveLength(50);
});
