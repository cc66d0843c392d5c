/** Stores before version 1 get its shape when they are opened: all of their records at once, or none. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { manualClock } from "#testing/clock.ts";
import { rememberingLog } from "#testing/log.ts";
import { type FilledStore, fillers, type Released, releasedFiles } from "./released.fixture.ts";

const cases = releasedFiles.flatMap((file) =>
  Object.entries(fillers).map(([engine, fill]) => ({ name: basename(file, ".json"), engine, file, fill })),
);
const released = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Released;
const newest = released(releasedFiles.toSorted().at(-1) ?? "");

const linesOf = ({ events }: ReturnType<typeof rememberingLog>) =>
  events.map(({ level, event, fields }) => ({ level, event, ...fields }));

const hash = (bytes: unknown) =>
  bytes instanceof Uint8Array ? createHash("sha256").update(bytes).digest("hex") : null;

/** The hashes of every PDF, and those that are stored of them. */
async function documentsOf({ query }: FilledStore) {
  const rows = await query("SELECT * FROM quotes ORDER BY id");
  return rows.map((row) => [
    ...[row.id, hash(row.pdf), row.pdf_hash],
    ...[hash(row.accepted_pdf ?? null), row.accepted_pdf_hash ?? null],
  ]);
}

const records: Readonly<Record<string, readonly string[]>> = {
  leads: ["quote", "draft", "visit"],
  quotes: ["quote", "accepted_quote", "decision", "withdrawal"],
};

/** The versions that the records of a store say they have. */
async function versionsIn({ query }: FilledStore): Promise<ReadonlySet<unknown>> {
  const versions = new Set<unknown>();
  for (const [table, columns] of Object.entries(records))
    for (const row of await query(`SELECT ${columns.join(", ")} FROM ${table}`))
      for (const text of Object.values(row)) if (text !== null) versions.add(JSON.parse(String(text)).schema);
  return versions;
}

test.each(cases)(
  "what $name stored in $engine is of version 1 once it is opened, and its documents are as they were",
  async ({ file, fill }) => {
    const stored = released(file);
    const filled = await fill(stored, manualClock());
    const documents = "quotes" in stored.tables ? await documentsOf(filled) : [];
    for (const [, pdfHash, storedHash] of documents) expect(pdfHash).toBe(storedHash);
    const log = rememberingLog();
    const store = await filled.open(log);
    onTestFinished(() => store.close());
    expect(await documentsOf(filled)).toEqual(documents);
    expect(await versionsIn(filled)).toEqual(new Set([1]));
    expect((await store.check()).unreadable).toEqual([]);
    for (const [table, former] of [
      ["leads", "leads"],
      ["quotes", "quotes"],
      ["events", "events"],
      ["outbox_jobs", "mail_jobs"],
    ] as const) {
      const rows = stored.tables[former]?.length ?? 0;
      expect(await filled.query(`SELECT id FROM ${table}`)).toHaveLength(rows);
      expect(linesOf(log)).toContainEqual(expect.objectContaining({ event: "store.rewritten", table, rows }));
    }
    expect(linesOf(log).at(-1)).toMatchObject({ event: "store.rewritten", unreadable: 0 });
    // Each kind with how many there were and are, under its name of today.
    const acknowledgements = (stored.tables.mail_jobs ?? []).filter(
      ({ purpose }) => purpose === "visitor-receipt",
    ).length;
    expect(linesOf(log)).toContainEqual(
      expect.objectContaining({
        table: "outbox_jobs",
        "visitor-receipt": `${acknowledgements} -> 0`,
        "visitor-acknowledgement": `0 -> ${acknowledgements}`,
      }),
    );
    const again = rememberingLog();
    await (await filled.open(again)).close();
    expect(linesOf(again)).toEqual([]);
  },
);

test.each(Object.entries(fillers))(
  "%s: a deposit is a list of receipts, of which the first ones had a day alone",
  async (_, fill) => {
    const filled = await fill(newest, manualClock());
    const [whole, part] = await filled.query(
      "SELECT id, deposit FROM quotes WHERE status = 'accepted' AND deposit > 100 ORDER BY id",
    );
    await filled.query(
      `UPDATE quotes SET deposit_received_on = '2026-11-20', deposit_amount = NULL WHERE id = '${whole?.id}'`,
    );
    await filled.query(
      `UPDATE quotes SET deposit_received_on = '2026-11-21', deposit_amount = 100 WHERE id = '${part?.id}'`,
    );
    await (await filled.open()).close();
    const rows = await filled.query(
      `SELECT deposit_receipts, deposit_received FROM quotes WHERE id IN ('${whole?.id}', '${part?.id}') ORDER BY id`,
    );
    const time = expect.stringMatching(/^2026-\d\d-\d\dT/);
    expect(
      rows.map((row) => [JSON.parse(String(row.deposit_receipts)), Number(row.deposit_received)]),
    ).toEqual([
      [
        [{ receivedOn: "2026-11-20", amount: Number(whole?.deposit), recordedAt: time, struckOut: null }],
        Number(whole?.deposit),
      ],
      [[{ receivedOn: "2026-11-21", amount: 100, recordedAt: time, struckOut: null }], 100],
    ]);
    const none = await filled.query("SELECT id FROM quotes WHERE deposit_receipts = '[]'");
    for (const { id } of none)
      expect(await filled.query(`SELECT deposit_received FROM quotes WHERE id = '${id}'`)).toMatchObject([
        { deposit_received: expect.toSatisfy((sum) => Number(sum) === 0) },
      ]);
    expect(none.length).toBeGreaterThan(0);
  },
);

