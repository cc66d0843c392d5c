import { randomBytes } from "node:crypto";
import type { Clock } from "#app/domain/clock.ts";
import { hourMs } from "#app/domain/durations.ts";
import type { ErasureOutcome, LeadStore, PurgeState } from "#quotes/store/leads.ts";
import { leadOf, readableRows } from "../records/rows.ts";
import { addLead, endQuarantine, personLock } from "./add-lead.ts";
import type { Engine, Transaction } from "./engine.ts";
import { deleteExpiredLimits, deleteLimits } from "./rate-limits.ts";
import { queueFiguresAgain } from "./reminders.ts";
import { leadColumns, metaValue, setMeta } from "./rows.ts";
import { list, type Sql, sql } from "./statement.ts";

/**
 * The daily mail about quarantine belongs to one request, and goes with it. If it was not sent yet, the others that it
 * was about are due for the next one.
 */
async function reportQuarantineAgain(transaction: Transaction, deleted: Sql): Promise<void> {
  const jobs = await transaction.all(
    sql`SELECT created_at FROM outbox_jobs
        WHERE purpose = 'agency-quarantine' AND status <> 'sent'
          AND lead_id IN (SELECT id FROM leads WHERE ${deleted})`,
  );
  for (const { created_at: reportedAt } of jobs)
    await transaction.run(
      sql`UPDATE leads SET reminded_at = NULL
          WHERE status = 'quarantined' AND reminded_at = ${String(reportedAt)}`,
    );
}

/** What deletions have left to do: `unscrubbed`, and `erased:` with the id of each lead that was deleted. */
const isNote = sql`(name = 'unscrubbed' OR name LIKE 'erased:%')`;

/** Notes in the transaction of a deletion, before it, which leads of a condition go, and that files are to be rewritten. */
async function noteDeletion(transaction: Transaction, deleted: Sql | null): Promise<void> {
  const value = randomBytes(16);
  await transaction.run(setMeta("unscrubbed", value));
  if (deleted === null) return;
  await transaction.run(
    sql`INSERT INTO meta (name, value) SELECT 'erased:' || id, ${value} FROM leads WHERE ${deleted}`,
  );
}

