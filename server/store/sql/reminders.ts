import { isoTime } from "#app/domain/clock.ts";
import type { EventKind } from "#quotes/history.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import { readableRows } from "../records/read.ts";
import type { Engine } from "./engine.ts";
import { addEvent } from "./events.ts";
import { leadColumns, leadOf } from "./rows.ts";
import { list, type Sql, sql } from "./statement.ts";

/** Reminders that one transaction queues. */
const batch = 50;

/** Mails whose moment comes: each row of a table has a moment in a column, and is marked once its mail is queued. */
type Reminder = {
  readonly table: "leads" | "quotes";
  readonly moment: Sql;
  /** Which rows wait for their mail at a moment. In the words of their index (`migrations.ts`). */
  readonly waits: (at: string) => Sql;
  readonly marked: (at: string) => Sql;
  readonly event: EventKind;
  readonly mail: JobPurpose;
};

const reminders = {
  /** To the agency, about requests that it has not marked yet. */
  agency: {
    table: "leads",
    moment: sql`remind_at`,
    waits: (at) =>
      sql`reminded_at IS NULL AND remind_at <= ${at} AND follow_up_status = 'open' AND status = 'new'`,
    marked: (at) => sql`reminded_at = ${at}`,
    event: "agency-reminded",
    mail: "agency-reminder",
  },
  /** To clients, about quotes that wait for them. */
  clients: {
    table: "quotes",
    moment: sql`remind_at`,
    waits: (at) => sql`reminded_at IS NULL AND remind_at <= ${at} AND status = 'sent' AND expires_at > ${at}`,
    marked: (at) => sql`reminded_at = ${at}`,
    event: "client-reminded",
    mail: "client-reminder",
  },
  /** To clients, how the deposit is paid, where that may not be said at the acceptance: not after a withdrawal, nor once all of it has arrived. */
  deposits: {
    table: "quotes",
    moment: sql`ask_deposit_at`,
    waits: (at) =>
      sql`ask_deposit_at <= ${at} AND status = 'accepted' AND withdrawn_at IS NULL
          AND deposit_received < deposit_asked`,
    marked: () => sql`ask_deposit_at = NULL`,
    event: "deposit-asked",
    mail: "client-deposit-due",
  },
} as const satisfies Readonly<Record<string, Reminder>>;

/**
 * Queues the mails of one kind whose moment has come. A row is marked and its mail queued in one transaction, and rows that
 * another server has locked for this are skipped: so each is queued once.
 */
function queue(
  engine: Engine,
  { table, moment, waits, marked, event, mail }: Reminder,
  now: number,
): Promise<number> {
  const at = isoTime(now);
  const from = sql([table]);
  const columns = table === "leads" ? sql`id AS lead_id, NULL AS quote_id` : sql`lead_id, id AS quote_id`;
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`UPDATE ${from} SET ${marked(at)}
          WHERE id IN (SELECT id FROM ${from} WHERE ${waits(at)}
                       ORDER BY ${moment} LIMIT ${batch} ${transaction.forUpdateSkipLocked})
          RETURNING ${columns}`,
    );
    for (const { lead_id: leadId, quote_id: quoteId } of rows)
      await addEvent(
        transaction,
        {
          leadId: String(leadId),
          kind: event,
          at,
          quoteId: quoteId === null ? undefined : String(quoteId),
        },
        [mail],
      );
    return rows.length;
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
    const { id } = lead;
    await transaction.run(
      sql`INSERT INTO outbox_jobs (id, lead_id, purpose, created_at, next_attempt_at)
          VALUES (${`${id}-agency-quarantine`}, ${id}, 'agency-quarantine', ${at}, ${at})`,
    );
    return 1;
  });
}

/** `FollowUpStore.queueReminders`. Reads first: mostly there is nothing to do, and that should take no lock. */
export async function queueReminders(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  const waiting = Object.entries(reminders).map(
    ([name, { table, waits }]) =>
      sql`EXISTS (SELECT 1 FROM ${sql([table])} WHERE ${waits(at)}) AS ${sql([name])}`,
  );
  const [due] = await engine.read(
    sql`SELECT ${list(waiting)},
               EXISTS (SELECT 1 FROM leads WHERE status = 'quarantined' AND reminded_at IS NULL
                         AND remind_at <= ${at}) AS quarantine`,
  );
  let queued = due?.quarantine ? await reportQuarantine(engine, now) : 0;
  for (const [name, reminder] of Object.entries(reminders))
    if (due?.[name]) queued += await queue(engine, reminder, now);
  return queued;
}
