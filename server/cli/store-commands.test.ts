import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { parseEnvironment } from "#server/environment.ts";
import { newLead } from "#server/store/contract/fixtures.contract.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import { StoreFileError } from "#server/store/sqlite/file.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { parseCommand } from "./commands.ts";

/** Runs a command about the store in this process. */
async function type(env: Record<string, string>, ...argv: readonly string[]): Promise<string> {
  const command = parseCommand(argv);
  if (command.needs !== "environment") throw new Error(`${argv[0]} is about requests`);
  return command.run(parseEnvironment(env));
}

async function filledFolder(leads: number, jobs?: readonly JobPurpose[]): Promise<string> {
  const directory = temporaryDirectory();
  const store = await openSqliteStore(directory, systemClock);
  for (let count = 0; count < leads; count += 1) await store.addLead(newLead(jobs && { jobs }));
  await store.close();
  return directory;
}

test("a backup and its restore report their contents and the messages that wait, webhook calls among them", async () => {
  const DATA_DIR = await filledFolder(3, ["agency-notice", "webhook"]);
  const file = join(temporaryDirectory(), "backup.sqlite");
  expect(await type({ DATA_DIR }, "backup", file)).toMatch(
    /^Backed up and checked: 3 request\(s\), 6 message\(s\)\./,
  );
  const refused = type({ DATA_DIR }, "backup", file);
  await expect(refused).rejects.toThrow(StoreFileError);
  await expect(refused).rejects.toThrow(/^[^\n]*backup\.sqlite exists[^\n]*$/);
  await expect(type({ DATA_DIR }, "restore", file)).rejects.toThrow(/--replace/);
  for (const argv of [
    ["restore", "--replace", file],
    ["restore", file, "--replace"],
  ]) {
    const out = await type({ DATA_DIR }, ...argv);
    expect(out).toContain("Restored: 3 request(s), 6 message(s).\n6 message(s) waited");
    expect(out).toContain(`${DATA_DIR}/leads.sqlite.before-`);
  }
});

test("for PostgreSQL, backup and restore name the programs to use", async () => {
  const env = { DATABASE_URL: "postgres://u:sesame@db/leads" };
  await expect(type(env, "backup", "x")).rejects.toThrow(/pg_dump .*running\.md/);
  await expect(type(env, "restore", "x")).rejects.toThrow(/pg_restore .*running\.md/);
});

test("a move prints each table with its rows and their hash; it names a missing DATABASE_URL", async () => {
  const DATA_DIR = await filledFolder(2);
  const { address, url } = await newDatabase();
  const out = await type({ DATA_DIR, DATABASE_URL: url }, "move-to-postgres");
  expect(out).toMatch(/^leads +2 +[0-9a-f]{64}$/m);
  expect(out).toMatch(/^outbox_jobs +4 +[0-9a-f]{64}$/m);
  expect(out).not.toContain(address.password);
  const store = await openPostgresStore(address, systemClock);
  onTestFinished(() => store.close());
  expect(await store.leads()).toHaveLength(2);

  await expect(type({ DATA_DIR }, "move-to-postgres")).rejects.toThrow(/^DATABASE_URL: [^\n]+$/);
  const nobody = { DATA_DIR, DATABASE_URL: "postgres://u:sesame@127.0.0.1:1/leads" };
  await expect(type(nobody, "move-to-postgres")).rejects.toThrow(/^DATABASE_URL: .*nothing listens there/);
  await expect(
    type({ DATA_DIR: temporaryDirectory(), DATABASE_URL: url }, "move-to-postgres"),
  ).rejects.toThrow(/^There is no store in /);
});

test("a refused backup is one line on standard error with exit code 1", async () => {
  const DATA_DIR = temporaryDirectory();
  const result = await new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR, DATABASE_URL: "", SMTP_URL: "" };
    execFile(
      process.execPath,
      ["server/cli/main.ts", "backup", join(DATA_DIR, "b")],
      { env },
      (error, out, err) => resolve({ code: error?.code, out, err }),
    );
  });
  expect(result).toEqual({
    code: 1,
    out: "",
    err: `There is no store in ${DATA_DIR}: is DATA_DIR the one of the server?\n`,
  });
});
