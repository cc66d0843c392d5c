import {
  type Count,
  type CountKind,
  countId,
  countKinds,
  maxOpenKeys,
  openKinds,
  otherKey,
} from "#app/domain/counts.ts";
import type { CountStore } from "#quotes/store/counts.ts";
import type { Engine, Row, Transaction } from "./engine.ts";
import { list, sql } from "./statement.ts";

const isOpen = (kind: CountKind) => openKinds.some((open) => open === kind);

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

/** The same counts, each key of a day once. */
function summed(counts: readonly Count[]): readonly Count[] {
  const sums = new Map<string, Count>();
  for (const count of counts) {
    const id = countId(count);
    sums.set(id, { ...count, total: count.total + (sums.get(id)?.total ?? 0) });
  }
  return [...sums.values()];
}

/**
 * The counts to add, once those of a day's keys that it has no room for are `otherKey`. The keys with the largest numbers stay, and of
 * equal ones the latest: whoever invents keys cannot push out those that visitors come from, and a day is never closed to a new one.
 */
async function bounded(transaction: Transaction, counts: readonly Count[]): Promise<readonly Count[]> {
  const isNamed = ({ kind, key }: Count) => isOpen(kind) && key !== otherKey;
  const named = counts.filter(isNamed);
  if (named.length === 0) return summed(counts);
  const days = [...new Set(named.map(({ day }) => day))];
  const rows = await transaction.all(
    sql`SELECT day, kind, key, total FROM counts
        WHERE day IN (${list(days)}) AND kind IN (${list(openKinds)}) AND key <> ${otherKey}`,
  );
  const stored = rows.map(countOf);
  const all = summed([...named.toReversed(), ...stored]);
  const surplus = [...Map.groupBy(all, ({ day, kind }) => `${day} ${kind}`).values()].flatMap((keys) =>
    keys.toSorted((a, b) => b.total - a.total).slice(maxOpenKeys),
  );
  const ids = new Set(surplus.map(countId));
  const removed = stored.filter((count) => ids.has(countId(count)));
  if (removed.length > 0)
    await transaction.run(
      sql`DELETE FROM counts WHERE (day, kind, key) IN (VALUES ${list(
        removed.map(({ day, kind, key }) => sql`(${day}, ${storedKind(kind)}, ${key})`),
      )})`,
    );
  return summed([
    ...counts.filter((count) => !ids.has(countId(count))),
    ...surplus.map((count) => ({ ...count, key: otherKey })),
  ]);
}

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

    async counts({ min, max }) {
      const rows = await engine.read(
        sql`SELECT day, kind, key, total FROM counts WHERE day BETWEEN ${min} AND ${max} ORDER BY day, kind, key`,
      );
      return rows.filter(isKnown).map(countOf);
    },

    async countTotals({ min, max }) {
      const rows = await engine.read(
        sql`SELECT kind, key, sum(total) AS total FROM counts WHERE day BETWEEN ${min} AND ${max}
            GROUP BY kind, key ORDER BY kind, sum(total) DESC, key`,
      );
      return rows.filter(isKnown).map((row) => {
        const { kind, key, total } = countOf(row);
        return { kind, key, total };
      });
    },

    async countsByDay({ min, max }) {
      const rows = await engine.read(
        sql`SELECT day, kind, sum(total) AS total FROM counts WHERE day BETWEEN ${min} AND ${max}
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
