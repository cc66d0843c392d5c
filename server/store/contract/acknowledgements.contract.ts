import { expect, test } from "vitest";
import {
  countAcknowledgements,
  dailyAcknowledgements,
  day,
  minute,
  type NewDatabase,
  newLead,
  openNewStore,
} from "./fixtures.contract.ts";

export function acknowledgementContract(engine: string, newDatabase: NewDatabase): void {
  const setUp = () => openNewStore(newDatabase);

  test(`${engine}: a person who sends many requests at once gets the day's acknowledgements and no more`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const email = "same@client.example";
    const acknowledgementLimits = [dailyAcknowledgements(email)];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? store : other).addLead(newLead({ email, acknowledgementLimits })),
      ),
    );
    const purposes = (await store.jobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(12);
    expect(purposes.filter((purpose) => purpose === "visitor-acknowledgement")).toHaveLength(3);
  });

  test(`${engine}: beyond the day's acknowledgements of a person only the notice is queued`, async () => {
    const { clock, store } = await setUp();
    const email = "same@client.example";
    const acknowledgementLimits = [dailyAcknowledgements(email)];
    for (let count = 0; count < 5; count += 1) {
      const exceededAcknowledgementLimits = count < 3 ? [] : [`receipt:${email}`];
      const given = newLead({ email, acknowledgementLimits });
      expect(await store.addLead(given)).toMatchObject({
        status: "stored",
        leadId: given.id,
        exceededAcknowledgementLimits,
      });
    }
    await store.addLead(newLead({ acknowledgementLimits: [dailyAcknowledgements("other@client.example")] }));
    const purposes = (await store.jobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(6);
    expect(purposes.filter((purpose) => purpose === "visitor-acknowledgement")).toHaveLength(4);
    clock.forward(day);
    const next = newLead({ email, acknowledgementLimits });
    await store.addLead(next);
    expect((await store.jobs()).filter((job) => job.leadId === next.id)).toHaveLength(2);
  });

  test(`${engine}: many people at once in two stores get the site's acknowledgements and no more; all requests are stored`, async () => {
    const { clock, database, store } = await setUp();
    const other = await database.open(clock);
    const site = { name: "receipts:site", burst: 5, intervalMs: minute };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const own = dailyAcknowledgements(`${index % 12}@client.example`);
        // The limits come in different orders, as they might between versions.
        const acknowledgementLimits = index % 3 === 0 ? [site, own] : [own, site];
        return (index % 2 === 0 ? store : other).addLead(newLead({ acknowledgementLimits }));
      }),
    );
    expect(results.filter(({ status }) => status === "stored")).toHaveLength(24);
    expect(await store.jobs()).toHaveLength(24 + 5);
    expect(await countAcknowledgements(store)).toBe(5);
    const acknowledgementWithheld = results.filter(
      (result) =>
        "exceededAcknowledgementLimits" in result && result.exceededAcknowledgementLimits.length > 0,
    );
    expect(acknowledgementWithheld).toHaveLength(19);
  });

  test(`${engine}: whoever sends a request again is told the same of its acknowledgement; a robot, nothing`, async () => {
    const { store } = await setUp();
    const email = "same@client.example";
    const limits = {
      email,
      acknowledgementLimits: [{ name: "receipts:site", burst: 1, intervalMs: minute }],
    };
    const [sent, acknowledgementWithheld] = [newLead(limits), newLead(limits)];
    const robot = newLead({ isQuarantined: true, jobs: ["agency-notice"] });
    for (const request of [sent, sent, acknowledgementWithheld, acknowledgementWithheld, robot, robot])
      expect(await store.addLead(request)).toMatchObject({
        acknowledgementWithheld: request === acknowledgementWithheld,
      });
    // Somebody else sent it with a browser, and releases it.
    expect(await store.addLead({ ...robot, isQuarantined: false })).toMatchObject({
      acknowledgementWithheld: true,
    });
  });

  test(`${engine}: an acknowledgement that one limit refuses is counted by no other, and a lead without an acknowledgement by none`, async () => {
    const { store } = await setUp();
    const email = "same@client.example";
    const site = { name: "receipts:site", burst: 1, intervalMs: minute };
    await store.addLead(newLead({ acknowledgementLimits: [site], jobs: ["agency-notice"] }));
    await store.addLead(newLead({ acknowledgementLimits: [site], isQuarantined: true }));
    const first = await store.addLead(newLead({ acknowledgementLimits: [site] }));
    expect(first).toMatchObject({ exceededAcknowledgementLimits: [] });
    for (let count = 0; count < 5; count += 1)
      expect(
        await store.addLead(newLead({ acknowledgementLimits: [dailyAcknowledgements(email), site] })),
      ).toMatchObject({
        exceededAcknowledgementLimits: ["receipts:site"],
      });
    expect(await countAcknowledgements(store)).toBe(1);
    for (let count = 0; count < 3; count += 1)
      await store.addLead(newLead({ acknowledgementLimits: [dailyAcknowledgements(email)] }));
    expect(await countAcknowledgements(store)).toBe(4);
  });

  test(`${engine}: a lead released from quarantine is subject to the limits of its acknowledgement, and can be released without one`, async () => {
    const { store } = await setUp();
    const acknowledgementLimits = [{ name: "receipts:site", burst: 1, intervalMs: minute }];
    const held = [0, 1, 2].map(() => newLead({ isQuarantined: true, acknowledgementLimits }));
    for (const one of held) await store.addLead(one);
    const [first, second, third] = held;
    if (first === undefined || second === undefined || third === undefined) throw new Error("Three are held");
    expect(await store.release(first.id, { ...first, acknowledgementLimits })).toBe(true);
    expect(await store.release(second.id, { ...second, acknowledgementLimits })).toBe(true);
    await store.addLead({ ...third, isQuarantined: false });
    expect(await countAcknowledgements(store)).toBe(1);
    expect(await store.jobs()).toHaveLength(4);
  });

  test(`${engine}: with the clock set back a year, acknowledgements are sent at once, and no more than the limit allows`, async () => {
    const { clock, store } = await setUp();
    const acknowledgementLimits = [{ name: "receipts:site", burst: 2, intervalMs: minute }];
    const send = () => store.addLead(newLead({ acknowledgementLimits }));
    clock.forward(365 * day);
    for (let count = 0; count < 3; count += 1) await send();
    expect(await countAcknowledgements(store)).toBe(2);
    clock.forward(-365 * day);
    for (let count = 0; count < 3; count += 1) await send();
    expect(await countAcknowledgements(store)).toBe(4);
    clock.forward(minute);
    await send();
    expect(await countAcknowledgements(store)).toBe(5);
  });
}
