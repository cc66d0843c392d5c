import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { optionKeys } from "#app/domain/catalogue.ts";
import { isoTime } from "#app/domain/clock.ts";
import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { quoteSubmission } from "#testing/leads.ts";
import { minute, type NewDatabase, newLead, openNewStore } from "./fixtures.contract.ts";

export function leadContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: a lead is read back unchanged, after reopening too`, async () => {
    const { clock, database, store } = await setUp();
    const given = newLead({ suspicions: ["honeypot"], isQuarantined: true });
    expect(await store.addLead(given)).toMatchObject({
      status: "stored",
      leadId: given.id,
      exceededAcknowledgementLimits: [],
    });
    await store.close();
    const lead = await (await database.open(clock)).lead(given.id);
    expect(lead).toEqual({
      id: given.id,
      kind: "contact",
      locale: "fr-fr",
      isQuarantined: true,
      fields: given.fields,
      quote: null,
      suspicions: ["honeypot"],
      createdAt: isoTime(clock()),
      lastContactAt: isoTime(clock()),
      unansweredSince: isoTime(clock()),
      followUpStatus: "open",
      notes: "",
      draft: null,
      visit: given.visit,
    });
  });

  test(`${engine}: checkWritable resolves for a writable store, also while leads are added, and stores nothing`, async () => {
    const { store } = await setUp();
    const given = newLead();
    const checks = Array.from({ length: 20 }, () => store.checkWritable());
    await Promise.all([...checks, store.addLead(given)]);
    expect((await store.leads()).map(({ id }) => id)).toEqual([given.id]);
    expect(await store.jobs()).toHaveLength(2);
  });

  test(`${engine}: the requested quote is read back unchanged, also with the claim`, async () => {
    const { store } = await setUp();
    const selection = {
      projectType: "vitrine",
      paymentMonths: "12",
      pack: "pro",
      options: optionKeys,
    } as const;
    const asked = quoteRecordOf(catalogue, quote(catalogue, selection), "fr-fr");
    if (asked === null) throw new Error("The selection has no price");
    const { fields } = quoteSubmission();
    const given = { ...newLead(), kind: "quote", fields, quote: asked } as const;
    await store.addLead(given);
    expect(await store.lead(given.id)).toMatchObject({ kind: "quote", fields, quote: asked });
    expect((await store.claimMail("w", minute))?.lead.quote).toEqual(asked);
  });

  test(`${engine}: if a mail job cannot be stored, neither the lead nor the rate limit is`, async () => {
    const { store } = await setUp();
    const rateLimits = [{ name: "browser:a", burst: 1, intervalMs: 30_000 }];
    const twice: readonly JobPurpose[] = ["agency-notice", "agency-notice"];
    const failing = newLead({ rateLimits, jobs: twice });
    await expect(store.addLead(failing)).rejects.toThrow();
    expect(await store.leads()).toEqual([]);
    expect(await store.jobs()).toEqual([]);
    expect(await store.addLead({ ...failing, jobs: ["agency-notice"] })).toMatchObject({ status: "stored" });
  });

  test(`${engine}: any text is read back unchanged`, async () => {
    const { store } = await setUp();
    const fields = {
      name: "\u202Eعزالدين\u202C 👩‍👩‍👧 𝒵oé",
      message: "a\u0000b\\u0000 '; DROP TABLE leads; -- \t",
    };
    const email = "né\"'%_$1@client.example";
    const given = newLead({ fields, email });
    await store.addLead(given);
    expect(await store.lead(given.id)).toMatchObject({ fields });
    expect(await store.erase(email, [])).toMatchObject({ leadIds: [given.id] });
  });

  test(`${engine}: leads are listed from the newest to the oldest`, async () => {
    const { clock, store } = await setUp();
    const given = [newLead(), newLead(), newLead()];
    for (const one of given) {
      await store.addLead(one);
      clock.forward(1);
    }
    expect((await store.leads()).map((lead) => lead.id)).toEqual(given.map((one) => one.id).reverse());
  });
}
