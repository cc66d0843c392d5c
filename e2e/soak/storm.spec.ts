/** Thousands of requests while servers are killed: what was answered is stored, once, with its mails. */
import { expect } from "@playwright/test";
import { systemClock } from "#app/domain/clock.ts";
import { acknowledgementsPerHour } from "#app/domain/visitor-limits.ts";
import type { Store } from "#quotes/store/store.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import { readPostgresAddress } from "#server/store/postgres/address.ts";
import { test } from "#testing/browser/processes.ts";
import { emailOf, openSilentPeer, sendAll, startRestartable } from "#testing/storm.ts";

/**
 * Every person's request is there once, with one notice; and with one acknowledgement for as many as the site sends in an hour.
 * Nothing else is. Half of the hour's acknowledgements are there at once.
 */
async function expectEveryoneOnce(store: Store, people: number): Promise<void> {
  const leads = await store.leads();
  const emails = leads.map(({ fields }) => fields.email ?? "").sort();
  expect(emails).toEqual(Array.from({ length: people }, (_, person) => emailOf(person)).sort());
  const jobs = await store.jobs();
  const leadsWith = (purpose: string) =>
    jobs.filter((job) => job.purpose === purpose).map(({ leadId }) => leadId);
  expect(leadsWith("agency-notice").sort()).toEqual(leads.map(({ id }) => id).sort());
  const acknowledgements = leadsWith("visitor-acknowledgement");
  expect(new Set(acknowledgements).size).toBe(acknowledgements.length);
  expect(acknowledgements.length).toBeGreaterThanOrEqual(acknowledgementsPerHour / 2);
  expect(acknowledgements.length).toBeLessThanOrEqual(acknowledgementsPerHour);
}

test("5,000 requests while the server is killed and started again ten times: each is stored once", async ({
  bench,
}) => {
  test.setTimeout(300_000);
  const people = 5000;
  // Its silence is to hold nobody up.
  const peer = await openSilentPeer();
  bench.after(peer.close);
  const server = await startRestartable({
    DATA_DIR: bench.dataDir,
    SMTP_URL: peer.url,
    TRUST_PROXY: "127.0.0.1",
  });
  bench.after(server.end);

  const storm = await sendAll({
    people,
    atOnce: 50,
    ports: [server.port],
    kills: 10,
    kill: server.killAndRestart,
  });
  expect(storm.others).toEqual([]);
  // Ten kills that nobody noticed would prove nothing.
  expect(storm.broken).toBeGreaterThan(10);
  expect(server.output()).not.toContain("visitor.example");
  const store = await openSqliteStore(bench.dataDir, systemClock);
  bench.after(store.close);
  await expectEveryoneOnce(store, people);
});

test("1,000 requests to two servers on one PostgreSQL, killed six times in turn: each is stored once", async ({
  bench,
}) => {
  test.setTimeout(300_000);
  const people = 1000;
  const peer = await openSilentPeer();
  bench.after(peer.close);
  const postgres = await bench.postgres();
  const variables = {
    DATA_DIR: bench.dataDir,
    DATABASE_URL: postgres.url,
    SMTP_URL: peer.url,
    TRUST_PROXY: "127.0.0.1",
  };
  const servers = await Promise.all([startRestartable(variables), startRestartable(variables)]);
  for (const server of servers) bench.after(server.end);

  const storm = await sendAll({
    people,
    atOnce: 50,
    ports: servers.map(({ port }) => port),
    kills: 6,
    kill: async (time) => servers[time % 2]?.killAndRestart(),
  });
  expect(storm.others).toEqual([]);
  expect(storm.broken).toBeGreaterThan(6);
  const address = readPostgresAddress(new URL(postgres.url));
  if (typeof address === "string") throw new Error(address);
  const store = await openPostgresStore(address, systemClock);
  bench.after(store.close);
  await expectEveryoneOnce(store, people);
});
