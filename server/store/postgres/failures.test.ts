import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type Clock, systemClock } from "#app/domain/clock.ts";
import { type Store, StoreUnavailableError } from "#quotes/store/store.ts";
import { until } from "#testing/clock.ts";
import { newDatabase, type TestDatabase } from "#testing/postgres/database.ts";
import { newLead } from "../contract/fixtures.contract.ts";
import { openPostgresStore } from "../open.ts";
import type { PostgresAddress } from "./address.ts";

/** Opens a store that is closed when the test is over. */
async function open(address: PostgresAddress, clock: Clock, timeoutMs?: number): Promise<Store> {
  const store = await openPostgresStore(address, clock, timeoutMs === undefined ? {} : { timeoutMs });
  onTestFinished(() => store.close());
  return store;
}

/** Makes the storing of a mail job fail with an error code of PostgreSQL's, so many times. */
async function failing({ query }: TestDatabase, code: string, times: number): Promise<void> {
  await query(`
    CREATE SEQUENCE failures;
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN
      IF nextval('failures') <= ${times} THEN RAISE EXCEPTION 'made to fail' USING ERRCODE = '${code}'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER fail BEFORE INSERT ON outbox_jobs FOR EACH ROW EXECUTE FUNCTION fail();
  `);
}

test.each(["40001", "40P01"])(
  "a transaction rolled back because of another one (%s) is run again",
  async (code) => {
    const database = await newDatabase();
    const store = await open(database.address, systemClock);
    await failing(database, code, 3);
    const rateLimits = [{ name: "email:a", burst: 1, intervalMs: 30_000 }];
    expect(await store.addLead(newLead({ rateLimits }))).toMatchObject({ status: "stored" });
    expect(await store.leads()).toHaveLength(1);
    expect(await store.jobs()).toHaveLength(2);
  },
);

test.each([
  ["53100", "POSTGRES_DISK_FULL"],
  ["53200", "POSTGRES_NO_MEMORY"],
  ["58030", "POSTGRES_IO_ERROR"],
  ["57P01", "POSTGRES_SHUTTING_DOWN"],
  ["25006", "POSTGRES_READ_ONLY"],
])(
  "an error %s of the machine is thrown as %s, nothing is half-written, and the next call succeeds",
  async (...given) => {
    const [code, thrown] = given;
    const database = await newDatabase();
    const store = await open(database.address, systemClock);
    await failing(database, code, 1);
    const refused = newLead({ rateLimits: [{ name: "email:a", burst: 1, intervalMs: 30_000 }] });
    const call = store.addLead(refused);
    await expect(call).rejects.toThrow(StoreUnavailableError);
    await expect(call).rejects.toMatchObject({ code: thrown });
    expect(await store.leads()).toEqual([]);
    expect(await store.addLead(refused)).toMatchObject({ status: "stored" });
  },
);

test("connections that the server closes, idle or in use, are opened again", async () => {
  const { address, query } = await newDatabase();
  const store = await open(address, systemClock, 2000);
  const endAll = () =>
    query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'leads'",
    );
  await store.addLead(newLead());
  await endAll();
  // Whether it has heard of it yet or not.
  expect(await store.leads()).toHaveLength(1);
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });

  const calls = Array.from({ length: 40 }, () => store.addLead(newLead()));
  const outcomes = Promise.allSettled(calls);
  await until("some are stored", async () => (await query("SELECT 1 FROM leads")).length > 5);
  await endAll();
  const settled = await outcomes;
  for (const outcome of settled)
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(StoreUnavailableError);
  const accepted = settled.filter((outcome) => outcome.status === "fulfilled").length;
  // One whose connection ended with its commit may be stored and have been refused: never the other way round.
  expect((await store.leads()).length - 2).toBeGreaterThanOrEqual(accepted);
  expect(await store.jobs()).toHaveLength(2 * (await store.leads()).length);
});

test("a server that accepts the connection and never replies is unavailable after a while", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => {
    silent.close();
  });
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const address = { ...(await newDatabase()).address, port };
  await expect(openPostgresStore(address, systemClock, { timeoutMs: 200 })).rejects.toMatchObject({
    code: "POSTGRES_TIMEOUT",
  });
});

test("a network that loses all packets makes the store unavailable until it works again", async () => {
  const { address } = await newDatabase();
  const sockets: Socket[] = [];
  let swallowing = false;
  const network = createServer((near) => {
    const far = connect(address.port, address.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(from);
      from.on("data", (bytes) => void (swallowing || to.write(bytes)));
      from.on("close", () => to.destroy()).on("error", () => {});
    }
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    network.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(network, "listening");
  const { port } = network.address() as AddressInfo;
  const store = await open({ ...address, port }, systemClock, 1000);
  await store.addLead(newLead());

  swallowing = true;
  const refused = newLead();
  // The first over a connection that was good, the second over one that is never made.
  for (let time = 0; time < 2; time += 1)
    await expect(store.addLead(refused)).rejects.toMatchObject({ code: "POSTGRES_TIMEOUT" });
  swallowing = false;
  expect(await store.addLead(refused)).toMatchObject({ status: "stored" });
});
