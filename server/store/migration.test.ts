/** Stores that earlier versions have filled are opened by this one. */
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { manualClock } from "#testing/clock.ts";
import { newDatabase } from "#testing/postgres/database.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { confirmation } from "./contract/fixtures.contract.ts";
import { earlierMigrations as postgresMigrations } from "./postgres/migrations.ts";
import { openPostgresStore } from "./postgres.ts";
import { storeFile } from "./sqlite/file.ts";
import { earlierMigrations as sqliteMigrations } from "./sqlite/migrations.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

const at = "2026-11-20T12:00:00.000Z";
const fields = {
  name: "Jo",
  company: "",
  email: "jo@client.example",
  phone: "",
  project: "other",
  budget: "",
  message: "",
};
const leadRow = (id: string, status: string) =>
  `INSERT INTO leads (id, kind, locale, status, email, fields, suspicions, content_hash, idempotency_key, created_at, last_contact_at)
   VALUES ('${id}', 'contact', 'fr-fr', '${status}', 'jo@client.example', '${JSON.stringify(fields)}', '[]', 'c-${id}', 'k-${id}', '${at}', '${at}')`;
const jobRow = (id: string, status: string, more = "NULL, NULL, NULL, NULL, NULL") =>
  `INSERT INTO mail_jobs (id, lead_id, purpose, status, attempts, created_at, next_attempt_at, claimed_by, claimed_until, last_error, message_id, sent_at)
   VALUES ('${id}', 'OLD1', 'agency-notice', '${status}', 1, '${at}', '${at}', ${more})`;

/** Rows in every state. */
const filling = [
  leadRow("OLD1", "new"),
  leadRow("OLD2", "quarantined"),
  jobRow("J1", "pending"),
  jobRow("J2", "sending", `'w', '${at}', NULL, NULL, NULL`),
  jobRow("J3", "sent", `NULL, NULL, NULL, '<j3@x>', '${at}'`),
  jobRow("J4", "dead", "NULL, NULL, 'EENVELOPE 550', NULL, NULL"),
  "INSERT INTO gates VALUES ('limit', 7)",
];
const selectLimits = "SELECT key, available_at FROM rate_limits ORDER BY key";

async function expectMigrated(store: Store): Promise<void> {
  const leads = await store.leads();
  expect(leads.map(({ id, isQuarantined }) => [id, isQuarantined]).sort()).toEqual([
    ["OLD1", false],
    ["OLD2", true],
  ]);
  for (const lead of leads)
    expect(lead).toMatchObject({
      followUpStatus: "open",
      notes: "",
      draft: null,
      visit: null,
      quote: null,
      createdAt: at,
      fields,
    });
  const jobs = (await store.jobs()).map(({ id, status, lastError, messageId, eventId }) => [
    ...[id, status, lastError, messageId, eventId],
  ]);
  expect(jobs.sort()).toEqual([
    ["J1", "pending", null, null, null],
    ["J2", "sending", null, null, null],
    ["J3", "sent", null, "<j3@x>", null],
    ["J4", "dead", "EENVELOPE 550", null, null],
  ]);
  // Both jobs that wait are still sent, and an old request gets everything that a new one has.
  for (let claims = 0; claims < 2; claims += 1)
    expect(await store.claimMail("new", 60_000)).toMatchObject({ purpose: "agency-notice", event: null });
  expect(await store.claimMail("new", 60_000)).toBeNull();
  expect(await store.queueReminders()).toBe(0);
  expect(await store.confirmQuote(confirmation("OLD1"))).toBe("confirmed");
  expect(await store.setFollowUpStatus("OLD2", "lost")).toBe("saved");
}

test("SQLite: an earlier store keeps every row, and works", async () => {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(storeFile(directory));
  for (const migration of sqliteMigrations.slice(0, 2)) old.exec(migration);
  old.exec("PRAGMA user_version = 2");
  for (const row of filling) old.exec(row);
  old.close();
  const store = await openSqliteStore(directory, manualClock());
  onTestFinished(() => store.close());
  await expectMigrated(store);
  const migrated = new DatabaseSync(storeFile(directory), { readOnly: true });
  onTestFinished(() => migrated.close());
  expect(migrated.prepare(selectLimits).all()).toEqual([{ key: "limit", available_at: 7 }]);
});

