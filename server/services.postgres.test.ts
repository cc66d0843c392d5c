/** Several servers, each a process of its own, that share one PostgreSQL. */
import type { ChildProcess } from "node:child_process";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { StoreOpenError } from "#quotes/store/store.ts";
import { until } from "#testing/clock.ts";
import { killAbruptly, startProcess } from "#testing/lead-services-process.ts";
import { submission } from "#testing/leads.ts";
import { rememberingLog } from "#testing/log.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { parseEnvironment } from "./environment.ts";
import { openMailbox } from "./outbox/mailbox.fixture.ts";
import { createLeadServices } from "./services.ts";
import { openPostgresStore } from "./store/open.ts";

/** How many requests a process has answered so far, all of them well. */
function answered(process: ChildProcess): () => number {
  let output = "";
  process.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  return () => {
    const lines = output.split("\n").slice(0, -1);
    expect(lines.filter((line) => line !== "accepted")).toEqual([]);
    return lines.length;
  };
}

// Slow: `npm run soak` runs it.
test.skipIf(process.env.TEST_RUN === "quick")(
  "one of two servers is killed and started again: every request is stored once, and mailed",
  async () => {
    const mailbox = await openMailbox();
    const { address, url } = await newDatabase();
    const env = { DATABASE_URL: url, DATA_DIR: temporaryDirectory(), SMTP_URL: mailbox.url };
    // Fewer than the notices that get a mail each.
    const [mine, theirs] = [0, 1].map(() => Array.from({ length: 8 }, () => submission()));
    if (mine === undefined || theirs === undefined) throw new Error("Nothing to send");

    const first = startProcess(env, mine);
    const second = startProcess(env, theirs);
    const [firstAnswered, secondAnswered] = [answered(first), answered(second)];
    await until("the first has answered some", () => firstAnswered() >= 4, 60_000);
    await killAbruptly(first);
    // What was answered, and perhaps stored without an answer, is sent again: as a visitor's browser would.
    const again = startProcess(env, mine.slice(firstAnswered() - 1));
    const againAnswered = answered(again);
    await until("the rest is answered", () => firstAnswered() - 1 + againAnswered() === 8, 60_000);
    await until("the other is not disturbed", () => secondAnswered() === 8, 60_000);

    const ids = () => mailbox.received.map(({ mail }) => mail.messageId);
    await until("every mail has arrived", () => new Set(ids()).size === 32, 60_000);
    const store = await openPostgresStore(address, systemClock);
    onTestFinished(() => store.close());
    const emails = (await store.leads()).map((lead) => lead.fields.email);
    expect(emails.sort()).toEqual([...mine, ...theirs].map(({ fields }) => fields.email).sort());
    await until("every mail is recorded", async () => (await store.countJobs()).sent === 32, 60_000);
    // At least once: only the mails that the killed server was sending may have come twice, one on each connection.
    expect(mailbox.received.length).toBeLessThanOrEqual(35);
  },
);

test("a limit that one server counted holds on the other", async () => {
  const { url } = await newDatabase();
  const environment = parseEnvironment({ DATABASE_URL: url, DATA_DIR: temporaryDirectory() });
  const start = async () => {
    const services = await createLeadServices(environment, { clock: systemClock, log: rememberingLog() });
    onTestFinished(() => services.close());
    return services.pages.intake;
  };
  const [one, other] = [await start(), await start()];
  const email = "hasty@client.example";
  expect(await one.submit(submission({ fields: { email } }))).toMatchObject({ status: "accepted" });
  expect(await other.submit(submission({ fields: { email } }))).toMatchObject({ status: "too-soon" });
});

test("a database that does not exist ends the start with one line, without the password", async () => {
  const { address, url } = await newDatabase();
  const elsewhere = new URL(url);
  elsewhere.pathname = "/nowhere";
  const environment = parseEnvironment({ DATABASE_URL: elsewhere.href });
  const start = createLeadServices(environment, { clock: systemClock, log: rememberingLog() });
  await expect(start).rejects.toThrow(StoreOpenError);
  await expect(start).rejects.toThrow(
    `DATABASE_URL: PostgreSQL at ${address.host}:${address.port} cannot be used: it has no database of this name (POSTGRES_NO_SUCH_DATABASE)`,
  );
});

test("the services wait for an unreachable database; if they are closed meanwhile, they end at once", async () => {
  const environment = parseEnvironment({ DATABASE_URL: "postgres://u:sesame@127.0.0.1:1/leads" });
  const log = rememberingLog();
  const services = await createLeadServices(environment, { clock: systemClock, log });
  expect(await services.pages.intake.submit(submission())).toMatchObject({ status: "unavailable" });
  await services.close();
  await expect(services.storeReady).rejects.toMatchObject({ name: "AbortError" });
  const events = log.events.map(({ event }) => event);
  expect(new Set(events)).toEqual(new Set(["store.waiting", "lead.not-stored"]));
  const problem =
    "DATABASE_URL: PostgreSQL at 127.0.0.1:1 cannot be used: nothing listens there (ECONNREFUSED)";
  expect(log.events[0]?.fields).toMatchObject({ problem, tries: 1 });
});

test("while the database is unreachable requests are refused as unavailable; afterwards they are stored again", async () => {
  const database = await newDatabase();
  const log = rememberingLog();
  const environment = parseEnvironment({ DATABASE_URL: database.url, DATA_DIR: temporaryDirectory() });
  const services = await createLeadServices(environment, { clock: systemClock, log });
  onTestFinished(() => services.close());
  const name = database.address.database;
  const away = async (isAway: boolean) => {
    await database.onServer(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${!isAway}`);
    if (isAway)
      // Waits until each of them has ended: one that is only told to could still store the request.
      await database.onServer(
        `SELECT pg_terminate_backend(pid, 20000) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
  };

  await away(true);
  const sent = submission();
  expect(await services.pages.intake.submit(sent)).toEqual({ status: "unavailable" });
  expect(log.events.map(({ event }) => event)).toContain("lead.not-stored");
  expect(JSON.stringify(log.events)).not.toContain(database.address.password);
  await away(false);
  expect(await services.pages.intake.submit(sent)).toMatchObject({ status: "accepted" });
  services.outbox.wake();
  await until(
    "its mails leave",
    () => log.events.filter(({ event }) => event === "job.sent").length === 2,
    20_000,
  );
});
