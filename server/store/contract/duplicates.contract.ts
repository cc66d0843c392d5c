import { expect, test } from "vitest";
import type { StoredOutcome } from "#quotes/store/leads.ts";
import { claimAll, day, minute, type NewDatabase, newLead, openNewStore } from "./fixtures.contract.ts";

export function duplicateContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: the same key is the same lead, for ever`, async () => {
    const { clock, store } = await setUp();
    const first = newLead();
    const { createdAt } = (await store.addLead(first)) as StoredOutcome;
    expect((await store.lead(first.id))?.createdAt).toBe(createdAt);
    clock.forward(400 * day);
    const again = newLead({ idempotencyKey: first.idempotencyKey });
    expect(await store.addLead(again)).toEqual({
      status: "repeat",
      leadId: first.id,
      createdAt,
      acknowledgementWithheld: false,
    });
    expect(await store.leads()).toHaveLength(1);
    expect(await store.jobs()).toHaveLength(2);
  });

  test(`${engine}: with another key the same content is another lead`, async () => {
    const { store } = await setUp();
    const first = newLead();
    await store.addLead(first);
    expect(await store.addLead(newLead({ contentHash: first.contentHash }))).toMatchObject({
      status: "stored",
    });
  });

  test(`${engine}: without a key the same content is the same lead within the window, not after it`, async () => {
    const { clock, store } = await setUp();
    const first = newLead({ idempotencyKey: null });
    const again = () => newLead({ idempotencyKey: null, contentHash: first.contentHash });
    await store.addLead(first);
    clock.forward(day - 1);
    expect(await store.addLead(again())).toMatchObject({ status: "repeat", leadId: first.id });
    clock.forward(1);
    expect(await store.addLead(again())).toMatchObject({ status: "stored" });
  });

  test(`${engine}: of many requests at once in two stores one is stored, the others are its repeats`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const withKey = newLead();
    const withoutKey = newLead({ idempotencyKey: null });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store : other).addLead({
          ...(index % 4 < 2 ? withKey : withoutKey),
          id: newLead().id,
        }),
      ),
    );
    expect(results.filter((result) => result.status === "stored")).toHaveLength(2);
    expect(await store.leads()).toHaveLength(2);
    expect(await store.jobs()).toHaveLength(4);
  });

  test(`${engine}: of two hundred requests with one key in three stores one is stored`, async () => {
    const { clock, database, store } = await setUp();
    const stores = [store, await database.open(clock), await database.open(clock)];
    const given = newLead();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        stores[index % stores.length]?.addLead({ ...given, id: newLead().id }),
      ),
    );
    expect(results.filter((result) => result?.status === "stored")).toHaveLength(1);
    expect(results.filter((result) => result?.status === "repeat")).toHaveLength(199);
    const leadIds = new Set(results.map((result) => (result && "leadId" in result ? result.leadId : null)));
    expect([...leadIds]).toEqual((await store.leads()).map((lead) => lead.id));
    expect(await store.jobs()).toHaveLength(2);
  });

  test(`${engine}: with a key and without, the same content sent at once is one lead`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const withKey = newLead();
    const withoutKey = { ...withKey, id: newLead().id, idempotencyKey: null };
    await store.addLead(withKey);
    const results = await Promise.all([other.addLead(withoutKey), store.addLead(withoutKey)]);
    expect(results).toMatchObject([
      { status: "repeat", leadId: withKey.id },
      { status: "repeat", leadId: withKey.id },
    ]);
  });

  test(`${engine}: a clean repeat of a quarantined lead releases it`, async () => {
    const { store } = await setUp();
    const given = newLead({ isQuarantined: true });
    await store.addLead(given);
    expect(await store.addLead(given)).toMatchObject({ status: "repeat" });
    expect(await store.jobs()).toEqual([]);
    expect(await store.addLead({ ...given, isQuarantined: false })).toMatchObject({
      status: "repeat",
      leadId: given.id,
    });
    expect(await store.lead(given.id)).toMatchObject({ isQuarantined: false });
    expect(await store.jobs()).toHaveLength(2);
  });

  test(`${engine}: with the clock set back an hour, new mails are sent at once and repeats are still recognised`, async () => {
    const { clock, store } = await setUp();
    const given = newLead();
    await store.addLead(given);
    const plain = newLead({ idempotencyKey: null });
    await store.addLead(plain);
    clock.forward(-60 * minute);
    expect(Date.parse((await store.nextMailAt()) ?? "")).toBeLessThanOrEqual(clock());
    expect(await store.addLead({ ...given, id: "OTHER1" })).toMatchObject({
      status: "repeat",
      leadId: given.id,
    });
    expect(await store.addLead({ ...plain, id: "OTHER2" })).toMatchObject({
      status: "repeat",
      leadId: plain.id,
    });
    await store.addLead(newLead());
    expect(await claimAll(store, "w")).toHaveLength(6);
    // No other worker takes what was claimed a moment ago.
    expect(await store.claimMail("other", minute)).toBeNull();
  });
}
