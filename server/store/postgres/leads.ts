import type { KeyObject } from "node:crypto";
import { limitHours } from "#app/domain/personal-data.ts";
import type { Clock } from "#server/clock.ts";
import { rateLimitKey } from "../rate-limit.ts";
import { leadOf } from "../rows.ts";
import type { Erased, LeadStore } from "../store.ts";
import { accept, endQuarantine, personLock } from "./accept.ts";
import { type Connection, lock, type Query } from "./connection.ts";

const limitMs = limitHours * 60 * 60 * 1000;

/** Deletes the leads that a condition picks, and their jobs. */
async function remove(query: Query, condition: string, value: string): Promise<Omit<Erased, "rateLimits">> {
  // Locked first: no job can be added to one of them any more.
  const { rows } = await query(`SELECT id FROM leads WHERE ${condition} ORDER BY id FOR UPDATE`, [value]);
  const leadIds = rows.map((row) => String(row.id));
  const jobs = await query("DELETE FROM mail_jobs WHERE lead_id = ANY ($1)", [leadIds]);
  await query("DELETE FROM leads WHERE id = ANY ($1)", [leadIds]);
  return { leadIds, mailJobs: jobs.count };
}

export function leadStore(connection: Connection, secret: KeyObject, clock: Clock): LeadStore {
  return {
    accept: (acceptance) => connection.write((query) => accept(query, acceptance, secret, clock())),

    async leads() {
      const rows = await connection.read("SELECT * FROM leads ORDER BY created_at DESC, id DESC");
      return rows.map(leadOf);
    },

    async lead(id) {
      const [row] = await connection.read("SELECT * FROM leads WHERE id = $1", [id]);
      return row === undefined ? null : leadOf(row);
    },

    release: (id, mails, receiptLimits) =>
      connection.write((query) => endQuarantine(query, id, { mails, receiptLimits }, secret, clock())),

    async erase(email, limitNames) {
      const erased = await connection.write(async (query) => {
        await lock(query, [personLock(email)]);
        const removed = await remove(query, "email = $1", email);
        const keys = limitNames.map((name) => rateLimitKey(secret, name));
        const rateLimits = await query("DELETE FROM gates WHERE key = ANY ($1)", [keys]);
        return { ...removed, rateLimits: rateLimits.count };
      });
      // Always: a first try may have deleted the rows and then failed here.
      await connection.scrub(["leads", "mail_jobs", "gates"]);
      return erased;
    },

    async purge(lastContactBefore) {
      // By itself and not at each acceptance, where two deletions of the same rows would wait for each other.
      await connection.write((query) => query("DELETE FROM gates WHERE whole_at < $1", [clock() - limitMs]));
      const removed = await connection.write(async (query) => {
        await lock(query, ["purge"]);
        return remove(query, "last_contact_at < $1", lastContactBefore);
      });
      if (removed.leadIds.length > 0) await connection.scrub(["leads", "mail_jobs"]);
      return { ...removed, rateLimits: 0 };
    },
  };
}
