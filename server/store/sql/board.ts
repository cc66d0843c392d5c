import { type Clock, isoTime } from "#app/domain/clock.ts";
import { type BoardList, boardLists } from "#quotes/board.ts";
import { type BoardEntry, type BoardStore, maxCounted, type OnUnreadable } from "#quotes/store/board.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { owedRefund } from "#quotes/withdrawal/refund.ts";
import { boardLinkOf, leadOf, readableRows, storedQuoteOf } from "../records/rows.ts";
import type { Engine } from "./engine.ts";
import { isContract, owesRefund, toRefund } from "./leads.ts";
import { consumeLimits, lockNames, withKeys } from "./rate-limits.ts";
import { leadColumns, quoteColumns } from "./rows.ts";
import { addSearchWords, leadsWithWords } from "./search-words.ts";
import { list, type Sql, sql } from "./statement.ts";

/** The quote of a request that its client can still accept. */
const acceptable = (at: string) =>
  sql`EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND status = 'sent' AND expires_at >= ${at})`;

/** An accepted quote of whose deposit something is still to be paid. In the words of its index (`migrations.ts`). */
const lacksDeposit = sql`quotes.status = 'accepted' AND deposit_received < deposit_asked AND withdrawn_at IS NULL`;

/** The accepted quote of a request, while its deposit has not arrived. */
const withoutDeposit = sql`EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND ${lacksDeposit})`;

/** `id`: the column of the request. */
const owesNothing = (id: Sql) => sql`${id} NOT IN (SELECT lead_id FROM quotes WHERE ${toRefund})`;

type ListQuery = { readonly id: Sql; readonly from: Sql; readonly order: Sql };

/** From where a list has the IDs of its requests, in which order. Each has an index of its own (`migrations.ts`). */
function listOf(name: BoardList, at: string): ListQuery {
  const id = sql`leads.id`;
  const marked = (status: string) =>
    sql`leads WHERE follow_up_status = ${status} AND status = 'new' AND ${owesNothing(id)}`;
  const newest = sql`last_contact_at DESC, leads.id DESC`;
  switch (name) {
    case "toAnswer":
      return {
        id,
        from: sql`leads WHERE follow_up_status = 'open' AND status = 'new'`,
        order: sql`COALESCE(asked_at, created_at), leads.id`,
      };
    case "refund":
      return {
        id,
        from: sql`leads WHERE id IN (SELECT lead_id FROM quotes WHERE ${toRefund}) AND follow_up_status <> 'open'`,
        order: sql`(SELECT min(withdrawn_at) FROM quotes WHERE lead_id = leads.id AND ${toRefund}), leads.id`,
      };
    case "waiting":
      return {
        id: sql`lead_id`,
        // Not a join: PostgreSQL would read all requests and all quotes for the first few.
        from: sql`quotes WHERE status = 'sent' AND expires_at >= ${at} AND ${owesNothing(sql`lead_id`)}
                    AND (SELECT follow_up_status FROM leads WHERE id = lead_id) = 'answered'`,
        order: sql`expires_at, lead_id`,
      };
    case "deposit":
      return {
        id,
        from: sql`quotes JOIN leads ON leads.id = lead_id
                  WHERE ${lacksDeposit} AND follow_up_status = 'won' AND ${owesNothing(id)}`,
        // Where none is named, after all that name one.
        order: sql`COALESCE(deposit_until, '9999-12-31'), decided_at, lead_id`,
      };
    case "answered":
      return { id, from: sql`${marked("answered")} AND NOT ${acceptable(at)}`, order: newest };
    case "won":
      return { id, from: sql`${marked("won")} AND NOT ${withoutDeposit}`, order: newest };
    case "lost":
      return { id, from: marked("lost"), order: newest };
    case "quarantined":
      return { id, from: sql`leads WHERE status = 'quarantined'`, order: sql`remind_at DESC, leads.id DESC` };
  }
}

/** `BoardStore.quotesOf`. */
async function quotesOf(
  engine: Engine,
  leadIds: readonly string[],
  onUnreadable: OnUnreadable,
): Promise<readonly StoredConfirmedQuote[]> {
  const rows = await engine.read(
    sql`SELECT ${quoteColumns} FROM quotes WHERE lead_id IN (${list(leadIds)}) ORDER BY version DESC`,
  );
  return readableRows(rows, storedQuoteOf, onUnreadable);
}