/** Does what is noted. The notes remain if that fails, and those of deletions that came meanwhile. */
async function finishErasures(
  engine: Engine,
  removeMails: (leadIds: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const notes = await engine.read(sql`SELECT name, value FROM meta WHERE ${isNote}`);
  if (notes.length === 0) return;
  const names = notes.map(({ name }) => String(name)).filter((name) => name !== "unscrubbed");
  await removeMails(names.map((name) => name.slice("erased:".length)));
  await engine.rewriteFiles();
  // Each deletion has a value of its own.
  const values = new Map(
    notes.map(({ value = null }) => [Buffer.from(value as Uint8Array).toString("hex"), value]),
  );
  await engine.write((transaction) =>
    transaction.run(sql`DELETE FROM meta WHERE ${isNote} AND value IN (${list([...values.values()])})`),
  );
}

const lockLeads = (transaction: Transaction, condition: Sql) =>
  transaction.all(sql`SELECT id FROM leads WHERE ${condition} ORDER BY id ${transaction.forUpdate}`);

async function deleteLeads(transaction: Transaction, condition: Sql) {
  // Locked first, so that no job is added to one of them.
  const leads = await lockLeads(transaction, condition);
  await reportQuarantineAgain(transaction, condition);
  await queueFiguresAgain(transaction, condition);
  const jobs = await transaction.run(
    sql`DELETE FROM outbox_jobs WHERE lead_id IN (SELECT id FROM leads WHERE ${condition})`,
  );
  if (leads.length > 0) await noteDeletion(transaction, condition);
  // All else that is stored about them goes with them (`ON DELETE CASCADE`).
  await transaction.run(sql`DELETE FROM leads WHERE ${condition}`);
  return { leadIds: leads.map((row) => String(row.id)), jobs };
}

/** Whether the years in which the contract of a lead is to be kept are not over. */
const isInYears = (contractsBefore: string): Sql =>
  sql`(decided_at >= ${contractsBefore} OR contract_ends_on IS NULL OR contract_ends_on >= ${contractsBefore.slice(0, 10)})`;

/** Whether a lead has a contract that its client has not withdrawn from, and whose years are not over. */
export const isContract = (contractsBefore: string): Sql =>
  sql`EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND status = 'accepted' AND withdrawn_at IS NULL
    AND ${isInYears(contractsBefore)})`;

/** A quote that its client withdrew from, of whose deposit something is to be refunded. In the words of its index (`migrations.ts`). */
export const toRefund = sql`withdrawn_at IS NOT NULL AND deposit_received > 0`;

/** Whether something is to be refunded to the client of a lead. */
export const owesRefund = sql`EXISTS (SELECT 1 FROM quotes WHERE lead_id = leads.id AND ${toRefund})`;

/** `LeadStore.erase`, of the leads of a condition. */
async function eraseLeads(
  transaction: Transaction,
  condition: Sql,
  contractsBefore: string | null,
): Promise<Omit<ErasureOutcome, "rateLimits">> {
  // Locked before it is decided which are kept: a client may be accepting a quote, or withdrawing.
  await lockLeads(transaction, condition);
  if (contractsBefore === null) return { ...(await deleteLeads(transaction, condition)), keptIds: [] };
  const isKept = sql`(${isContract(contractsBefore)} OR ${owesRefund})`;
  const kept = await transaction.all(
    sql`UPDATE leads SET notes = '', draft = NULL, visit = NULL WHERE ${condition} AND ${isKept} RETURNING id`,
  );
  if (kept.length > 0) await noteDeletion(transaction, null);
  const deleted = await deleteLeads(transaction, sql`${condition} AND NOT ${isKept}`);
  return { ...deleted, keptIds: kept.map((row) => String(row.id)) };
}

/** Less than a day, so that a purge at the same hour each day is never too early; a server that starts again purges no more often. */
const minIntervalMs = 20 * hourMs;

/** After a longer time the clock may be wrong: it was set, or no server ran. */
const maxIntervalMs = 30 * 24 * hourMs;

/** Whether a purge is due now. Stores the time of this call, with which the next call compares its own. */
function claimPurge(engine: Engine, now: number): Promise<PurgeState> {
  return engine.write(async (transaction) => {
    await transaction.lock(["purge"]);
    const [row] = await transaction.all(metaValue("purged"));
    const last = row?.value instanceof Uint8Array ? Number(Buffer.from(row.value).toString()) : null;
    if (last !== null && now >= last && now - last < minIntervalMs) return "notYet";
    await transaction.run(setMeta("purged", Buffer.from(String(now))));
    if (last === null) return "notYet";
    return now >= last && now - last <= maxIntervalMs ? "due" : "postponed";
  });
}

export function leadStore(engine: Engine, clock: Clock): LeadStore {
  return {
    addLead: (newLead) => engine.write((transaction) => addLead(transaction, newLead, clock())),

    async leads(onUnreadable = () => {}) {
      const rows = await engine.read(sql`SELECT ${leadColumns} FROM leads ORDER BY created_at DESC, id DESC`);
      return readableRows(rows, leadOf, onUnreadable);
    },

    async lead(id) {
      const [row] = await engine.read(sql`SELECT ${leadColumns} FROM leads WHERE id = ${id}`);
      return row === undefined ? null : leadOf(row);
    },

    release: (id, release) => engine.write((transaction) => endQuarantine(transaction, id, release, clock())),

    erase: (email, limitNames, contractsBefore = null) =>
      engine.write(async (transaction) => {
        await transaction.lock([personLock(email)]);
        const deleted = await eraseLeads(transaction, sql`email = ${email}`, contractsBefore);
        return { ...deleted, rateLimits: await deleteLimits(transaction, limitNames) };
      }),

    async eraseLead(id, contractsBefore = null) {
      const deleted = await engine.write((transaction) =>
        eraseLeads(transaction, sql`id = ${id}`, contractsBefore),
      );
      return { ...deleted, rateLimits: 0 };
    },

    claimPurge: () => claimPurge(engine, clock()),

    async purge({ lastContactBefore, contractsBefore }) {
      // Not with each new lead, where two deletions of the same rows would wait for each other.
      await engine.write((transaction) => deleteExpiredLimits(transaction, clock()));
      const { leadIds } = await engine.write(async (transaction) => {
        await transaction.lock(["purge"]);
        return deleteLeads(
          transaction,
          // A robot that writes with somebody's address is no contact of theirs.
          sql`last_contact_at < ${lastContactBefore} AND NOT ${owesRefund} AND NOT EXISTS (
            SELECT 1 FROM leads AS later
            WHERE later.email = leads.email AND later.status = 'new' AND later.last_contact_at >= ${lastContactBefore})
          AND NOT EXISTS (
            SELECT 1 FROM quotes
            WHERE lead_id = leads.id AND status = 'accepted' AND ${isInYears(contractsBefore)})`,
        );
      });
      return leadIds.length;
    },

    finishErasures: (removeMails) => finishErasures(engine, removeMails),
  };
}
