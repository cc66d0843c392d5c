import { isoTime } from "#app/domain/clock.ts";
import type { Day } from "#app/domain/days.ts";
import { reminderEvents } from "#quotes/history.ts";
import { figuresJobId } from "#quotes/month-figures.ts";
import { nextReminder, type PastEvent, stillApplies } from "#quotes/reminders.ts";
import { leadOf, readableRows, storedQuoteOf } from "../records/rows.ts";
import type { Engine, Row, Transaction } from "./engine.ts";
import { addEvent, queueJobs } from "./events.ts";
import { leadColumns, metaValue, quoteColumns, setMeta } from "./rows.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Reminders that one transaction queues. */
const batch = 50;

/** The rows whose moment has come. Each WHERE repeats its partial index (`migrations.ts`) literally, or the index is not used. */
const dueRows = {
  /** Requests that the agency has not marked yet. */
  requests: (at: string) =>
    sql`leads WHERE reminded_at IS NULL AND remind_at <= ${at} AND follow_up_status = 'open' AND status = 'new'`,
  /** Quotes that wait for their client. */
  sentQuotes: (at: string) =>
    sql`quotes WHERE reminded_at IS NULL AND remind_at <= ${at} AND status = 'sent'`,
  acceptedQuotes: (at: string) => sql`quotes WHERE ask_deposit_at <= ${at}`,
  quarantine: (at: string) =>
    sql`leads WHERE status = 'quarantined' AND reminded_at IS NULL AND remind_at <= ${at}`,
} as const;

/**
 * Queues the reminders to the agency whose moment has come. A row is marked and its mail queued in one transaction, and rows that
 * another server has locked for this are skipped: so each is queued once.
 */
function remindAgency(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`UPDATE leads SET reminded_at = ${at}
          WHERE id IN (SELECT id FROM ${dueRows.requests(at)}
                       ORDER BY remind_at LIMIT ${batch} ${transaction.forUpdateSkipLocked})
          RETURNING id`,
    );
    for (const { id } of rows)
      await addEvent(transaction, { leadId: String(id), kind: "agency-reminded", at }, ["agency-reminder"]);
    return rows.length;
  });
}

/** All events of a quote. */
export async function eventsOf(transaction: Transaction, quoteId: string): Promise<readonly PastEvent[]> {
  const rows = await transaction.all(sql`SELECT kind, at FROM events WHERE quote_id = ${quoteId}`);
  return rows.map(({ kind, at }) => ({ kind: String(kind), at: String(at) }));
}

/** Stores when the next mail to the client of a locked quote is due, as `nextReminder` says; none once there is no other. */
export async function scheduleReminder(transaction: Transaction, quoteId: string): Promise<void> {
  const [row] = await transaction.all(sql`SELECT ${quoteColumns} FROM quotes WHERE id = ${quoteId}`);
  if (row === undefined) return;
  const stored = storedQuoteOf(row);
  const next = nextReminder(stored, await eventsOf(transaction, quoteId));
  const at = next === null ? null : isoTime(next.at);
  await transaction.run(
    stored.status === "sent"
      ? sql`UPDATE quotes SET remind_at = ${at} WHERE id = ${quoteId}`
      : sql`UPDATE quotes SET ask_deposit_at = ${at} WHERE id = ${quoteId}`,
  );
}

/** Queues the mails to clients whose moment has come, each once, as `remindAgency` does. */
function remindClients(engine: Engine, from: Sql, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`SELECT ${quoteColumns} FROM ${from} LIMIT ${batch} ${transaction.forUpdateSkipLocked}`,
    );
    let queued = 0;
    /** Quotes whose moment is cleared: they expired while no server ran, or cannot be read, so that no mail could be written. */
    const missed: string[] = [];
    for (const stored of readableRows(rows, storedQuoteOf, ({ id }) => void missed.push(id))) {
      const { id: quoteId, leadId } = stored;
      const next = nextReminder(stored, await eventsOf(transaction, quoteId));
      const isDue = next !== null && next.at <= now;
      if (isDue && !stillApplies(next.purpose, stored, now)) missed.push(quoteId);
      else {
        if (isDue) {
          await addEvent(transaction, { leadId, kind: reminderEvents[next.purpose], at, quoteId }, [
            next.purpose,
          ]);
          queued += 1;
        }
        await scheduleReminder(transaction, quoteId);
      }
    }
    for (const id of missed)
      await transaction.run(sql`UPDATE quotes SET remind_at = NULL, ask_deposit_at = NULL WHERE id = ${id}`);
    return queued;
  });
}

