import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { Submission } from "#app/forms/lead-intake.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import type { LeadStore } from "#server/store/store.ts";
import { manualClock } from "#testing/clock.ts";
import { quoteRecord, quoteSubmission, submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createLeadIntake } from "./intake.ts";

async function setUp(timeoutMs = 5000) {
  const clock = manualClock();
  const directory = temporaryDirectory();
  const store = await openSqliteStore(directory, clock, { timeoutMs });
  onTestFinished(() => store.close());
  const log = rememberingLog();
  let wakes = 0;
  const wakeOutbox = () => {
    wakes += 1;
  };
  const intake = createLeadIntake({ store, clock, log, wakeOutbox });
  return { clock, intake, directory, log, store, wakes: () => wakes };
}

const accepted = { status: "accepted", leadId: expect.any(String), senderToken: expect.any(String) };

test("a request is stored as submitted with both mails, and the outbox is woken", async () => {
  const { intake, store, wakes } = await setUp();
  const sent = submission({ locale: "en-en" });
  const outcome = await intake.submit(sent);
  expect(outcome).toEqual(accepted);
  expect(await store.leads()).toMatchObject([
    { kind: "contact", locale: "en-en", status: "new", fields: sent.fields, suspicions: [] },
  ]);
  expect((await store.mailJobs()).map((job) => job.purpose)).toEqual(["agency-notice", "visitor-receipt"]);
  expect(wakes()).toBe(1);
});

test("a double click gets the same answer and makes one lead", async () => {
  const { intake, store } = await setUp();
  const sent = submission();
  const [first, second] = await Promise.all([intake.submit(sent), intake.submit(sent)]);
  expect(second).toMatchObject({ status: "accepted", leadId: first.status === "accepted" && first.leadId });
  expect(await store.leads()).toHaveLength(1);
});

test("the same form sent again with other words is another request, once the wait is over", async () => {
  const { clock, intake, store } = await setUp();
  const sent = submission();
  await intake.submit(sent);
  const edited = { ...sent, fields: { ...sent.fields, phone: "" } };
  expect(await intake.submit(edited)).toMatchObject({ status: "too-soon" });
  clock.forward(30_000);
  expect(await intake.submit(edited)).toEqual(accepted);
  expect(await store.leads()).toHaveLength(2);
});

test("whatever a resend changes but the content, it is the same request", async () => {
  const { intake, store } = await setUp();
  const sent = submission({ formKey: "one" });
  const first = await intake.submit(sent);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        elapsedMs: fc.option(fc.nat()),
        sender: fc.record({ address: fc.ipV4(), token: fc.option(fc.string()) }),
      }),
      async (changes) => {
        const { leadId } = first as Extract<typeof first, { status: "accepted" }>;
        expect(await intake.submit({ ...sent, ...changes })).toMatchObject({ status: "accepted", leadId });
      },
    ),
    { numRuns: 30 },
  );
  expect(await store.leads()).toHaveLength(1);
});

test("without a form key the same content is a repeat for 24 hours; with another key it never is", async () => {
  const { clock, intake, store } = await setUp();
  const sent = submission({ formKey: null });
  await intake.submit(sent);
  clock.forward(24 * 60 * 60_000 - 1);
  await intake.submit(sent);
  expect(await store.leads()).toHaveLength(1);
  await intake.submit({ ...sent, formKey: "another" });
  expect(await store.leads()).toHaveLength(2);
  clock.forward(24 * 60 * 60_000);
  await intake.submit(sent);
  expect(await store.leads()).toHaveLength(3);
});

