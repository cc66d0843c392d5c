import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Row } from "./engine.ts";
import { sql } from "./statement.ts";

/** Creates the key that hashes the names of rate limits, if there is none. */
export const insertSecret = () =>
  sql`INSERT INTO meta (name, value) VALUES ('secret', ${randomBytes(32)}) ON CONFLICT DO NOTHING`;

export const selectSecret = sql`SELECT value FROM meta WHERE name = 'secret'`;

export function secretFromRows([row]: readonly Row[]): KeyObject {
  if (!(row?.value instanceof Uint8Array)) throw new Error("The store has no secret");
  return createSecretKey(row.value);
}
