/** What was stored before is listed, shown, exported, printed, backed up and shown on the private pages. */
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Clock } from "#app/domain/clock.ts";
import { identity } from "#content/identity.ts";
import { createAgencyOperations } from "#quotes/agency-operations.ts";
import { createClientOperations } from "#quotes/client-operations.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { indicativePdf } from "#quotes/indicative/indicative-pdf.ts";
import { createLinks } from "#quotes/links.ts";
import type { Store } from "#quotes/store/store.ts";
import { backUp, restore } from "#server/store/sqlite/backup.ts";
import { fillers, type Line, storedRows } from "#server/store/version-1.fixture.ts";
import { manualClock } from "#testing/clock.ts";
import { directDrawings } from "#testing/drawings.ts";
import { rememberingLog } from "#testing/log.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { parseCommand } from "./commands.ts";

async function run(store: Store, clock: Clock, ...argv: readonly string[]): Promise<string> {
  const command = parseCommand(argv);
  if (command.needs !== "store") throw new Error(`${argv[0]} is about the store`);
  const output = await command.run({
    store,
    clock,
    mailDirectory: temporaryDirectory(),
    mailSettings,
    webhookJobs: [],
    siteUrl: identity.origin,
    columns: Number.POSITIVE_INFINITY,
    terminal: false,
    onUnreadable(record) {
      throw new Error(JSON.stringify(record));
    },
  });
  return typeof output === "string" ? output : Buffer.from(output).toString("latin1");
}

const rowsOf = (name: string) => storedRows.flatMap(([table, row]) => (table === name ? [row] : []));

/** The pages of a request, with new links. */
async function pagesOf(store: Store, clock: Clock, leadId: string) {
  const links = createLinks({ store, clock, environment: { siteUrl: identity.origin } });
  const shared = {
    store,
    clock,
    log: rememberingLog(),
    wakeOutbox: () => {},
    count: () => {},
    webhookJobs: [],
    links,
    drawings: directDrawings,
  };
  const tokenIn = (url: string) => new URL(url).pathname.split("/")[2] ?? "";
  const agencyOperations = createAgencyOperations({
    ...shared,
    siteUrl: identity.origin,
    writesMailFiles: false,
    erase: (id, { contractsBefore }) => store.eraseLead(id, contractsBefore),
  });
  const clientOperations = createClientOperations({
    ...shared,
    siteUrl: identity.origin,
    writesMailFiles: false,
  });
  const request = await agencyOperations.view(tokenIn(await links.forAgency(leadId)));
  const client = await clientOperations.view(
    tokenIn(await links.forClient(leadId, "2027-12-31T00:00:00.000Z")),
  );
  return { request, client };
}

/** All that commands and pages have to say: where it is the same, they say the same. */
async function recordsOf(store: Store) {
  const leads = await store.leads();
  const files = await Promise.all(leads.map(({ id }) => store.requestHistory(id)));
  return { leads, files, jobs: await store.jobs() };
}

