import {
  type Count,
  type CountKind,
  countKinds,
  maxOpenKeys,
  openKinds,
  otherKey,
} from "#app/domain/counts.ts";
import type { CountStore } from "../counts.ts";
import type { Engine, Row, Transaction } from "./engine.ts";
import { list, sql } from "./statement.ts";

const isOpen = (kind: CountKind) => openKinds.some((open) => open === kind);

/** The same counts, each key of a day once, and those that a day has no room for as `otherKey`. */
async function bounded(transaction: Transaction, counts: readonly Count[]): Promise<readonly Count[]> {
  const days = [...new Set(counts.filter(({ kind }) => isOpen(kind)).map(({ day }) => day))];
  const rows =
    days.length === 0
      ? []
      : await transaction.all(
          sql`SELECT day, kind, key FROM counts WHERE day IN (${list(days)}) AND kind IN (${list(openKinds)})`,
        );
  const stored = Map.groupBy(rows, ({ day, kind }) => `${day} ${kind}`);
  const known = new Map([...stored].map(([group, found]) => [group, new Set(found.map(({ key }) => key))]));
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const group = `${count.day} ${count.kind}`;
    const keys = known.get(group) ?? new Set();
    const fits = !isOpen(count.kind) || keys.has(count.key) || keys.size < maxOpenKeys;
    const key = fits ? count.key : otherKey;
    known.set(group, keys.add(key));
    const id = `${group} ${key}`;
    sums.set(id, { ...count, key, total: count.total + (sums.get(id)?.total ?? 0) });
  }
  return [...sums.values()];
}

/** The one kind whose first name stays in the database, because the previous version of a server counts beside this one. */
const storedKind = (kind: CountKind): string => (kind === "form-started" ? "opened" : kind);

/** A later version of the program may have stored kinds that this one does not know: they are left out. */
const isKnown = ({ kind }: Row) => countKinds.some((known) => storedKind(known) === kind);

const kindOf = (stored: unknown) => countKinds.find((kind) => storedKind(kind) === stored) as CountKind;

const countOf = ({ day, kind, key, total }: Row): Count => ({
  day: String(day),
  kind: kindOf(kind),
  key: String(key),
  total: Number(total),
});

export function countStore(engine: Engine): CountStore {
  return {
    async addCounts(counts) {
      if (counts.length === 0) return;
      await engine.write(async (transaction) => {
        // One server after the other, so that together they store no more keys than one may.
        await transaction.lock(["counts"]);
        const rows = (await bounded(transaction, counts)).map(
          ({ day, kind, key, total }) => sql`(${day}, ${storedKind(kind)}, ${key}, ${total})`,
        );
        await transaction.run(
          sql`INSERT INTO counts (day, kind, key, total) VALUES ${list(rows)}
              ON CONFLICT (day, kind, key) DO UPDATE SET total = counts.total + excluded.total`,
        );
      });
    },

    async counts({ least, most }) {
      const rows = await engine.read(
        sql`SELECT day, kind, key, total FROM counts WHERE day BETWEEN ${least} AND ${most} ORDER BY day, kind, key`,
      );
      return rows.filter(isKnown).map(countOf);
    },

    async countTotals({ least, most }) {
      const rows = await engine.read(
        sql`SELECT kind, key, sum(total) AS total FROM counts WHERE day BETWEEN ${least} AND ${most}
            GROUP BY kind, key ORDER BY kind, sum(total) DESC, key`,
      );
      return rows.filter(isKnown).map((row) => {
        const { kind, key, total } = countOf(row);
        return { kind, key, total };
      });
    },

    async countsByDay({ least, most }) {
      const rows = await engine.read(
        sql`SELECT day, kind, sum(total) AS total FROM counts WHERE day BETWEEN ${least} AND ${most}
            GROUP BY day, kind ORDER BY day, kind`,
      );
      return rows.filter(isKnown).map((row) => {
        const { day, kind, total } = countOf(row);
        return { day, kind, total };
      });
    },

    async firstCountedDay() {
      const [row] = await engine.read(sql`SELECT min(day) AS day FROM counts`);
      return row?.day == null ? null : String(row.day);
    },

    deleteCountsBefore: (day) =>
      engine.write((transaction) => transaction.run(sql`DELETE FROM counts WHERE day < ${day}`)),
  };
}
