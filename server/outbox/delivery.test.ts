import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { createFileTransport, removeMailFiles } from "#server/mail/file-transport.ts";
import type { SmtpLimits } from "#server/mail/smtp-transport.ts";
import { until } from "#testing/clock.ts";
import { submission } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { type Fault, openMailbox } from "./mailbox.fixture.ts";
import { noticeAndAcknowledgementSent, setUp, smtp } from "./outbox.fixture.ts";

test("both mails of a request arrive, each at its recipient, with its headers", async () => {
  const mailbox = await openMailbox();
  const { intake, states, store } = await setUp(smtp(mailbox.url));
  const sent = submission({ locale: "en-en", fields: { email: "jo@client.example" } });
  await intake.submit(sent);
  await until("both are received", () => mailbox.received.length === 2);
  await until("both are recorded", async () => `${await states()}` === `${noticeAndAcknowledgementSent}`);

  const receivedBy = (address: string) => mailbox.received.find(({ to }) => `${to}` === address);
  const notice = receivedBy("sales@agency.example");
  const acknowledgement = receivedBy("jo@client.example");
  expect(notice?.mail).toMatchObject({
    from: { name: "Agence", address: "hello@agency.example" },
    replyTo: [{ address: "jo@client.example" }],
    date: "2026-11-21T12:00:00.000Z",
  });
  expect(notice?.mail.text).toContain(sent.fields.name);
  expect(notice?.mail.html).toContain(sent.fields.name);

  expect(acknowledgement?.mail.text).not.toContain(sent.fields.name);
  const header = (name: string) => acknowledgement?.mail.headers.find(({ key }) => key === name)?.value;
  expect(header("auto-submitted")).toBe("auto-generated");
  expect(header("content-language")).toBe("en");
  const jobs = await store.jobs();
  expect(acknowledgement?.mail.messageId).toBe(
    jobs.find((job) => job.purpose === "visitor-acknowledgement")?.messageId,
  );
});

test("the notice arrives whatever the visitor's address is, and no header has a letter with an accent", async () => {
  const directory = temporaryDirectory();
  const mailbox = await openMailbox();
  const addresses = [
    "élise@example.com",
    "jean@example.com,",
    "a@b..example",
    "x\r\nBcc: y@z.example",
    "jean@société.example",
  ];
  for (const transport of [smtp(mailbox.url), createFileTransport(directory, () => 0)]) {
    const { intake, states } = await setUp(transport);
    for (const email of addresses) await intake.submit(submission({ fields: { email } }));
    await until("all are sent", async () => {
      const sent = await states();
      return sent.length === addresses.length + 1 && sent.every((state) => state.endsWith(" sent 1"));
    });
  }
  expect(mailbox.received.filter(({ to }) => to.includes("sales@agency.example"))).toHaveLength(
    addresses.length,
  );
  const headers = readdirSync(directory).map(
    (file) => readFileSync(join(directory, file), "utf8").split("\r\n\r\n", 1)[0] ?? "",
  );
  for (const each of headers) expect(each).toMatch(/^[\x20-\x7E\r\n\t]+$/);
  expect(headers.join("\n")).toMatch(/^To: +<jean@xn--socit-esab\.example>/m);
});

test.each([
  ["offers", true],
  ["does not offer", false],
] as const)(
  "where the mail server %s SMTPUTF8, headers and addresses are ASCII, and names are read as typed",
  async (_, offersUtf8) => {
    const mailbox = await openMailbox({ offersUtf8 });
    const { intake, states } = await setUp(smtp(mailbox.url));
    const name = "Élise Bélanger-Nuñez";
    const entered = ["élise@example.com", "elise@société.example"];
    for (const email of entered) await intake.submit(submission({ fields: { email, name } }));
    const notices = () => mailbox.received.filter(({ to }) => to.includes("sales@agency.example"));
    await until("both notices and an acknowledgement are sent", async () => {
      const sent = await states();
      return sent.length === 3 && sent.every((state) => state.endsWith(" sent 1"));
    });
    expect(notices()).toHaveLength(2);
    for (const { headers, parameters } of mailbox.received) {
      expect(headers).toMatch(/^[\x20-\x7E\r\n\t]+$/);
      expect(parameters).not.toContain("SMTPUTF8");
    }
    expect(mailbox.received.map(({ headers }) => headers).join()).toContain(
      "To: elise@xn--socit-esab.example",
    );
    // No mail can be sent to the other one.
    expect(new Set(notices().map(({ mail }) => mail.replyTo?.[0]?.address))).toEqual(
      new Set([undefined, "elise@xn--socit-esab.example"]),
    );
    for (const { mail } of notices()) expect(mail.text).toContain(name);
  },
);

