import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { type Clock, systemClock } from "#app/domain/clock.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "#quotes/store/store.ts";
import { until } from "#testing/clock.ts";
import { emptyDatabase, newDatabase } from "#testing/postgres/database.ts";
import { addTraces, newLead } from "./contract/fixtures.contract.ts";
import { storeContract } from "./contract/store.contract.ts";
import { openPostgresStore } from "./open.ts";
import type { PostgresAddress } from "./postgres/address.ts";

/** Opens a store that is closed when the test is over. */
async function open(address: PostgresAddress, clock: Clock, timeoutMs?: number): Promise<Store> {
  const store = await openPostgresStore(address, clock, timeoutMs === undefined ? {} : { timeoutMs });
  onTestFinished(() => store.close());
  return store;
}

storeContract("PostgreSQL", async () => {
  const { address } = await emptyDatabase();
  // On a busy machine two hundred calls at once may wait longer than a visitor should.
  return { open: (clock) => open(address, clock, 30_000) };
});

test("a database of a later version is not changed, and the error is one line", async () => {
  const { address, query } = await newDatabase();
  await (await openPostgresStore(address, systemClock)).close();
  await query("INSERT INTO migrations VALUES (999, now())");
  const opened = openPostgresStore(address, systemClock);
  await expect(opened).rejects.toThrow(StoreOpenError);
  await expect(opened).rejects.toThrow(/^The store has schema 999[^\n]*$/);
});

test("names of rate limits are kept as keyed hashes only", async () => {
  const { address, query } = await newDatabase();
  const store = await open(address, systemClock);
  const rateLimits = [{ name: "network:203.0.113.77", burst: 1, intervalMs: 30_000 }];
  await store.addLead(newLead({ rateLimits }));
  expect(await query("SELECT 1 FROM rate_limits")).toHaveLength(1);
  expect(JSON.stringify(await query("SELECT * FROM rate_limits"))).not.toContain("203.0.113.77");
});

test("no byte of an erased person is left in any file of the tables or their indexes", async () => {
  const { address, data, query } = await newDatabase();
  const [store, other] = [await open(address, systemClock), await open(address, systemClock)];
  for (let count = 0; count < 40; count += 1) {
    const secret = count % 2 === 0;
    const email = secret ? "sesame@x.example" : `p${count}@x.example`;
    // Long enough to be kept outside the row; of random digits, so that it is not compressed.
    const message = secret ? `mot-de-passe ${randomBytes(3000).toString("hex")}` : "x";
    const lead = newLead({ email, fields: { name: secret ? "Ouvretoi" : "N", email, message } });
    await store.addLead(lead);
    if (secret) await addTraces(store, lead.id, "Ouvretoi", Buffer.from(message));
  }
  await other.leads();
  const [row] = await query("SELECT oid FROM pg_database WHERE datname = current_database()");
  const folder = join(data, "base", String(row?.oid));
  async function traces() {
    // What the server still has in memory is written to the files, and what it has deleted is taken from the disk.
    await query("CHECKPOINT");
    return readdirSync(folder).filter((name) =>
      /sesame@|Ouvretoi|mot-de-passe/.test(readFileSync(join(folder, name), "latin1")),
    );
  }
  // As the server does by itself when many rows have changed: it keeps samples of the values.
  await query("ANALYZE");
  expect(await traces()).not.toEqual([]);
  expect((await other.erase("sesame@x.example", [])).leadIds).toHaveLength(20);
  await other.finishErasures(async () => {});
  expect(await traces()).toEqual([]);
  expect(await store.leads()).toHaveLength(20);
});

test("an erasure waits for older transactions, which could still read what it deletes", async () => {
  const { url, address } = await newDatabase();
  const store = await open(address, systemClock);
  await store.addLead(newLead({ email: "sesame@x.example" }));
  const older = new pg.Client({ connectionString: url });
  onTestFinished(() => older.end());
  await older.connect();
  await older.query("BEGIN ISOLATION LEVEL REPEATABLE READ");
  // It reads no table of the erasure's, so that no lock keeps that waiting.
  await older.query("SELECT count(*) FROM migrations");
  let isErased = false;
  await store.erase("sesame@x.example", []);
  const rewriting = store.finishErasures(async () => {}).then(() => (isErased = true));
  await setTimeout(500);
  expect(isErased).toBe(false);
  await older.query("COMMIT");
  await rewriting;
});

