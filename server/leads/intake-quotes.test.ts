import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { quoteRecord, quoteSubmission, robot } from "#testing/leads.ts";
import { accepted, setUp } from "./intake.fixture.ts";

test("a quote is stored with its request and both mails, and comes back as it was priced", async () => {
  const { intake, directory, store, wakes } = await setUp();
  const sent = quoteSubmission({ locale: "en-en" });
  expect(await intake.submit(sent)).toEqual(accepted);
  const [lead] = await store.leads();
  expect(lead).toMatchObject({ kind: "quote", locale: "en-en", isQuarantined: false, fields: sent.fields });
  expect(lead?.quote).toEqual(quoteRecord("en-en"));
  expect((await store.jobs()).map((job) => job.purpose)).toEqual([
    "agency-notice",
    "visitor-acknowledgement",
  ]);
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
  database.exec("CREATE TRIGGER refuse BEFORE INSERT ON outbox_jobs BEGIN SELECT RAISE(ABORT, 'no'); END");
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

test("suspected spam with a quote waits in quarantine with its amounts, and is mailed after its release", async () => {
  const { clock, intake, store } = await setUp();
  const trapped = quoteSubmission(robot);
  const links = quoteSubmission({ elapsedMs: 300, fields: { company: "www.a.example www.b.example" } });
  for (const sent of [trapped, links]) {
    expect(await intake.submit(sent)).toEqual(accepted);
    clock.forward(1);
  }
  const leads = await store.leads();
  expect(leads.map(({ isQuarantined, suspicions }) => [isQuarantined, ...suspicions])).toEqual([
    [true, "too-fast", "links"],
    [true, "honeypot", "no-time"],
  ]);
  expect(await store.jobs()).toEqual([]);
  await store.release(leads[0]?.id ?? "", {
    jobs: ["agency-notice", "visitor-acknowledgement"],
    acknowledgementLimits: [],
    remindAt: "2100-01-01T00:00:00.000Z",
  });
  expect((await store.claimMail("w", 1000))?.lead.quote).toEqual(links.quote);
});
