import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { until } from "#testing/clock.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { newLead } from "./contract/fixtures.contract.ts";
import { openingError, openSqliteStore } from "./open.ts";
import { openOrWait } from "./wait.ts";

/** A store in a file that another program has locked, and how it is opened. */
async function lockedStore() {
  const directory = temporaryDirectory();
  await openSqliteStore(directory, systemClock).then((store) => store.close());
  const other = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => other.close());
  other.exec("BEGIN EXCLUSIVE");
  const location = { database: null, dataDir: directory };
  const open = () =>
    openSqliteStore(directory, systemClock, { timeoutMs: 10 }).catch((error: unknown) => {
      throw openingError(error, location);
    });
  return { directory, open, unlock: () => other.exec("ROLLBACK") };
}

test("an unavailable store is tried again, with one log line for each try, and used once it opens", async () => {
  const { directory, open, unlock } = await lockedStore();
  const log = rememberingLog();
  const { signal } = new AbortController();
  const { store, storeReady: opened } = await openOrWait(open, { log, signal, pauses: [1, 2] });
  await expect(store.addLead(newLead())).rejects.toMatchObject({ name: "StoreUnavailableError" });
  await until("it was tried three times", () => log.events.length >= 3);
  unlock();
  await opened;
  onTestFinished(() => store.close());
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
  const problem = `DATA_DIR: the store in ${directory} cannot be used: another program holds the file locked (SQLITE_BUSY)`;
  expect(log.events.slice(0, 3)).toEqual(
    [0.001, 0.002, 0.002].map((retryInSeconds, index) => ({
      level: "warn",
      event: "store.waiting",
      fields: { problem, tries: index + 1, retryInSeconds },
    })),
  );
  expect(log.events.at(-1)).toEqual({ level: "info", event: "store.opened", fields: {} });
});

test("the waiting ends at once when it is aborted", async () => {
  const { open } = await lockedStore();
  const ending = new AbortController();
  const { storeReady: opened } = await openOrWait(open, {
    log: rememberingLog(),
    signal: ending.signal,
    pauses: [3_600_000],
  });
  ending.abort();
  await expect(opened).rejects.toMatchObject({ name: "AbortError" });
});

test("a permanent error is thrown at once, or ends the waiting", async () => {
  const { signal } = new AbortController();
  const log = rememberingLog();
  const { open, unlock, directory } = await lockedStore();
  const other = join(directory, "leads.sqlite", "below-a-file");
  const location = { database: null, dataDir: other };
  const openBelowFile = () =>
    openSqliteStore(other, systemClock).catch((error: unknown) => {
      throw openingError(error, location);
    });
  await expect(openOrWait(openBelowFile, { log, signal })).rejects.toMatchObject({
    name: "StoreOpenError",
    message: `DATA_DIR: the store in ${other} cannot be used: ENOTDIR`,
  });
  expect(log.events).toEqual([]);

  let tries = 0;
  const openThenFail = () => {
    tries += 1;
    return tries === 1 ? open() : openBelowFile();
  };
  const { storeReady: opened } = await openOrWait(openThenFail, { log, signal, pauses: [1] });
  unlock();
  await expect(opened).rejects.toThrow(/ENOTDIR$/);
});
