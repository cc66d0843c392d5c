import { expect, test } from "vitest";
import {
  countReceipts,
  dailyReceipts,
  day,
  minute,
  type NewPlace,
  newLead,
  openFirst,
} from "./fixtures.contract.ts";

export function receiptContract(engine: string, newPlace: NewPlace): void {
  const setUp = () => openFirst(newPlace);

  test(`${engine}: a person who sends many requests at once gets the day's receipts and no more`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const email = "same@client.example";
    const receiptLimits = [dailyReceipts(email)];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? store : other).addLead(newLead({ email, receiptLimits })),
      ),
    );
    const purposes = (await store.jobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(12);
    expect(purposes.filter((purpose) => purpose === "visitor-receipt")).toHaveLength(3);
  });

  test(`${engine}: beyond the day's receipts of a person only the notice is queued`, async () => {
    const { clock, store } = await setUp();
    const email = "same@client.example";
    const receiptLimits = [dailyReceipts(email)];
    for (let count = 0; count < 5; count += 1) {
      const exceededReceiptLimits = count < 3 ? [] : [`receipt:${email}`];
      const given = newLead({ email, receiptLimits });
      expect(await store.addLead(given)).toMatchObject({
        status: "stored",
        leadId: given.id,
        exceededReceiptLimits,
      });
    }
    await store.addLead(newLead({ receiptLimits: [dailyReceipts("other@client.example")] }));
    const purposes = (await store.jobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(6);
    expect(purposes.filter((purpose) => purpose === "visitor-receipt")).toHaveLength(4);
    clock.forward(day);
    const next = newLead({ email, receiptLimits });
    await store.addLead(next);
    expect((await store.jobs()).filter((job) => job.leadId === next.id)).toHaveLength(2);
  });

  test(`${engine}: many people at once in two stores get the site's receipts and no more; all requests are stored`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const site = { name: "receipts:site", burst: 5, intervalMs: minute };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const own = dailyReceipts(`${index % 12}@client.example`);
        // The limits come in different orders, as they might between versions.
        const receiptLimits = index % 3 === 0 ? [site, own] : [own, site];
        return (index % 2 === 0 ? store : other).addLead(newLead({ receiptLimits }));
      }),
    );
    expect(results.filter(({ status }) => status === "stored")).toHaveLength(24);
    expect(await store.jobs()).toHaveLength(24 + 5);
    expect(await countReceipts(store)).toBe(5);
    const receiptWithheld = results.filter(
      (result) => "exceededReceiptLimits" in result && result.exceededReceiptLimits.length > 0,
    );
    expect(receiptWithheld).toHaveLength(19);
  });

  test(`${engine}: whoever sends a request again is told the same of its receipt; a robot, nothing`, async () => {
    const { store } = await setUp();
    const email = "same@client.example";
    const limits = { email, receiptLimits: [{ name: "receipts:site", burst: 1, intervalMs: minute }] };
    const [sent, receiptWithheld] = [newLead(limits), newLead(limits)];
    const robot = newLead({ isQuarantined: true, jobs: ["agency-notice"] });
    for (const request of [sent, sent, receiptWithheld, receiptWithheld, robot, robot])
      expect(await store.addLead(request)).toMatchObject({ receiptWithheld: request === receiptWithheld });
    // Somebody else sent it with a browser, and releases it.
    expect(await store.addLead({ ...robot, isQuarantined: false })).toMatchObject({ receiptWithheld: true });
  });

  test(`${engine}: a receipt that one limit refuses is counted by no other, and a lead without a receipt by none`, async () => {
    const { store } = await setUp();
    const email = "same@client.example";
    const site = { name: "receipts:site", burst: 1, intervalMs: minute };
    await store.addLead(newLead({ receiptLimits: [site], jobs: ["agency-notice"] }));
    await store.addLead(newLead({ receiptLimits: [site], isQuarantined: true }));
    const first = await store.addLead(newLead({ receiptLimits: [site] }));
    expect(first).toMatchObject({ exceededReceiptLimits: [] });
    for (let count = 0; count < 5; count += 1)
      expect(await store.addLead(newLead({ receiptLimits: [dailyReceipts(email), site] }))).toMatchObject({
        exceededReceiptLimits: ["receipts:site"],
      });
    expect(await countReceipts(store)).toBe(1);
    for (let count = 0; count < 3; count += 1)
      await store.addLead(newLead({ receiptLimits: [dailyReceipts(email)] }));
    expect(await countReceipts(store)).toBe(4);
  });

  test(`${engine}: a lead released from quarantine is subject to the limits of its receipt, and can be released without one`, async () => {
    const { store } = await setUp();
    const receiptLimits = [{ name: "receipts:site", burst: 1, intervalMs: minute }];
    const held = [0, 1, 2].map(() => newLead({ isQuarantined: true, receiptLimits }));
    for (const one of held) await store.addLead(one);
    const [first, second, third] = held;
    if (first === undefined || second === undefined || third === undefined) throw new Error("Three are held");
    expect(await store.release(first.id, { ...first, receiptLimits })).toBe(true);
    expect(await store.release(second.id, { ...second, receiptLimits })).toBe(true);
    await store.addLead({ ...third, isQuarantined: false });
    expect(await countReceipts(store)).toBe(1);
    expect(await store.jobs()).toHaveLength(4);
  });

  test(`${engine}: with the clock set back a year, receipts are sent at once, and no more than the limit allows`, async () => {
    const { clock, store } = await setUp();
    const receiptLimits = [{ name: "receipts:site", burst: 2, intervalMs: minute }];
    const send = () => store.addLead(newLead({ receiptLimits }));
    clock.forward(365 * day);
    for (let count = 0; count < 3; count += 1) await send();
    expect(await countReceipts(store)).toBe(2);
    clock.forward(-365 * day);
    for (let count = 0; count < 3; count += 1) await send();
    expect(await countReceipts(store)).toBe(4);
    clock.forward(minute);
    await send();
    expect(await countReceipts(store)).toBe(5);
  });
}
