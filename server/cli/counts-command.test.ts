import { expect, test } from "vitest";
import type { Count } from "#app/domain/counts.ts";
import { addDays, addMonths } from "#app/domain/days.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { setUp } from "./commands.fixture.ts";

type Kinds = Readonly<Record<string, number>>;
const of = (day: string, numbers: Kinds): readonly Count[] =>
  Object.entries(numbers).map(([id, total]) => {
    const [kind, ...key] = id.split(" ");
    return { day, kind: kind as Count["kind"], key: key.join(" "), total };
  });

/** Two counted days, a week and yesterday before today. */
async function counted() {
  const { clock, print, store } = await setUp();
  const now = agencyDay(clock());
  const [first, second] = [addDays(now, -7), addDays(now, -1)];
  const opened = { "view fr-fr/pricing": 30, "view en-en/pricing": 10, "view fr-fr/home": 100 };
  const steps = {
    "step type": 20,
    "step duration": 10,
    "step pack": 5,
    "form-started quote": 4,
    "sent quote": 2,
  };
  await store.addCounts(of(first, { ...opened, ...steps, "source google": 60, "source direct": 140 }));
  await store.addCounts(
    of(second, {
      "sent contact": 1,
      "sent audit": 1,
      "form-started contact": 9,
      "source google": 10,
      "campaign salon / été": 7,
    }),
  );
  await store.addCounts(of(second, { "quote confirmed": 2, "quote accepted": 1 }));
  return { clock, print, store, now, first, second };
}

test("the conversion rate of the last thirty days, as the content has it", async () => {
  const { print, now, first } = await counted();
  expect(JSON.parse(String(await print("counts")))).toMatchObject({
    to: now,
    visits: 210,
    requests: 4,
    own: 1.9,
    since: first,
  });
});

test("other days, with every number", async () => {
  const { print, second } = await counted();
  const { counts, ...others } = JSON.parse(String(await print("counts", "--from", second, "--to", second)));
  expect(others).toEqual({ from: second, to: second, visits: 10, requests: 2, own: 20, since: second });
  const day = second;
  expect(counts).toEqual([
    { day, kind: "campaign", key: "salon / été", total: 7 },
    { day, kind: "form-started", key: "contact", total: 9 },
    { day, kind: "quote", key: "accepted", total: 1 },
    { day, kind: "quote", key: "confirmed", total: 2 },
    { day, kind: "sent", key: "audit", total: 1 },
    { day, kind: "sent", key: "contact", total: 1 },
    { day, kind: "source", key: "google", total: 10 },
  ]);
});

test("days without a visit, and what is no day", async () => {
  const { print } = await counted();
  const empty = await print("counts", "--from", "2020-01-01", "--to", "2020-12-31");
  expect(JSON.parse(String(empty))).toMatchObject({ visits: 0, own: null, counts: [] });
  for (const days of [
    ["--from", "2020-13-01"],
    ["--to", "yesterday"],
    ["--from", "2020-02-01", "--to", "2020-01-01"],
  ])
    await expect(print("counts", ...days)).rejects.toMatchObject({ name: "CommandError", usage: true });
  await expect(print("counts", "--csv")).rejects.toThrow("Usage");
});

test("purge deletes numbers of visits after 25 months", async () => {
  const { clock, print, store } = await counted();
  const oldest = addMonths(agencyDay(clock()), -25);
  await store.addCounts([
    ...of(addDays(oldest, -1), { "view fr-fr/home": 1 }),
    ...of(oldest, { "view fr-fr/home": 2 }),
  ]);
  await print("purge");
  expect(await store.firstCountedDay()).toBe(oldest);
});
