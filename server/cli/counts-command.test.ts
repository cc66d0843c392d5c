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

const lines = (text: string) => text.split("\n").map((line) => line.trim());

test("the conversion rate of the last thirty days, as the content has it", async () => {
  const { print, now, first } = await counted();
  const printed = lines(String(await print("counts")));
  for (const line of [
    `Conversion rate: 1.90 %, 4 request(s) of 210 visit(s) from ${first} to ${now}.`,
    "own: 1.9",
    `since: ${first}`,
  ])
    expect(printed).toContain(line);
});

test("other days, as a file for programs", async () => {
  const { print, second } = await counted();
  expect(String(await print("counts", "--from", second, "--to", second, "--csv"))).toBe(
    [
      "day,kind,key,total",
      `${second},campaign,salon / été,7`,
      `${second},form-started,contact,9`,
      `${second},quote,accepted,1`,
      `${second},quote,confirmed,2`,
      `${second},sent,audit,1`,
      `${second},sent,contact,1`,
      `${second},source,google,10`,
      "",
    ].join("\r\n"),
  );
});

test("days without a visit, and what is no day", async () => {
  const { print } = await counted();
  const empty = await print("counts", "--from", "2020-01-01", "--to", "2020-12-31");
  expect(empty).toBe("No visit was counted in these days.\n");
  await expect(print("counts", "--from", "2020-13-01")).rejects.toThrow("Not a day");
  await expect(print("counts", "--from", "2020-02-01", "--to", "2020-01-01")).rejects.toThrow("Usage");
  await expect(print("counts", "--svg", "funnel.svg")).rejects.toThrow("Usage");
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
