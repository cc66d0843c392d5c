import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { manualClock } from "#testing/clock.ts";
import {
  claimAll,
  dailyAcknowledgements,
  day,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
} from "./fixtures.contract.ts";

export function rateLimitContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: a repeat is accepted even if a limit is exceeded`, async () => {
    const { store } = await setUp();
    const rateLimits = [{ name: "browser:a", burst: 1, intervalMs: 30_000 }];
    const first = newLead({ rateLimits });
    await store.addLead(first);
    expect(await store.addLead(newLead({ rateLimits }))).toEqual({
      status: "too-soon",
      retryAfterMs: 30_000,
    });
    const repeat = newLead({ rateLimits, idempotencyKey: first.idempotencyKey });
    expect(await store.addLead(repeat)).toMatchObject({ status: "repeat" });
  });

  test(`${engine}: if one limit is exceeded, no limit counts the request, and the longest wait is returned`, async () => {
    const { clock, store } = await setUp();
    const short = { name: "browser:a", burst: 1, intervalMs: 10_000 };
    const long = { name: "email:b", burst: 1, intervalMs: 30_000 };
    const defaultLeadState = { name: "network:c", burst: 1, intervalMs: 30_000 };
    await store.addLead(newLead({ rateLimits: [short, long] }));
    clock.forward(4000);
    const refused = await store.addLead(newLead({ rateLimits: [short, long, defaultLeadState] }));
    expect(refused).toEqual({ status: "too-soon", retryAfterMs: 26_000 });
    expect(await store.addLead(newLead({ rateLimits: [defaultLeadState] }))).toMatchObject({
      status: "stored",
    });
    clock.forward(26_000);
    expect(await store.addLead(newLead({ rateLimits: [short, long] }))).toMatchObject({ status: "stored" });
  });

  test(`${engine}: rate limits are shared by two stores and remain after both are closed`, async () => {
    const { clock, database, store } = await setUp();
    const rateLimits = [{ name: "email:a", burst: 1, intervalMs: 30_000 }];
    const other = await database.open(clock);
    await store.addLead(newLead({ rateLimits }));
    expect(await other.addLead(newLead({ rateLimits }))).toMatchObject({ status: "too-soon" });
    await store.close();
    await other.close();
    expect(await (await database.open(clock)).addLead(newLead({ rateLimits }))).toMatchObject({
      status: "too-soon",
    });
  });

  test(`${engine}: of many requests at once in two stores a limit accepts as many as it allows`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const network = { name: "network:a", burst: 5, intervalMs: 30_000 };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 === 0 ? store : other).addLead(
          // The limits come in different orders, as they might between versions.
          newLead({
            rateLimits:
              index % 3 === 0
                ? [network, { name: `email:${index}`, burst: 1, intervalMs: 30_000 }]
                : [{ name: `email:${index}`, burst: 1, intervalMs: 30_000 }, network],
          }),
        ),
      ),
    );
    expect(results.filter((result) => result.status === "stored")).toHaveLength(5);
    expect(results.filter((result) => result.status === "too-soon")).toHaveLength(19);
    expect(await store.leads()).toHaveLength(5);
  });

  test(`${engine}: five stores that open the same database at once share one secret`, async () => {
    const clock = manualClock();
    const database = await newDatabase();
    const stores = await Promise.all(Array.from({ length: 5 }, () => database.open(clock)));
    const rateLimits = [{ name: "email:a", burst: 1, intervalMs: 30_000 }];
    const results = [];
    for (const store of stores) results.push(await store.addLead(newLead({ rateLimits })));
    expect(results.map((result) => result.status)).toEqual([
      "stored",
      "too-soon",
      "too-soon",
      "too-soon",
      "too-soon",
    ]);
  });

  test(`${engine}: with the clock set forward a day, a repeat is recognised by its key, and no limit lasts longer once it is right again`, async () => {
    const { clock, store } = await setUp();
    const rateLimits = [{ name: "email:somebody", burst: 1, intervalMs: 30_000 }];
    const given = newLead({ rateLimits });
    await store.addLead(given);
    clock.forward(day);
    expect(await store.addLead({ ...given, id: "OTHER" })).toMatchObject({
      status: "repeat",
      leadId: given.id,
    });
    expect(await store.addLead(newLead({ rateLimits }))).toMatchObject({ status: "stored" });
    clock.forward(-day);
    expect(await store.addLead(newLead({ rateLimits }))).toMatchObject({ status: "stored" });
    expect(await store.addLead(newLead({ rateLimits }))).toMatchObject({ retryAfterMs: 30_000 });
    expect(await claimAll(store, "w")).toHaveLength(6);
  });

  test.each([
    ["five hours", 5 * 60 * minute],
    ["two years", 2 * 365 * day],
  ])(
    `${engine}: with the clock set back by %s, requests are accepted and acknowledgements sent at once`,
    async (_, back) => {
      const { clock, store } = await setUp();
      const network = { name: "network:192.0.2.1", burst: 2, intervalMs: 30_000 };
      const site = { name: "receipts:site", burst: 3, intervalMs: 2 * minute };
      const send = (email: string) => {
        const acknowledgementLimits = [dailyAcknowledgements(email), site];
        return store.addLead(newLead({ email, rateLimits: [network], acknowledgementLimits }));
      };
      for (let count = 0; count < 3; count += 1) {
        await send("before@client.example");
        clock.forward(30_000);
      }
      await send("before@client.example");
      clock.forward(-back);
      for (const person of ["new@client.example", "before@client.example"])
        expect(await send(person)).toMatchObject({ status: "stored", exceededAcknowledgementLimits: [] });
      // From then on they count again.
      expect(await send("other@client.example")).toMatchObject({ status: "too-soon" });
    },
  );

  test(`${engine}: two servers whose clocks differ by a minute accept no more than a limit allows`, async () => {
    const { clock, database, store } = await setUp();
    const ahead = await database.open(() => clock() + minute);
    const rateLimits = [{ name: "network:192.0.2.1", burst: 3, intervalMs: 30_000 }];
    let stored = 0;
    // A flood of a minute in turn on both: three at once, one every thirty seconds, and two for the minute between them.
    for (let count = 0; count < 60; count += 1) {
      const { status } = await (count % 2 === 0 ? store : ahead).addLead(newLead({ rateLimits }));
      if (status === "stored") stored += 1;
      clock.forward(1000);
    }
    expect(stored).toBeGreaterThanOrEqual(3);
    expect(stored).toBeLessThanOrEqual(3 + 2 + 2);
  });

  test(`${engine}: a purge deletes the rate limits that nobody has used for a day`, async () => {
    const { clock, store } = await setUp();
    const limit = (name: string) => ({ name, burst: 1, intervalMs: 30_000 });
    await store.addLead(newLead({ rateLimits: [limit("email:old")] }));
    clock.forward(30_001);
    await store.addLead(newLead({ rateLimits: [limit("email:new")] }));
    clock.forward(day);
    const yearAgo = isoTime(clock() - 365 * day);
    await store.purge({ lastContactBefore: yearAgo, contractsBefore: yearAgo });
    expect(await store.erase("nobody@x.example", ["email:old"])).toMatchObject({ rateLimits: 0 });
    expect(await store.erase("nobody@x.example", ["email:new"])).toMatchObject({ rateLimits: 1 });
  });
}
