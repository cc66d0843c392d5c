import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLeadIntake } from "#server/leads/intake.ts";
import type { Sender } from "#server/mail/compose.ts";
import { createFileTransport, removeMailFiles } from "#server/mail/file-transport.ts";
import { createSmtpTransport, type SmtpLimits } from "#server/mail/smtp-transport.ts";
import type { Transport } from "#server/mail/transport.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { type Store, StoreUnavailableError } from "#server/store/store.ts";
import { manualClock, until } from "#testing/clock.ts";
import { submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openMailbox, type Stumble } from "./mailbox.ts";
import { createOutbox } from "./outbox.ts";

const sender: Sender = {
  siteUrl: "https://agency.example",
  mailFrom: { name: "Agence", address: "hello@agency.example" },
  leadsTo: [{ name: "", address: "sales@agency.example" }],
};

const quick: SmtpLimits = { connection: 500, greeting: 500, silence: 2000, whole: 3000 };

type Changes = {
  readonly sender?: Sender;
  readonly erased?: (leadId: string) => Promise<unknown>;
  readonly stopWithinMs?: number;
  /** Stands between the outbox and the store. */
  readonly queue?: (store: Store) => Store;
};

/** A intake and an outbox over one store, with a clock that tests move. The outbox never polls by itself. */
async function setUp(transport: Transport, { queue = (store) => store, ...changes }: Changes = {}) {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const log = rememberingLog();
  const options = { clock, log, sender, transport, pollMs: 3_600_000, random: () => 0.5, ...changes };
  const outbox = createOutbox({ store: queue(store), ...options });
  onTestFinished(() => outbox.stop());
  const intake = createLeadIntake({ store, clock, log, wakeOutbox: outbox.wake });
  const states = async () =>
    (await store.mailJobs()).map((job) => `${job.purpose} ${job.status} ${job.attempts}`).sort();
  return { clock, intake, log, outbox, states, store };
}

/** A transport whose sends end only when they are let go. */
function heldTransport() {
  const held: (() => void)[] = [];
  let open = false;
  const transport: Transport = {
    send: () =>
      new Promise((resolve) => {
        const finish = () => resolve({ refused: 0 });
        if (open) finish();
        else held.push(finish);
      }),
  };
  return {
    transport,
    held,
    letGo() {
      open = true;
      for (const finish of held) finish();
    },
  };
}

const smtp = (url: string, limits: Partial<SmtpLimits> = {}) =>
  createSmtpTransport(url, () => Date.parse("2026-11-21T12:00:00Z"), { ...quick, ...limits });

const bothSent = ["agency-notice sent 1", "visitor-receipt sent 1"];

test("both mails of a request arrive, each at its recipient, with its headers", async () => {
  const mailbox = await openMailbox();
  const { intake, states, store } = await setUp(smtp(mailbox.url));
  const sent = submission({ locale: "en-en", fields: { email: "jo@client.example" } });
  await intake.submit(sent);
  await until("both are received", () => mailbox.received.length === 2);
  await until("both are recorded", async () => `${await states()}` === `${bothSent}`);

  const [notice, receipt] = mailbox.received;
  expect(notice?.to).toEqual(["sales@agency.example"]);
  expect(notice?.mail).toMatchObject({
    from: { name: "Agence", address: "hello@agency.example" },
    replyTo: [{ address: "jo@client.example" }],
    date: "2026-11-21T12:00:00.000Z",
  });
  expect(notice?.mail.text).toContain(sent.fields.name);
  expect(notice?.mail.html).toContain(sent.fields.name);

  expect(receipt?.to).toEqual(["jo@client.example"]);
  expect(receipt?.mail.text).not.toContain(sent.fields.name);
  const header = (name: string) => receipt?.mail.headers.find(({ key }) => key === name)?.value;
  expect(header("auto-submitted")).toBe("auto-generated");
  expect(header("content-language")).toBe("en");
  const jobs = await store.mailJobs();
  expect(receipt?.mail.messageId).toBe(jobs.find((job) => job.purpose === "visitor-receipt")?.messageId);
});

test("while the server is down mails wait, and arrive once it is back", async () => {
  const mailbox = await openMailbox();
  await mailbox.close();
  const { clock, intake, outbox, states, store } = await setUp(smtp(mailbox.url));
  await intake.submit(submission());
  const failed = ["agency-notice pending 1", "visitor-receipt pending 1"];
  await until("both have failed once", async () => `${await states()}` === `${failed}`);
  expect((await store.mailJobs()).map((job) => job.lastError)).toEqual(["ESOCKET CONN", "ESOCKET CONN"]);

  const back = await openMailbox({ port: mailbox.port });
  outbox.wake();
  await until("the outbox has looked", async () => (await store.nextMailAt()) !== null);
  expect(back.received).toHaveLength(0);
  clock.forward(10_000);
  outbox.wake();
  await until("both are received", () => back.received.length === 2);
  await until("both are recorded", async () => (await states()).every((state) => state.includes("sent 2")));
});