test.each(Object.entries(fillers))("%s: former names become those of today", async (_, fill) => {
  const filled = await fill(newest, manualClock());
  const [lead] = await filled.query("SELECT id FROM leads WHERE kind = 'quote' ORDER BY id LIMIT 1");
  const marks = ["marked", "performance-dated", "performed-on-changed"];
  for (const kind of marks)
    await filled.query(
      `INSERT INTO events (id, lead_id, kind, at, text) VALUES ('${kind}', '${lead?.id}', '${kind}', '2026-11-01T12:00:00.000Z', 'x')`,
    );
  await (await filled.open()).close();
  expect(await filled.query(`SELECT id, kind FROM events WHERE text = 'x' ORDER BY id`)).toMatchObject([
    { id: "marked", kind: "follow-up-status-changed" },
    { id: "performance-dated", kind: "contract-end-changed" },
    { id: "performed-on-changed", kind: "contract-end-changed" },
  ]);
  const events = await filled.query(`SELECT id, sequence FROM events WHERE lead_id = '${lead?.id}'`);
  expect(events.map(({ sequence }) => Number(sequence)).sort((a, b) => a - b)).toEqual(
    events.map((_, index) => index + 1),
  );
});

test.each(Object.entries(fillers))(
  "%s: a damaged record is left as it is and named, and stops neither the start nor the rest of its row",
  async (_, fill) => {
    const filled = await fill(newest, manualClock());
    const [quote] = await filled.query("SELECT id FROM quotes WHERE status = 'accepted' ORDER BY id LIMIT 1");
    const [lead] = await filled.query("SELECT id FROM leads WHERE kind = 'contact' ORDER BY id LIMIT 1");
    const damaged = '{"kind":"accepted","Sésame":7}';
    await filled.query(`UPDATE quotes SET decision = '${damaged}' WHERE id = '${quote?.id}'`);
    await filled.query(`UPDATE leads SET fields = '"Sésame"' WHERE id = '${lead?.id}'`);
    const log = rememberingLog();
    const store = await filled.open(log);
    onTestFinished(() => store.close());
    const [row] = await filled.query(`SELECT quote, decision FROM quotes WHERE id = '${quote?.id}'`);
    expect(row?.decision).toBe(damaged);
    expect(JSON.parse(String(row?.quote)).schema).toBe(1);
    const named = linesOf(log).filter(({ event }) => event === "store.unreadable");
    expect(named).toMatchObject([
      { level: "error", table: "leads", id: lead?.id },
      { level: "error", table: "quotes", id: quote?.id },
    ]);
    expect(JSON.stringify(linesOf(log))).not.toContain("Sésame");
    expect(linesOf(log).at(-1)).toMatchObject({ unreadable: 2 });
    expect((await store.check()).unreadable.map(({ id }) => id)).toEqual([lead?.id, quote?.id]);
  },
);

/** Opens the store in a process that is killed before it stores what it has rewritten. */
async function openAndDie({ variables }: FilledStore): Promise<NodeJS.Signals | null> {
  const program = `
    import { openStore } from "#server/store/open.ts";
    import { parseEnvironment } from "#server/environment.ts";
    const line = (event) => {
      if (event === "store.rewritten") process.kill(process.pid, "SIGKILL");
    };
    await openStore(parseEnvironment(process.env), Date.now, { info: line, warn: line, error: line });
  `;
  const { NODE_V8_COVERAGE: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...env, SMTP_URL: "", DATABASE_URL: "", ...variables },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [, signal] = (await once(child, "exit")) as [number | null, NodeJS.Signals | null];
  return signal;
}

test.each(Object.entries(fillers))(
  "%s: a store whose server is killed while it rewrites is as it was, and the next start finishes",
  async (_, fill) => {
    const filled = await fill(newest, manualClock());
    const before = [await filled.query("SELECT * FROM leads"), await filled.query("SELECT * FROM quotes")];
    expect(await openAndDie(filled)).toBe("SIGKILL");
    expect([await filled.query("SELECT * FROM leads"), await filled.query("SELECT * FROM quotes")]).toEqual(
      before,
    );
    const log = rememberingLog();
    const store = await filled.open(log);
    onTestFinished(() => store.close());
    expect(await versionsIn(filled)).toEqual(new Set([1]));
    expect(linesOf(log).at(-1)).toMatchObject({ unreadable: 0 });
  },
);