/**
 * Queues one mail about all requests in quarantine whose time has come; `reminded_at` says in which mail each is. The mail
 * belongs to one of them that can be read, as every mail does. Two servers at once would share them out: so one waits for the other.
 */
function reportQuarantine(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    await transaction.lock(["quarantine"]);
    const rows = await transaction.all(
      sql`UPDATE leads SET reminded_at = ${at}
          WHERE status = 'quarantined' AND reminded_at IS NULL AND remind_at <= ${at}
          RETURNING ${leadColumns}`,
    );
    const [lead] = readableRows(rows, leadOf, () => {});
    if (lead === undefined) return 0;
    const purpose = "agency-quarantine";
    await queueJobs(transaction, [{ id: `${lead.id}-${purpose}`, leadId: lead.id, purpose }], at);
    return 1;
  });
}

/** `FollowUpStore.queueReminders`. Reads first: mostly there is nothing to do, and that should take no lock. */
export async function queueReminders(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  const columns = Object.entries(dueRows).map(
    ([name, rows]) => sql`EXISTS (SELECT 1 FROM ${rows(at)}) AS ${sql([`"${name}"`])}`,
  );
  const [has] = await engine.read(sql`SELECT ${list(columns)}`);
  let queued = has?.quarantine ? await reportQuarantine(engine, now) : 0;
  if (has?.requests) queued += await remindAgency(engine, now);
  for (const quotes of ["sentQuotes", "acceptedQuotes"] as const)
    if (has?.[quotes]) queued += await remindClients(engine, dueRows[quotes](at), now);
  return queued;
}

/** The month whose figures were queued last; null in a store that was never asked for any. */
const lastFigures = metaValue("figures");
const monthOf = ([row]: readonly Row[]): Day | null =>
  row?.value instanceof Uint8Array ? Buffer.from(row.value).toString() : null;

/** The months before the first one: whatever is due is queued. */
const noFigures: Day = "0000-00-00";

/** A mail with figures that goes with the request to which it belongs, before it is sent, is queued again. */
export const queueFiguresAgain = (transaction: Transaction, deleted: Sql) =>
  transaction.run(
    sql`UPDATE meta SET value = ${Buffer.from(noFigures)} WHERE name = 'figures' AND EXISTS (
          SELECT 1 FROM outbox_jobs WHERE purpose = 'agency-figures' AND status <> 'sent'
            AND lead_id IN (SELECT id FROM leads WHERE ${deleted}))`,
  );

/** `FollowUpStore.queueFigures`. Reads first, as `queueReminders` does. */
export async function queueFigures(engine: Engine, month: Day, now: number): Promise<boolean> {
  const seen = monthOf(await engine.read(lastFigures));
  if (seen !== null && seen >= month) return false;
  return engine.write(async (transaction) => {
    await transaction.lock(["figures"]);
    const last = monthOf(await transaction.all(lastFigures));
    if (last !== null && last >= month) return false;
    await transaction.run(setMeta("figures", Buffer.from(month)));
    if (last === null) return false;
    const rows = await transaction.all(
      sql`SELECT ${leadColumns} FROM leads ORDER BY created_at DESC LIMIT ${batch} ${transaction.forUpdateSkipLocked}`,
    );
    const [lead] = readableRows(rows, leadOf, () => {});
    if (lead === undefined) return false;
    const job = { id: figuresJobId(month), leadId: lead.id, purpose: "agency-figures" } as const;
    await queueJobs(transaction, [job], isoTime(now));
    return true;
  });
}
