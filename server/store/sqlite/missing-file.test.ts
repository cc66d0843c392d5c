/** What a running server does where the file of its store is taken away, or its disk is full. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { newLead } from "../contract/fixtures.contract.ts";
import { openSqliteStore } from "../open.ts";
import { sql } from "../sql/statement.ts";
import { backUp, restore } from "./backup.ts";
import { SqliteEngine } from "./engine.ts";

const run = promisify(execFile);

/** Opens a store that is closed when the test is over. */
async function open(directory: string): Promise<Store> {
  const store = await openSqliteStore(directory, systemClock);
  onTestFinished(() => store.close());
  return store;
}

// Windows does not let anybody remove a file that is open.
const onUnix = test.skipIf(process.platform === "win32");

onUnix("nothing is accepted into a file that was deleted; once it is back, it is used again", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  await store.addLead(newLead());
  const [file, away] = [join(directory, "leads.sqlite"), join(directory, "away.sqlite")];
  renameSync(file, away);
  await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "FILE_GONE" });
  await expect(store.countJobs()).rejects.toMatchObject({ code: "FILE_GONE" });
  // The file at this place is not a store, and is not changed.
  writeFileSync(file, "");
  await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "FILE_REPLACED" });
  expect(statSync(file).size).toBe(0);
  renameSync(away, file);
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
  expect(await store.leads()).toHaveLength(2);
});

onUnix(
  "a backup that is put in the place of a deleted store is used after a restart, and nothing is accepted before",
  async () => {
    const directory = temporaryDirectory();
    const store = await open(directory);
    await store.addLead(newLead({ fields: { name: "Before" } }));
    const backup = join(directory, "backup.sqlite");
    backUp(directory, backup);
    await store.addLead(newLead());
    // Alone, the log of the store before must not be taken for the new one's.
    rmSync(join(directory, "leads.sqlite"));
    writeFileSync(join(directory, "leads.sqlite"), readFileSync(backup));
    await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "FILE_REPLACED" });
    rmSync(join(directory, "leads.sqlite"));
    await restore(directory, backup, false);
    await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "FILE_REPLACED" });
    await expect(store.leads()).rejects.toMatchObject({ code: "FILE_REPLACED" });
    const restarted = await open(directory);
    expect(await restarted.addLead(newLead({ fields: { name: "After" } }))).toMatchObject({
      status: "stored",
    });
    await store.close();
    expect((await restarted.leads()).map(({ fields }) => fields)).toMatchObject([
      { name: "After" },
      { name: "Before" },
    ]);
    const other = await open(directory);
    expect(await other.leads()).toHaveLength(2);
  },
);

/** What becomes of the log of a store, `file`. */
const losses: readonly (readonly [string, string])[] = [
  ["its log is deleted", 'rmSync(file + "-wal")'],
  [
    "its log is replaced by a copy",
    'copyFileSync(file + "-wal", file + "-new"); renameSync(file + "-new", file + "-wal")',
  ],
  ["its log is replaced by an empty file", 'rmSync(file + "-wal"); writeFileSync(file + "-wal", "")'],
  ["the index of its log is deleted", 'rmSync(file + "-shm")'],
  ["its log and the index are deleted", 'rmSync(file + "-wal"); rmSync(file + "-shm")'],
];

/** One process opens a store for each loss, uses it before and after, and kills itself at the end. */
const losing = `
  import { rmSync, renameSync, copyFileSync, writeFileSync } from "node:fs";
  import { newLead } from "#server/store/contract/fixtures.contract.ts";
  import { openSqliteStore } from "#server/store/open.ts";
  const code = (call) => call.then(() => "done", (error) => error.code);
  const losses = [${losses.map(([, loss]) => `(file) => { ${loss} }`).join(", ")}];
  for (const [index, lose] of losses.entries()) {
    const directory = process.argv[index + 1];
    const store = await openSqliteStore(directory, Date.now);
    await store.addLead(newLead({ fields: { name: "Before" } }));
    lose(directory + "/leads.sqlite");
    const refused = await code(store.addLead(newLead({ fields: { name: "After" } })));
    console.log(refused, await code(store.leads()), await code(store.checkWritable()));
  }
  process.stdout.write("", () => process.kill(process.pid, "SIGKILL"));
`;

onUnix("a store whose log is lost takes no more; what it had taken is there after a kill", async () => {
  const directories = losses.map(() => temporaryDirectory());
  const ended = await run(process.execPath, ["--input-type=module", "-e", losing, ...directories]).catch(
    (error: { stdout: string; signal: string }) => error,
  );
  expect(ended).toMatchObject({ signal: "SIGKILL" });
  const printed = ended.stdout.trim().split("\n");
  for (const [index, [what]] of losses.entries()) {
    expect(printed[index], what).toBe("LOG_GONE LOG_GONE LOG_GONE");
    const store = await open(directories[index] ?? "");
    expect(
      (await store.leads()).map(({ fields }) => fields),
      what,
    ).toMatchObject([{ name: "Before" }]);
    expect(await store.addLead(newLead()), what).toMatchObject({ status: "stored" });
  }
});

onUnix("a log that is deleted during a transaction makes it fail", async () => {
  const directory = temporaryDirectory();
  const engine = await SqliteEngine.open(join(directory, "leads.sqlite"), 1000);
  onTestFinished(() => engine.close());
  const write = engine.write(async (transaction) => {
    await transaction.run(sql`INSERT INTO meta (name, value) VALUES ('lost', ${new Uint8Array(1)})`);
    rmSync(join(directory, "leads.sqlite-wal"));
  });
  await expect(write).rejects.toMatchObject({ code: "LOG_GONE" });
});

onUnix("a store of which the log was replaced is closed without deleting what is there now", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const log = join(directory, "leads.sqlite-wal");
  rmSync(log);
  writeFileSync(log, "of another process");
  await store.close();
  expect(readFileSync(log, "utf8")).toBe("of another process");
});

onUnix("a log that was moved away and is back is used again", async () => {
  const directory = temporaryDirectory();
  const store = await open(directory);
  const log = join(directory, "leads.sqlite-wal");
  renameSync(log, `${log}-away`);
  await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "LOG_GONE" });
  renameSync(`${log}-away`, log);
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
  expect(await store.leads()).toHaveLength(1);
});

onUnix("a store whose file is gone, or whose disk takes no more, is not writable", async () => {
  const directory = temporaryDirectory();
  await (await openSqliteStore(directory, systemClock)).close();
  const program = `
    import { openSqliteStore } from "#server/store/open.ts";
    const store = await openSqliteStore(process.argv[1], Date.now);
    console.log(await store.checkWritable().then(() => "writable", (error) => error.name + " " + error.code));
  `;
  const check = async (kilobytes: string) => {
    const limited = ["-c", `ulimit -f ${kilobytes}; exec "$@"`, "bash"];
    const node = [process.execPath, "--input-type=module", "-e", program, directory];
    return (await run("bash", [...limited, ...node])).stdout.trim();
  };
  expect(await check("unlimited")).toBe("writable");
  expect(await check("40")).toBe("StoreUnavailableError EFBIG");
  expect(readdirSync(directory)).not.toContain(".disk-check");

  const store = await open(directory);
  const away = join(temporaryDirectory(), "away");
  renameSync(join(directory, "leads.sqlite"), away);
  await expect(store.checkWritable()).rejects.toMatchObject({ code: "FILE_GONE" });
  renameSync(away, join(directory, "leads.sqlite"));
  await store.checkWritable();
});
