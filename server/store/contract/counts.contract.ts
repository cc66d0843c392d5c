import { expect, test } from "vitest";
import { type Count, maxOpenKeys, otherKey } from "#app/domain/counts.ts";
import { type NewDatabase, openNewStore } from "./fixtures.contract.ts";

const day = "2026-11-21";
const all = { min: "2000-01-01", max: "2199-12-31" };

const view = (key: string, total: number, on = day): Count => ({ day: on, kind: "view", key, total });
const source = (key: string, total: number, on = day): Count => ({ day: on, kind: "source", key, total });

/** What is counted of visits. */
export function countContract(engine: string, newDatabase: NewDatabase): void {
  test(`${engine}: numbers are added, also those of one key in one call, and read by day and in all`, async () => {
    const { store } = await openNewStore(newDatabase);
    expect(await store.firstCountedDay()).toBeNull();
    await store.addCounts([]);
    await store.addCounts([view("fr-fr/home", 2), view("en-en/home", 5), source("direct", 3)]);
    await store.addCounts([
      view("fr-fr/home", 1),
      view("fr-fr/home", 1),
      view("fr-fr/home", 7, "2026-11-22"),
    ]);
    expect(await store.counts(all)).toEqual([
      source("direct", 3),
      view("en-en/home", 5),
      view("fr-fr/home", 4),
      view("fr-fr/home", 7, "2026-11-22"),
    ]);
    expect(await store.counts({ min: day, max: day })).toHaveLength(3);
    expect(await store.countTotals(all)).toEqual([
      { kind: "source", key: "direct", total: 3 },
      { kind: "view", key: "fr-fr/home", total: 11 },
      { kind: "view", key: "en-en/home", total: 5 },
    ]);
    expect(await store.countsByDay(all)).toEqual([
      { day, kind: "source", total: 3 },
      { day, kind: "view", total: 9 },
      { day: "2026-11-22", kind: "view", total: 7 },
    ]);
    expect(await store.firstCountedDay()).toBe(day);
  });

  test(`${engine}: two servers that count the same at once lose nothing`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    const keys = ["fr-fr/home", "fr-fr/pricing", "en-en/home"];
    const batches = Array.from({ length: 40 }, (_, batch) =>
      // The rows come in different orders.
      (batch % 2 === 0 ? keys : keys.toReversed()).map((key) => view(key, 1 + batch)),
    );
    await Promise.all(batches.map((batch, index) => (index % 2 === 0 ? store : other).addCounts(batch)));
    const expected = batches.flat().reduce((sum, { total }) => sum + total, 0);
    const totals = await store.countTotals(all);
    expect(totals.map(({ total }) => total)).toEqual(keys.map(() => expected / keys.length));
  });

  test(`${engine}: thousands of invented sources on two servers leave a bounded number, and every visit is in it`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    const other = await database.open(clock);
    await store.addCounts([source("news.example", 4)]);
    const invented = Array.from({ length: 5000 }, (_, index) => source(`invented-${index}.example`, 1));
    for (let start = 0; start < invented.length; start += 1000)
      await Promise.all([
        store.addCounts(invented.slice(start, start + 500)),
        other.addCounts(invented.slice(start + 500, start + 1000)),
      ]);
    await other.addCounts([source("news.example", 2), source("invented-0.example", 0)]);
    const totals = await store.countTotals(all);
    expect(totals.length).toBeLessThanOrEqual(maxOpenKeys + 1);
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(5006);
    expect(totals).toContainEqual({ kind: "source", key: "news.example", total: 6 });
    expect(totals[0]).toMatchObject({ key: otherKey });
    // Pages are as many as the site has, and another day has room again.
    await store.addCounts(Array.from({ length: 300 }, (_, page) => view(`fr-fr/project/${page}`, 1)));
    await store.addCounts([source("late.example", 1, "2026-11-22")]);
    expect(await store.counts({ min: "2026-11-22", max: "2026-11-22" })).toEqual([
      source("late.example", 1, "2026-11-22"),
    ]);
    expect((await store.countTotals(all)).filter(({ kind }) => kind === "view")).toHaveLength(300);
  });

  test(`${engine}: sources that visitors come from stay, and new ones find room, however many are invented`, async () => {
    const { store } = await openNewStore(newDatabase);
    const flood = (from: number) =>
      Array.from({ length: 2 * maxOpenKeys }, (_, index) => source(`invented-${from + index}.example`, 1));
    await store.addCounts([source("before.example", 2), source("once.example", 1)]);
    await store.addCounts(flood(0));
    await store.addCounts([source("during.example", 1), source("during.example", 1), source("google", 1)]);
    await store.addCounts([...flood(1000), source("last.example", 1)]);
    await store.addCounts([source("during.example", 1)]);
    const totals = await store.countTotals(all);
    expect(totals).toHaveLength(maxOpenKeys + 1);
    const named = ["before.example", "during.example", "last.example"];
    expect(totals.filter(({ key }) => named.includes(key)).map(({ key, total }) => [key, total])).toEqual([
      ["during.example", 3],
      ["before.example", 2],
      ["last.example", 1],
    ]);
    expect(totals.reduce((sum, { total }) => sum + total, 0)).toBe(4 * maxOpenKeys + 8);
  });

  test(`${engine}: the numbers of earlier days are deleted, and remain after both stores are closed`, async () => {
    const { clock, database, store } = await openNewStore(newDatabase);
    await store.addCounts([view("fr-fr/home", 1, "2024-10-20"), view("fr-fr/home", 2, "2024-10-21")]);
    expect(await store.deleteCountsBefore("2024-10-21")).toBe(1);
    await store.close();
    expect(await (await database.open(clock)).counts(all)).toEqual([view("fr-fr/home", 2, "2024-10-21")]);
  });
}
