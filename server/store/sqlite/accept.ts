import type { KeyObject } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { limitHours } from "#app/domain/personal-data.ts";
import { isoTime } from "#server/clock.ts";
import { gateKey, longestWaitMs, passGate, type ShutGate } from "../gate.ts";
import type { Acceptance, Accepted, Gate } from "../store.ts";

const hourMs = 60 * 60 * 1000;

/** What is mailed about a lead, and the limits of its receipt. */
type Mailing = Pick<Acceptance, "mails" | "receiptGates">;

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

/** Passes all gates, or none: then answers which are shut. */
function passGates(
  database: DatabaseSync,
  gates: readonly Gate[],
  secret: KeyObject,
  now: number,
): readonly ShutGate[] {
  const read = database.prepare("SELECT whole_at FROM gates WHERE key = ?");
  const passes = gates.map((gate) => {
    const key = gateKey(secret, gate.name);
    const wholeAt = read.get(key)?.whole_at;
    return { key, name: gate.name, ...passGate(gate, typeof wholeAt === "number" ? wholeAt : null, now) };
  });
  const save = database.prepare(
    "INSERT INTO gates (key, whole_at) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET whole_at = excluded.whole_at",
  );
  const shut = passes.flatMap((pass) => ("waitMs" in pass ? [pass] : []));
  for (const { key, staysAt } of shut) if (read.get(key)?.whole_at !== staysAt) save.run(key, staysAt);
  if (shut.length > 0) return shut;
  for (const pass of passes) if ("wholeAt" in pass) save.run(pass.key, pass.wholeAt);
  return [];
}

/** Queues a lead's mails, due now. Answers which gates kept the receipt from it. */
function queueMails(
  database: DatabaseSync,
  leadId: string,
  { mails, receiptGates }: Mailing,
  secret: KeyObject,
  now: number,
): readonly string[] {
  const shut = mails.includes("visitor-receipt") ? passGates(database, receiptGates, secret, now) : [];
  const insert = database.prepare(
    "INSERT INTO mail_jobs (id, lead_id, purpose, created_at, next_attempt_at) VALUES (?, ?, ?, ?, ?)",
  );
  for (const purpose of mails) {
    if (purpose === "visitor-receipt" && shut.length > 0) continue;
    insert.run(`${leadId}-${purpose}`, leadId, purpose, isoTime(now), isoTime(now));
  }
  return shut.map(({ name }) => name);
}

/** Ends a quarantine. False where the lead is in none. */
export function endQuarantine(
  database: DatabaseSync,
  id: string,
  mailing: Mailing,
  secret: KeyObject,
  now: number,
): boolean {
  const row = database
    .prepare(
      "UPDATE leads SET status = 'new' WHERE id = ? AND status = 'quarantined' RETURNING email, created_at",
    )
    .get(id);
  if (row === undefined) return false;
  recordContact(database, String(row.email), String(row.created_at));
  queueMails(database, id, mailing, secret, now);
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
  secret: KeyObject,
  now: number,
): Accepted {
  const { id, kind, locale, status, email } = acceptance;
  const repeat = findRepeat(database, acceptance, now);
  if (repeat !== null) {
    if (repeat.quarantined && status === "new") endQuarantine(database, repeat.id, acceptance, secret, now);
    return { status: "repeat", leadId: repeat.id };
  }

  forgetGates(database, now);
  const shut = passGates(database, acceptance.gates, secret, now);
  if (shut.length > 0) return { status: "too-soon", retryAfterMs: longestWaitMs(shut) };

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
  if (status === "quarantined") return { status: "stored", leadId: id, shutReceiptGates: [] };
  recordContact(database, email, isoTime(now));
  const shutReceiptGates = queueMails(database, id, acceptance, secret, now);
  return { status: "stored", leadId: id, shutReceiptGates };
}
