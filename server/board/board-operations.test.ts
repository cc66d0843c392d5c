import { mkdirSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { addDays, addMonths } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { agencyDay, answerDeadline } from "#quotes/deadlines.ts";
import { createLinks } from "#quotes/links.ts";
import type { Envelope } from "#server/mail/transport.ts";
import { confirmation, newLead } from "#server/store/contract/fixtures.contract.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { createBoardOperations } from "./board-operations.ts";
import { createDownloads } from "./download.ts";

const hour = 3_600_000;
const tokenIn = (text: string): string => /\/b\/([\w-]{22})\//.exec(text)?.[1] ?? "";

async function setUp() {
  const dataDir = temporaryDirectory();
  const mailDirectory = join(dataDir, "mail");
  mkdirSync(mailDirectory);
  const clock = manualClock("2026-11-23T15:00:00.000Z");
  const store = await openSqliteStore(dataDir, clock);
  onTestFinished(() => store.close());
  const log = rememberingLog();
  const links = createLinks({ store, clock, environment: mailSettings });
  const sent: Envelope[] = [];
  const board = createBoardOperations({
    store,
    links,
    clock,
    log,
    mailSettings,
    mailDirectory,
    transport: {
      send: async (envelope) => {
        sent.push(envelope);
        return { refused: 0 };
      },
    },
    download: createDownloads({ database: null, dataDir }),
    hasBackup: true,
  });
  const newToken = async () =>
    tokenIn((await links.forBoard("fr-fr", { limits: [], replacing: false })) ?? "");
  return { board, clock, links, log, newToken, sent, store };
}

test("a link is mailed to an address of the agency only, a few times at once, and ends after twelve hours", async () => {
  const { board, clock, log, sent } = await setUp();
  await board.sendLink("someone@else.example", "fr-fr");
  await board.sendLink("", "fr-fr");
  for (let count = 0; count < 5; count += 1) await board.sendLink(" SALES@agency.example ", "en-en");
  await expect.poll(() => log.events.length).toBe(7);
  expect(sent).toHaveLength(3);
  const [first] = sent;
  expect(first?.mail.to).toEqual(mailSettings.leadsTo);
  expect(first?.mail.subject).toBe("Your link to the requests");
  expect(JSON.stringify(log.events)).not.toMatch(/@|\/b\//);
  const token = tokenIn(first?.mail.text ?? "");
  expect(await board.view(token, null, 1)).toMatchObject({ locale: "en-en", sections: [{}, {}, {}, {}] });
  clock.forward(12 * hour + 1);
  expect(await board.view(token, null, 1)).toBeNull();
  expect(await board.search(token, "x")).toBeNull();
  expect(await board.openRequest(token, "x")).toBeNull();
  expect(await board.file(token, "csv-fr", "")).toBeNull();
  expect(await board.erasable(token, "x@y.example")).toBeNull();
  expect(await board.erase(token, "x@y.example")).toBeNull();
});

test("each row says what is due, how old the request is and what it is worth", async () => {
  const { board, clock, newToken, store } = await setUp();
  const contact = newLead({ jobs: [], fields: { name: "Zoé", company: "Rhum & Cie" } });
  await store.addLead(contact);
  const [quoted, accepted] = [newLead({ jobs: [] }), newLead({ jobs: [] })];
  for (const lead of [quoted, accepted]) {
    await store.addLead(lead);
    await store.confirmQuote(confirmation(lead.id, 1, { jobs: [] }));
  }
  await store.decide(
    `${accepted.id}-V1`,
    confirmation(accepted.id).pdfHash,
    { kind: "accepted", name: "Zoé", signatoryRole: "gérante", acceptanceSentence: "", ipAddress: "" },
    [],
  );
  const dueMs = answerDeadline(clock());
  // Later than any agency answers.
  clock.forward(9 * 24 * hour);
  const view = await board.view(await newToken(), null, 1);
  const [due, , waiting, deposit] = view?.sections ?? [];
  expect(due?.rows).toMatchObject([
    {
      id: contact.id,
      company: "Rhum & Cie",
      name: "Zoé",
      number: null,
      ageDays: 9,
      overdue: true,
      amount: null,
      deposit: null,
      asked: false,
    },
  ]);
  expect(due?.rows[0]?.answerDeadline).toBe(isoTime(dueMs));
  const amount = { tax: "included", from: false, cents: 108_500 };
  expect(waiting?.rows).toMatchObject([{ id: quoted.id, dueOn: "2026-12-21", overdue: false, amount }]);
  expect(deposit?.rows).toMatchObject([
    // Fourteen days after the acceptance.
    {
      id: accepted.id,
      list: "deposit",
      dueOn: "2026-12-07",
      depositIs: "dueUntil",
      amount,
      deposit: { cents: 32_550, isRest: false },
    },
  ]);
  expect(deposit?.rows).toMatchObject([{ overdue: false }]);
  expect(waiting?.rows).toMatchObject([{ deposit: null }]);
  await store.addDepositReceipt(accepted.id, { on: "2026-11-24", amount: cents(12_550) }, []);
  const depositRow = async () => (await board.view(await newToken(), "deposit", 1))?.sections[0]?.rows[0];
  clock.forward(5 * 24 * hour);
  expect(await depositRow()).toMatchObject({ dueOn: "2026-12-07", overdue: false });
  expect(await depositRow()).toMatchObject({ deposit: { cents: 20_000, isRest: true } });
  clock.forward(24 * hour);
  expect(await depositRow()).toMatchObject({ dueOn: "2026-12-07", overdue: true });
  await store.ask(quoted.id, "?", { max: 1, remindAt: "2100", jobs: [] });
  const open = (await board.view(await newToken(), null, 1))?.sections[0]?.rows ?? [];
  expect(open.map(({ id, asked }) => [id, asked])).toEqual([
    [contact.id, false],
    [quoted.id, true],
  ]);
  expect(view?.counts).toMatchObject({ toAnswer: 1, waiting: 1, deposit: 1, lost: 0 });
});

test("a refund that a withdrawal leaves to do is due, and overdue after its last day", async () => {
  const { board, clock, newToken, store } = await setUp();
  const { id } = newLead({ jobs: [] });
  await store.addLead({ ...newLead({ jobs: [] }), id });
  await store.confirmQuote(confirmation(id, 1, { jobs: [] }));
  const acceptance = { name: "Zoé", signatoryRole: "gérante", acceptanceSentence: "", ipAddress: "" };
  await store.decide(`${id}-V1`, confirmation(id).pdfHash, { kind: "accepted", ...acceptance }, []);
  await store.addDepositReceipt(id, { on: "2026-11-22", amount: cents(32_550) }, []);
  const withdrawal = { name: "Zoé", email: "zoe@client.example" };
  await store.withdraw(`${id}-V1`, withdrawal, { endedOn: "2026-11-22", jobs: [] });
  const until = addDays(agencyDay(clock()), 14);
  const rows = async () => (await board.view(await newToken(), null, 1))?.sections[1]?.rows;
  // Of what ended, no amount is due.
  const owed = { id, list: "refund", answerDeadline: null, amount: null, overdue: false };
  expect(await rows()).toMatchObject([{ ...owed, refund: { cents: 32_550, until, overdue: false } }]);
  clock.forward(15 * 24 * hour);
  expect(await rows()).toMatchObject([{ ...owed, refund: { until, overdue: true } }]);
  await store.setFollowUpStatus(id, "answered");
  expect(await rows()).toMatchObject([{ id, refund: { until } }]);

  // Another version, with a deposit of its own, hides it neither while it waits nor once it is accepted.
  const expiresAt = isoTime(clock() + 9 * 24 * hour);
  await store.confirmQuote(confirmation(id, 2, { expiresAt, jobs: [] }));
  expect(await rows()).toMatchObject([
    { refund: { cents: 32_550 }, dueOn: expect.any(String), deposit: null },
  ]);
  await store.decide(`${id}-V2`, confirmation(id, 2).pdfHash, { kind: "accepted", ...acceptance }, []);
  const awaited = { depositIs: "dueUntil", overdue: false, deposit: { cents: 32_550, isRest: false } };
  expect(await rows()).toMatchObject([{ refund: { overdue: true }, ...awaited }]);
  await store.recordRefund(id, { quoteId: `${id}-V1`, on: agencyDay(clock()), amount: cents(32_550) });
  expect(await rows()).toEqual([]);
  const deposits = (await board.view(await newToken(), "deposit", 1))?.sections[0]?.rows;
  expect(deposits).toMatchObject([{ id, list: "deposit", refund: null, ...awaited }]);
});

test("files have all requests, and are gone from the disk once they are sent", async () => {
  // Its own: other processes of this machine may write such files too.
  vi.stubEnv("TMPDIR", temporaryDirectory());
  onTestFinished(() => void vi.unstubAllEnvs());
  const { board, newToken, store } = await setUp();
  const lead = newLead({ jobs: [], fields: { name: "=1+1", phone: "0696 00 00 00" } });
  await store.addLead(lead);
  const token = await newToken();
  const bytesOf = async (file: "csv-fr" | "csv-en" | "xlsx" | "backup") => {
    const sent = await board.file(token, file, "");
    return { name: sent?.name, bytes: new Uint8Array(await new Response(sent?.body).arrayBuffer()) };
  };
  const french = await bytesOf("csv-fr");
  expect(french.name).toBe("2026-11-23-demandes.csv");
  const csv = new TextDecoder("utf-8", { ignoreBOM: true }).decode(french.bytes);
  expect(csv).toMatch(/^\uFEFF/);
  expect(csv).toContain(";'=1+1;");
  expect(csv).toContain(";0696 00 00 00;");
  expect(new TextDecoder().decode((await bytesOf("csv-en")).bytes)).toContain(`\n${lead.id},`);
  expect(String.fromCharCode(...(await bytesOf("xlsx")).bytes.slice(0, 2))).toBe("PK");
  const { bytes } = await bytesOf("backup");
  const copy = new DatabaseSync(":memory:");
  onTestFinished(() => copy.close());
  expect(new TextDecoder().decode(bytes.slice(0, 15))).toBe("SQLite format 3");
  expect(Buffer.from(bytes).includes(lead.id)).toBe(true);
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith("requests-"))).toEqual([]);
});