test("a visitor's refused address is given up after four attempts; the agency's notice is sent all the same", async () => {
  const mailbox = await openMailbox({ refuse: (address) => (address === "jo@client.example" ? 550 : null) });
  const { clock, intake, log, outbox, states, store } = await setUp(smtp(mailbox.url));
  await intake.submit(submission({ fields: { email: "jo@client.example" } }));
  for (const attempt of [1, 2, 3]) {
    await until("it is refused", async () => (await states()).includes(`visitor-receipt pending ${attempt}`));
    clock.forward(3_600_000);
    outbox.wake();
  }
  await until(
    "it is dead",
    async () => `${await states()}` === "agency-notice sent 1,visitor-receipt dead 4",
  );
  const [dead] = await store.mailJobs();
  expect(dead).toMatchObject({ status: "dead", lastError: "EENVELOPE RCPT TO 550 5.1.1" });
  expect(JSON.stringify(log.events)).not.toContain("jo@client.example");
  expect(log.events.at(-1)).toMatchObject({ level: "error", event: "mail.dead" });
});

test("a refused notice is tried for three days, then waits dead for a retry by hand", async () => {
  let refusing = true;
  const mailbox = await openMailbox({ refuse: () => (refusing ? 550 : null) });
  const { clock, intake, outbox, states, store } = await setUp(smtp(mailbox.url));
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  const begun = clock();
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await until("it is refused", async () => (await states()).includes(`agency-notice pending ${attempt}`));
    clock.forward(Date.parse((await store.nextMailAt()) ?? "") - clock());
    outbox.wake();
  }
  await until("it is dead", async () => `${await states()}` === "agency-notice dead 10");
  expect((clock() - begun) / 86_400_000).toBeCloseTo(3, 0);

  refusing = false;
  const [job] = await store.mailJobs();
  await store.retryMail(job?.id ?? "");
  outbox.wake();
  await until("it is received", () => mailbox.received.length === 1);
});

test("a server that falls silent after the message is given up in time, and the mail is kept", async () => {
  const mailbox = await openMailbox({ hang: true });
  const { intake, states, store } = await setUp(smtp(mailbox.url, { whole: 150 }));
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it has failed", async () => `${await states()}` === "agency-notice pending 1", 1000);
  expect((await store.mailJobs())[0]?.lastError).toMatch(/^EABORT/);
});

test("a connection cut in the middle of the message costs one attempt", async () => {
  const mailbox = await openMailbox({ cut: 1 });
  const { clock, intake, outbox, states } = await setUp(smtp(mailbox.url));
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it was cut", async () => `${await states()}` === "agency-notice pending 1");
  clock.forward(10_000);
  outbox.wake();
  await until("it is received", async () => `${await states()}` === "agency-notice sent 2");
  expect(mailbox.received).toHaveLength(1);
});

test.each<Stumble>([
  { at: "greeting", with: 421 },
  { at: "greeting", with: 554 },
  { at: "greeting", with: "silence" },
  { at: "sender", with: 451 },
  { at: "sender", with: 550 },
  { at: "sender", with: "silence" },
  { at: "message", with: 452 },
  { at: "message", with: 554 },
  { at: "message", with: "silence" },
])("a server that stumbles at the $at with $with gets the mails once it does no more", async (stumble) => {
  let stumbling = true;
  const mailbox = await openMailbox({ stumble: () => (stumbling ? stumble : null) });
  const limits = stumble.with === "silence" ? { greeting: 300, silence: 300, whole: 600 } : {};
  const { clock, intake, log, outbox, states } = await setUp(smtp(mailbox.url, limits));
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  const failed = ["agency-notice pending 1", "visitor-receipt pending 1"];
  await until("both have failed once", async () => `${await states()}` === `${failed}`);
  expect(mailbox.received).toHaveLength(0);
  expect(JSON.stringify(log.events)).not.toMatch(/@|not now/);
  stumbling = false;
  const sent = async () => {
    // More than once, because a busy machine may take longer than the limits for an answer that does come.
    clock.forward(3_600_000);
    outbox.wake();
    await sleep(100);
    return (await states()).every((state) => state.includes(" sent "));
  };
  await until("both are sent", sent, 20_000);
  expect(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size).toBe(2);
});

test("one of two recipients refused: the mail is sent, and the log says so", async () => {
  const mailbox = await openMailbox({ refuse: (address) => (address.startsWith("left") ? 550 : null) });
  const leadsTo = ["left@agency.example", "stays@agency.example"].map((address) => ({ name: "", address }));
  const { intake, log, states } = await setUp(smtp(mailbox.url), { sender: { ...sender, leadsTo } });
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it is sent", async () => `${await states()}` === "agency-notice sent 1");
  expect(mailbox.received.map(({ to }) => to)).toEqual([["stays@agency.example"]]);
  expect(log.events).toContainEqual(
    expect.objectContaining({
      event: "mail.partly-refused",
      fields: expect.objectContaining({ refused: 1 }),
    }),
  );
});

