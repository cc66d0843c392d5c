/** Damaged rows and documents: each is named without its content, and stops nothing else. */

import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { type Store, UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { manualClock } from "#testing/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { claimAll, confirmation, newLead, pdfHashOf } from "./contract/fixtures.contract.ts";
import { openPostgresStore, openSqliteStore } from "./open.ts";
import { backUp } from "./sqlite/backup.ts";
import { storeFile } from "./sqlite/file.ts";

type Damaged = {
  readonly store: Store;
  /** The same store, opened by another server. */
  readonly other: Store;
  /** Runs a statement past the program. */
  damage(sql: string): Promise<unknown>;
};

async function openTwice(open: () => Promise<Store>): Promise<readonly [Store, Store]> {
  const stores = [await open(), await open()] as const;
  onTestFinished(async () => {
    for (const store of stores) await store.close();
  });
  return stores;
}

const engines = {
  async SQLite() {
    const directory = temporaryDirectory();
    const [store, other] = await openTwice(() => openSqliteStore(directory, manualClock()));
    return {
      store,
      other,
      directory,
      async damage(sql: string) {
        const database = new DatabaseSync(storeFile(directory));
        database.exec(sql);
        database.close();
      },
    };
  },
  async PostgreSQL() {
    const { address, query } = await newDatabase();
    const [store, other] = await openTwice(() => openPostgresStore(address, manualClock()));
    return { store, other, damage: query };
  },
} satisfies Record<string, () => Promise<Damaged>>;

for (const [engine, open] of Object.entries(engines)) {
  test(`${engine}: a damaged request keeps no other from the mail that brings several notices`, async () => {
    const { store, damage } = await open();
    const damaged = newLead({ jobs: ["agency-notice"] });
    for (let count = 0; count < 2; count += 1) await store.addLead(newLead({ jobs: ["agency-notice"] }));
    await store.addLead(damaged);
    await damage(`UPDATE leads SET fields = '7' WHERE id = '${damaged.id}'`);
    const unreadable: string[] = [];
    const limit = { name: "notices:site", burst: 1, intervalMs: 60_000 };
    const claim = await store.claimMail("w", 60_000, (jobId) => unreadable.push(jobId), limit);
    expect(claim?.others).toHaveLength(1);
    expect(unreadable).toEqual([`${damaged.id}-agency-notice`]);
    expect(await store.countJobs()).toMatchObject({ sending: 2, dead: 1 });
  });

  test(`${engine}: the mail about quarantine belongs to no damaged request`, async () => {
    const { store, damage } = await open();
    const remindAt = isoTime(manualClock()());
    const held = [1, 2, 3].map(() => newLead({ isQuarantined: true, remindAt }));
    const [sound, ...broken] = held
      .map(({ id }) => id)
      .sort()
      .reverse();
    for (const lead of held) await store.addLead(lead);
    for (const id of broken) await damage(`UPDATE leads SET fields = '7' WHERE id = '${id}'`);
    expect(await store.queueReminders()).toBe(1);
    expect((await store.claimMail("w", 60_000))?.reportedLeads.map(({ id }) => id)).toEqual([sound]);
  });

  test(`${engine}: a damaged request is named, the others are listed, and their mails are sent`, async () => {
    const { store, damage } = await open();
    const [broken, sound] = [newLead({ fields: { name: "Secret" } }), newLead()];
    await store.addLead(broken);
    await store.addLead(sound);
    await damage(`UPDATE leads SET fields = '{"name":"Secret","email":7}' WHERE id = '${broken.id}'`);

    const unreadable: UnreadableRecord[] = [];
    const leads = await store.leads((record) => unreadable.push(record));
    expect(leads.map(({ id }) => id)).toEqual([sound.id]);
    expect(unreadable).toMatchObject([{ table: "leads", id: broken.id }]);
    expect(JSON.stringify(unreadable)).not.toContain("Secret");
    await expect(store.lead(broken.id)).rejects.toThrow(UnreadableRecordError);
    await expect(store.lead(broken.id)).rejects.not.toThrow(/Secret/);

    const claims = await claimAll(store, "worker");
    expect(new Set(claims.map(({ lead }) => lead.id))).toEqual(new Set([sound.id]));
    const states = (await store.jobs()).filter(({ leadId }) => leadId === broken.id);
    expect(states.map(({ status }) => status)).toEqual(["dead", "dead"]);
    expect(states[0]?.lastError).toBe(`UNREADABLE leads ${broken.id} ${unreadable[0]?.part}`);
  });

  test(`${engine}: a check reads every row and document, and names what is damaged`, async () => {
    const { store, damage } = await open();
    const leads = Array.from({ length: 230 }, () => newLead({ fields: { name: "Secret" }, jobs: [] }));
    for (const lead of leads) await store.addLead(lead);
    const [first, last] = [leads[0]?.id ?? "", leads.at(-1)?.id ?? ""];
    await store.confirmQuote(confirmation(first));
    const other = leads[1]?.id ?? "";
    const second = confirmation(other, 1, { jobs: [] });
    const hash = createHash("sha256").update(second.generalTerms).digest("hex");
    await store.confirmQuote({ ...second, quote: { ...second.quote, generalTermsHash: hash } });
    const { rows, unreadable } = await store.check();
    expect(unreadable).toEqual([]);
    expect(rows).toBeGreaterThan(231);
    await damage(`UPDATE leads SET fields = '{"name":"Secret","email":7}' WHERE id = '${last}'`);
    const cut = engine === "SQLite" ? "x'255044'" : "'\\x255044'::bytea";
    await damage(`UPDATE quotes SET pdf = ${cut} WHERE id = '${first}-V1'`);
    await damage(`UPDATE quotes SET general_terms = 'Others' WHERE id = '${other}-V1'`);
    await damage("UPDATE outbox_jobs SET next_attempt_at = 'soon'");
    const damaged = (await store.check()).unreadable;
    expect(damaged).toMatchObject([
      { table: "leads", id: last },
      { table: "quotes", id: `${first}-V1`, part: "pdf" },
      { table: "quotes", id: `${other}-V1`, part: "general_terms" },
      { table: "outbox_jobs", part: "next_attempt_at" },
    ]);
    expect(JSON.stringify(damaged)).not.toContain("Secret");
  });

  test(`${engine}: a damaged document is neither served nor accepted, and the agency is mailed once`, async () => {
    const { store, other, damage } = await open();
    const { id } = newLead();
    await store.addLead(newLead({ id }));
    await store.confirmQuote(confirmation(id));
    await damage(`UPDATE quotes SET pdf = ${engine === "SQLite" ? "x'255044'" : "'\\x255044'::bytea"}`);
    const quoteId = `${id}-V1`;
    const acceptance = {
      kind: "accepted",
      name: "J",
      signatoryRole: "G",
      acceptanceSentence: "M",
      ipAddress: "",
    } as const;
    // From two servers at once.
    const reads = await Promise.allSettled(
      [store, other, store].map((server) => server.confirmedPdf(quoteId)),
    );
    for (const read of reads)
      expect(read).toMatchObject({ reason: { record: { table: "quotes", id: quoteId, part: "pdf" } } });
    for (const server of [store, other])
      expect(await server.decide(quoteId, pdfHashOf(1), acceptance, [])).toEqual({
        status: "refused",
        why: "damaged",
      });
    expect((await store.requestHistory(id))?.confirmedQuotes[0]?.status).toBe("sent");
    const claims = await claimAll(store, "worker");
    expect(claims.filter(({ purpose }) => purpose === "agency-damaged-document")).toMatchObject([
      { event: { kind: "document-damaged" }, quote: { id: quoteId } },
    ]);
    // Declining needs no document.
    const refusal = { kind: "declined", reason: "" } as const;
    expect(await store.decide(quoteId, pdfHashOf(1), refusal, [])).toEqual({ status: "decided" });
  });
}

test("a backup names what in it cannot be read", async () => {
  const { store, damage, directory } = await engines.SQLite();
  const [broken, sound] = [newLead(), newLead()];
  await store.addLead(broken);
  await store.addLead(sound);
  await store.confirmQuote(confirmation(sound.id));
  expect(backUp(directory, `${temporaryDirectory()}/whole.sqlite`).unreadable).toEqual([]);
  await damage(`UPDATE leads SET visit = '[]' WHERE id = '${broken.id}'`);
  await damage("UPDATE quotes SET pdf = x'00'");
  const { leads, unreadable } = backUp(directory, `${temporaryDirectory()}/damaged.sqlite`);
  expect(leads).toBe(2);
  expect(unreadable.map(({ table, id, part }) => [table, id, part])).toEqual([
    ["leads", broken.id, expect.stringMatching(/^visit/)],
    ["quotes", `${sound.id}-V1`, "pdf"],
  ]);
});
