/** What follows a request: reminders, the mails about a confirmed quote, the messages to the webhook receiver. */

import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { agencyReminderAt, firstOpening } from "#quotes/deadlines.ts";
import type { Decision } from "#quotes/store/follow-up.ts";
import { type Store, StoreUnavailableError } from "#quotes/store/store.ts";
import { DeliveryFailure } from "#server/delivery-failure.ts";
import type { Envelope, Transport } from "#server/mail/transport.ts";
import { confirmation, pdfHashOf, untilReminder } from "#server/store/contract/fixtures.contract.ts";
import { isSigned, key, openReceiver } from "#server/webhooks/receiver.fixture.ts";
import { createWebhook } from "#server/webhooks/webhook.ts";
import { until } from "#testing/clock.ts";
import { quoteSubmission, submission } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { setUp, stores } from "./outbox.fixture.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A transport that keeps what it is given. `fail` is asked before each mail. */
function keptMails(fail: (envelope: Envelope) => boolean = () => false) {
  const sent: Envelope[] = [];
  const transport: Transport = {
    atOnce: 1,
    async send(envelope) {
      if (fail(envelope)) throw new DeliveryFailure("ECONNECTION");
      sent.push(envelope);
      return { refused: 0 };
    },
  };
  return { transport, sent, purposes: () => sent.map(({ purpose }) => purpose).sort() };
}

const ask = async ({ intake }: Pick<Awaited<ReturnType<typeof setUp>>, "intake">, quote = false) => {
  const fields = { email: "jo@client.example" };
  const outcome = await intake.submit(quote ? quoteSubmission({ fields }) : submission({ fields }));
  if (outcome.status !== "accepted") throw new Error(outcome.status);
  return outcome.leadId;
};

const firstTwo = ["agency-notice", "visitor-acknowledgement"];

