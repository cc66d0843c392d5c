import type { DatabaseSync } from "node:sqlite";
import { limitHours } from "#app/domain/personal-data.ts";
import { isoTime } from "#server/clock.ts";
import { gateKey, passGate } from "../gate.ts";
import type { Acceptance, Accepted, Gate, MailPurpose } from "../store.ts";

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

type Found = { readonly id: string; readonly quarantined: boolean };

function findRepeat(database: DatabaseSync, acceptance: Acceptance, now: number): Found | null {
  const { idempotencyKey, contentHash, repeatWindowMs } = acceptance;
  const row =
    idempotencyKey === null
      ? database
          .prepare(
            "SELECT id, status FROM leads WHERE content_hash = ? AND created_at > ? ORDER BY created_at LIMIT 1",
          )
          .get(contentHash, isoTime(now - repeatWindowMs))
      : database.prepare("SELECT id, status FROM leads WHERE idempotency_key = ?").get(idempotencyKey);
  return row === undefined ? null : { id: String(row.id), quarantined: row.status === "quarantined" };
}

/** Deletes what is left of limits that are long over. */
export function forgetGates(database: DatabaseSync, now: number): void {
  database.prepare("DELETE FROM gates WHERE whole_at < ?").run(now - limitHours * hourMs);
}

/** Passes all gates, or none and says how long the longest wait is. */
function passGates(
  database: DatabaseSync,
  gates: readonly Gate[],
  secret: Uint8Array,
  now: number,
): number | null {
  forgetGates(database, now);
  const read = database.prepare("SELECT whole_at FROM gates WHERE key = ?");
  const passes = gates.map((gate) => {
    const key = gateKey(secret, gate.name);
    const wholeAt = read.get(key)?.whole_at;
    return { key, ...passGate(gate, typeof wholeAt === "number" ? wholeAt : null, now) };
  });
  const save = database.prepare(
    "INSERT INTO gates (key, whole_at) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at",
  );
  const shut = passes.flatMap((pass) => ("waitMs" in pass ? [pass] : []));
  for (const { key, staysAt } of shut) if (read.get(key)?.whole_at !== staysAt) save.run(key, staysAt);
  if (shut.length > 0) return Math.max(...shut.map(({ waitMs }) => waitMs));
  for (const pass of passes) if ("wholeAt" in pass) save.run(pass.key, pass.wholeAt);
  return null;
}

/** Queues a lead's mails, due now. The receipt is left out where this person had enough of them today. */
export function queueMails(
  database: DatabaseSync,
  lead: { readonly id: string; readonly email: string },
  mails: readonly MailPurpose[],
  receiptsPerDay: number,
  now: number,
): void {
  const receipts = database
    .prepare(
      `SELECT count(*) AS count FROM mail_jobs JOIN leads ON leads.id = mail_jobs.lead_id
       WHERE leads.email = ? AND mail_jobs.purpose = 'visitor-receipt' AND mail_jobs.created_at > ?`,
    )
    .get(lead.email, isoTime(now - dayMs));
  const full = Number(receipts?.count) >= receiptsPerDay;
  const insert = database.prepare(
    "INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)",
  );
  for (const purpose of mails) {
    if (purpose === "visitor-receipt" && full) continue;
    insert.run(`${lead.id}-${purpose}`, lead.id, purpose, isoTime(now), isoTime(now));
  }
}

/** Ends a quarantine. False where the lead is in none. */
export function endQuarantine(
  database: DatabaseSync,
  id: string,
  mails: readonly MailPurpose[],
  receiptsPerDay: number,
  now: number,
): boolean {
  const row = database
    .prepare(
      "UPDATE leads SET status = 'new' WHERE id = ? AND status = 'quarantined' RETURNING email, created_at",
    )
    .get(id);
  if (row === undefined) return false;
  const email = String(row.email);
  recordContact(database, email, String(row.created_at));
  queueMails(database, { id, email }, mails, receiptsPerDay, now);
  return true;
}

/** A person who writes again is a prospect for longer, with all that they wrote before. */
function recordContact(database: DatabaseSync, email: string, at: string): void {
  database
    .prepare("UPDATE leads SET last_contact_at = ? WHERE email = ? AND last_contact_at < ?")
    .run(at, email, at);
}

/** The body of `Store.accept`, to be run in a write transaction. */
export function accept(
  database: DatabaseSync,
  acceptance: Acceptance,
  secret: Uint8Array,
  now: number,
): Accepted {
  const { id, kind, locale, status, email, mails, receiptsPerDay } = acceptance;
  const repeat = findRepeat(database, acceptance, now);
  if (repeat !== null) {
    if (repeat.quarantined && status === "new")
      endQuarantine(database, repeat.id, mails, receiptsPerDay, now);
    return { status: "repeat", leadId: repeat.id };
  }

  const waitMs = passGates(database, acceptance.gates, secret, now);
  if (waitMs !== null) return { status: "too-soon", retryAfterMs: waitMs };

  database
    .prepare(
      `INSERT INTO leads (id, kind, locale, status, email, fields, quote, suspicions, content_hash,
         idempotency_key, created_at, last_contact_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      id,
      kind,
      locale,
      status,
      email,
      JSON.stringify(acceptance.fields),
      acceptance.quote === null ? null : JSON.stringify(acceptance.quote),
      JSON.stringify(acceptance.suspicions),
      acceptance.contentHash,
      acceptance.idempotencyKey,
      isoTime(now),
      isoTime(now),
    );
  if (status === "new") {
    recordContact(database, email, isoTime(now));
    queueMails(database, { id, email }, mails, receiptsPerDay, now);
  }
  return { status: "stored", leadId: id };
}
