import { isDay } from "#app/domain/days.ts";
import { conversionRate, sumsOf } from "#app/domain/visit-report.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { lastThirtyDays } from "#server/counts/report.ts";
import { CommandError, type LeadCommand } from "./command.ts";

/** What is counted of visits: of the last thirty days, unless others are asked for. */
export const countsCommand: LeadCommand = {
  usage: "counts [--from DAY] [--to DAY]",
  about:
    "the conversion rate of the last thirty days or others (own, since), and every number of these days: JSON",
  positionals: [0, 0],
  options: ["from", "to"],
  async run({ store, clock }, { options: { from, to = agencyDay(clock()) } }) {
    const range = { min: from ?? (isDay(to) ? lastThirtyDays(to).min : to), max: to };
    if (!isDay(range.min) || !isDay(range.max) || range.min > range.max)
      throw new CommandError("The days are written as --from 2026-11-01 --to 2026-11-30", true);
    const { min, max } = range;
    const first = await store.firstCountedDay();
    const sums = sumsOf(await store.countTotals({ min, max }));
    const result = {
      ...{ from: min, to: max, visits: sums.visits, requests: sums.requests },
      // As content/conversion-rates.yaml calls them.
      ...{ own: conversionRate(sums), since: first !== null && first > min ? first : min },
      counts: await store.counts({ min, max }),
    };
    return `${JSON.stringify(result, null, 2)}\n`;
  },
};
