/** What is sent first while thousands of mails wait. */
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "#app/domain/clock.ts";
import { createLinks } from "#quotes/links.ts";
import type { Store } from "#quotes/store/store.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import { confirmation, newLead, pdfHashOf } from "#server/store/contract/fixtures.contract.ts";
import { openPostgresStore, openSqliteStore } from "#server/store/open.ts";
import { storeFile } from "#server/store/sqlite/file.ts";
import { openReceiver } from "#server/webhooks/receiver.fixture.ts";
import { createWebhook, type Webhook } from "#server/webhooks/webhook.ts";
import { until } from "#testing/clock.ts";
import { directDrawings } from "#testing/drawings.ts";
import { rememberingLog } from "#testing/log.ts";
import { pdfsOf } from "#testing/mail-peer.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { emptyDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { openMailbox } from "./mailbox.fixture.ts";
import { createOutbox } from "./outbox.ts";

type Place = { readonly open: () => Promise<Store>; readonly run: (statement: string) => Promise<unknown> };

const engines = {
  async SQLite() {
    const directory = temporaryDirectory();
    return {
      open: () => openSqliteStore(directory, systemClock),
      async run(statement) {
        const database = new DatabaseSync(storeFile(directory));
        database.exec(statement);
        database.close();
      },
    };
  },
  async PostgreSQL() {
    const { address, query } = await emptyDatabase();
    return { open: () => openPostgresStore(address, systemClock), run: query };
  },
} satisfies Record<string, () => Promise<Place>>;

/** A store on which servers run, with one request whose mails are sent. */
async function setUp(engine: keyof typeof engines) {
  const { open, run } = await engines[engine]();
  const opened = async () => {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  };
  const store = await opened();
  const { id } = newLead();
  await store.addLead(newLead({ id, jobs: [], email: "jo@client.example" }));

  /** Makes so many requests of this one, each with mails of these purposes that wait. */
  async function crowd(requests: number, purposes: readonly string[]): Promise<void> {
    const columns =
      "kind, locale, status, fields, suspicions, created_at, last_contact_at, follow_up_status, notes, remind_at";
    const numbers = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${requests})`;
    await run(
      `INSERT INTO leads (id, email, content_hash, ${columns})
       ${numbers} SELECT 'CROWD' || n, 'crowd' || n || '@client.example', 'crowd' || n, ${columns}
                  FROM leads, numbers WHERE id = '${id}'`,
    );
    for (const purpose of purposes)
      await run(
        `INSERT INTO outbox_jobs (id, lead_id, purpose, created_at, next_attempt_at)
         SELECT id || '-${purpose}', id, '${purpose}', created_at, created_at FROM leads WHERE id LIKE 'CROWD%'`,
      );
  }

  /** Another server on the store. */
  async function server(url: string, webhook: Webhook | null = null) {
    const own = await opened();
    const outbox = createOutbox({
      ...{ store: own, mailSettings, webhook, clock: systemClock, log: rememberingLog() },
      transport: createSmtpTransport(url, systemClock),
      links: createLinks({ store: own, clock: systemClock, environment: mailSettings }),
      worker: `worker:${Math.random()}`,
      drawings: directDrawings,
      // Woken by the tests.
      pollMs: 3_600_000,
      // A receiver that never answers keeps nobody waiting at the end.
      stopWithinMs: 200,
    });
    onTestFinished(() => outbox.stop());
    return { store: own, outbox };
  }

  /** The client accepts a quote. */
  async function accept(): Promise<void> {
    await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
    const decision = {
      kind: "accepted",
      name: "Jo",
      signatoryRole: "G",
      acceptanceSentence: "Oui",
      ipAddress: "",
    } as const;
    await store.decide(`${id}-V1`, pdfHashOf(1), decision, ["client-acceptance", "agency-acceptance"]);
  }
  return { store, crowd, server, accept };
}

const names = Object.keys(engines) as (keyof typeof engines)[];

test.each(names)("%s: an acceptance passes 5,000 notices and as many acknowledgements", async (engine) => {
  const mailbox = await openMailbox({ delayMs: 50 });
  const { crowd, server, accept } = await setUp(engine);
  await crowd(5000, ["agency-notice", "visitor-acknowledgement"]);
  const { outbox } = await server(mailbox.url);
  await until("mails are under way", () => mailbox.received.length >= 4);
  await accept();
  const before = mailbox.received.length;
  outbox.wake();
  const isAcceptance = ({ mail }: (typeof mailbox.received)[number]) => pdfsOf(mail).length > 0;
  await until("both copies have arrived", () => mailbox.received.filter(isAcceptance).length === 2);
  // Before the second: those that were being sent, and what other connections sent beside the two.
  expect(mailbox.received.findLastIndex(isAcceptance) - before - 1).toBeLessThanOrEqual(6);
});

test.each(names)("%s: two servers send each of 200 mails once, over a few connections", async (engine) => {
  const mailbox = await openMailbox({ delayMs: 20 });
  const { crowd, server, store } = await setUp(engine);
  await crowd(200, ["visitor-acknowledgement"]);
  await Promise.all([server(mailbox.url), server(mailbox.url)]);
  await until("all are sent", async () => (await store.countJobs()).sent === 200, 50_000);
  expect(mailbox.received).toHaveLength(200);
  expect(new Set(mailbox.received.map(({ mail }) => mail.messageId)).size).toBe(200);
  expect(mailbox.connections()).toBe(6);
});

test("a mail server that accepts one connection at a time gets the mails over it", async () => {
  const mailbox = await openMailbox({ delayMs: 20, maxConnections: 1 });
  const { crowd, server, store } = await setUp("SQLite");
  await crowd(50, ["visitor-acknowledgement"]);
  await server(mailbox.url);
  // Two found no connection, and wait for their next attempt.
  await until("the others are sent", async () => (await store.countJobs()).sent === 48);
  expect(await store.countJobs()).toMatchObject({ pending: 2, dead: 0 });
  expect(mailbox.connections()).toBe(3);
});

test("a webhook receiver that does not answer delays no mail", async () => {
  const receiver = await openReceiver(() => new Promise<void>(() => {}));
  const mailbox = await openMailbox();
  const { crowd, server } = await setUp("SQLite");
  await crowd(3, ["webhook"]);
  const { store, outbox } = await server(mailbox.url, createWebhook(receiver.target, systemClock));
  await until("a message is under way", () => receiver.received.length === 1);
  await store.addLead(newLead());
  outbox.wake();
  await until("both mails have arrived", () => mailbox.received.length === 2);
  expect(receiver.received).toHaveLength(1);
});
