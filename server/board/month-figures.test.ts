import { expect, onTestFinished, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { endOfDay } from "#quotes/deadlines.ts";
import { confirmation, newLead } from "#server/store/contract/fixtures.contract.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { monthFigures } from "./month-figures.ts";

const accepted = {
  kind: "accepted",
  ...{ name: "Zoé", signatoryRole: "gérante", acceptanceSentence: "", ipAddress: "" },
} as const;
const day = 24 * 3_600_000;

test("a month has what was counted and accepted between its first and its last moment, and what is overdue now", async () => {
  const clock = manualClock(new Date(endOfDay("2026-10-31")).toISOString());
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const figures = () => monthFigures(store, "2026-11-01", clock(), () => {});
  const acceptOne = async () => {
    const { id } = newLead();
    await store.addLead(newLead({ id, jobs: [] }));
    const given = confirmation(id, 1, { jobs: [], expiresAt: "2100-01-01T00:00:00.000Z" });
    await store.confirmQuote(given);
    await store.decide(`${id}-V1`, given.pdfHash, accepted, []);
    return { id, net: given.quote.totals.once.net };
  };
  // The last millisecond before the month, its first one and its last one, and the first one after it.
  await acceptOne();
  clock.forward(1);
  const { id, net } = await acceptOne();
  await store.addLead(newLead({ jobs: [] }));
  clock.forward(endOfDay("2026-11-30") - clock());
  await acceptOne();
  clock.forward(1);
  await acceptOne();
  const count = (on: string, kind: "source" | "sent" | "quote" | "view", key: string, total: number) => ({
    day: on,
    kind,
    key,
    total,
  });
  await store.addCounts([
    ...["2026-10-31", "2026-12-01"].flatMap((on) => [
      count(on, "source", "direct", 100),
      count(on, "sent", "quote", 100),
      count(on, "quote", "confirmed", 100),
    ]),
    count("2026-11-01", "source", "direct", 3),
    count("2026-11-30", "source", "google", 4),
    count("2026-11-30", "view", "fr-fr/pricing", 50),
    count("2026-11-01", "sent", "contact", 1),
    count("2026-11-30", "sent", "quote", 2),
    count("2026-11-15", "quote", "confirmed", 5),
  ]);
  const counted = { month: "2026-11-01", visits: 7, requests: 3, sent: 5, accepted: 2, acceptedNet: 2 * net };
  // The request is late, and so are the deposits of the first two quotes.
  expect(await figures()).toEqual({ ...counted, overdue: { answers: 1, deposits: 2, refunds: 0 } });

  await store.addDepositReceipt(id, { on: "2026-12-01", amount: cents(100) }, []);
  await store.withdraw(
    `${id}-V1`,
    { name: "Zoé", email: "zoe@client.example" },
    { endedOn: "2026-12-01", jobs: [] },
  );
  clock.forward(15 * day);
  expect(await figures()).toEqual({
    ...counted,
    ...{ accepted: 1, acceptedNet: net },
    overdue: { answers: 1, deposits: 3, refunds: 1 },
  });
});
