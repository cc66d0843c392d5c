import { isoTime } from "#app/domain/clock.ts";
import type { IntakeResult, NewLead } from "#quotes/store/leads.ts";
import { quoteRecord } from "../records/quote-record.ts";
import { visitOriginRecord } from "../records/record.ts";
import type { Transaction } from "./engine.ts";
import { addEvent, queueJobs } from "./events.ts";
import { consumeAcknowledgementLimits, consumeLimits, lockNames, withKeys } from "./rate-limits.ts";
import { sql } from "./statement.ts";

/** Locked before a decision about one person. */
export const personLock = (email: string): string => `person:${email}`;

type Jobs = Pick<NewLead, "jobs" | "acknowledgementLimits">;

async function findRepeat(transaction: Transaction, newLead: NewLead, now: number) {
  const { idempotencyKey, contentHash, repeatWindowMs } = newLead;
  const [row] = await transaction.all(
    idempotencyKey === null
      ? sql`SELECT id, status, created_at FROM leads
            WHERE content_hash = ${contentHash} AND created_at > ${isoTime(now - repeatWindowMs)}
            ORDER BY created_at LIMIT 1`
      : sql`SELECT id, status, created_at FROM leads WHERE idempotency_key = ${idempotencyKey}`,
  );
  return row === undefined
    ? null
    : { id: String(row.id), createdAt: String(row.created_at), isQuarantined: row.status === "quarantined" };
}

/** Queues a new lead's jobs. Returns the names of the limits that prevented the acknowledgement. */
async function queueNewJobs(
  transaction: Transaction,
  leadId: string,
  { jobs, acknowledgementLimits }: Jobs,
  now: number,
): Promise<readonly string[]> {
  const exceeded = jobs.includes("visitor-acknowledgement")
    ? await consumeAcknowledgementLimits(transaction, acknowledgementLimits, now)
    : [];
  const at = isoTime(now);
  const mails = jobs.filter(
    (purpose) => purpose !== "webhook" && (purpose !== "visitor-acknowledgement" || exceeded.length === 0),
  );
  await queueJobs(
    transaction,
    mails.map((purpose) => ({ id: `${leadId}-${purpose}`, leadId, purpose })),
    at,
  );
  if (jobs.includes("webhook"))
    await addEvent(transaction, { leadId, kind: "request-created", at }, ["webhook"]);
  return exceeded.map(({ name }) => name);
}

/** Whether no acknowledgement is sent for a lead, although it is not in quarantine. */
async function isWithheld(transaction: Transaction, leadId: string): Promise<boolean> {
  const acknowledgement = sql`SELECT 1 FROM outbox_jobs WHERE lead_id = ${leadId} AND purpose = 'visitor-acknowledgement'`;
  const rows = await transaction.all(
    sql`SELECT id FROM leads WHERE id = ${leadId} AND status = 'new' AND NOT EXISTS (${acknowledgement})`,
  );
  return rows.length > 0;
}

/** Returns false if the lead is not in quarantine. */
export async function endQuarantine(
  transaction: Transaction,
  id: string,
  release: Jobs & Pick<NewLead, "remindAt">,
  now: number,
): Promise<boolean> {
  const held = sql`id = ${id} AND status = 'quarantined'`;
  const [found] = await transaction.all(sql`SELECT email FROM leads WHERE ${held}`);
  if (found === undefined) return false;
  const email = String(found.email);
  await transaction.lock([personLock(email)]);
  const [lead] = await transaction.all(
    sql`UPDATE leads SET status = 'new', remind_at = ${release.remindAt}, reminded_at = NULL WHERE ${held} RETURNING created_at`,
  );
  if (lead === undefined) return false;
  await queueNewJobs(transaction, id, release, now);
  return true;
}

/**
 * `Store.addLead`. Everything that its decision depends on is locked first: the key, the content, the person and the
 * limits. Calls that share one of them run one after the other; all others run at the same time.
 */
export async function addLead(
  transaction: Transaction,
  newLead: NewLead,
  now: number,
): Promise<IntakeResult> {
  const { id, kind, locale, isQuarantined, email, fields, quote, suspicions, contentHash, idempotencyKey } =
    newLead;
  const { visit, remindAt } = newLead;
  const limits = withKeys(transaction, newLead.rateLimits);
  await transaction.lock([
    `content:${contentHash}`,
    ...(idempotencyKey === null ? [] : [`key:${idempotencyKey}`]),
    personLock(email),
    ...lockNames(limits),
  ]);

  const repeat = await findRepeat(transaction, newLead, now);
  if (repeat !== null) {
    if (repeat.isQuarantined && !isQuarantined) await endQuarantine(transaction, repeat.id, newLead, now);
    return {
      status: "repeat",
      leadId: repeat.id,
      createdAt: repeat.createdAt,
      acknowledgementWithheld: await isWithheld(transaction, repeat.id),
    };
  }

  const exceeded = await consumeLimits(transaction, limits, now);
  if (exceeded.length > 0)
    return { status: "too-soon", retryAfterMs: Math.max(...exceeded.map((limit) => limit.retryAfterMs)) };

  const at = isoTime(now);
  await transaction.run(
    sql`INSERT INTO leads (id, kind, locale, status, email, fields, quote, suspicions, content_hash,
          idempotency_key, created_at, last_contact_at, visit, remind_at)
        VALUES (${id}, ${kind}, ${locale}, ${isQuarantined ? "quarantined" : "new"}, ${email}, ${JSON.stringify(fields)},
          ${quote === null ? null : quoteRecord.write(quote)}, ${JSON.stringify(suspicions)}, ${contentHash},
          ${idempotencyKey}, ${at}, ${at}, ${visit === null ? null : visitOriginRecord.write(visit)}, ${remindAt})`,
  );
  if (isQuarantined)
    return {
      status: "stored",
      leadId: id,
      createdAt: at,
      exceededAcknowledgementLimits: [],
      acknowledgementWithheld: false,
    };
  const exceededAcknowledgementLimits = await queueNewJobs(transaction, id, newLead, now);
  const acknowledgementWithheld = await isWithheld(transaction, id);
  return {
    status: "stored",
    leadId: id,
    createdAt: at,
    exceededAcknowledgementLimits,
    acknowledgementWithheld,
  };
}