test("a request that is opened from the board has a link that ends with it; one person is erased with all requests", async () => {
  const { board, clock, links, newToken, store } = await setUp();
  const email = "zoe@client.example";
  const [first, second] = [newLead({ jobs: [], email }), newLead({ jobs: [], email })];
  for (const lead of [first, second, newLead({ jobs: [], email: "zoe+2@client.example" })])
    await store.addLead(lead);
  const token = await newToken();
  const [, , opened = ""] = ((await board.openRequest(token, first.id)) ?? "").split("/");
  expect(await links.open(opened, "agency")).toBe(first.id);
  expect(await board.openRequest(token, "NOBODY")).toBeNull();
  expect(await board.erasable(token, " ZOE@client.example")).toEqual({
    requests: 2,
    contract: false,
    refund: false,
  });
  expect(await board.erase(token, "Zoe@client.example")).toEqual({
    requests: 2,
    kept: 0,
    others: ["zoe+2@client.example"],
  });
  expect(await links.open(opened, "agency")).toBeNull();
  const [, , again = ""] = (await links.forBoardEntry((await store.leads())[0]?.id ?? "")).split("/");
  clock.forward(12 * hour + 1);
  expect(await links.open(again, "agency")).toBeNull();
});

test("the visits of thirty days, and of each month that is kept, to whoever has the link", async () => {
  const { board, clock, newToken, store } = await setUp();
  const token = await newToken();
  expect((await board.visits(token))?.report).toMatchObject({ since: null, months: [] });
  const now = agencyDay(clock());
  const since = addMonths(now, -25);
  for (const [day, total] of [
    [now, 1],
    [addDays(now, -29), 10],
    [addDays(now, -30), 100],
    [since, 1000],
  ] as const)
    await store.addCounts([{ day, kind: "source", key: "direct", total }]);
  const report = (await board.visits(token))?.report;
  expect(report).toMatchObject({ visits: 11, since });
  expect(report?.days).toHaveLength(30);
  expect(report?.months).toHaveLength(26);
  expect(report?.months[0]).toMatchObject({ first: since, visits: 1000 });
  expect(report?.months.reduce((sum, { visits }) => sum + visits, 0)).toBe(1111);
  expect(await board.visits("x".repeat(22))).toBeNull();
});