test("while a backup reads the tables, an erasure lets visitors' requests pass, and ends after it", async () => {
  const { url, address } = await newDatabase();
  const store = await open(address, systemClock);
  await store.addLead(newLead({ email: "sesame@x.example" }));
  const backup = new pg.Client({ connectionString: url });
  onTestFinished(() => backup.end());
  await backup.connect();
  await backup.query("BEGIN; LOCK TABLE leads IN ACCESS SHARE MODE");
  let isErased = false;
  await store.erase("sesame@x.example", []);
  const rewriting = store.finishErasures(async () => {}).then(() => (isErased = true));
  const started = performance.now();
  for (let count = 0; count < 30; count += 1) await store.addLead(newLead());
  // One of them waits as long as the rewriting tries to lock the table.
  expect(performance.now() - started).toBeLessThan(5000);
  expect(isErased).toBe(false);
  await backup.query("COMMIT");
  await rewriting;
  expect(await store.leads()).toHaveLength(30);
});

test("a commit waits for the disk, whatever the database's default is", async () => {
  const { address, query } = await newDatabase();
  await (await openPostgresStore(address, systemClock)).close();
  const [row] = await query("SELECT current_database() AS name");
  await query(`ALTER DATABASE ${row?.name} SET synchronous_commit = off`);
  await query("CREATE TABLE seen (setting text)");
  await query(`
    CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$;
    CREATE TRIGGER look BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION look();
  `);
  await (await open(address, systemClock)).addLead(newLead());
  expect(await query("SELECT setting FROM seen")).toEqual([{ setting: "on" }]);
});

test("what others keep locked for too long is unavailable, and serves again afterwards", async () => {
  const { address, query } = await newDatabase();
  const store = await open(address, systemClock, 1000);
  const lockers =
    "SELECT pid FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted AND relation = 'leads'::regclass";
  const holding = query("BEGIN; LOCK TABLE leads IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(60)").catch(
    () => {},
  );
  await until("the table is locked", async () => (await query(lockers)).length === 1);
  await expect(store.addLead(newLead())).rejects.toMatchObject({ code: "POSTGRES_LOCKED" });
  await query(`SELECT pg_terminate_backend(pid) FROM (${lockers}) AS lockers`);
  await holding;
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
});

test("a server that has no connection left is unavailable", async () => {
  const { address, query } = await newDatabase();
  const user = `${address.database}_user`;
  await query(`CREATE ROLE ${user} LOGIN PASSWORD 'x' CONNECTION LIMIT 1`);
  await query(`GRANT ALL ON SCHEMA public TO ${user}`);
  onTestFinished(async () => {
    await query(`DROP OWNED BY ${user}; DROP ROLE ${user}`);
  });
  const limited = { ...address, user, password: "x" };
  const store = await open(limited, systemClock);
  const taken = openPostgresStore(limited, systemClock);
  await expect(taken).rejects.toMatchObject({ code: "POSTGRES_TOO_MANY_CONNECTIONS" });
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
  await store.close();
});

test("a read-only database, or one without room for a temporary file, is not writable; afterwards it is again", async () => {
  const { address, onServer } = await newDatabase();
  const store = await open(address, systemClock);
  const { database } = address;
  const setAndReconnect = async (setting: string) => {
    await onServer(`ALTER DATABASE ${database} ${setting}`);
    await onServer(
      `SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity WHERE datname = '${database}'`,
    );
  };
  await store.checkWritable();
  await setAndReconnect("SET default_transaction_read_only = on");
  await expect(store.checkWritable()).rejects.toMatchObject({ code: "POSTGRES_READ_ONLY" });
  await setAndReconnect("RESET default_transaction_read_only");
  await store.checkWritable();
  // What a full disk would do to the file, this limit does.
  await setAndReconnect("SET temp_file_limit = 16");
  await expect(store.checkWritable()).rejects.toMatchObject({ code: "POSTGRES_NO_RESOURCES" });
  await setAndReconnect("RESET temp_file_limit");
  await store.checkWritable();
});

test("the database does not grow, however often checkWritable is called", async () => {
  const { address, query } = await newDatabase();
  const store = await open(address, systemClock);
  // As many rows as fill two pages.
  for (let count = 0; count < 250; count += 1) await store.checkWritable();
  expect(await query("SELECT pg_relation_size('meta')::int / 8192 AS pages")).toEqual([{ pages: 1 }]);
});

test("a wrong password, a missing database, an unreachable server and missing encryption have different errors", async () => {
  const { address } = await newDatabase();
  const refused = async (changes: Partial<PostgresAddress>) =>
    openPostgresStore({ ...address, ...changes }, systemClock).then(
      () => "opened",
      (error: unknown) => (error instanceof StoreUnavailableError ? error.code : error),
    );
  expect(await refused({ password: "wrong" })).toBe("POSTGRES_LOGIN_REFUSED");
  expect(await refused({ database: "missing" })).toBe("POSTGRES_NO_SUCH_DATABASE");
  expect(await refused({ port: 1 })).toBe("ECONNREFUSED");
  expect(await refused({ host: "nowhere.invalid" })).toMatch(/^(ENOTFOUND|EAI_AGAIN)$/);
  for (const tls of ["require", "verify-ca", "verify-full"] as const)
    expect(await refused({ tls })).toBe("POSTGRES_NO_TLS");
});
