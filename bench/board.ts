/** Measures the board with as many requests as an agency will never have, on both databases: what it asks of the store, and its pages. */

import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { systemClock } from "../app/domain/clock.ts";
import { cents } from "../app/domain/money.ts";
import { boardLists } from "../quotes/board.ts";
import type { Store } from "../quotes/store/store.ts";
import { confirmation, newLead } from "../server/store/contract/fixtures.contract.ts";
import { openPostgresStore, openSqliteStore } from "../server/store/open.ts";
import { readPostgresAddress } from "../server/store/postgres/address.ts";
import { migrationsOf } from "../server/store/sql/migrations.ts";
import { startPostgres } from "../testing/postgres/process.ts";
import { type BoardUse, boardPathIn, measureBoardUse } from "./board-use.ts";
import { quantile } from "./figures.ts";
import { temporaryFolder } from "./serving.ts";

export const requests = 200_000;
/** The requests that are made through the store; the others are their copies. */
const originals = 100;
const asked = 200;

export type BoardFigures = {
  readonly database: "SQLite" | "PostgreSQL";
  /** Milliseconds: 19 of 20 are answered in this time. */
  readonly lists: number;
  readonly counts: number;
  readonly search: number;
  /** Milliseconds of a search while no request is searchable yet. */
  readonly firstSearch: number;
  /** Seconds in which every request is made searchable, in the background. */
  readonly indexing: number;
  readonly use: BoardUse;
};
export type BoardResult = readonly BoardFigures[];

const inAMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();

/** Some requests in each list of the board. */
async function addOriginals(store: Store): Promise<void> {
  for (let index = 0; index < originals; index += 1) {
    const isQuarantined = index % 20 === 19;
    const email = `person-${index}@client.example`;
    const lead = newLead({ jobs: [], isQuarantined, email, fields: { company: `Rhumerie ${index}` } });
    await store.addLead(lead);
    if (isQuarantined || index % 5 === 0) continue;
    if (index % 5 === 1) {
      await store.setFollowUpStatus(lead.id, index % 2 === 0 ? "answered" : "lost");
      continue;
    }
    const given = confirmation(lead.id, 1, { expiresAt: inAMonth, jobs: [] });
    await store.confirmQuote(given);
    if (index % 5 === 2) continue;
    const decision = {
      kind: "accepted",
      name: "Zoé",
      signatoryRole: "gérante",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    await store.decide(`${lead.id}-V1`, given.pdfHash, decision, []);
    if (index % 5 === 4)
      await store.addDepositReceipt(lead.id, { on: "2026-11-22", amount: cents(32_550) }, []);
  }
}

/** What a copy has instead of a column's value: what names it, and what has to differ. */
const changed: Readonly<Record<string, string>> = {
  "leads.id": "id || 'C' || n",
  "leads.email": "n || 'C' || email",
  "leads.fields": "replace(fields, 'Zoé', 'Zoé' || n)",
  "leads.content_hash": "content_hash || 'C' || n",
  "leads.idempotency_key": "idempotency_key || 'C' || n",
  "quotes.id": "replace(id, lead_id, lead_id || 'C' || n)",
  "quotes.lead_id": "lead_id || 'C' || n",
};

const schema = new DatabaseSync(":memory:");
for (const statements of migrationsOf("sqlite")) schema.exec(statements);

/** The statements, for either database, that make all other requests from the first ones. */
const copies = ["leads", "quotes"].map((name) => {
  const columns = schema
    .prepare("SELECT name FROM pragma_table_info(?)")
    .all(name)
    .map((row) => String(row.name));
  const values = columns.map((column) => changed[`${name}.${column}`] ?? column);
  return `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${requests / originals - 1})
    INSERT INTO ${name} (${columns.join(", ")}) SELECT ${values.join(", ")} FROM ${name}, numbers`;
});

async function percentile(ask: (index: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < asked; index += 1) {
    const started = performance.now();
    await ask(index);
    times.push(performance.now() - started);
  }
  return quantile(times, 0.95);
}

/** `settle`: what the database does by itself, some minutes after many rows have changed. */
async function measure(
  database: BoardFigures["database"],
  store: Store,
  settle?: () => Promise<unknown>,
): Promise<Omit<BoardFigures, "use">> {
  const unreadable = (record: unknown) => {
    throw new Error(`Unreadable: ${JSON.stringify(record)}`);
  };
  const find = (text: string) => store.find(text, 20, unreadable);
  const started = performance.now();
  if ((await find("zoe1")).complete) throw new Error("All requests were searchable before");
  const firstSearch = performance.now() - started;
  while (await store.addSearchWords());
  const indexing = (performance.now() - started - firstSearch) / 1000;
  const { entries } = await find("zoe1");
  if (entries.length === 0) throw new Error("The search found nothing");
  await settle?.();
  const page = (index: number) => {
    const list = boardLists[index % boardLists.length] ?? "toAnswer";
    return store.boardPage(list, { offset: 20 * (index % 10), limit: 20 }, unreadable);
  };
  // Beginnings of words that all, some and few requests have, and two words together.
  const texts = (index: number) => [
    "z",
    `zoe${index}`,
    `rhumerie ${index % originals}`,
    `zoe1 rhum ${index}`,
  ];
  const figures = {
    database,
    lists: await percentile(page),
    counts: await percentile(() => store.boardCounts()),
    search: await percentile((index) => find(texts(index)[index % 4] ?? "")),
    firstSearch,
    indexing,
  };
  await store.close();
  return figures;
}

/** A copy without a quote. */
const erase = "erase 1Cperson-0@client.example";

async function inSqlite(): Promise<BoardFigures> {
  const folder = temporaryFolder();
  const store = await openSqliteStore(folder, systemClock);
  await addOriginals(store);
  const board = await boardPathIn(store);
  const file = new DatabaseSync(join(folder, "leads.sqlite"));
  for (const statement of copies) file.exec(statement);
  file.close();
  const figures = await measure("SQLite", store);
  const commands = ["backup FILE", "purge", erase];
  return { ...figures, use: await measureBoardUse({ DATA_DIR: folder }, board, commands) };
}

async function inPostgres(): Promise<BoardFigures> {
  const server = await startPostgres();
  const address = readPostgresAddress(new URL(server.url));
  if (typeof address === "string") throw new Error(address);
  const store = await openPostgresStore(address, systemClock);
  await addOriginals(store);
  const board = await boardPathIn(store);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of copies) await client.query(statement);
  // Autovacuum, which does not wait for this program.
  const settle = () => client.query("VACUUM ANALYZE");
  await settle();
  const figures = await measure("PostgreSQL", store, settle);
  await client.end();
  const use = await measureBoardUse({ DATABASE_URL: server.url }, board, ["purge", erase]);
  await server.stop();
  return { ...figures, use };
}

export async function measureBoard({ log }: { log: (line: string) => void }): Promise<BoardResult> {
  const sqlite = await inSqlite();
  log(`SQLite: lists ${sqlite.lists.toFixed(1)} ms`);
  const postgres = await inPostgres();
  log(`PostgreSQL: lists ${postgres.lists.toFixed(1)} ms`);
  return [sqlite, postgres];
}