test("while the mail server is down mails wait, and arrive once it is back", async () => {
  const mailbox = await openMailbox();
  await mailbox.close();
  const { clock, intake, outbox, states, store } = await setUp(smtp(mailbox.url));
  await intake.submit(submission());
  const failed = ["agency-notice pending 1", "visitor-acknowledgement pending 1"];
  await until("both have failed once", async () => `${await states()}` === `${failed}`);
  expect((await store.jobs()).map((job) => job.lastError)).toEqual(["ESOCKET CONN", "ESOCKET CONN"]);

  const back = await openMailbox({ port: mailbox.port });
  outbox.wake();
  await until("the outbox has looked", async () => (await store.nextMailAt()) !== null);
  expect(back.received).toHaveLength(0);
  clock.forward(10_000);
  outbox.wake();
  await until("both are received", () => back.received.length === 2);
  await until("both are recorded", async () => (await states()).every((state) => state.includes("sent 2")));
});

test("a refused visitor's address is given up after four attempts; the agency's notice is still sent", async () => {
  const mailbox = await openMailbox({ refuse: (address) => (address === "jo@client.example" ? 550 : null) });
  const { clock, intake, log, outbox, states, store } = await setUp(smtp(mailbox.url));
  await intake.submit(submission({ fields: { email: "jo@client.example" } }));
  for (const attempt of [1, 2, 3]) {
    const expected = ["agency-notice sent 1", `visitor-acknowledgement pending ${attempt}`];
    await until("it is refused", async () => `${await states()}` === `${expected}`);
    clock.forward(3_600_000);
    outbox.wake();
  }
  await until(
    "it is dead",
    async () => `${await states()}` === "agency-notice sent 1,visitor-acknowledgement dead 4",
  );
  const [dead] = await store.jobs();
  expect(dead).toMatchObject({ status: "dead", lastError: "EENVELOPE RCPT TO 550 5.1.1" });
  expect(JSON.stringify(log.events)).not.toContain("jo@client.example");
  expect(log.events.at(-1)).toMatchObject({ level: "error", event: "job.dead" });
});

test("a refused notice is retried for three days, then is dead until a manual retry", async () => {
  let refusing = true;
  const mailbox = await openMailbox({ refuse: () => (refusing ? 550 : null) });
  const { clock, intake, outbox, states, store } = await setUp(smtp(mailbox.url));
  const { leadId } = (await intake.submit(submission({ fields: { email: "a,b@odd.example" } }))) as {
    leadId: string;
  };
  // It needs no reminder.
  await store.setFollowUpStatus(leadId, "answered");
  const begun = clock();
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    await until("it is refused", async () => (await states()).includes(`agency-notice pending ${attempt}`));
    clock.forward(Date.parse((await store.nextMailAt()) ?? "") - clock());
    outbox.wake();
  }
  await until("it is dead", async () => `${await states()}` === "agency-notice dead 10");
  expect((clock() - begun) / 86_400_000).toBeCloseTo(3, 0);

  refusing = false;
  const [job] = await store.jobs();
  await store.retryJobs(job?.id ?? "");
  outbox.wake();
  await until("it is received", () => mailbox.received.length === 1);
});

