import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { newLead } from "#server/store/contract/fixtures.contract.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { erasePerson, eraseRequest, purgeExpiredLeads } from "./erasure.ts";

const email = "sesame@x.example";

const keeping = { contractsBefore: null };

/** A store with one person's request and its mail file, while another program reads it, so that it cannot be rewritten. */
async function setUp() {
  const clock = manualClock("2020-01-01T00:00:00.000Z");
  const directory = temporaryDirectory();
  const store = await openSqliteStore(directory, clock, { timeoutMs: 50 });
  onTestFinished(() => store.close());
  const lead = newLead({ email, fields: { name: "Ouvretoi", email, message: "mot-de-passe ".repeat(500) } });
  await store.addLead(lead);
  const mail = join(directory, "mail");
  mkdirSync(mail);
  writeFileSync(join(mail, `2020_agency-notice_${lead.id}.eml`), email);
  const reader = new DatabaseSync(join(directory, "leads.sqlite"), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  const traces = () =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => /sesame@|Ouvretoi|mot-de-passe/.test(readFileSync(path, "latin1")));
  return { clock, store, lead, mail, traces, endReading: () => reader.close() };
}

test("a purge that cannot rewrite the files deletes the mails all the same, and the next one rewrites", async () => {
  const { clock, store, mail, traces, endReading } = await setUp();
  clock.forward(4 * 366 * 24 * 3_600_000);
  await expect(purgeExpiredLeads(store, mail, clock)).rejects.toMatchObject({
    name: "StoreUnavailableError",
  });
  expect(await store.leads()).toEqual([]);
  expect(readdirSync(mail)).toEqual([]);
  expect(traces()).not.toEqual([]);
  endReading();
  expect(await purgeExpiredLeads(store, mail, clock)).toBe(0);
  expect(traces()).toEqual([]);
});

test("so does an erasure from the page of a request, whose link has ended by then", async () => {
  const { clock, store, lead, mail, traces, endReading } = await setUp();
  await expect(eraseRequest(store, mail, lead.id, keeping)).rejects.toMatchObject({
    name: "StoreUnavailableError",
  });
  expect(readdirSync(mail)).toEqual([]);
  endReading();
  await purgeExpiredLeads(store, mail, clock);
  expect(traces()).toEqual([]);
});

test("a purge deletes the mails that a killed erasure has left, and none of a request that a restored backup lacks", async () => {
  const { clock, store, lead, mail, endReading } = await setUp();
  endReading();
  writeFileSync(join(mail, `.2020_client-quote-E1_${lead.id}.eml.17`), email);
  const lacking = "2020_agency-notice_D-2020-LACK-LACK.eml";
  writeFileSync(join(mail, lacking), email);
  await store.erase(email, []);
  await purgeExpiredLeads(store, mail, clock);
  expect(readdirSync(mail)).toEqual([lacking]);
});

test("an erasure by address is completed by the next one of the same address", async () => {
  const { store, mail, traces, endReading } = await setUp();
  await expect(erasePerson(store, mail, email, keeping)).rejects.toMatchObject({
    name: "StoreUnavailableError",
  });
  endReading();
  expect(await erasePerson(store, mail, email, keeping)).toMatchObject({ leadIds: [] });
  expect(traces()).toEqual([]);
});