test("beyond the limit of notices one mail brings those that wait, each with its own page; it is sent again whole", async () => {
  let failing = true;
  const mails = keptMails(({ purpose }) => failing && purpose === "agency-notice");
  const limit = { name: "notices:site", burst: 1, intervalMs: 6 * minute };
  const parts = await setUp(mails.transport, { noticeLimit: limit });
  const { clock, intake, links, outbox, states, store } = parts;
  const people = ["Ada <a@b.example>", "Bob", "Cleo www.evil.example"];
  const leadIds: string[] = [];
  await intake.submit(submission());
  await until("the first has failed", async () => (await states()).includes("agency-notice pending 1"));
  for (const name of people) {
    clock.forward(1000);
    const outcome = await intake.submit(submission({ fields: { name } }));
    if (outcome.status === "accepted") leadIds.push(outcome.leadId);
  }
  await until("their acknowledgements are sent", () => mails.sent.length === 4);
  expect(mails.purposes()).toEqual(Array(4).fill("visitor-acknowledgement"));
  clock.forward(6 * minute);
  outbox.wake();
  const failed = async () => (await states()).filter((state) => /^agency-notice pending [12]$/.test(state));
  await until(
    "all have failed",
    async () => (await failed()).length === 4 && !`${await states()}`.includes("pending 0"),
  );
  failing = false;
  clock.forward(6 * minute);
  outbox.wake();
  await until("all are sent", async () => (await store.countJobs()).sent === 8);
  const [digest, ...others] = mails.sent.filter(({ purpose }) => purpose === "agency-notice");
  expect(others).toEqual([]);
  const { subject = "", text = "", html = "", replyTo } = digest?.mail ?? {};
  expect(subject).toBe("4 nouvelles demandes");
  expect(replyTo).toBeNull();
  const tokens = [...text.matchAll(/\/r\/([\w-]{22})\//g)].map(([, token = ""]) => token);
  const opened = await Promise.all(tokens.map((token) => links.open(token, "agency")));
  // The oldest first.
  expect(opened.slice(1)).toEqual(leadIds);
  for (const leadId of leadIds) expect(text).toContain(leadId);
  expect(text).toContain("Bob");
  expect(text).toContain("www[.]evil[.]example");
  expect(html).not.toMatch(/href="[^"]*(?:evil|a@b)/);
});

test("the agency is reminded once of a request that nothing was marked about", async () => {
  const mails = keptMails();
  const parts = await setUp(mails.transport);
  const { clock, links, log, outbox, states } = parts;
  const leadId = await ask(parts);
  await until("both are sent", () => mails.sent.length === 2);
  clock.forward(agencyReminderAt(clock()) - minute - clock());
  outbox.wake();
  await until("it has looked", async () => log.events.length > 0 && (await states()).length === 2);
  clock.forward(minute);
  outbox.wake();
  await until("it is sent", () => mails.sent.length === 3);
  expect(mails.purposes()).toEqual(["agency-notice", "agency-reminder", "visitor-acknowledgement"]);
  const [, token = ""] = /\/r\/([\w-]{22})\//.exec(mails.sent[2]?.mail.text ?? "") ?? [];
  expect(await links.open(token, "agency")).toBe(leadId);
  clock.forward(100 * hour);
  outbox.wake();
  await until("it has looked again", async () => (await parts.store.nextMailAt()) === null);
  expect(mails.sent).toHaveLength(3);
});

test("a request that was marked gets no reminder: neither later, nor one that is already queued", async () => {
  let down = false;
  const mails = keptMails(() => down);
  const parts = await setUp(mails.transport);
  const { clock, log, outbox, states, store } = parts;
  const leadId = await ask(parts);
  await until("both are sent", () => mails.sent.length === 2);
  down = true;
  clock.forward(agencyReminderAt(clock()) - clock());
  outbox.wake();
  await until("it has failed", async () => (await states()).includes("agency-reminder pending 1"));
  await store.setFollowUpStatus(leadId, "answered");
  down = false;
  clock.forward(hour);
  outbox.wake();
  await until("it is gone", async () => (await states()).length === 2);
  expect(mails.purposes()).toEqual(firstTwo);
  expect(log.events.at(-1)).toMatchObject({ event: "job.dropped", fields: { purpose: "agency-reminder" } });
});

test("the figures of the month are mailed once, on the next one's first working day, unless the agency wants none", async () => {
  const figures = { visits: 1240, requests: 18, sent: 7, accepted: 3, acceptedNet: cents(100) };
  const overdue = { answers: 2, deposits: 1, refunds: 0 };
  for (const isWanted of [true, false]) {
    const months: string[] = [];
    const figuresOf = async (month: string) => {
      months.push(month);
      return { month, ...figures, overdue };
    };
    const mails = keptMails();
    const parts = await setUp(mails.transport, isWanted ? { figuresOf } : {});
    const { clock, outbox, store } = parts;
    await ask(parts);
    await until("both are sent", () => mails.sent.length === 2);
    const sent = () => mails.sent.filter(({ purpose }) => purpose === "agency-figures");
    // The month before the store is first asked, which has begun, is not mailed.
    const due = firstOpening("2026-12-01");
    for (const at of [due - minute, due, due + minute, due + 20 * 24 * hour]) {
      clock.forward(at - clock());
      outbox.wake();
      if (isWanted && at >= due) await until("it is sent", () => sent().length === 1);
      await until("nothing waits", async () => (await store.nextMailAt()) === null);
    }
    expect(months).toEqual(isWanted ? ["2026-11-01"] : []);
    expect(sent().map(({ mail }) => mail.to)).toEqual(isWanted ? [mailSettings.leadsTo] : []);
  }
});

test("looking for reminders happens at most once a minute, and its failure stops no mail", async () => {
  let looks = 0;
  const mails = keptMails();
  const queue = (store: Store): Store => ({
    ...store,
    async queueReminders() {
      looks += 1;
      throw looks === 1 ? new StoreUnavailableError("SQLITE_BUSY") : new TypeError("bug");
    },
  });
  const parts = await setUp(mails.transport, { queue });
  const { clock, log, outbox } = parts;
  await ask(parts);
  await until("both are sent", () => mails.sent.length === 2);
  expect(looks).toBe(1);
  clock.forward(minute);
  outbox.wake();
  await until("it has looked again", () => looks === 2);
  expect(log.events.filter(({ event }) => event === "reminders.failed")).toMatchObject([
    { level: "error", fields: { code: "SQLITE_BUSY", error: "StoreUnavailableError" } },
    { level: "error", fields: { code: "BUG", error: "TypeError" } },
  ]);
});

const decision: Decision = {
  kind: "accepted",
  name: "Jo",
  signatoryRole: "Gérante",
  acceptanceSentence: "Bon pour accord",
  ipAddress: "",
};

test.each(Object.entries(stores))(
  "%s: a request that is erased while its mail is written ends it, without a failure",
  async (_, open) => {
    for (const read of ["addLink", "confirmedPdf"] as const) {
      const mails = keptMails();
      const forgotten: string[] = [];
      let erase = async () => {};
      const parts = await setUp(mails.transport, {
        open,
        erased: async (leadId) => forgotten.push(leadId),
        queue: (store) => ({ ...store, confirmedPdf: (id) => erase().then(() => store.confirmedPdf(id)) }),
      });
      const { links, log, outbox, store } = parts;
      const leadId = await ask(parts, true);
      await until("both are sent", () => mails.sent.length === 2);
      erase = async () => void (await store.eraseLead(leadId));
      if (read === "addLink") {
        const forClient = links.forClient;
        Object.assign(links, {
          forClient: (...args: Parameters<typeof forClient>) => erase().then(() => forClient(...args)),
        });
      }
      await store.confirmQuote(confirmation(leadId));
      outbox.wake();
      await until("it is forgotten", () => forgotten.length === 1);
      expect(forgotten).toEqual([leadId]);
      expect(log.events.filter(({ level }) => level !== "info")).toEqual([]);
      expect(mails.sent).toHaveLength(2);
    }
  },
);

test("a confirmed quote, its acceptance and its PDF reach both sides, and the client's link opens their page", async () => {
  const mails = keptMails();
  const parts = await setUp(mails.transport);
  const { links, outbox, store } = parts;
  const leadId = await ask(parts, true);
  const stored = confirmation(leadId);
  expect(await store.confirmQuote(stored)).toBe("confirmed");
  outbox.wake();
  await until("it is sent", () => mails.sent.length === 3);
  const sent = mails.sent.find(({ purpose }) => purpose === "client-quote");
  expect(sent?.mail.to).toEqual([{ name: "", address: "jo@client.example" }]);
  expect(sent?.mail.attachments[0]?.bytes).toEqual(stored.pdf);
  const [, token = ""] = /\/q\/([\w-]{22})\//.exec(sent?.mail.text ?? "") ?? [];
  expect(await links.open(token, "client")).toBe(leadId);

  await store.decide(`${leadId}-V1`, pdfHashOf(1), decision, ["client-acceptance", "agency-acceptance"]);
  outbox.wake();
  await until("both copies are sent", () => mails.sent.length === 5);
  for (const { mail, purpose } of mails.sent.slice(3)) {
    expect(purpose).toMatch(/^(?:client|agency)-acceptance$/);
    expect(mail.text).toContain(pdfHashOf(1));
    expect(mail.attachments[0]?.bytes).toEqual(stored.pdf);
  }
});

test("the mail of a quote that was replaced meanwhile is not sent, and the client is not reminded of a decided one", async () => {
  let down = true;
  const mails = keptMails(({ purpose }) => down && purpose === "client-quote");
  const parts = await setUp(mails.transport);
  const { clock, outbox, states, store } = parts;
  const leadId = await ask(parts, true);
  await store.confirmQuote(confirmation(leadId));
  outbox.wake();
  await until("it has failed", async () => (await states()).includes("client-quote pending 1"));
  await store.confirmQuote(confirmation(leadId, 2));
  down = false;
  clock.forward(hour);
  outbox.wake();
  await until("the second is sent", () => mails.purposes().includes("client-quote"));
  await until("the first is gone", async () => (await store.nextMailAt()) === null);
  expect(mails.sent.filter(({ purpose }) => purpose === "client-quote")).toHaveLength(1);
  expect(mails.sent.at(-1)?.mail.text).toContain("AAAA-BBBB-V2");

  await store.decide(`${leadId}-V2`, pdfHashOf(2), { kind: "declined", reason: "" }, []);
  clock.forward(untilReminder(clock) + 24 * hour);
  outbox.wake();
  await until("nothing waits", async () => (await store.nextMailAt()) === null);
  expect(mails.purposes()).not.toContain("client-reminder");
});

test("the client is reminded once of a quote that waits", async () => {
  const mails = keptMails();
  const parts = await setUp(mails.transport);
  const { clock, outbox, store } = parts;
  const leadId = await ask(parts, true);
  await store.confirmQuote(confirmation(leadId));
  clock.forward(untilReminder(clock));
  outbox.wake();
  await until("it is sent", () => mails.purposes().includes("client-reminder"));
  clock.forward(24 * hour);
  outbox.wake();
  await until("nothing waits", async () => (await store.nextMailAt()) === null);
  expect(mails.purposes().filter((purpose) => purpose === "client-reminder")).toHaveLength(1);
});

test("each event reaches the webhook receiver, signed; a failed message is sent again with the same ID", async () => {
  let failing = true;
  const receiver = await openReceiver((response) => response.writeHead(failing ? 500 : 204).end());
  const mails = keptMails();
  const webhook = createWebhook(receiver.target, () => Date.parse("2026-11-21T12:00:00Z"));
  const parts = await setUp(mails.transport, { webhook });
  const { clock, log, outbox, states, store } = parts;
  const leadId = await ask(parts, true);
  await until("it has failed", async () => (await states()).includes("webhook pending 1"));
  // The mails do not wait for the receiver.
  expect(mails.purposes()).toEqual(firstTwo);
  failing = false;
  clock.forward(minute);
  outbox.wake();
  await until("it has arrived", async () => (await states()).includes("webhook sent 2"));
  const [first, second] = receiver.received;
  expect(second?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);
  expect(second?.headers["webhook-id"]).toMatch(/^msg_[\w-]+$/);

  await store.confirmQuote(confirmation(leadId, 1, { jobs: ["webhook"] }));
  clock.forward(minute);
  await store.decide(`${leadId}-V1`, pdfHashOf(1), decision, ["webhook"]);
  outbox.wake();
  await until("all have arrived", () => receiver.received.length === 4);
  const messages = receiver.received.slice(1);
  expect(messages.map(({ body }) => JSON.parse(body).type)).toEqual([
    "request.created",
    "quote.confirmed",
    "quote.accepted",
  ]);
  const seconds = Date.parse("2026-11-21T12:00:00Z") / 1000;
  for (const message of messages) {
    expect(isSigned(message, key, seconds)).toBe(true);
    const { timestamp, data } = JSON.parse(message.body);
    expect(timestamp).toMatch(/^2026-.*Z$/);
    expect(data.request).toMatchObject({ id: leadId, kind: "quote", fields: { email: "jo@client.example" } });
    expect(message.body).not.toMatch(/\/[rq]\/[\w-]{22}/);
  }
  expect(JSON.parse(messages[2]?.body ?? "").data.quote).toMatchObject({
    number: "D-2026-AAAA-BBBB-V1",
    pdfSha256: pdfHashOf(1),
    accepted: { name: "Jo", signatoryRole: "Gérante" },
    totals: { once: { net: 100_000, vat: 8500, gross: 108_500 } },
  });
  expect(new Set(messages.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  const logged = JSON.stringify([log.events, await store.jobs()]);
  for (const secret of ["token=t", receiver.target.url.host, key.toString("base64"), "jo@client.example"])
    expect(logged).not.toContain(secret);
});

test("a receiver that is gone, or none at all, ends a message; one that asks for time gets it", async () => {
  const gone = await openReceiver((response) => response.writeHead(410).end());
  const busy = await openReceiver((response) => response.writeHead(429, { "retry-after": "7200" }).end());
  const { transport } = keptMails();
  const clock = () => Date.parse("2026-11-21T12:00:00Z");
  const first = await setUp(transport, { webhook: createWebhook(gone.target, clock) });
  await ask(first);
  await until("it is dead", async () => (await first.states()).includes("webhook dead 1"));

  const second = await setUp(transport, { webhook: createWebhook(busy.target, clock) });
  await ask(second);
  await until("it waits", async () => (await second.states()).includes("webhook pending 1"));
  const waiting = (await second.store.jobs()).find(({ purpose }) => purpose === "webhook");
  expect(waiting?.nextAttemptAt).toBe("2026-11-21T14:00:00.000Z");
  expect(waiting?.lastError).toBe("HTTP 429");

  const third = await setUp(transport);
  await third.store.confirmQuote(confirmation(await ask(third), 1, { jobs: ["webhook"] }));
  third.outbox.wake();
  await until("it is dead", async () => (await third.states()).includes("webhook dead 1"));
});
