import { randomUUID } from "node:crypto";
import { type Clock, isoTime } from "#app/domain/clock.ts";
import type { SavedPartStore } from "#quotes/store/saved-parts.ts";
import { maxSavedParts } from "#quotes/terms/saved-parts.ts";
import { savedPartRecord } from "../records/record.ts";
import { savedPartOf } from "../records/rows.ts";
import type { Engine } from "./engine.ts";
import { sql } from "./statement.ts";

export function savedPartStore(engine: Engine, clock: Clock): SavedPartStore {
  return {
    async savedParts(locale) {
      const rows = await engine.read(
        sql`SELECT * FROM saved_parts WHERE locale = ${locale} ORDER BY kind DESC, name`,
      );
      return rows.map(savedPartOf);
    },

    savePart: ({ kind, locale, name, content }) =>
      engine.write(async (transaction) => {
        await transaction.lock(["saved-parts"]);
        const record = savedPartRecord.write(content);
        const [same] = await transaction.all(
          sql`SELECT content FROM saved_parts WHERE locale = ${locale} AND kind = ${kind} AND name = ${name}`,
        );
        if (same !== undefined) return same.content === record ? "saved" : "taken";
        const [kept] = await transaction.all(
          sql`SELECT count(*) AS parts FROM saved_parts WHERE locale = ${locale}`,
        );
        if (Number(kept?.parts) >= maxSavedParts) return "full";
        await transaction.run(
          sql`INSERT INTO saved_parts (id, locale, kind, name, content, created_at)
              VALUES (${randomUUID()}, ${locale}, ${kind}, ${name}, ${record}, ${isoTime(clock())})`,
        );
        return "saved";
      }),

    async deletePart(id) {
      await engine.write((transaction) => transaction.run(sql`DELETE FROM saved_parts WHERE id = ${id}`));
    },
  };
}