test("PostgreSQL: an earlier store keeps every row, and works", async () => {
  const { address, query } = await newDatabase();
  await query("CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)");
  await query(postgresMigrations[0] ?? "");
  await query("INSERT INTO migrations VALUES (1, now())");
  for (const row of filling) await query(row);
  const store = await openPostgresStore(address, manualClock());
  onTestFinished(() => store.close());
  await expectMigrated(store);
  expect(await query(selectLimits)).toEqual([{ key: "limit", available_at: "7" }]);
});

/** The terms of quotes that were confirmed before their performance was stored, and the day that they are given. */
const once = { billing: "once" };
const monthly = { billing: "monthly" };
const performances = [
  [{ deliverOn: "2027-02-01", lines: [once], subscriptionMonths: 12 }, "2027-02-01"],
  [{ deliverOn: "2027-08-31", lines: [once, monthly], subscriptionMonths: 6 }, null],
  [{ deliverOn: "2027-08-31", lines: [monthly], subscriptionMonths: 0 }, null],
  // Damaged.
  [{ deliverOn: "soon", lines: [once], subscriptionMonths: 12 }, null],
  [{ deliverOn: "2027-02-01", lines: [monthly] }, null],
  [{}, null],
  ["no terms", null],
  [
    { deliverOn: "2027-02-01", lines: [once, { ...monthly, inclusion: "offered" }], subscriptionMonths: 12 },
    "2028-12-31",
  ],
] as const;

/** Two of the quotes ask for a deposit, one of them in a way that nobody can pay. */
const deposits: Readonly<Record<number, number | string>> = { 1: 4200, 2: "much" };
const paymentsOf = (index: number) => ({
  payments: [
    ...(index in deposits ? [{ kind: "deposit", dueOn: null, amount: deposits[index] }] : []),
    // Of the last one, an instalment after the delivery.
    ...(index === performances.length - 1 ? [{ kind: "instalment", dueOn: "2028-12-31", amount: 100 }] : []),
  ],
});

const quoteRow = (index: number, pdf: string) =>
  `INSERT INTO quotes (id, lead_id, version, status, quote, pdf, pdf_hash, draft_hash, created_at, expires_at)
   VALUES ('Q${index}', 'OLD1', ${index}, 'sent', '${JSON.stringify({ terms: performances[index]?.[0], totals: paymentsOf(index) })}', ${pdf}, 'h', 'd', '${at}', '${at}')`;

const confirmedRows = (pdf: string) => [
  leadRow("OLD1", "new"),
  ...performances.map((_, index) => quoteRow(index, pdf)),
  ...["2026-11-21", "2026-11-22"].map(
    (day, index) =>
      `INSERT INTO events (id, lead_id, kind, at, text) VALUES ('E${index}', 'OLD1', 'question', '${day}T12:00:00.000Z', '?')`,
  ),
];

/** When a client asked last, and the deposits in cents: for the lists of the board. */
const selectAsked = "SELECT asked_at FROM leads WHERE id = 'OLD1'";
const expectedAsked = [{ asked_at: "2026-11-22T12:00:00.000Z" }];
const selectDeposits =
  "SELECT id FROM quotes WHERE lead_id = 'OLD1' AND deposit_asked = 4200 OR deposit_asked <> 0";
const expectedDeposits = [{ id: "Q1" }];

const selectPerformances = "SELECT contract_ends_on FROM quotes WHERE lead_id = 'OLD1' ORDER BY version";
const expectedPerformances = performances.map(([, performedOn]) => ({ contract_ends_on: performedOn }));

