import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { manualClock, until } from "#testing/clock.ts";
import { killAbruptly, startProcess } from "#testing/lead-services-process.ts";
import { submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { parseEnvironment } from "./environment.ts";
import { openMailbox } from "./outbox/mailbox.fixture.ts";
import { createLeadServices } from "./services.ts";
import { openSqliteStore } from "./store/open.ts";

test("killed in the middle of a sending and started again: every mail arrives, those under way once more", async () => {
  // Takes each message and never answers: the process dies between the mail's arrival and its record.
  const silent = await openMailbox({ hang: true });
  const directory = temporaryDirectory();
  const submissions = Array.from({ length: 3 }, () => submission());
  const child = startProcess({ DATA_DIR: directory, SMTP_URL: silent.url }, submissions);
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  await until("a mail has arrived on each connection", () => silent.received.length === 3);
  await until("all requests are accepted", () => output === "accepted\n".repeat(3));
  await killAbruptly(child);

  const mailbox = await openMailbox();
  const environment = parseEnvironment({ DATA_DIR: directory, SMTP_URL: mailbox.url });
  const log = rememberingLog();
  const services = await createLeadServices(environment, { clock: systemClock, log });
  onTestFinished(() => services.close());
  await until("all mails have arrived", () => mailbox.received.length === 6);

  expect(log.events).toContainEqual({ level: "info", event: "outbox.resumed", fields: { mails: 3 } });
  const ids = mailbox.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(6);
  // Those that arrived twice say so: each is the same message by its Message-ID.
  for (const { mail } of silent.received) expect(ids).toContain(mail.messageId);
  expect(silent.received).toHaveLength(3);
});

test("killed right after the answer, before anything was mailed: nothing is lost", async () => {
  const directory = temporaryDirectory();
  // Nobody listens there.
  const child = startProcess({ DATA_DIR: directory, SMTP_URL: "smtp://127.0.0.1:1" }, [submission()]);
  await once(child.stdout ?? child, "data");
  await killAbruptly(child);
  const store = await openSqliteStore(directory, systemClock);
  onTestFinished(() => store.close());
  expect(await store.leads()).toHaveLength(1);
  expect((await store.jobs()).map(({ purpose }) => purpose).sort()).toEqual([
    "agency-notice",
    "visitor-acknowledgement",
  ]);
});

test("prospects of three years ago are purged with their mail files, and counted", async () => {
  const clock = manualClock("2023-03-01T00:00:00.000Z");
  const log = rememberingLog();
  const directory = temporaryDirectory();
  const services = await createLeadServices(parseEnvironment({ DATA_DIR: directory }), { clock, log });
  onTestFinished(() => services.close());
  await services.pages.intake.submit(submission());
  const files = () => readdirSync(join(directory, "mail")).length;
  await until(
    "both mails are written",
    () => log.events.filter(({ event }) => event === "job.sent").length === 2,
  );
  const day = 24 * 3_600_000;
  expect(await services.purge()).toBe(0);
  clock.forward(Date.parse("2026-02-28T00:00:00.000Z") - clock());
  // The clock could be wrong.
  expect(await services.purge()).toBe(0);
  expect(log.events.at(-1)?.event).toBe("purge.postponed");
  clock.forward(day);
  expect(await services.purge()).toBe(0);
  expect(files()).toBe(2);
  clock.forward(day);
  expect(await services.purge()).toBe(1);
  expect(files()).toBe(0);
  expect(await services.purge()).toBe(0);
});
