import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { manualClock } from "#testing/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { confirmation, newLead } from "./contract/fixtures.contract.ts";
import { moveToPostgres } from "./move.ts";
import { openPostgresStore, openSqliteStore } from "./open.ts";
import { storeFile } from "./sqlite/file.ts";

const limit = { name: "email:someone", burst: 1, intervalMs: 30_000 };

/** A store with leads in every state, and more of them than are copied at once. */
async function filledStore(directory: string) {
  const clock = manualClock();
  const store = await openSqliteStore(directory, clock);
  await store.addLead(newLead({ rateLimits: [limit] }));
  await store.addLead(newLead({ isQuarantined: true, suspicions: ["honeypot", "too-fast"] }));
  await store.addLead(newLead({ idempotencyKey: null, fields: { name: "Zoé 😀", message: "a\u0000b\nc" } }));
  for (let count = 0; count < 600; count += 1)
    await store.addLead(newLead({ jobs: count % 2 === 0 ? ["agency-notice"] : [] }));
  // More than one batch of PDFs.
  const { id: leadId } = newLead();
  await store.addLead(newLead({ id: leadId, jobs: [] }));
  for (let version = 1; version <= 25; version += 1)
    await store.confirmQuote({ ...confirmation(leadId, version), jobs: [] });
  await store.requestCode(`${leadId}-V25`, { max: 1, intervalMs: 0, jobs: [] });
  await store.saveCode(`${leadId}-V25`, { hash: "salt:hash", expiresAt: "2100-01-01T00:00:00.000Z" });
  await store.addLink({ tokenHash: "h", leadId, audience: "client", expiresAt: "2100-01-01T00:00:00.000Z" });
  await store.find("zoe", 1, () => {});
  await store.addBoardLink(
    { tokenHash: "b", locale: "fr-fr", expiresAt: "2100-01-01T00:00:00.000Z" },
    { limits: [], replacing: false },
  );
  const views = Array.from({ length: 700 }, (_, page) => `fr-fr/project/${page}`);
  await store.addCounts(views.map((key) => ({ day: "2026-11-21", kind: "view", key, total: 3 })));
  const settle = async (settlement: Parameters<typeof store.settleJob>[2]) =>
    store.settleJob((await store.claimMail("w", 60_000))?.jobId ?? "", "w", settlement);
  await settle({ status: "sent", messageId: "<m@x>" });
  await settle({ status: "dead", error: "EENVELOPE 550" });
  await store.claimMail("w", 60_000);
  const [leads, jobs] = [await store.leads(), await store.jobs()];
  return { clock, store, leads, jobs };
}

/** The rows of a table that has several for each of its first column: a batch may end in the middle of them. */
function countWords(directory: string): number {
  const database = new DatabaseSync(storeFile(directory), { readOnly: true });
  onTestFinished(() => database.close());
  return Number(database.prepare("SELECT count(*) AS words FROM lead_words").get()?.words);
}

test("every lead, mail and limit is moved, and the new store continues with them", async () => {
  const directory = temporaryDirectory();
  const { clock, store, leads, jobs } = await filledStore(directory);
  await store.close();
  const { address } = await newDatabase();
  const proofs = await moveToPostgres(directory, address);
  expect(proofs.map(({ name, rows }) => [name, rows])).toEqual([
    ["meta", 1],
    ["leads", 604],
    ["lead_words", countWords(directory)],
    ["links", 1],
    ["quotes", 25],
    ["acceptance_codes", 1],
    ["events", 26],
    ["outbox_jobs", jobs.length],
    ["board_links", 1],
    ["saved_parts", 0],
    ["rate_limits", 1],
    ["counts", 700],
  ]);
  for (const { hash } of proofs) expect(hash).toMatch(/^[0-9a-f]{64}$/);

  const moved = await openPostgresStore(address, clock);
  onTestFinished(() => moved.close());
  expect(await moved.leads()).toEqual(leads);
  expect(await moved.jobs()).toEqual(jobs);
  const { leadId } = (await moved.findLink("h")) ?? {};
  const file = await moved.requestHistory(leadId ?? "");
  expect(file?.confirmedQuotes.map(({ quote }) => quote.version)).toEqual(
    Array.from({ length: 25 }, (_, i) => 25 - i),
  );
  for (const { id, quote } of file?.confirmedQuotes ?? [])
    expect(await moved.confirmedPdf(id)).toEqual(confirmation("", quote.version).pdf);
  expect(await moved.addLead(newLead({ rateLimits: [limit] }))).toMatchObject({ status: "too-soon" });
  const november = { min: "2026-11-01", max: "2026-11-30" };
  const counted = await moved.counts(november);
  expect(counted).toHaveLength(700);
  // The source is as it was.
  const source = await openSqliteStore(directory, clock);
  onTestFinished(() => source.close());
  expect(await source.leads()).toEqual(leads);
  expect(await source.jobs()).toEqual(jobs);
  expect(await source.counts(november)).toEqual(counted);
});

test("a database that contains a lead is not changed, nor one in which a copied row differs", async () => {
  const directory = temporaryDirectory();
  await (await filledStore(directory)).store.close();
  const { address, query } = await newDatabase();
  const target = await openPostgresStore(address, systemClock);
  onTestFinished(() => target.close());
  const there = newLead();
  await target.addLead(there);
  await expect(moveToPostgres(directory, address)).rejects.toThrow(
    /^The database is not empty \(leads\)[^\n]*$/,
  );
  expect((await target.leads()).map((lead) => lead.id)).toEqual([there.id]);

  await target.erase(there.email, []);
  await query(`
    CREATE FUNCTION meddle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.last_error := 'x'; RETURN NEW; END $$;
    CREATE TRIGGER meddle BEFORE INSERT ON outbox_jobs FOR EACH ROW EXECUTE FUNCTION meddle();
  `);
  await expect(moveToPostgres(directory, address)).rejects.toThrow(
    /^The table outbox_jobs differs after the copy/,
  );
  expect(await target.leads()).toEqual([]);
});

test("a store that a server has open is not moved", async () => {
  const directory = temporaryDirectory();
  const { store } = await filledStore(directory);
  onTestFinished(() => store.close());
  const { address } = await newDatabase();
  await expect(moveToPostgres(directory, address)).rejects.toThrow(/in use: stop the server first$/);
  expect(await store.addLead(newLead())).toMatchObject({ status: "stored" });
});
