import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { type Store, StoreUnavailableError } from "#quotes/store/store.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { addTraces, newLead } from "./contract/fixtures.contract.ts";
import { storeContract } from "./contract/store.contract.ts";
import { openSqliteStore } from "./open.ts";

const run = promisify(execFile);

/** Opens a store that is closed when the test is over. */
async function open(
  directory: string,
  options: { timeoutMs?: number } = {},
  clock = systemClock,
): Promise<Store> {
  const store = await openSqliteStore(directory, clock, options);
  onTestFinished(() => store.close());
  return store;
}

storeContract("SQLite", async () => {
  const directory = temporaryDirectory();
  return { open: (clock) => open(directory, {}, clock) };
});

test("the folder and the file are for their owner only", async () => {
  const directory = join(temporaryDirectory(), "made", "here");
  const store = await open(directory);
  await store.addLead(newLead());
  const modes = [directory, ...readdirSync(directory).map((name) => join(directory, name))].map((path) =>
    (statSync(path).mode & 0o777).toString(8),
  );
  expect(new Set(modes.slice(1))).toEqual(new Set(["600"]));
  expect(modes[0]).toBe("700");
});

test("no byte of an erased person is left in any file, while another process has the store open", async () => {
  const directory = temporaryDirectory();
  const [store, other] = [await open(directory), await open(directory)];
  for (let count = 0; count < 60; count += 1) {
    const secret = count % 2 === 0;
    const email = secret ? "sesame@x.example" : `p${count}@x.example`;
    const fields = {
      name: secret ? "Sésame Ouvretoi" : "N",
      email,
      message: (secret ? "mot-de-passe " : "x ").repeat(90),
    };
    const lead = newLead({ email, fields });
    await store.addLead(lead);
    // More than a page of the file, as a PDF is.
    if (secret) await addTraces(store, lead.id, "Ouvretoi", Buffer.from("mot-de-passe ".repeat(1000)));
  }
  await other.leads();
  const traces = () =>
    readdirSync(directory).filter((name) =>
      /sesame@|Ouvretoi|mot-de-passe/.test(readFileSync(join(directory, name), "utf8")),
    );
  expect(traces()).not.toEqual([]);
  expect((await other.erase("sesame@x.example", [])).leadIds).toHaveLength(30);
  await other.finishErasures(async () => {});
  expect(traces()).toEqual([]);
  expect(await store.leads()).toHaveLength(30);
});

test("names of rate limits are kept as keyed hashes only", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  await store.addLead(
    newLead({ rateLimits: [{ name: "network:203.0.113.77", burst: 5, intervalMs: 30_000 }] }),
  );
  for (const name of readdirSync(directory))
    expect(readFileSync(join(directory, name), "latin1")).not.toContain("203.0.113.77");
});

test("a store that another process keeps locked is unavailable, and works again afterwards", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory, { timeoutMs: 60 });
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  const refused = store.addLead(newLead());
  await expect(refused).rejects.toThrow(StoreUnavailableError);
  await expect(refused).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  database.exec("ROLLBACK");
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
});

test("waiting for a lock does not block the process", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  const accepted = store.addLead(newLead());
  // Would never run were the call to wait inside SQLite.
  setTimeout(() => database.exec("ROLLBACK"), 80);
  expect(await accepted).toMatchObject({ status: "stored" });
});

test("of a hundred calls that wait for a lock only one polls for it: the process is not blocked", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  const accepted = Array.from({ length: 100 }, () => store.addLead(newLead()));
  // Were each of them to try, the loop would come round once or twice before they all give up.
  for (let round = 0; round < 20; round += 1) await sleep(1);
  database.exec("ROLLBACK");
  const results = await Promise.all(accepted);
  expect(results.filter(({ status }) => status === "stored")).toHaveLength(100);
  expect(await store.leads()).toHaveLength(100);
});

test("a file that is no database, and one that cannot be made, are unavailable", async () => {
  const directory = temporaryDirectory();
  writeFileSync(
    join(directory, "leads.sqlite"),
    "not a database, though long enough to be looked at".repeat(40),
  );
  await expect(openSqliteStore(directory, systemClock)).rejects.toMatchObject({ code: "SQLITE_NOTADB" });
  writeFileSync(join(directory, "file"), "");
  await expect(openSqliteStore(join(directory, "file"), systemClock)).rejects.toThrow(StoreUnavailableError);
});

test("a file of a later version is not changed", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  database.exec("PRAGMA user_version = 999");
  database.close();
  await expect(openSqliteStore(directory, systemClock)).rejects.toThrow("schema 999");
});

/** Accepts leads in a process of its own, and prints what came of each. */
function acceptInProcess(directory: string, leads: readonly object[], shell: readonly string[] = []) {
  const program = `
    import { readFileSync } from "node:fs";
    import { openSqliteStore } from "#server/store/open.ts";
    const store = await openSqliteStore(process.argv[1], Date.now);
    const results = [];
    for (const lead of JSON.parse(readFileSync(process.argv[2], "utf8")))
      results.push(await store.addLead(lead).then((result) => result.status, (error) => error.code));
    console.log(JSON.stringify(results));
  `;
  const input = join(temporaryDirectory(), "leads.json");
  writeFileSync(input, JSON.stringify(leads));
  const command = [...shell, process.execPath, "--input-type=module", "-e", program, directory, input];
  return run(command[0] as string, command.slice(1)).then(({ stdout }) => JSON.parse(stdout) as string[]);
}

test("checkWritable does not wait for a writer, and does not change the files", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory, { timeoutMs: 0 });
  await store.addLead(newLead());
  const files = () => readdirSync(directory).map((name) => [name, statSync(join(directory, name)).size]);
  const before = files();
  const writer = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => writer.close());
  writer.exec("BEGIN IMMEDIATE");
  for (let count = 0; count < 50; count += 1) await store.checkWritable();
  writer.exec("ROLLBACK");
  expect(files()).toEqual(before);
});

test("processes that open a new store together and send the same store one lead", async () => {
  const directory = join(temporaryDirectory(), "new");
  const same = newLead({ idempotencyKey: null });
  const processes = Array.from({ length: 3 }, () =>
    acceptInProcess(
      directory,
      Array.from({ length: 10 }, () => ({ ...same, id: newLead().id })),
    ),
  );
  const results = (await Promise.all(processes)).flat();
  expect(results.filter((status) => status === "stored")).toHaveLength(1);
  expect(results.filter((status) => status === "repeat")).toHaveLength(29);
  expect(await (await open(directory)).leads()).toHaveLength(1);
});

test.skipIf(process.platform === "win32")(
  "on a full disk every lead is either stored or refused",
  async () => {
    const directory = temporaryDirectory();
    await (await openSqliteStore(directory, systemClock)).close();
    const leads = Array.from({ length: 60 }, () => newLead({ fields: { message: "x".repeat(5000) } }));
    const limited = ["bash", "-c", 'ulimit -f 200; exec "$@"', "bash"];
    const results = await acceptInProcess(directory, leads, limited);
    expect(new Set(results)).toEqual(new Set(["stored", results.at(-1)]));
    expect(results.at(-1)).toMatch(/^SQLITE_(IOERR|FULL)$/);
    const store = await open(directory);
    const kept = await store.leads();
    expect(kept).toHaveLength(results.filter((status) => status === "stored").length);
    expect(await store.jobs()).toHaveLength(2 * kept.length);
  },
);
