import { createSecretKey, type KeyObject } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "#server/clock.ts";
import { rateLimitKey } from "../rate-limit.ts";
import { leadOf } from "../rows.ts";
import type { Erased, LeadStore } from "../store.ts";
import { accept, endQuarantine, forgetGates } from "./accept.ts";
import type { Connection } from "./connection.ts";

const secrets = new WeakMap<DatabaseSync, KeyObject>();

/** Of each file its own: where another was put in its place, that one is opened and has a secret of its own. */
function secretOf(database: DatabaseSync): KeyObject {
  const known = secrets.get(database);
  if (known !== undefined) return known;
  const value = database.prepare("SELECT value FROM meta WHERE name = 'secret'").get()?.value;
  if (!(value instanceof Uint8Array)) throw new Error("The store has no secret");
  // Kept: making a key of bytes takes longer than all that is done with it.
  const secret = createSecretKey(value);
  secrets.set(database, secret);
  return secret;
}

export function leadStore(connection: Connection, clock: Clock): LeadStore {
  /** Deletes the leads that a condition picks, their jobs with them, and the rateLimits of these names. */
  async function remove(condition: string, value: string, limitNames: readonly string[]): Promise<Erased> {
    const erased = await connection.write((database) => {
      const jobs = database
        .prepare(
          `SELECT count(*) AS count FROM mail_jobs WHERE lead_id IN (SELECT id FROM leads WHERE ${condition})`,
        )
        .get(value);
      const rows = database.prepare(`DELETE FROM leads WHERE ${condition} RETURNING id`).all(value);
      const deleteGate = database.prepare("DELETE FROM gates WHERE key = ?");
      const secret = secretOf(database);
      let rateLimits = 0;
      for (const name of limitNames) rateLimits += Number(deleteGate.run(rateLimitKey(secret, name)).changes);
      return { leadIds: rows.map((row) => String(row.id)), mailJobs: Number(jobs?.count), rateLimits };
    });
    return erased;
  }

  return {
    accept: (acceptance) =>
      connection.write((database) => accept(database, acceptance, secretOf(database), clock())),

    leads: () =>
      connection.read((database) =>
        database.prepare("SELECT * FROM leads ORDER BY created_at DESC, id DESC").all().map(leadOf),
      ),

    lead: (id) =>
      connection.read((database) => {
        const row = database.prepare("SELECT * FROM leads WHERE id = ?").get(id);
        return row === undefined ? null : leadOf(row);
      }),

    release: (id, mails, receiptLimits) =>
      connection.write((database) =>
        endQuarantine(database, id, { mails, receiptLimits }, secretOf(database), clock()),
      ),

    async erase(email, limitNames) {
      const erased = await remove("email = ?", email, limitNames);
      // Always: a first try may have deleted the rows and then met a reader that kept the log from being emptied.
      await connection.scrub();
      return erased;
    },

    async purge(lastContactBefore) {
      // Each acceptance does so too; here for a site that nobody writes to.
      await connection.write((database) => forgetGates(database, clock()));
      const erased = await remove("last_contact_at < ?", lastContactBefore, []);
      if (erased.leadIds.length > 0) await connection.scrub();
      return erased;
    },
  };
}