test.each(Object.entries(fillers))(
  "what was stored in %s is read by every command and page, backed up, and the same after a restart",
  async (engine, fill) => {
    const clock = manualClock();
    const { open, directory } = await fill(clock);
    const [stored, confirmed] = [rowsOf("leads"), rowsOf("quotes")];
    const store = await open();
    const records = await recordsOf(store);
    try {
      expect((await store.check()).unreadable).toEqual([]);
      const leads = await store.leads();
      expect(leads).toHaveLength(stored.length);
      for (const format of ["--csv", "--xlsx"] as const)
        expect((await run(store, clock, "export", format)).length).toBeGreaterThan(500);
      expect(JSON.parse(await run(store, clock, "list", "--json"))).toHaveLength(stored.length);
      for (const lead of leads) {
        const { id } = lead;
        const shown = await run(store, clock, "show", id);
        expect(shown).toContain("client.example");
        const { request, client } = await pagesOf(store, clock, id);
        expect(request).not.toBeNull();
        // Drawn from the same record as in the other engine.
        if (lead.kind === "quote" && engine === "SQLite")
          expect((await indicativePdf(lead, identity.origin)).subarray(0, 5)).toEqual(
            new TextEncoder().encode("%PDF-"),
          );
        const quotes = confirmed.filter(({ lead_id }) => lead_id === id);
        expect(client === null).toBe(quotes.length === 0);
        if (quotes.some(({ status }) => status === "accepted"))
          expect(JSON.parse(shown)).toMatchObject({
            confirmedQuotes: expect.arrayContaining([
              expect.objectContaining({
                decision: expect.objectContaining({ name: "Joséphine Lavigne", signatoryRole: "Gérante" }),
              }),
            ]),
          });
      }
    } finally {
      await store.close();
    }
    if (directory !== null) {
      const [backup, target] = [join(temporaryDirectory(), "b.sqlite"), temporaryDirectory()];
      const contents = { leads: stored.length, jobs: rowsOf("outbox_jobs").length, unreadable: [] };
      expect(backUp(directory, backup)).toMatchObject(contents);
      expect((await restore(target, backup, false)).contents).toMatchObject(contents);
    }
    const again = await open();
    try {
      expect(await recordsOf(again)).toEqual(records);
    } finally {
      await again.close();
    }
  },
);

test.each(Object.entries(fillers))(
  "what arrived of a deposit is known of a stored quote, and who waited for a mail gets it once: %s",
  async (_, fill) => {
    const clock = manualClock("2026-12-01T14:00:00.000Z");
    const { open } = await fill(clock);
    const shown = new Set<string>();
    let asked = 0;
    for (const _start of ["first start", "restart"]) {
      const store = await open();
      asked += await store.queueReminders();
      for (const { id } of await store.leads()) {
        const { deposit } = JSON.parse(await run(store, clock, "show", id));
        if (deposit !== null) shown.add(`${deposit.receivedOn}: ${deposit.arrived}, ${deposit.rest} missing`);
      }
      const { entries } = await store.boardPage("deposit", { offset: 0, limit: 10 }, () => {});
      // The first of them is overdue.
      expect(
        entries.map(({ lead, quote }) => [lead.fields.email, quote && receivedDeposit(quote).arrived]),
      ).toEqual([
        ["person-1@client.example", 100_000],
        ["person-4@client.example", 0],
      ]);
      const jobs = (await store.jobs()).filter(({ purpose }) => purpose === "client-deposit-due");
      expect(jobs).toHaveLength(1);
      await store.close();
    }
    expect(asked).toBeGreaterThan(0);
    expect([...shown].sort()).toEqual([
      "2026-11-17: 100000, 133572 missing",
      "2026-11-20: 233572, 0 missing",
      "null: 0, 233572 missing",
    ]);
  },
);

test.each(Object.entries(fillers))(
  "a request that only a refund kept open is where its quotes stand, and its refund is to do: %s",
  async (_, fill) => {
    const clock = manualClock("2026-12-01T14:00:00.000Z");
    const withdrawn = rowsOf("quotes").find((row) => row.withdrawn_at !== undefined) ?? {};
    const lead = rowsOf("leads").find(({ id }) => id === withdrawn.lead_id) ?? {};
    const at = String(withdrawn.withdrawn_at);
    const receipt = { receivedOn: "2026-11-20", amount: 500, recordedAt: at, struckOut: null };
    /** As version 1 has written it: open since the withdrawal. Then what came later. */
    const open = (id: string, changes: Line[1] = {}, ...later: readonly Line[]): readonly Line[] => [
      [
        "leads",
        {
          ...lead,
          id,
          idempotency_key: id,
          content_hash: id,
          follow_up_status: "open",
          asked_at: at,
          reminded_at: at,
          ...changes,
        },
      ],
      [
        "quotes",
        {
          ...withdrawn,
          id: `${id}-V2`,
          lead_id: id,
          deposit_received: 500,
          deposit_receipts: JSON.stringify([receipt]),
        },
      ],
      ...later,
    ];
    const version3 = (id: string, status: "sent" | "accepted"): Line => {
      const given = rowsOf("quotes").find((row) => row.status === status && row.withdrawn_at === undefined);
      return ["quotes", { ...given, id: `${id}-V3`, lead_id: id, version: 3 }];
    };
    const reopened: Line = [
      "events",
      { id: "E", lead_id: "D", kind: "follow-up-status-changed", at, text: "open", sequence: 9 },
    ];
    const { open: start } = await fill(clock, [
      ...open("A"),
      ...open("B", {}, version3("B", "sent")),
      ...open("C", {}, version3("C", "accepted")),
      ...open("D", {}, reopened),
      ...open("E", { asked_at: "2026-11-30T00:00:00.000Z" }),
    ]);
    const store = await start();
    onTestFinished(() => store.close());
    const statuses = await Promise.all(
      [..."ABCDE"].map(async (id) => (await store.lead(id))?.followUpStatus),
    );
    expect(statuses).toEqual(["lost", "answered", "won", "open", "open"]);
    const { entries } = await store.boardPage("refund", { offset: 0, limit: 9 }, () => {});
    expect(entries.map(({ lead, refund }) => [lead.id, refund?.cents])).toEqual([
      ["A", 500],
      ["B", 500],
      ["C", 500],
    ]);
  },
);

