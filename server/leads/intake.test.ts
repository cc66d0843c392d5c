import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import type { Submission } from "#app/forms/lead-intake.ts";
import type { LeadStore } from "#quotes/store/leads.ts";
import { noLinks, quoteSubmission, robot, submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { accepted, setUp } from "./intake.fixture.ts";
import { createLeadIntake } from "./intake.ts";

test("a request is stored as submitted with both mails, and wakes the outbox", async () => {
  const { intake, store, wakes } = await setUp();
  const visit = { campaign: { utm_source: "lettre" }, referrer: "https://search.example" };
  const sent = submission({ locale: "en-en", visit });
  const outcome = await intake.submit(sent);
  expect(outcome).toEqual({ ...accepted, acknowledgementWithheld: false });
  expect(await store.leads()).toMatchObject([
    { kind: "contact", locale: "en-en", isQuarantined: false, fields: sent.fields, suspicions: [], visit },
  ]);
  expect((await store.jobs()).map((job) => job.purpose)).toEqual([
    "agency-notice",
    "visitor-acknowledgement",
  ]);
  expect(wakes()).toBe(1);
});

test("a double click gets the same outcome and makes one lead", async () => {
  const { intake, store } = await setUp();
  const sent = submission();
  const [first, second] = await Promise.all([intake.submit(sent), intake.submit(sent)]);
  expect(second).toMatchObject({ status: "accepted", leadId: first.status === "accepted" && first.leadId });
  expect(await store.leads()).toHaveLength(1);
});

test("the same form with other content is another request, accepted after the wait", async () => {
  const { clock, intake, store } = await setUp();
  const sent = submission();
  await intake.submit(sent);
  const edited = { ...sent, fields: { ...sent.fields, phone: "" } };
  expect(await intake.submit(edited)).toMatchObject({ status: "too-soon" });
  clock.forward(30_000);
  expect(await intake.submit(edited)).toEqual(accepted);
  expect(await store.leads()).toHaveLength(2);
});

test("a request with the same content is a duplicate, whatever else differs", async () => {
  const { intake, store } = await setUp();
  const sent = submission({ formKey: "one" });
  const first = await intake.submit(sent);
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        elapsedMs: fc.option(fc.nat()),
        visit: fc.option(fc.record({ campaign: fc.constant({}), referrer: fc.webUrl() })),
        sender: fc.record({ ipAddress: fc.ipV4(), token: fc.option(fc.string()) }),
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

test("without a form key the same content is a duplicate for 24 hours; with another key it never is", async () => {
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

test("suspected spam gets the same outcome, is stored with the reasons, and sends no mail", async () => {
  const { intake, log, store } = await setUp();
  expect(await intake.submit(submission(robot))).toEqual({ ...accepted, acknowledgementWithheld: false });
  expect(await store.leads()).toMatchObject([{ isQuarantined: true, suspicions: ["honeypot", "no-time"] }]);
  expect(await store.jobs()).toEqual([]);
  expect(log.events.map(({ event }) => event)).toEqual(["lead.quarantined"]);
});

test("a person whose browser filled the hidden field is no robot", async () => {
  const { intake, store } = await setUp();
  expect(await intake.submit(submission({ honeypot: "filled by the browser" }))).toEqual(accepted);
  expect(await store.leads()).toMatchObject([{ isQuarantined: false }]);
  expect(await store.jobs()).toHaveLength(2);
});

test.each([
  ...["a,b@victim.example", "a..b@victim.example", "postmaster@victim.example", "No-Reply@victim.example"],
  ...["mailer-daemon+x@victim.example", "abuse@victim.example", "sales@agency.example"],
])("%s gets no acknowledgement; its request is stored, and the agency is told", async (email) => {
  const { intake, store } = await setUp();
  expect(await intake.submit(submission({ fields: { email } }))).toEqual({
    ...accepted,
    acknowledgementWithheld: true,
  });
  expect(await store.leads()).toMatchObject([{ isQuarantined: false, fields: { email } }]);
  expect((await store.jobs()).map((job) => job.purpose)).toEqual(["agency-notice"]);
});

test("while the store is locked the outcome is unavailable, and the log has the reason without personal data", async () => {
  const { intake, directory, log, store } = await setUp(50);
  const database = new DatabaseSync(join(directory, "leads.sqlite"));
  onTestFinished(() => database.close());
  database.exec("BEGIN IMMEDIATE");
  const sent = submission();
  expect(await intake.submit(sent)).toEqual({ status: "unavailable" });
  database.exec("ROLLBACK");
  expect(log.events).toEqual([{ level: "error", event: "lead.not-stored", fields: { code: "SQLITE_BUSY" } }]);
  expect(await intake.submit(sent)).toEqual(accepted);
  expect(await store.leads()).toHaveLength(1);
});

test("a bug is not reported as an unavailable store", async () => {
  const store = { addLead: () => Promise.reject(new TypeError("bug")) } as Partial<LeadStore> as LeadStore;
  const intake = createLeadIntake({
    store,
    clock: () => 0,
    wakeOutbox: () => {},
    count: () => {},
    log: rememberingLog(),
    mailSettings,
    links: noLinks,
  });
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
  for (const honeypot of ["", "Sésame"]) await intake.submit(submission({ ...robot, fields, honeypot }));
  const { email, phone, company } = fields;
  await intake.submit(
    quoteSubmission({ fields: { firstName: "Sésame", lastName: "Sésame", email, phone, company } }),
  );
  expect(JSON.stringify(log.events)).not.toMatch(/s[ée]same|0600112233/i);
});