test("SQLite: an earlier confirmed quote gets the day of its performance, and its deposit", async () => {
  const directory = temporaryDirectory();
  const old = new DatabaseSync(storeFile(directory));
  for (const migration of sqliteMigrations.slice(0, 5)) old.exec(migration);
  old.exec("PRAGMA user_version = 5");
  for (const row of confirmedRows("x'00'")) old.exec(row);
  old.close();
  await (await openSqliteStore(directory, manualClock())).close();
  const migrated = new DatabaseSync(storeFile(directory));
  onTestFinished(() => migrated.close());
  expect(migrated.prepare(selectPerformances).all()).toMatchObject(expectedPerformances);
  expect(migrated.prepare(selectAsked).all()).toMatchObject(expectedAsked);
  expect(migrated.prepare(selectDeposits).all()).toMatchObject(expectedDeposits);
});

test("PostgreSQL: an earlier confirmed quote gets the day of its performance, beside one that is no JSON", async () => {
  const { address, query } = await newDatabase();
  await query("CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)");
  for (const [index, migration] of postgresMigrations.slice(0, 4).entries()) {
    await query(migration);
    await query(`INSERT INTO migrations VALUES (${index + 1}, now())`);
  }
  for (const row of confirmedRows("'x'::bytea")) await query(row);
  await query(leadRow("OLD2", "new"));
  await query(
    quoteRow(0, "'x'::bytea").replace(
      /'Q0', 'OLD1', 0, 'sent', '.*', 'x'/,
      "'D', 'OLD2', 0, 'sent', '{', 'x'",
    ),
  );
  await (await openPostgresStore(address, manualClock())).close();
  expect(await query(selectPerformances)).toMatchObject(expectedPerformances);
  expect(await query(selectAsked)).toMatchObject(expectedAsked);
  expect(await query(selectDeposits)).toMatchObject(expectedDeposits);
  expect(await query("SELECT contract_ends_on FROM quotes WHERE id = 'D'")).toMatchObject([
    { contract_ends_on: null },
  ]);
});

/** How many migrations earlier versions had: the one with fewer words, and the one that folded fewer letters. */
const beforeAllWords = [
  { sqlite: 17, postgres: 16 },
  { sqlite: 26, postgres: 26 },
];

/** A request whose words an earlier version has stored. */
const worded = leadRow("01JXABCD4MAMH7KH", "new")
  .replace(JSON.stringify(fields), JSON.stringify({ ...fields, name: "Karl Straße" }))
  .replace(
    /created_at, last_contact_at\)(\s+VALUES .*)\)$/s,
    "created_at, last_contact_at, has_words)$1, 1)",
  );
const foundIn = async (store: Store) =>
  (await store.find("D-2026-4MAM-H7 strasse", 1, () => {})).entries.map(({ lead }) => lead.id);

test.each(beforeAllWords)(
  "SQLite: a request whose words the version $sqlite stored is found by all of today's",
  async ({ sqlite }) => {
    const directory = temporaryDirectory();
    const old = new DatabaseSync(storeFile(directory));
    for (const migration of sqliteMigrations.slice(0, sqlite)) old.exec(migration);
    old.exec(`PRAGMA user_version = ${sqlite}`);
    old.exec(worded);
    old.close();
    const store = await openSqliteStore(directory, manualClock());
    onTestFinished(() => store.close());
    expect(await foundIn(store)).toEqual(["01JXABCD4MAMH7KH"]);
  },
);

test.each(beforeAllWords)(
  "PostgreSQL: a request whose words the version $postgres stored is found by all of today's",
  async ({ postgres }) => {
    const { address, query } = await newDatabase();
    await query("CREATE TABLE migrations (version integer PRIMARY KEY, applied_at timestamptz NOT NULL)");
    for (const [index, migration] of postgresMigrations.slice(0, postgres).entries()) {
      await query(migration);
      await query(`INSERT INTO migrations VALUES (${index + 1}, now())`);
    }
    await query(worded);
    const store = await openPostgresStore(address, manualClock());
    onTestFinished(() => store.close());
    expect(await foundIn(store)).toEqual(["01JXABCD4MAMH7KH"]);
  },
);