test("without a server each mail becomes a file that mail programs read", async () => {
  const directory = join(temporaryDirectory(), "mail");
  const { clock, intake, states, store } = await setUp(createFileTransport(directory, () => 0));
  await intake.submit(submission({ fields: { name: "Zoé Étang" } }));
  await until("both are written", async () => `${await states()}` === `${bothSent}`);
  const [lead] = await store.leads();
  const names = readdirSync(directory).sort();
  const time = new Date(clock()).toISOString().replaceAll(":", "-");
  expect(names).toEqual([`${time}_agency-notice_${lead?.id}.eml`, `${time}_visitor-receipt_${lead?.id}.eml`]);
  const notice = await PostalMime.parse(readFileSync(join(directory, names[0] ?? "")));
  expect(notice.text).toContain("Zoé Étang");
  expect(await removeMailFiles(directory, [lead?.id ?? ""])).toBe(2);
  expect(readdirSync(directory)).toEqual([]);
});

test("the answer to the visitor does not wait for the mail", async () => {
  const { transport, held, letGo } = heldTransport();
  const { intake, store } = await setUp(transport);
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  await until("a mail is under way", () => held.length === 1);
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  expect(await store.leads()).toHaveLength(2);
  letGo();
});

test("stopping lets the mail under way finish and takes no other", async () => {
  const { transport, held, letGo } = heldTransport();
  const { intake, outbox, states } = await setUp(transport);
  await intake.submit(submission());
  await until("one is under way", () => held.length === 1);
  const stopped = outbox.stop();
  outbox.wake();
  letGo();
  await stopped;
  expect(await states()).toEqual(["agency-notice sent 1", "visitor-receipt pending 0"]);
});

test("stopping does not wait for ever for a mail that does not finish", async () => {
  const { transport, held } = heldTransport();
  const { intake, outbox, states } = await setUp(transport, { stopWithinMs: 20 });
  await intake.submit(submission());
  await until("one is under way", () => held.length === 1);
  await outbox.stop();
  expect(await states()).toEqual(["agency-notice sending 1", "visitor-receipt pending 0"]);
});

test("a mail that makes the program fail keeps back no other, and is kept", async () => {
  let sends = 0;
  const transport: Transport = {
    async send() {
      sends += 1;
      if (sends === 1) throw new TypeError("bug with jo@client.example in it");
      return { refused: 0 };
    },
  };
  const { intake, states, store } = await setUp(transport);
  await intake.submit(submission());
  await until("the other is sent", async () => (await states()).includes("visitor-receipt sent 1"));
  const job = (await store.mailJobs()).find(({ purpose }) => purpose === "agency-notice");
  expect(job).toMatchObject({ status: "pending", lastError: "BUG TypeError" });
});

test("a mail whose lead is erased while it is being sent is forgotten too", async () => {
  const forgotten: string[] = [];
  const { transport, held, letGo } = heldTransport();
  const { intake, store } = await setUp(transport, { erased: async (leadId) => forgotten.push(leadId) });
  const outcome = await intake.submit(submission({ fields: { email: "a@b.example" } }));
  await until("it is under way", () => held.length === 1);
  await store.erase("a@b.example", []);
  letGo();
  await until("it is forgotten", () => forgotten.length === 1);
  expect(outcome).toMatchObject({ leadId: forgotten[0] });
});

test("a store that is locked for a moment after the sending does not make the mail leave twice", async () => {
  let failures = 2;
  let sends = 0;
  const queue = (store: Store): Store => ({
    ...store,
    settleMail(...args) {
      failures -= 1;
      return failures < 0
        ? store.settleMail(...args)
        : Promise.reject(new StoreUnavailableError("SQLITE_BUSY"));
    },
  });
  const transport: Transport = {
    async send() {
      sends += 1;
      return { refused: 0 };
    },
  };
  const { intake, states } = await setUp(transport, { queue });
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it is recorded", async () => `${await states()}` === "agency-notice sent 1");
  expect(sends).toBe(1);
});

test("an outbox lives while it gets on; one that hangs in a sending for minutes does not", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  // Nothing here may wait by that clock.
  const soon = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise(setImmediate);
  };
  const { transport, held, letGo } = heldTransport();
  const { intake, outbox } = await setUp(transport);
  await intake.submit(submission());
  await soon(() => held.length === 1);
  vi.advanceTimersByTime(170_000);
  expect(outbox.alive()).toBe(true);
  vi.advanceTimersByTime(20_000);
  expect(outbox.alive()).toBe(false);
  letGo();
  await soon(() => outbox.alive());
});
