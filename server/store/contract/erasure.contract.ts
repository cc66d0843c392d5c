import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { cents } from "#app/domain/money.ts";
import {
  claimAll,
  confirmation,
  day,
  type NewDatabase,
  newLead,
  openNewStore,
  purgedIn,
} from "./fixtures.contract.ts";

export function erasureContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: releasing, erasing, purging and accepting at once all finish, with consistent results`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const email = "busy@client.example";
    const held = newLead({ email, isQuarantined: true });
    await store.addLead(held);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? store : other).addLead(newLead({ email })),
      ),
      other.release(held.id, held),
      store.erase(email, []).then(() => store.finishErasures(async () => {})),
      other.purge({ lastContactBefore: isoTime(clock() - day), contractsBefore: isoTime(clock() - day) }),
      other.finishErasures(async () => {}),
      claimAll(other, "w"),
    ]);
    const leadIds = new Set((await store.leads()).map((lead) => lead.id));
    for (const job of await store.jobs()) expect(leadIds).toContain(job.leadId);
    await other.erase(email, []);
    await other.finishErasures(async () => {});
    expect(await store.leads()).toEqual([]);
    expect(await store.jobs()).toEqual([]);
  });

  test(`${engine}: erasing a person deletes their leads, jobs and rate limits, and nobody else's`, async () => {
    const { store } = await setUp();
    const limit = (name: string) => [{ name, burst: 1, intervalMs: 30_000 }];
    const mine = newLead({ email: "me@x.example", rateLimits: limit("email:me@x.example") });
    const also = newLead({ email: "me@x.example", isQuarantined: true });
    const other = newLead({ email: "you@x.example", rateLimits: limit("email:you@x.example") });
    for (const one of [mine, also, other]) await store.addLead(one);
    const erased = await store.erase("me@x.example", ["email:me@x.example"]);
    expect(erased).toMatchObject({ jobs: 2, rateLimits: 1 });
    expect(new Set(erased.leadIds)).toEqual(new Set([mine.id, also.id]));
    expect((await store.leads()).map((lead) => lead.id)).toEqual([other.id]);
    expect(await store.jobs()).toHaveLength(2);
    expect(await store.addLead(newLead({ rateLimits: limit("email:me@x.example") }))).toMatchObject({
      status: "stored",
    });
    expect(await store.addLead(newLead({ rateLimits: limit("email:you@x.example") }))).toMatchObject({
      status: "too-soon",
    });
    expect(await store.erase("me@x.example", [])).toEqual({
      leadIds: [],
      jobs: 0,
      rateLimits: 0,
      keptIds: [],
    });
  });

  test(`${engine}: a contract stays until its years are over, without what it does not need; a withdrawn one goes once nothing of it is owed`, async () => {
    const { clock, store } = await setUp();
    const email = "client@x.example";
    const accepted = {
      kind: "accepted",
      name: "J",
      signatoryRole: "",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    const contract = async () => {
      const visit = { campaign: { utm_source: "salon" }, referrer: "" };
      const { id } = newLead();
      await store.addLead(newLead({ id, email, visit, jobs: [] }));
      const given = confirmation(id, 1, { jobs: [] });
      await store.confirmQuote(given);
      await store.decide(`${id}-V1`, given.pdfHash, accepted, []);
      await store.saveNotes(id, "Notes");
      await store.saveDraft(id, given.quote.terms);
      return id;
    };
    const [kept, withdrawn, owed] = [await contract(), await contract(), await contract()];
    await store.addDepositReceipt(owed, { on: "2026-12-01", amount: cents(500) }, []);
    for (const id of [withdrawn, owed])
      await store.withdraw(`${id}-V1`, { name: "J", email }, { endedOn: "2026-12-04", jobs: [] });
    const asked = newLead({ email, jobs: [] });
    await store.addLead(asked);
    expect(await store.requestsOf(email, "2027-01-01T00:00:00.000Z")).toEqual({
      requests: 4,
      contract: true,
      refund: true,
    });
    const erased = await store.erase(email, [], "2027-01-01T00:00:00.000Z");
    expect(new Set(erased.keptIds)).toEqual(new Set([kept, owed]));
    // What is owed is kept until it is recorded, whatever the day.
    expect(await store.eraseLead(owed, "2099-01-01T00:00:00.000Z")).toMatchObject({ keptIds: [owed] });
    expect((await store.lead(owed))?.notes).toBe("");
    await store.recordRefund(owed, { quoteId: `${owed}-V1`, on: "2026-12-05", amount: cents(500) });
    expect(await store.requestsOf(email, "2027-01-01T00:00:00.000Z")).toMatchObject({ refund: false });
    expect(await store.eraseLead(owed, "2027-01-01T00:00:00.000Z")).toMatchObject({ leadIds: [owed] });
    expect(new Set(erased.leadIds)).toEqual(new Set([withdrawn, asked.id]));
    const file = await store.requestHistory(kept);
    expect(file?.lead).toMatchObject({ notes: "", draft: null, visit: null });
    expect(file?.confirmedQuotes).toMatchObject([
      { status: "accepted", quote: { number: "D-2026-AAAA-BBBB-V1" } },
    ]);
    expect(file?.events.map(({ kind }) => kind)).toContain("quote-accepted");
    expect(await store.confirmedPdf(`${kept}-V1`)).not.toBeNull();
    // Delivered on 2027-02-01; with an unknown end it is kept whatever the day.
    expect(await store.eraseLead(kept, "2027-02-01T12:00:00.000Z")).toMatchObject({ keptIds: [kept] });
    expect(await store.requestsOf(email, "2027-02-02T00:00:00.000Z")).toMatchObject({ contract: false });
    clock.forward(day);
    expect(await store.eraseLead(kept, "2027-02-02T00:00:00.000Z")).toMatchObject({ leadIds: [kept] });
    // The explicit way erases it at any time.
    const again = await contract();
    expect(await store.erase(email, [], null)).toMatchObject({ leadIds: [again], keptIds: [] });
  });

  test(`${engine}: a purge deletes the people whose last contact is too long ago`, async () => {
    const { clock, store } = await setUp();
    const forgotten = newLead();
    const faithful = newLead({ email: "faithful@x.example" });
    const impersonated = newLead({ email: "victim@x.example" });
    const [quiet, asking] = [newLead({ email: "asking@x.example" }), newLead({ email: "asking@x.example" })];
    for (const one of [forgotten, faithful, impersonated, quiet, asking]) await store.addLead(one);
    clock.forward(1000 * day);
    const limit = isoTime(clock());
    const recent = newLead({ email: "faithful@x.example" });
    // A message that a robot sends with a person's address does not count as a contact by that person.
    const robot = newLead({ email: "victim@x.example", isQuarantined: true });
    for (const one of [recent, robot]) await store.addLead(one);
    // Nor is a person forgotten who writes about another request of theirs.
    await store.ask(asking.id, "Toujours là ?", { remindAt: isoTime(clock()), jobs: [], max: 5 });
    const limits = { lastContactBefore: limit, contractsBefore: limit };
    expect(new Set(await purgedIn(store, limits))).toEqual(new Set([forgotten.id, impersonated.id]));
    expect(await store.jobs()).toHaveLength(8);
    const remaining = (await store.leads()).map((lead) => lead.id);
    expect(new Set(remaining)).toEqual(new Set([faithful.id, recent.id, robot.id, quiet.id, asking.id]));
    expect(await store.purge(limits)).toBe(0);
    await store.finishErasures(() => Promise.reject(new Error("Nothing is left to do")));
  });

  test(`${engine}: a purge is due once a day for all servers, and not on the day on which the clock was set`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const states = async () => [await store.claimPurge(), await other.claimPurge()];
    expect(await states()).toEqual(["notYet", "notYet"]);
    clock.forward(day);
    expect(await states()).toEqual(["due", "notYet"]);
    // A server that starts again and again.
    for (let hours = 0; hours < 24; hours += 6) {
      expect(await store.claimPurge()).toBe("notYet");
      clock.forward(day / 4);
    }
    expect(await states()).toEqual(["due", "notYet"]);
    for (const years of [4, -4]) {
      clock.forward(years * 365 * day);
      expect(await states()).toEqual(["postponed", "notYet"]);
    }
    clock.forward(day);
    expect(await states()).toEqual(["due", "notYet"]);
    clock.forward(20 * day);
    expect(await states()).toEqual(["due", "notYet"]);
  });

  test(`${engine}: of many servers that ask at once whether a purge is due, one is told so`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    await store.claimPurge();
    for (let days = 0; days < 5; days += 1) {
      clock.forward(day);
      const asked = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? store : other).claimPurge());
      expect((await Promise.all(asked)).filter((state) => state !== "notYet")).toHaveLength(1);
    }
  });
}