test("a server that stops responding after the message times out, and the mail is kept", async () => {
  const mailbox = await openMailbox({ hang: true });
  const { intake, states, store } = await setUp(smtp(mailbox.url, { total: 150 }));
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it has failed", async () => `${await states()}` === "agency-notice pending 1");
  expect((await store.jobs())[0]?.lastError).toMatch(/^EABORT/);
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

test.each<Fault>([
  { at: "greeting", with: 421 },
  { at: "greeting", with: 554 },
  { at: "greeting", with: "silence" },
  { at: "sender", with: 451 },
  { at: "sender", with: 550 },
  { at: "sender", with: "silence" },
  { at: "message", with: 452 },
  { at: "message", with: 554 },
  { at: "message", with: "silence" },
])("a server that fails at the $at with $with gets the mails once it works again", async (fault) => {
  let failing = true;
  const mailbox = await openMailbox({ fault: () => (failing ? fault : null) });
  const limits: Partial<SmtpLimits> =
    fault.with === "silence" ? { greeting: 300, idle: 300, total: 600 } : {};
  const { clock, intake, log, outbox, states } = await setUp(smtp(mailbox.url, limits));
  expect(await intake.submit(submission())).toMatchObject({ status: "accepted" });
  const failed = ["agency-notice pending 1", "visitor-acknowledgement pending 1"];
  await until("both have failed once", async () => `${await states()}` === `${failed}`);
  expect(mailbox.received).toHaveLength(0);
  expect(JSON.stringify(log.events)).not.toMatch(/@|not now/);
  failing = false;
  const sent = async () => {
    // More than once, because a busy machine may take longer than the limits for an answer that does come.
    clock.forward(3_600_000);
    outbox.wake();
    await sleep(100);
    return (await states()).every((state) => state.includes(" sent "));
  };
  await until("both are sent", sent);
  expect(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size).toBe(2);
});

test("one of two recipients refused: the mail is sent, and the log says so", async () => {
  const mailbox = await openMailbox({ refuse: (address) => (address.startsWith("left") ? 550 : null) });
  const leadsTo = ["left@agency.example", "stays@agency.example"].map((address) => ({ name: "", address }));
  const { intake, log, states } = await setUp(smtp(mailbox.url), {
    mailSettings: { ...mailSettings, leadsTo },
  });
  await intake.submit(submission({ fields: { email: "a,b@odd.example" } }));
  await until("it is sent", async () => `${await states()}` === "agency-notice sent 1");
  expect(mailbox.received.map(({ to }) => to)).toEqual([["stays@agency.example"]]);
  expect(log.events).toContainEqual(
    expect.objectContaining({
      event: "job.partly-refused",
      fields: expect.objectContaining({ refused: 1 }),
    }),
  );
});

test("without a server each mail becomes a file that mail programs read", async () => {
  const directory = join(temporaryDirectory(), "mail");
  const { clock, intake, states, store } = await setUp(createFileTransport(directory, () => 0));
  await intake.submit(submission({ fields: { name: "Zoé Étang" } }));
  await until("both are written", async () => `${await states()}` === `${noticeAndAcknowledgementSent}`);
  const [lead] = await store.leads();
  const names = readdirSync(directory).sort();
  const time = new Date(clock()).toISOString().replaceAll(":", "-");
  expect(names).toEqual([
    `${time}_agency-notice_${lead?.id}.eml`,
    `${time}_visitor-acknowledgement_${lead?.id}.eml`,
  ]);
  const notice = await PostalMime.parse(readFileSync(join(directory, names[0] ?? "")));
  expect(notice.text).toContain("Zoé Étang");
  expect(await removeMailFiles(directory, [lead?.id ?? ""])).toBe(2);
  expect(readdirSync(directory)).toEqual([]);
});

test("two questions of one client are two mail files, and both go with the request", async () => {
  const directory = temporaryDirectory();
  const { intake, outbox, states, store } = await setUp(createFileTransport(directory, () => 0));
  const { leadId } = (await intake.submit(submission())) as { leadId: string };
  for (const question of ["Combien ?", "Quand ?"])
    await store.ask(leadId, question, { max: 5, remindAt: "2100", jobs: ["agency-question"] });
  outbox.wake();
  await until(
    "all are written",
    async () => (await states()).filter((state) => / sent 1$/.test(state)).length === 4,
  );
  const files = readdirSync(directory);
  expect(files.filter((file) => file.includes("agency-question"))).toHaveLength(2);
  expect(await removeMailFiles(directory, [leadId])).toBe(4);
});
