import { expect, test } from "vitest";
import { optionKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { recordOf } from "#app/domain/quote-record.ts";
import { catalogue } from "#content/catalogue/index.ts";
import { type Clock, isoTime } from "#server/clock.ts";
import { manualClock } from "#testing/clock.ts";
import type { Acceptance, Claim, MailPurpose, RateLimit, Settlement, Store } from "./store.ts";

/** Somewhere to keep a store, empty at first; opening it twice gives two stores over the same data. */
export type Place = { open(clock: Clock): Promise<Store> };

const minute = 60_000;
const day = 24 * 60 * minute;

let made = 0;
/** An acceptance of its own, by a person of its own, under no rate limit. */
export function acceptance(changes: Partial<Acceptance> = {}): Acceptance {
  made += 1;
  const email = changes.email ?? `person-${made}@client.example`;
  return {
    id: `LEAD${String(made).padStart(12, "0")}`,
    kind: "contact",
    locale: "fr-fr",
    status: "new",
    fields: { name: "Zoé", email, message: "« Bonjour »\n😀" },
    quote: null,
    suspicions: [],
    email,
    contentHash: `content-${made}`,
    idempotencyKey: `key-${made}`,
    repeatWindowMs: day,
    rateLimits: [],
    mails: ["agency-notice", "visitor-receipt"],
    receiptLimits: [],
    ...changes,
  };
}

/** A person's limit of receipts: three, then one a day. */
const dailyReceipts = (email: string): RateLimit => ({ name: `receipt:${email}`, burst: 3, intervalMs: day });

async function countReceipts(store: Store): Promise<number> {
  return (await store.mailJobs()).filter(({ purpose }) => purpose === "visitor-receipt").length;
}

async function claimAll(store: Store, worker: string): Promise<readonly Claim[]> {
  const claims: Claim[] = [];
  for (
    let claim = await store.claimMail(worker, minute);
    claim !== null;
    claim = await store.claimMail(worker, minute)
  )
    claims.push(claim);
  return claims;
}

/** What every engine has to do. `newPlace` is called inside a test and cleans up after it. */
export function storeContract(engine: string, newPlace: () => Promise<Place>): void {
  async function setUp() {
    const clock = manualClock();
    const place = await newPlace();
    return { clock, place, store: await place.open(clock) };
  }

  test(`${engine}: a lead comes back as it was given, after reopening too`, async () => {
    const { clock, place, store } = await setUp();
    const given = acceptance({ suspicions: ["honeypot"], status: "quarantined" });
    expect(await store.accept(given)).toEqual({
      status: "stored",
      leadId: given.id,
      exceededReceiptLimits: [],
    });
    await store.close();
    const lead = await (await place.open(clock)).lead(given.id);
    expect(lead).toEqual({
      id: given.id,
      kind: "contact",
      locale: "fr-fr",
      status: "quarantined",
      fields: given.fields,
      quote: null,
      suspicions: ["honeypot"],
      createdAt: isoTime(clock()),
      lastContactAt: isoTime(clock()),
    });
  });

  test(`${engine}: a store that takes writes says so, beside acceptances, and keeps nothing of it`, async () => {
    const { store } = await setUp();
    const given = acceptance();
    const checks = Array.from({ length: 20 }, () => store.checkWritable());
    await Promise.all([...checks, store.accept(given)]);
    expect((await store.leads()).map(({ id }) => id)).toEqual([given.id]);
    expect(await store.mailJobs()).toHaveLength(2);
  });

  test(`${engine}: the quote that was asked for comes back as it was given, and goes with the claim`, async () => {
    const { store } = await setUp();
    const selection = {
      projectType: "vitrine",
      durationMonths: "12",
      pack: "pro",
      options: optionKeys,
    } as const;
    const asked = recordOf(catalogue, quote(catalogue, selection), "fr-fr");
    expect(asked).not.toBeNull();
    const given = acceptance({ kind: "quote", quote: asked });
    await store.accept(given);
    expect(await store.lead(given.id)).toMatchObject({ kind: "quote", quote: asked });
    expect((await store.claimMail("w", minute))?.lead.quote).toEqual(asked);
  });

  test(`${engine}: where a mail job cannot be stored, neither the lead nor the rate limit is`, async () => {
    const { store } = await setUp();
    const rateLimits = [{ name: "browser:a", burst: 1, intervalMs: 30_000 }];
    const twice: readonly MailPurpose[] = ["agency-notice", "agency-notice"];
    const failing = acceptance({ rateLimits, mails: twice });
    await expect(store.accept(failing)).rejects.toThrow();
    expect(await store.leads()).toEqual([]);
    expect(await store.mailJobs()).toEqual([]);
    expect(await store.accept({ ...failing, mails: ["agency-notice"] })).toMatchObject({ status: "stored" });
  });

  test(`${engine}: the same key is the same lead, for ever`, async () => {
    const { clock, store } = await setUp();
    const first = acceptance();
    await store.accept(first);
    clock.forward(400 * day);
    const again = acceptance({ idempotencyKey: first.idempotencyKey });
    expect(await store.accept(again)).toEqual({ status: "repeat", leadId: first.id });
    expect(await store.leads()).toHaveLength(1);
    expect(await store.mailJobs()).toHaveLength(2);
  });

  test(`${engine}: with another key the same content is another lead`, async () => {
    const { store } = await setUp();
    const first = acceptance();
    await store.accept(first);
    expect(await store.accept(acceptance({ contentHash: first.contentHash }))).toMatchObject({
      status: "stored",
    });
  });

  test(`${engine}: without a key the same content is the same lead within the window, not after it`, async () => {
    const { clock, store } = await setUp();
    const first = acceptance({ idempotencyKey: null });
    const again = () => acceptance({ idempotencyKey: null, contentHash: first.contentHash });
    await store.accept(first);
    clock.forward(day - 1);
    expect(await store.accept(again())).toEqual({ status: "repeat", leadId: first.id });
    clock.forward(1);
    expect(await store.accept(again())).toMatchObject({ status: "stored" });
  });

  test(`${engine}: a repeat passes an exceeded limit`, async () => {
    const { store } = await setUp();
    const rateLimits = [{ name: "browser:a", burst: 1, intervalMs: 30_000 }];
    const first = acceptance({ rateLimits });
    await store.accept(first);
    expect(await store.accept(acceptance({ rateLimits }))).toEqual({
      status: "too-soon",
      retryAfterMs: 30_000,
    });
    const repeat = acceptance({ rateLimits, idempotencyKey: first.idempotencyKey });
    expect(await store.accept(repeat)).toMatchObject({ status: "repeat" });
  });

  test(`${engine}: one exceeded limit counts on none, and the longest wait is told`, async () => {
    const { clock, store } = await setUp();
    const short = { name: "browser:a", burst: 1, intervalMs: 10_000 };
    const long = { name: "email:b", burst: 1, intervalMs: 30_000 };
    const untouched = { name: "network:c", burst: 1, intervalMs: 30_000 };
    await store.accept(acceptance({ rateLimits: [short, long] }));
    clock.forward(4000);
    const refused = await store.accept(acceptance({ rateLimits: [short, long, untouched] }));
    expect(refused).toEqual({ status: "too-soon", retryAfterMs: 26_000 });
    expect(await store.accept(acceptance({ rateLimits: [untouched] }))).toMatchObject({ status: "stored" });
    clock.forward(26_000);
    expect(await store.accept(acceptance({ rateLimits: [short, long] }))).toMatchObject({ status: "stored" });
  });

  test(`${engine}: rate limits are shared by two stores and outlive both`, async () => {
    const { clock, place, store } = await setUp();
    const rateLimits = [{ name: "email:a", burst: 1, intervalMs: 30_000 }];
    const other = await place.open(clock);
    await store.accept(acceptance({ rateLimits }));
    expect(await other.accept(acceptance({ rateLimits }))).toMatchObject({ status: "too-soon" });
    await store.close();
    await other.close();
    expect(await (await place.open(clock)).accept(acceptance({ rateLimits }))).toMatchObject({
      status: "too-soon",
    });
  });

  test(`${engine}: of many at once over two stores one is stored, the others are its repeats`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const withKey = acceptance();
    const withoutKey = acceptance({ idempotencyKey: null });
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 === 0 ? store : other).accept({
          ...(index % 4 < 2 ? withKey : withoutKey),
          id: acceptance().id,
        }),
      ),
    );
    expect(results.filter((result) => result.status === "stored")).toHaveLength(2);
    expect(await store.leads()).toHaveLength(2);
    expect(await store.mailJobs()).toHaveLength(4);
  });

  test(`${engine}: of two hundred with one key over three stores one is stored`, async () => {
    const { clock, place, store } = await setUp();
    const stores = [store, await place.open(clock), await place.open(clock)];
    const given = acceptance();
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        stores[index % stores.length]?.accept({ ...given, id: acceptance().id }),
      ),
    );
    expect(results.filter((result) => result?.status === "stored")).toHaveLength(1);
    expect(results.filter((result) => result?.status === "repeat")).toHaveLength(199);
    const leadIds = new Set(results.map((result) => (result && "leadId" in result ? result.leadId : null)));
    expect([...leadIds]).toEqual((await store.leads()).map((lead) => lead.id));
    expect(await store.mailJobs()).toHaveLength(2);
  });

  test(`${engine}: with a key and without, the same content sent at once is one lead`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const withKey = acceptance();
    const withoutKey = { ...withKey, id: acceptance().id, idempotencyKey: null };
    await store.accept(withKey);
    const results = await Promise.all([other.accept(withoutKey), store.accept(withoutKey)]);
    expect(results).toEqual([
      { status: "repeat", leadId: withKey.id },
      { status: "repeat", leadId: withKey.id },
    ]);
  });

  test(`${engine}: many at once over two stores pass a limit as often as it lets through`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const network = { name: "network:a", burst: 5, intervalMs: 30_000 };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        (index % 2 === 0 ? store : other).accept(
          // The order in which the rate limits are named differs, as it might between versions.
          acceptance({
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

  test(`${engine}: a person who writes many times at once gets the day's receipts and no more`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const email = "same@client.example";
    const receiptLimits = [dailyReceipts(email)];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? store : other).accept(acceptance({ email, receiptLimits })),
      ),
    );
    const purposes = (await store.mailJobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(12);
    expect(purposes.filter((purpose) => purpose === "visitor-receipt")).toHaveLength(3);
  });

  test(`${engine}: five stores that open at once make one store, with one secret`, async () => {
    const clock = manualClock();
    const place = await newPlace();
    const stores = await Promise.all(Array.from({ length: 5 }, () => place.open(clock)));
    const rateLimits = [{ name: "email:a", burst: 1, intervalMs: 30_000 }];
    const results = [];
    for (const store of stores) results.push(await store.accept(acceptance({ rateLimits })));
    expect(results.map((result) => result.status)).toEqual([
      "stored",
      "too-soon",
      "too-soon",
      "too-soon",
      "too-soon",
    ]);
  });

  test(`${engine}: any text comes back as it was given`, async () => {
    const { store } = await setUp();
    const fields = {
      name: "\u202Eعزالدين\u202C 👩‍👩‍👧 𝒵oé",
      message: "a\u0000b\\u0000 '; DROP TABLE leads; -- \t",
    };
    const email = "né\"'%_$1@client.example";
    const given = acceptance({ fields, email });
    await store.accept(given);
    expect(await store.lead(given.id)).toMatchObject({ fields });
    expect(await store.erase(email, [])).toMatchObject({ leadIds: [given.id] });
  });

  test(`${engine}: releasing, erasing, purging and accepting at once end, and agree`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const email = "busy@client.example";
    const held = acceptance({ email, status: "quarantined" });
    await store.accept(held);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? store : other).accept(acceptance({ email })),
      ),
      other.release(held.id, held.mails, []),
      store.erase(email, []),
      other.purge(isoTime(clock() - day)),
      claimAll(other, "w"),
    ]);
    const leadIds = new Set((await store.leads()).map((lead) => lead.id));
    for (const job of await store.mailJobs()) expect(leadIds).toContain(job.leadId);
    await other.erase(email, []);
    expect(await store.leads()).toEqual([]);
    expect(await store.mailJobs()).toEqual([]);
  });

  test(`${engine}: mails are counted by their state`, async () => {
    const { store } = await setUp();
    expect(await store.countMail()).toEqual({ pending: 0, sending: 0, sent: 0, dead: 0 });
    await store.accept(acceptance());
    await store.accept(acceptance());
    const settle = async (settlement: Settlement) =>
      store.settleMail((await store.claimMail("w", minute))?.jobId ?? "", "w", settlement);
    await settle({ status: "sent", messageId: "<m@x>" });
    await settle({ status: "dead", error: "E" });
    await store.claimMail("w", minute);
    expect(await store.countMail()).toEqual({ pending: 1, sending: 1, sent: 1, dead: 1 });
  });

  test(`${engine}: a quarantined lead waits without mails until it is released, once`, async () => {
    const { store } = await setUp();
    const given = acceptance({ status: "quarantined" });
    await store.accept(given);
    expect(await store.mailJobs()).toEqual([]);
    expect(await store.release("nobody", given.mails, [])).toBe(false);
    expect(await store.release(given.id, given.mails, [])).toBe(true);
    expect(await store.release(given.id, given.mails, [])).toBe(false);
    expect(await store.lead(given.id)).toMatchObject({ status: "new" });
    expect((await store.mailJobs()).map((job) => job.purpose)).toEqual(["agency-notice", "visitor-receipt"]);
  });

  test(`${engine}: a clean repeat of a quarantined lead releases it`, async () => {
    const { store } = await setUp();
    const given = acceptance({ status: "quarantined" });
    await store.accept(given);
    expect(await store.accept(given)).toMatchObject({ status: "repeat" });
    expect(await store.mailJobs()).toEqual([]);
    expect(await store.accept({ ...given, status: "new" })).toEqual({ status: "repeat", leadId: given.id });
    expect(await store.lead(given.id)).toMatchObject({ status: "new" });
    expect(await store.mailJobs()).toHaveLength(2);
  });

  test(`${engine}: beyond the day's receipts of a person only the notice is queued`, async () => {
    const { clock, store } = await setUp();
    const email = "same@client.example";
    const receiptLimits = [dailyReceipts(email)];
    for (let count = 0; count < 5; count += 1) {
      const exceededReceiptLimits = count < 3 ? [] : [`receipt:${email}`];
      const given = acceptance({ email, receiptLimits });
      expect(await store.accept(given)).toEqual({
        status: "stored",
        leadId: given.id,
        exceededReceiptLimits,
      });
    }
    await store.accept(acceptance({ receiptLimits: [dailyReceipts("other@client.example")] }));
    const purposes = (await store.mailJobs()).map((job) => job.purpose);
    expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(6);
    expect(purposes.filter((purpose) => purpose === "visitor-receipt")).toHaveLength(4);
    clock.forward(day);
    const next = acceptance({ email, receiptLimits });
    await store.accept(next);
    expect((await store.mailJobs()).filter((job) => job.leadId === next.id)).toHaveLength(2);
  });

  test(`${engine}: many people at once over two stores get the site's receipts and no more; all are stored`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    const site = { name: "receipts:site", burst: 5, intervalMs: minute };
    const results = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const own = dailyReceipts(`${index % 12}@client.example`);
        // The order in which the rate limits are named differs, as it might between versions.
        const receiptLimits = index % 3 === 0 ? [site, own] : [own, site];
        return (index % 2 === 0 ? store : other).accept(acceptance({ receiptLimits }));
      }),
    );
    expect(results.filter(({ status }) => status === "stored")).toHaveLength(24);
    expect(await store.mailJobs()).toHaveLength(24 + 5);
    expect(await countReceipts(store)).toBe(5);
    const withheld = results.filter(
      (result) => "exceededReceiptLimits" in result && result.exceededReceiptLimits.length > 0,
    );
    expect(withheld).toHaveLength(19);
  });

  test(`${engine}: a receipt that one limit keeps back is counted on no other, and one that nobody asks for on none`, async () => {
    const { store } = await setUp();
    const email = "same@client.example";
    const site = { name: "receipts:site", burst: 1, intervalMs: minute };
    await store.accept(acceptance({ receiptLimits: [site], mails: ["agency-notice"] }));
    await store.accept(acceptance({ receiptLimits: [site], status: "quarantined" }));
    const first = await store.accept(acceptance({ receiptLimits: [site] }));
    expect(first).toMatchObject({ exceededReceiptLimits: [] });
    for (let count = 0; count < 5; count += 1)
      expect(await store.accept(acceptance({ receiptLimits: [dailyReceipts(email), site] }))).toMatchObject({
        exceededReceiptLimits: ["receipts:site"],
      });
    expect(await countReceipts(store)).toBe(1);
    for (let count = 0; count < 3; count += 1)
      await store.accept(acceptance({ receiptLimits: [dailyReceipts(email)] }));
    expect(await countReceipts(store)).toBe(4);
  });

  test(`${engine}: a lead that leaves quarantine passes the rate limits of its receipt, and leaves without one`, async () => {
    const { store } = await setUp();
    const receiptLimits = [{ name: "receipts:site", burst: 1, intervalMs: minute }];
    const held = [0, 1, 2].map(() => acceptance({ status: "quarantined", receiptLimits }));
    for (const one of held) await store.accept(one);
    const [first, second, third] = held;
    if (first === undefined || second === undefined || third === undefined) throw new Error("Three are held");
    expect(await store.release(first.id, first.mails, receiptLimits)).toBe(true);
    expect(await store.release(second.id, second.mails, receiptLimits)).toBe(true);
    await store.accept({ ...third, status: "new" });
    expect(await countReceipts(store)).toBe(1);
    expect(await store.mailJobs()).toHaveLength(4);
  });

  test(`${engine}: with the clock set back a year, receipts leave again after one interval`, async () => {
    const { clock, store } = await setUp();
    const receiptLimits = [{ name: "receipts:site", burst: 2, intervalMs: minute }];
    const send = () => store.accept(acceptance({ receiptLimits }));
    clock.forward(365 * day);
    for (let count = 0; count < 3; count += 1) await send();
    expect(await countReceipts(store)).toBe(2);
    clock.forward(-365 * day);
    await send();
    expect(await countReceipts(store)).toBe(2);
    clock.forward(minute);
    await send();
    expect(await countReceipts(store)).toBe(3);
  });

  test(`${engine}: a claim says whether the visitor gets a receipt`, async () => {
    const { store } = await setUp();
    await store.accept(acceptance({ mails: ["agency-notice"] }));
    expect(await store.claimMail("w", minute)).toMatchObject({ purpose: "agency-notice", hasReceipt: false });
    await store.accept(acceptance());
    expect(await store.claimMail("w", minute)).toMatchObject({ purpose: "agency-notice", hasReceipt: true });
    expect(await store.claimMail("w", minute)).toMatchObject({
      purpose: "visitor-receipt",
      hasReceipt: true,
    });
  });

  test(`${engine}: leads are listed from the newest to the oldest`, async () => {
    const { clock, store } = await setUp();
    const given = [acceptance(), acceptance(), acceptance()];
    for (const one of given) {
      await store.accept(one);
      clock.forward(1);
    }
    expect((await store.leads()).map((lead) => lead.id)).toEqual(given.map((one) => one.id).reverse());
  });

  test(`${engine}: a claim is exclusive, notices before receipts, until everything is taken`, async () => {
    const { clock, place, store } = await setUp();
    const other = await place.open(clock);
    for (let count = 0; count < 10; count += 1) await store.accept(acceptance());
    const [ours, theirs] = await Promise.all([claimAll(store, "ours"), claimAll(other, "theirs")]);
    const ids = [...ours, ...theirs].map((claim) => claim.jobId);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(await store.nextMailAt()).toBe(isoTime(clock() + minute));
  });

  test(`${engine}: a claim brings the lead, the attempt's number and how many wait in quarantine`, async () => {
    const { store } = await setUp();
    const given = acceptance();
    await store.accept(given);
    await store.accept(acceptance({ status: "quarantined" }));
    const claim = await store.claimMail("w", minute);
    expect(claim).toMatchObject({ purpose: "agency-notice", attempts: 1, quarantined: 1 });
    expect(claim?.lead).toEqual(await store.lead(given.id));
  });

  test(`${engine}: a job can be taken over when its lease ends, and then only its new holder settles it`, async () => {
    const { clock, store } = await setUp();
    await store.accept(acceptance({ mails: ["agency-notice"] }));
    const claim = await store.claimMail("dead", minute);
    if (claim === null) throw new Error("Nothing to claim");
    clock.forward(minute - 1);
    expect(await store.claimMail("next", minute)).toBeNull();
    clock.forward(1);
    expect(await store.claimMail("next", minute)).toMatchObject({ jobId: claim.jobId, attempts: 2 });
    const sent = { status: "sent", messageId: "<m@x>" } as const;
    expect(await store.settleMail(claim.jobId, "dead", sent)).toBe("lost");
    expect(await store.settleMail(claim.jobId, "next", sent)).toBe("settled");
    expect(await store.settleMail(claim.jobId, "next", sent)).toBe("lost");
    clock.forward(day);
    expect(await store.claimMail("next", minute)).toBeNull();
    expect(await store.nextMailAt()).toBeNull();
  });

  test(`${engine}: a failed job waits until its next attempt; a dead one waits for a retry`, async () => {
    const { clock, store } = await setUp();
    await store.accept(acceptance({ mails: ["agency-notice"] }));
    const first = await store.claimMail("w", minute);
    if (first === null) throw new Error("Nothing to claim");
    const nextAttemptAt = isoTime(clock() + 10_000);
    await store.settleMail(first.jobId, "w", { status: "pending", nextAttemptAt, error: "ECONN" });
    expect(await store.nextMailAt()).toBe(nextAttemptAt);
    expect(await store.claimMail("w", minute)).toBeNull();
    clock.forward(10_000);
    expect(await store.claimMail("w", minute)).toMatchObject({ attempts: 2 });
    await store.settleMail(first.jobId, "w", { status: "dead", error: "EENVELOPE 550" });
    clock.forward(365 * day);
    expect(await store.claimMail("w", minute)).toBeNull();
    expect(await store.mailJobs()).toMatchObject([
      { status: "dead", lastError: "EENVELOPE 550", attempts: 2 },
    ]);

    expect(await store.retryMail("nobody")).toBe(0);
    expect(await store.retryMail(first.jobId)).toBe(1);
    expect(await store.claimMail("w", minute)).toMatchObject({ attempts: 1 });
  });

  test(`${engine}: with the clock set back an hour, new mails leave at once and repeats are still known`, async () => {
    const { clock, store } = await setUp();
    const given = acceptance();
    await store.accept(given);
    const plain = acceptance({ idempotencyKey: null });
    await store.accept(plain);
    clock.forward(-60 * minute);
    expect(Date.parse((await store.nextMailAt()) ?? "")).toBeLessThanOrEqual(clock());
    expect(await store.accept({ ...given, id: "OTHER1" })).toEqual({ status: "repeat", leadId: given.id });
    expect(await store.accept({ ...plain, id: "OTHER2" })).toEqual({ status: "repeat", leadId: plain.id });
    await store.accept(acceptance());
    expect(await claimAll(store, "w")).toHaveLength(6);
    // Nobody else takes what was claimed a moment ago.
    expect(await store.claimMail("other", minute)).toBeNull();
  });

  test(`${engine}: with the clock set on a day, a repeat by its key is known, and no limit holds for longer`, async () => {
    const { clock, store } = await setUp();
    const rateLimits = [{ name: "email:somebody", burst: 1, intervalMs: 30_000 }];
    const given = acceptance({ rateLimits });
    await store.accept(given);
    clock.forward(day);
    expect(await store.accept({ ...given, id: "OTHER" })).toEqual({ status: "repeat", leadId: given.id });
    expect(await store.accept(acceptance({ rateLimits }))).toMatchObject({ status: "stored" });
    clock.forward(-day);
    // It was passed a day ahead: it is shut for one interval, not for a day.
    expect(await store.accept(acceptance({ rateLimits }))).toMatchObject({ retryAfterMs: 30_000 });
    clock.forward(30_000);
    expect(await store.accept(acceptance({ rateLimits }))).toMatchObject({ status: "stored" });
    expect(await claimAll(store, "w")).toHaveLength(6);
  });

  test(`${engine}: a retry by the lead's id leaves alone what is sent or being sent`, async () => {
    const { store } = await setUp();
    const given = acceptance();
    await store.accept(given);
    const claim = await store.claimMail("w", minute);
    expect(await store.retryMail(given.id)).toBe(1);
    await store.settleMail(claim?.jobId ?? "", "w", { status: "sent", messageId: "<m@x>" });
    expect(await store.retryMail(given.id)).toBe(1);
    expect(await store.mailJobs()).toMatchObject([
      { status: "sent", messageId: "<m@x>", sentAt: expect.any(String) },
      { status: "pending" },
    ]);
  });

  test(`${engine}: dead jobs are listed first`, async () => {
    const { clock, store } = await setUp();
    await store.accept(acceptance({ mails: ["agency-notice"] }));
    clock.forward(1);
    const given = acceptance({ mails: ["agency-notice"] });
    await store.accept(given);
    await store.claimMail("w", minute);
    const claim = await store.claimMail("w", minute);
    await store.settleMail(claim?.jobId ?? "", "w", { status: "dead", error: "E" });
    expect((await store.mailJobs())[0]).toMatchObject({ leadId: given.id, status: "dead" });
  });

  test(`${engine}: only the claims of workers that are gone are given back, due at once`, async () => {
    const { clock, store } = await setUp();
    await store.accept(acceptance());
    const gone = await store.claimMail("gone", minute);
    await store.claimMail("alive", minute);
    clock.forward(1000);
    expect(await store.releaseClaims((worker) => worker === "gone")).toBe(1);
    expect(await store.claimMail("next", minute)).toMatchObject({ jobId: gone?.jobId, attempts: 2 });
    expect(await store.claimMail("next", minute)).toBeNull();
  });

  test(`${engine}: erasing a person takes their leads, jobs and rate limits, and nobody else's`, async () => {
    const { store } = await setUp();
    const limit = (name: string) => [{ name, burst: 1, intervalMs: 30_000 }];
    const mine = acceptance({ email: "me@x.example", rateLimits: limit("email:me@x.example") });
    const also = acceptance({ email: "me@x.example", status: "quarantined" });
    const other = acceptance({ email: "you@x.example", rateLimits: limit("email:you@x.example") });
    for (const one of [mine, also, other]) await store.accept(one);
    const erased = await store.erase("me@x.example", ["email:me@x.example"]);
    expect(erased).toMatchObject({ mailJobs: 2, rateLimits: 1 });
    expect(new Set(erased.leadIds)).toEqual(new Set([mine.id, also.id]));
    expect((await store.leads()).map((lead) => lead.id)).toEqual([other.id]);
    expect(await store.mailJobs()).toHaveLength(2);
    expect(await store.accept(acceptance({ rateLimits: limit("email:me@x.example") }))).toMatchObject({
      status: "stored",
    });
    expect(await store.accept(acceptance({ rateLimits: limit("email:you@x.example") }))).toMatchObject({
      status: "too-soon",
    });
    expect(await store.erase("me@x.example", [])).toEqual({ leadIds: [], mailJobs: 0, rateLimits: 0 });
  });

  test(`${engine}: a job whose lead was erased while it was being sent is gone`, async () => {
    const { store } = await setUp();
    await store.accept(acceptance({ email: "me@x.example" }));
    const claim = await store.claimMail("w", minute);
    await store.erase("me@x.example", []);
    const sent = { status: "sent", messageId: "<m@x>" } as const;
    expect(await store.settleMail(claim?.jobId ?? "", "w", sent)).toBe("gone");
  });

  test(`${engine}: a purge takes the people whose last contact is too long ago`, async () => {
    const { clock, store } = await setUp();
    const forgotten = acceptance();
    const faithful = acceptance({ email: "faithful@x.example" });
    const impersonated = acceptance({ email: "victim@x.example" });
    for (const one of [forgotten, faithful, impersonated]) await store.accept(one);
    clock.forward(1000 * day);
    const limit = isoTime(clock());
    const recent = acceptance({ email: "faithful@x.example" });
    // A robot's message under somebody's address is no contact of theirs.
    const robot = acceptance({ email: "victim@x.example", status: "quarantined" });
    for (const one of [recent, robot]) await store.accept(one);
    const purged = await store.purge(limit);
    expect(new Set(purged.leadIds)).toEqual(new Set([forgotten.id, impersonated.id]));
    expect(purged.mailJobs).toBe(4);
    const kept = (await store.leads()).map((lead) => lead.id);
    expect(new Set(kept)).toEqual(new Set([faithful.id, recent.id, robot.id]));
    expect(await store.purge(limit)).toMatchObject({ leadIds: [], mailJobs: 0 });
  });

  test(`${engine}: a purge forgets the rate limits that nobody has used for a day`, async () => {
    const { clock, store } = await setUp();
    const limit = (name: string) => ({ name, burst: 1, intervalMs: 30_000 });
    await store.accept(acceptance({ rateLimits: [limit("email:old")] }));
    clock.forward(30_001);
    await store.accept(acceptance({ rateLimits: [limit("email:new")] }));
    clock.forward(day);
    await store.purge(isoTime(clock() - 365 * day));
    expect(await store.erase("nobody@x.example", ["email:old"])).toMatchObject({ rateLimits: 0 });
    expect(await store.erase("nobody@x.example", ["email:new"])).toMatchObject({ rateLimits: 1 });
  });
}
