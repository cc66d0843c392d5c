/** Rewrites the records of a store before version 1, once: in the transaction that changes its schema, or not at all. */

import { cents } from "#app/domain/money.ts";
import type { Log } from "#server/log.ts";
import {
  confirmedQuoteRewrite,
  decisionRewrite,
  draftRewrite,
  kindOf,
  quoteRewrite,
  type Rewrite,
  visitRewrite,
  withdrawalRewrite,
} from "../records/before-version-1.ts";
import { receiptColumns } from "../records/deposit-receipts.ts";
import { readableRows } from "../records/read.ts";
import type { UnreadableRecord } from "../unreadable-record.ts";
import type { Query, Row } from "./engine.ts";
import { leadColumns, leadOf, quoteColumns, storedQuoteOf } from "./rows.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Rows that are in memory at once. */
const batch = 200;

/** Milliseconds between two lines about a rewriting that takes long. */
const progressMs = 5000;

/** The tables with what tells the kinds of their rows apart. */
const kinds = { leads: "kind", quotes: "status", events: "kind", outbox_jobs: "purpose" } as const;

type Kinds = ReadonlyMap<string, number>;
type Counts = Readonly<Record<string, Kinds>>;

async function countKinds({ all }: Query): Promise<Counts> {
  const counts: Record<string, Kinds> = {};
  for (const [table, column] of Object.entries(kinds)) {
    const rows = await all(
      sql`SELECT ${sql([column])} AS kind, count(*) AS count FROM ${sql([table])} GROUP BY 1 ORDER BY 1`,
    );
    counts[table] = new Map(rows.map(({ kind, count }) => [String(kind), Number(count)]));
  }
  return counts;
}

const total = (counts: Kinds = new Map()) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** How many rows of each kind there were, and are. */
const byKind = (before: Kinds = new Map(), after: Kinds = new Map()) =>
  Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])].map((kind) => [
      kind,
      `${before.get(kind) ?? 0} -> ${after.get(kind) ?? 0}`,
    ]),
  );

/** A column's record as one of version 1; as it is where there is none, or it is damaged. */
const rewritten = (value: Row[string] | undefined, rewrite: Rewrite) =>
  typeof value === "string" ? (rewrite(value) ?? value) : null;

/** The columns of a request that change. */
const leadChanges = (row: Row): Row => ({
  kind: kindOf(row.kind, row.fields, row.fields_schema),
  quote: rewritten(row.quote, quoteRewrite),
  draft: rewritten(row.draft, draftRewrite),
  visit: rewritten(row.visit, visitRewrite),
});

/** The columns of a confirmed quote that change. A deposit of which only the day was recorded had arrived as a whole. */
function quoteChanges(row: Row): Row {
  const { receipts, received } =
    row.deposit_received_on === null
      ? receiptColumns([])
      : receiptColumns([
          {
            receivedOn: String(row.deposit_received_on),
            amount: cents(Number(row.deposit_amount ?? row.deposit_asked)),
            recordedAt: String(row.recorded_at),
            struckOut: null,
          },
        ]);
  return {
    quote: rewritten(row.quote, confirmedQuoteRewrite),
    accepted_quote: rewritten(row.accepted_quote, confirmedQuoteRewrite),
    decision: rewritten(row.decision, decisionRewrite),
    withdrawal: rewritten(row.withdrawal, withdrawalRewrite),
    deposit_receipts: receipts,
    deposit_received: received,
  };
}

/** The columns of `quoteRow` with those of the deposit as they were, without the PDFs. */
const earlierQuoteColumns = sql`${quoteColumns}, deposit_asked, deposit_received, deposit_received_on, deposit_amount,
  COALESCE((SELECT max(at) FROM events WHERE quote_id = quotes.id AND kind = 'deposit-received'), decided_at, created_at)
    AS recorded_at`;

/** Changes the rows of a table in the order of their keys. Returns those that cannot be read. */
async function rewriteTable(
  { all, run }: Query,
  table: { readonly name: string; readonly columns: Sql },
  changesOf: (row: Row) => Row,
  read: (row: Row) => unknown,
  onRows: (rows: number) => void,
): Promise<readonly UnreadableRecord[]> {
  const name = sql([table.name]);
  const unreadable: UnreadableRecord[] = [];
  for (let last = ""; ; ) {
    const rows = await all(
      sql`SELECT ${table.columns} FROM ${name} WHERE id > ${last} ORDER BY id LIMIT ${batch}`,
    );
    if (rows.length === 0) return unreadable;
    for (const row of rows) {
      const changes = changesOf(row);
      readableRows([{ ...row, ...changes }], read, (record) => void unreadable.push(record));
      const columns = Object.entries(changes).filter(([column, value]) => value !== row[column]);
      if (columns.length > 0)
        await run(
          sql`UPDATE ${name} SET ${list(columns.map(([column, value]) => sql`${sql([column])} = ${value}`))}
              WHERE id = ${row.id ?? null}`,
        );
    }
    last = String(rows.at(-1)?.id);
    onRows(rows.length);
  }
}

/** The names that kinds of events and the purpose of the acknowledgement have now, and one order of all events of a request. */
const plainChanges: readonly Sql[] = [
  sql`UPDATE events SET kind = 'follow-up-status-changed' WHERE kind = 'marked'`,
  sql`UPDATE events SET kind = 'contract-end-changed' WHERE kind IN ('performance-dated', 'performed-on-changed')`,
  sql`UPDATE events SET sequence = numbered.number
      FROM (SELECT id, row_number() OVER (PARTITION BY lead_id ORDER BY sequence, at, id) AS number FROM events)
        AS numbered
      WHERE numbered.id = events.id AND sequence <> numbered.number`,
  sql`UPDATE events SET text = text || ' ' || (SELECT deposit_asked FROM quotes WHERE quotes.id = events.quote_id)
      WHERE kind = 'deposit-received' AND text NOT LIKE '% %' AND quote_id IS NOT NULL`,
  sql`UPDATE outbox_jobs SET purpose = 'visitor-acknowledgement' WHERE purpose = 'visitor-receipt'`,
];

export async function rewriteRecords(query: Query, log: Log): Promise<void> {
  const before = await countKinds(query);
  const rows = total(before.leads) + total(before.quotes);
  if (rows === 0) return;
  log.info("store.rewriting", { requests: total(before.leads), quotes: total(before.quotes) });
  let done = 0;
  let told = performance.now();
  const onRows = (count: number) => {
    done += count;
    if (performance.now() - told < progressMs) return;
    told = performance.now();
    log.info("store.rewriting", { done, of: rows });
  };
  const unreadable = [
    ...(await rewriteTable(query, { name: "leads", columns: leadColumns }, leadChanges, leadOf, onRows)),
    ...(await rewriteTable(
      query,
      { name: "quotes", columns: earlierQuoteColumns },
      quoteChanges,
      storedQuoteOf,
      onRows,
    )),
  ];
  for (const change of plainChanges) await query.run(change);
  const after = await countKinds(query);
  for (const table of Object.keys(kinds)) {
    if (total(before[table]) !== total(after[table])) throw new Error(`Rewriting ${table} has lost rows`);
    log.info("store.rewritten", { table, rows: total(after[table]), ...byKind(before[table], after[table]) });
  }
  for (const record of unreadable) log.error("store.unreadable", record);
  log.info("store.rewritten", { unreadable: unreadable.length });
}