test("a person and a browser wait 30 seconds between requests, to the millisecond", async () => {
  const { clock, intake } = await setUp();
  const first = await intake.submit(submission({ fields: { email: "Jo@Client.example" } }));
  if (first.status !== "accepted") throw new Error("The first request was refused");
  const samePerson = submission({ fields: { email: " jo@client.EXAMPLE " } });
  const sameBrowser = submission({ sender: { token: first.senderToken } });
  clock.forward(1);
  expect(await intake.submit(samePerson)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  clock.forward(28_999);
  expect(await intake.submit(sameBrowser)).toEqual({ status: "too-soon", retryAfterSeconds: 1 });
  clock.forward(999);
  expect(await intake.submit(sameBrowser)).toEqual({ status: "too-soon", retryAfterSeconds: 1 });
  clock.forward(1);
  expect(await intake.submit(samePerson)).toEqual(accepted);
  expect(await intake.submit(sameBrowser)).toEqual(accepted);
});

test("five people of one office may write at once, a sixth waits; another network does not", async () => {
  const { clock, intake } = await setUp();
  const office = { address: "2001:db8:0:7::a" };
  for (let count = 0; count < 5; count += 1)
    expect(await intake.submit(submission({ sender: office }))).toEqual(accepted);
  const sixth = submission({ sender: { address: "2001:db8:0:7:ffff::b" } });
  expect(await intake.submit(sixth)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await intake.submit(submission({ sender: { address: "2001:db8:0:8::a" } }))).toEqual(accepted);
  clock.forward(30_000);
  expect(await intake.submit(sixth)).toEqual(accepted);
});

test("many /64 of one /48 are held back together; another /48 is not", async () => {
  const { clock, intake } = await setUp();
  const from = (address: string) => intake.submit(submission({ sender: { address } }));
  for (let count = 0; count < 20; count += 1)
    expect(await from(`2001:db8:7:${count.toString(16)}::1`)).toEqual(accepted);
  expect(await from("2001:db8:7:ffff::1")).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await from("2001:db8:8:ffff::1")).toEqual(accepted);
  clock.forward(30_000);
  expect(await from("2001:db8:7:ffff::1")).toEqual(accepted);
});

test("visitors whose forwarded address is none share one limit, and the log says so once", async () => {
  const { clock, intake, log } = await setUp();
  const garbage = ["unknown", "", "_hidden", "999.1.1.1", "::gggg", "10.0.0.1.evil"];
  const from = (address: string) => intake.submit(submission({ sender: { address } }));
  for (let count = 0; count < 20; count += 1)
    expect(await from(garbage[count % garbage.length] ?? "")).toEqual(accepted);
  for (const address of garbage)
    expect(await from(address)).toEqual({ status: "too-soon", retryAfterSeconds: 30 });
  expect(await from("192.0.2.77")).toEqual(accepted);
  clock.forward(30_000);
  expect(await from("unknown")).toEqual(accepted);
  expect(log.events.filter(({ event }) => event === "sender.no-address")).toHaveLength(1);
  expect(JSON.stringify(log.events)).not.toContain("evil");
});

test("however an address is decorated, it is one person for the wait and for the receipts", async () => {
  const { clock, intake, store } = await setUp();
  const send = (email: string) => intake.submit(submission({ fields: { email } }));
  const spellings = [
    "victim+1@gmail.com",
    "V.i.c.tim@googlemail.com",
    "vic.tim+a+b@gmail.com.",
    "victim@gmail.com",
  ];
  expect(await send(spellings[0] ?? "")).toEqual(accepted);
  for (const email of spellings) expect(await send(email), email).toMatchObject({ status: "too-soon" });
  for (let count = 0; count < 8; count += 1) {
    clock.forward(30_000);
    expect(await send(spellings[count % spellings.length] ?? "")).toEqual(accepted);
  }
  const receipts = (await store.mailJobs()).filter(({ purpose }) => purpose === "visitor-receipt");
  expect(receipts).toHaveLength(3);
  // What is stored, and mailed to, is what was typed.
  expect((await store.leads()).map(({ fields }) => fields.email)).toContain("V.i.c.tim@googlemail.com");
});

test("a refused request leaves nothing behind and may be sent again", async () => {
  const { clock, intake, store, wakes } = await setUp();
  await intake.submit(submission({ fields: { email: "jo@x.example" } }));
  const hurried = submission({ fields: { email: "jo@x.example" } });
  await intake.submit(hurried);
  expect(await store.leads()).toHaveLength(1);
  expect(wakes()).toBe(1);
  clock.forward(30_000);
  expect(await intake.submit(hurried)).toEqual(accepted);
});

test("a well-formed token is kept, another is replaced by a new one of 32 bytes", async () => {
  const { intake } = await setUp();
  const token = "A-_9".repeat(10).concat("xyz");
  expect(await intake.submit(submission({ sender: { token } }))).toMatchObject({ senderToken: token });
  for (const wrong of [null, "", "short", `${token}=`, `${token.slice(1)}\n`]) {
    const outcome = await intake.submit(submission({ sender: { token: wrong } }));
    if (outcome.status !== "accepted") throw new Error("Refused");
    expect(outcome.senderToken).not.toBe(wrong);
    expect(Buffer.from(outcome.senderToken, "base64url")).toHaveLength(32);
  }
});

