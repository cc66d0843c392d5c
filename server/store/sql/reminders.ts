import { isoTime } from "#server/clock.ts";
import { readableRows } from "../records/read.ts";
import type { Engine } from "./engine.ts";
import { addEvent } from "./events.ts";
import { leadColumns, leadOf } from "./rows.ts";
import { sql } from "./statement.ts";

/** Reminders that one transaction queues. */
const batch = 50;

/**
 * Queues the reminders to the agency about requests that it has not marked yet. `reminded_at` is set and the mail queued
 * in one transaction, and rows that another server has locked for this are skipped: so each is queued once.
 */
function remindAgency(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`UPDATE leads SET reminded_at = ${at}
          WHERE id IN (SELECT id FROM leads
                       WHERE reminded_at IS NULL AND remind_at <= ${at} AND handling = 'open' AND status = 'new'
                       ORDER BY remind_at LIMIT ${batch} ${transaction.forUpdateSkipLocked})
          RETURNING id`,
    );
    for (const { id } of rows)
      await addEvent(transaction, { leadId: String(id), kind: "agency-reminded", at }, ["agency-reminder"]);
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
      sql`INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at)
          VALUES (${`${id}-agency-quarantine`}, ${id}, 'agency-quarantine', ${at}, ${at})`,
    );
    return 1;
  });
}

/** Queues the reminders to clients about quotes that wait for them. */
function remindClients(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`UPDATE quotes SET reminded_at = ${at}
          WHERE id IN (SELECT id FROM quotes
                       WHERE reminded_at IS NULL AND remind_at <= ${at} AND status = 'sent' AND expires_at > ${at}
                       ORDER BY remind_at LIMIT ${batch} ${transaction.forUpdateSkipLocked})
          RETURNING id, lead_id`,
    );
    for (const row of rows)
      await addEvent(
        transaction,
        { leadId: String(row.lead_id), kind: "client-reminded", at, quoteId: String(row.id) },
        ["client-reminder"],
      );
    return rows.length;
  });
}

/** Accepted quotes whose client is to be told now how to pay the deposit, unless they have withdrawn or paid it before. */
const depositsToAsk = (at: string) =>
  sql`quotes WHERE ask_deposit_at <= ${at} AND status = 'accepted' AND withdrawn_at IS NULL AND deposit_received_on IS NULL`;

/** Queues the mails that say how a deposit is paid, where that may not be said at the acceptance. */
function askDeposits(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  return engine.write(async (transaction) => {
    const rows = await transaction.all(
      sql`UPDATE quotes SET ask_deposit_at = NULL
          WHERE id IN (SELECT id FROM ${depositsToAsk(at)}
                       ORDER BY ask_deposit_at LIMIT ${batch} ${transaction.forUpdateSkipLocked})
          RETURNING id, lead_id`,
    );
    for (const row of rows)
      await addEvent(
        transaction,
        { leadId: String(row.lead_id), kind: "deposit-asked", at, quoteId: String(row.id) },
        ["client-deposit-due"],
      );
    return rows.length;
  });
}

/** `FollowUpStore.queueReminders`. Reads first: mostly there is nothing to do, and that should take no lock. */
export async function queueReminders(engine: Engine, now: number): Promise<number> {
  const at = isoTime(now);
  const [due] = await engine.read(
    sql`SELECT EXISTS (SELECT 1 FROM leads WHERE reminded_at IS NULL AND remind_at <= ${at} AND handling = 'open'
                         AND status = 'new') AS agency,
               EXISTS (SELECT 1 FROM leads WHERE status = 'quarantined' AND reminded_at IS NULL
                         AND remind_at <= ${at}) AS quarantine,
               EXISTS (SELECT 1 FROM quotes WHERE reminded_at IS NULL AND remind_at <= ${at} AND status = 'sent'
                         AND expires_at > ${at}) AS clients,
               EXISTS (SELECT 1 FROM ${depositsToAsk(at)}) AS deposits`,
  );
  const agency = due?.agency ? await remindAgency(engine, now) : 0;
  const quarantine = due?.quarantine ? await reportQuarantine(engine, now) : 0;
  const clients = due?.clients ? await remindClients(engine, now) : 0;
  return agency + quarantine + clients + (due?.deposits ? await askDeposits(engine, now) : 0);
}
