/** Thousands of requests while servers are killed: what was answered is stored, once, with its mails. */
import { test as base, expect } from "@playwright/test";
import { systemClock } from "#server/clock.ts";
import { readPostgresAddress } from "#server/store/postgres/address.ts";
import { startPostgres } from "#server/store/postgres/testing/process.ts";
import { openPostgresStore } from "#server/store/postgres.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import type { Store } from "#server/store/store.ts";
import { temporaryFolder } from "./server-process.ts";
import { emailOf, openSilentPeer, sendAll, startMortal } from "./storm.ts";

/** What is undone when the test is over, the last thing first. */
type Undo = (after: () => unknown) => void;

const test = base.extend<{ undo: Undo }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  undo: async ({}, use) => {
    const steps: (() => unknown)[] = [];
    await use((step) => steps.push(step));
    for (const step of steps.reverse()) await step();
  },
});

/** Every person's request is there once, with one notice and one receipt; nothing else is. */
async function expectEveryoneOnce(store: Store, people: number): Promise<void> {
  const leads = await store.leads();
  const emails = leads.map(({ fields }) => fields.email ?? "").sort();
  expect(emails).toEqual(Array.from({ length: people }, (_, person) => emailOf(person)).sort());
  const jobs = (await store.mailJobs()).map(({ leadId, purpose }) => `${leadId}-${purpose}`).sort();
  expect(jobs).toEqual(leads.flatMap(({ id }) => [`${id}-agency-notice`, `${id}-visitor-receipt`]).sort());
}

test("5,000 requests while the server is killed and started again ten times: each is stored once", async ({
  undo,
}) => {
  test.setTimeout(180_000);
  const people = 5000;
  const folder = temporaryFolder();
  undo(folder.remove);
  // Its silence is to hold nobody up.
  const peer = await openSilentPeer();
  undo(peer.close);
  const server = await startMortal({
    DATA_DIR: folder.path,
    SMTP_URL: peer.url,
    TRUST_PROXY: "127.0.0.1",
  });
  undo(server.end);

  const storm = await sendAll({
    ...{ people, atOnce: 50, ports: [server.port], kills: 10 },
    kill: server.killAndRestart,
  });
  expect(storm.others).toEqual([]);
  // Ten kills that nobody noticed would prove nothing.
  expect(storm.broken).toBeGreaterThan(10);
  expect(server.output()).not.toContain("visitor.example");
  const store = await openSqliteStore(folder.path, systemClock);
  undo(store.close);
  await expectEveryoneOnce(store, people);
});

test("1,000 requests to two servers on one PostgreSQL, killed six times in turn: each is stored once", async ({
  undo,
}) => {
  test.setTimeout(180_000);
  const people = 1000;
  const folder = temporaryFolder();
  undo(folder.remove);
  const peer = await openSilentPeer();
  undo(peer.close);
  const postgres = await startPostgres();
  undo(postgres.stop);
  const variables = {
    DATA_DIR: folder.path,
    DATABASE_URL: postgres.url,
    SMTP_URL: peer.url,
    TRUST_PROXY: "127.0.0.1",
  };
  const servers = await Promise.all([startMortal(variables), startMortal(variables)]);
  for (const server of servers) undo(server.end);

  const storm = await sendAll({
    ...{ people, atOnce: 50, ports: servers.map(({ port }) => port), kills: 6 },
    kill: async (time) => servers[time % 2]?.killAndRestart(),
  });
  expect(storm.others).toEqual([]);
  expect(storm.broken).toBeGreaterThan(6);
  const address = readPostgresAddress(new URL(postgres.url));
  if (typeof address === "string") throw new Error(address);
  const store = await openPostgresStore(address, systemClock);
  undo(store.close);
  await expectEveryoneOnce(store, people);
});