test("a suspected robot is answered like a person, kept with its reasons, and mails nothing", async () => {
  const { intake, log, store } = await setUp();
  expect(await intake.submit(submission({ honeypot: "http://spam.example" }))).toEqual(accepted);
  expect(await store.leads()).toMatchObject([{ status: "quarantined", suspicions: ["honeypot"] }]);
  expect(await store.mailJobs()).toEqual([]);
  expect(log.events.map(({ event }) => event)).toEqual(["lead.quarantined"]);
});

test("a person whose browser filled the trap and who sends again without it is let through", async () => {
  const { intake, store } = await setUp();
  const sent = submission();
  await intake.submit({ ...sent, honeypot: "filled by the browser" });
  expect(await intake.submit(sent)).toEqual(accepted);
  expect(await store.leads()).toMatchObject([{ status: "new" }]);
  expect(await store.mailJobs()).toHaveLength(2);
});

test("an address that could be read as several gets no receipt, and its request is kept", async () => {
  const { intake, store } = await setUp();
  await intake.submit(submission({ fields: { email: "a,b@victim.example" } }));
  expect((await store.mailJobs()).map((job) => job.purpose)).toEqual(["agency-notice"]);
});

test("one address gets three receipts a day, however many requests are made with it", async () => {
  const { clock, intake, store } = await setUp();
  for (let count = 0; count < 6; count += 1) {
    await intake.submit(submission({ fields: { email: "victim@x.example" } }));
    clock.forward(30_000);
  }
  const purposes = (await store.mailJobs()).map((job) => job.purpose);
  expect(purposes.filter((purpose) => purpose === "agency-notice")).toHaveLength(6);
  expect(purposes.filter((purpose) => purpose === "visitor-receipt")).toHaveLength(3);
});

test("a day after the third receipt one more is sent to an address, not three", async () => {
  const { clock, intake, store } = await setUp();
  const send = async () => {
    clock.forward(30_000);
    await intake.submit(submission({ fields: { email: "victim@x.example" } }));
  };
  const receipts = async () =>
    (await store.mailJobs()).filter(({ purpose }) => purpose === "visitor-receipt").length;
  for (let count = 0; count < 4; count += 1) await send();
  expect(await receipts()).toBe(3);
  clock.forward(24 * 60 * 60_000);
  for (let count = 0; count < 4; count += 1) await send();
  expect(await receipts()).toBe(4);
});

test("in no hour the site sends more than 60 receipts; every request is stored and the agency is mailed", async () => {
  const { clock, intake, log, store } = await setUp();
  const minuteMs = 60_000;
  const sentAt: number[] = [];
  for (let minute = 0; minute < 90; minute += 1) {
    // A crowd first, then two people a minute.
    for (let count = 0; count < (minute === 0 ? 40 : 2); count += 1) {
      const before = (await store.countMail()).pending;
      expect(await intake.submit(submission())).toEqual(accepted);
      if ((await store.countMail()).pending - before === 2) sentAt.push(minute * minuteMs);
    }
    clock.forward(minuteMs);
  }
  const leads = await store.leads();
  expect(leads).toHaveLength(40 + 89 * 2);
  const notices = (await store.mailJobs()).filter(({ purpose }) => purpose === "agency-notice");
  expect(notices).toHaveLength(leads.length);
  for (const start of sentAt)
    expect(sentAt.filter((at) => at >= start && at < start + 60 * minuteMs).length).toBeLessThanOrEqual(60);
  // Half of the hour's at once, the other half over the hour.
  expect(sentAt.filter((at) => at === 0)).toHaveLength(30);
  expect(sentAt.filter((at) => at < 60 * minuteMs)).toHaveLength(59);
  const withheld = log.events.filter(({ event }) => event === "receipt.ceiling");
  expect(withheld).toHaveLength(leads.length - sentAt.length);
  expect(withheld[0]).toEqual({
    level: "warn",
    event: "receipt.ceiling",
    fields: { leadId: expect.stringMatching(/^\w{16}$/) },
  });
});

test("a quote is stored with its request and both mails, and comes back as it was priced", async () => {
  const { intake, directory, store, wakes } = await setUp();
  const sent = quoteSubmission({ locale: "en-en" });
  expect(await intake.submit(sent)).toEqual(accepted);
  const [lead] = await store.leads();
  expect(lead).toMatchObject({ kind: "quote", locale: "en-en", status: "new", fields: sent.fields });
  expect(lead?.quote).toEqual(quoteRecord("en-en"));
  expect((await store.mailJobs()).map((job) => job.purpose)).toEqual(["agency-notice", "visitor-receipt"]);
  expect(wakes()).toBe(1);

  // Another process sees all of it or none: it is one transaction.
  const database = new DatabaseSync(join(directory, "leads.sqlite"), { readOnly: true });
  onTestFinished(() => database.close());
  expect(database.prepare("SELECT json_extract(quote, '$.quote.total') AS total FROM leads").get()).toEqual({
    total: sent.quote.quote.total,
  });
});