async function entriesOf(
  engine: Engine,
  ids: readonly string[],
  onUnreadable: OnUnreadable,
): Promise<readonly BoardEntry[]> {
  if (ids.length === 0) return [];
  const leads = await engine.read(sql`SELECT ${leadColumns} FROM leads WHERE id IN (${list(ids)})`);
  const stored = await quotesOf(engine, ids, onUnreadable);
  const byId = new Map(readableRows(leads, leadOf, onUnreadable).map((lead) => [lead.id, lead]));
  return ids.flatMap((id) => {
    const lead = byId.get(id);
    if (lead === undefined) return [];
    const versions = stored.filter(({ leadId }) => leadId === id);
    return [{ lead, quote: versions[0] ?? null, refund: owedRefund(versions) }];
  });
}

export function boardStore(engine: Engine, clock: Clock): BoardStore {
  const now = () => isoTime(clock());
  return {
    addBoardLink: ({ tokenHash, locale, expiresAt }, { limits, replacing }) =>
      engine.write(async (transaction) => {
        const counted = withKeys(transaction, limits);
        await transaction.lock(lockNames(counted));
        if ((await consumeLimits(transaction, counted, clock())).length > 0) return false;
        await transaction.run(
          replacing ? sql`DELETE FROM board_links` : sql`DELETE FROM board_links WHERE expires_at < ${now()}`,
        );
        await transaction.run(
          sql`INSERT INTO board_links (token_hash, locale, expires_at) VALUES (${tokenHash}, ${locale}, ${expiresAt})`,
        );
        return true;
      }),

    async findBoardLink(tokenHash) {
      const [row] = await engine.read(
        sql`SELECT * FROM board_links WHERE token_hash = ${tokenHash} AND expires_at >= ${now()}`,
      );
      return row === undefined ? null : boardLinkOf(row);
    },

    async boardPage(name, { offset, limit }, onUnreadable) {
      const { id, from, order } = listOf(name, now());
      const rows = await engine.read(
        sql`SELECT ${id} AS id FROM ${from} ORDER BY ${order} LIMIT ${limit + 1} OFFSET ${offset}`,
      );
      const ids = rows.slice(0, limit).map(({ id }) => String(id));
      return { entries: await entriesOf(engine, ids, onUnreadable), more: rows.length > limit };
    },

    quotesOf: (leadIds, onUnreadable) => quotesOf(engine, leadIds, onUnreadable),

    async acceptedQuotes({ from, to }, onUnreadable) {
      const rows = await engine.read(
        sql`SELECT ${quoteColumns} FROM quotes
            WHERE status = 'accepted' AND withdrawn_at IS NULL AND decided_at BETWEEN ${from} AND ${to}
            ORDER BY decided_at, id`,
      );
      return readableRows(rows, storedQuoteOf, onUnreadable);
    },

    async boardCounts() {
      const at = now();
      // In the order of the list, which has an index: in no order, PostgreSQL reads the requests themselves.
      // PostgreSQL reads a name without quotes in lower case, so the columns are numbered.
      const counts = boardLists.map((name, index) => {
        const { from, order } = listOf(name, at);
        return sql`(SELECT count(*) FROM (SELECT 1 FROM ${from} ORDER BY ${order} LIMIT ${maxCounted}) AS c) AS ${sql([`count_${index}`])}`;
      });
      const [row = {}] = await engine.read(sql`SELECT ${list(counts)}`);
      return Object.fromEntries(
        boardLists.map((name, index) => [name, Number(row[`count_${index}`])]),
      ) as Record<BoardList, number>;
    },

    async find(text, limit, onUnreadable) {
      const { ids, more, complete } = await leadsWithWords(engine, text, limit);
      return { entries: await entriesOf(engine, ids, onUnreadable), more, complete };
    },

    addSearchWords: () => addSearchWords(engine),

    async addresses() {
      return (await engine.read(sql`SELECT DISTINCT email FROM leads`)).map(({ email }) => String(email));
    },

    async requestsOf(email, contractsBefore) {
      const [row] = await engine.read(
        sql`SELECT count(*) AS requests,
                   count(CASE WHEN ${isContract(contractsBefore)} THEN 1 END) AS contracts,
                   count(CASE WHEN ${owesRefund} THEN 1 END) AS refunds
            FROM leads WHERE email = ${email}`,
      );
      return {
        requests: Number(row?.requests),
        contract: Number(row?.contracts) > 0,
        refund: Number(row?.refunds) > 0,
      };
    },
  };
}