test.each(Object.entries(fillers))(
  "a refund that a receipt named is one of its own, of the same day and amount: %s",
  async (_, fill) => {
    const clock = manualClock("2026-12-01T14:00:00.000Z");
    const withdrawn = rowsOf("quotes").find((row) => row.withdrawn_at !== undefined) ?? {};
    const at = String(withdrawn.withdrawn_at);
    const receipt = { receivedOn: "2026-11-20", amount: 500, recordedAt: at, struckOut: null };
    const struck = { ...receipt, struckOut: { at, reason: "Autre client" } };
    const receipts = [struck, { ...receipt, refundedOn: "2026-11-30" }, { ...receipt, amount: 70 }];
    const quote = { ...withdrawn, id: "R-V9", version: 9, deposit_received: 70 };
    const store = await (
      await fill(clock, [["quotes", { ...quote, deposit_receipts: JSON.stringify(receipts) }]])
    ).open();
    onTestFinished(() => store.close());
    const history = await store.requestHistory(String(withdrawn.lead_id));
    expect(history?.confirmedQuotes.find(({ id }) => id === "R-V9")).toMatchObject({
      depositReceipts: [struck, receipt, { ...receipt, amount: 70 }],
      depositRefunds: [{ refundedOn: "2026-11-30", amount: 500, recordedAt: at, struckOut: null }],
    });
  },
);

test.each(Object.entries(fillers))(
  "the answers about hosting and the last day of a deposit are known of a stored quote: %s",
  async (_, fill) => {
    const clock = manualClock("2026-12-01T14:00:00.000Z");
    const store = await (await fill(clock)).open();
    onTestFinished(() => store.close());
    const drafts: unknown[] = [];
    const quotes: unknown[] = [];
    for (const { id, draft } of await store.leads()) {
      if (draft !== null) drafts.push([draft.hosting, draft.hostingYearly]);
      const { version } = (await pagesOf(store, clock, id)).client ?? {};
      if (version === undefined) continue;
      const { hosting, hostingYearly } = version.quote.terms;
      const { until = null, overdue = null } = version.deposit ?? {};
      quotes.push([version.state, hosting, hostingYearly, until, overdue]);
    }
    expect(quotes).toEqual([
      ["declined", "notIncluded", null, null, null],
      ["waiting", "notIncluded", null, null, null],
      ["accepted", "firstYear", 24_000, "2026-12-12", false],
      ["withdrawn", "subscription", null, null, null],
      ["accepted", "notIncluded", null, "2026-12-02", false],
      ["accepted", "firstYear", 18_000, "2026-11-30", true],
    ]);
    expect(drafts).toEqual([
      [null, null],
      // Of a next version, whose price is still missing.
      ["firstYear", null],
      ["subscription", null],
      ["notIncluded", null],
      ["firstYear", 18_000],
    ]);
  },
);