test("a quote whose mails cannot be queued is not stored either", async () => {
  const { intake, directory, store } = await setUp();
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("CREATE TRIGGER refuse BEFORE INSERT ON mail_jobs BEGIN SELECT RAISE(ABORT, 'no'); END");
  await expect(intake.submit(quoteSubmission())).rejects.toThrow();
  expect(await store.leads()).toEqual([]);
  database.exec("DROP TRIGGER refuse");
  expect(await intake.submit(quoteSubmission())).toEqual(accepted);
});

test("the same quote asked for twice is one request, with a form key and without; another selection is another", async () => {
  const { clock, intake, store } = await setUp();
  for (const formKey of ["quote-form", null]) {
    const sent = quoteSubmission({ formKey });
    const [first, second] = await Promise.all([intake.submit(sent), intake.submit(sent)]);
    expect(second).toEqual(first.status === "accepted" && { ...accepted, leadId: first.leadId });
    const other = { ...sent, quote: quoteRecord("fr-fr", { pack: "start", options: [] }) };
    expect(await intake.submit(other)).toMatchObject({ status: "too-soon" });
    clock.forward(30_000);
    expect(await intake.submit(other)).toEqual(accepted);
    clock.forward(30_000);
  }
  expect(await store.leads()).toHaveLength(4);
});

test("a quote and a contact request of one person pass the same rate limits", async () => {
  const { clock, intake } = await setUp();
  const email = "jo@x.example";
  await intake.submit(submission({ fields: { email } }));
  expect(await intake.submit(quoteSubmission({ fields: { email } }))).toMatchObject({ status: "too-soon" });
  clock.forward(30_000);
  expect(await intake.submit(quoteSubmission({ fields: { email } }))).toEqual(accepted);
});

test("a robot's quote waits in quarantine with its amounts, and is mailed once it is released", async () => {
  const { clock, intake, store } = await setUp();
  const trapped = quoteSubmission({ honeypot: "x" });
  const links = quoteSubmission({ elapsedMs: 300, fields: { company: "www.a.example www.b.example" } });
  for (const sent of [trapped, links]) {
    expect(await intake.submit(sent)).toEqual(accepted);
    clock.forward(1);
  }
  const leads = await store.leads();
  expect(leads.map(({ status, suspicions }) => [status, ...suspicions])).toEqual([
    ["quarantined", "too-fast", "links"],
    ["quarantined", "honeypot"],
  ]);
  expect(await store.mailJobs()).toEqual([]);
  await store.release(leads[0]?.id ?? "", ["agency-notice", "visitor-receipt"], []);
  expect((await store.claimMail("w", 1000))?.lead.quote).toEqual(links.quote);
});

test("while the store is locked the answer is unavailable, and the log says why without a name", async () => {
  const { intake, directory, log, store } = await setUp(50);
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  const sent = submission();
  expect(await intake.submit(sent)).toEqual({ status: "unavailable" });
  database.exec("ROLLBACK");
  expect(log.events).toEqual([
    { level: "error", event: "lead.unavailable", fields: { code: "SQLITE_BUSY" } },
  ]);
  expect(await intake.submit(sent)).toEqual(accepted);
  expect(await store.leads()).toHaveLength(1);
});

test("a mistake of the program is not hidden as an unavailable store", async () => {
  const store = { accept: () => Promise.reject(new TypeError("bug")) } as Partial<LeadStore> as LeadStore;
  const intake = createLeadIntake({ store, clock: () => 0, wakeOutbox: () => {}, log: rememberingLog() });
  await expect(intake.submit(submission())).rejects.toThrow(TypeError);
});

test("nothing that a visitor typed is logged", async () => {
  const { intake, log } = await setUp();
  const fields: Submission["fields"] = {
    name: "Sésame",
    company: "Sésame SARL",
    email: "sesame@x.example",
    phone: "0600112233",
    project: "other",
    budget: "",
    message: "Sésame, ouvre-toi",
  };
  for (const honeypot of ["", "Sésame"]) await intake.submit(submission({ fields, honeypot }));
  const { email, phone, company } = fields;
  await intake.submit(
    quoteSubmission({ fields: { firstName: "Sésame", lastName: "Sésame", email, phone, company } }),
  );
  expect(JSON.stringify(log.events)).not.toMatch(/s[ée]same|0600112233/i);
});
