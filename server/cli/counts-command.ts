import type { Count } from "#app/domain/counts.ts";
import { type Day, type DayRange, isDay } from "#app/domain/days.ts";
import { conversionRate, type Sums, sumsOf } from "#app/domain/visit-report.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { lastThirtyDays } from "#server/counts/report.ts";
import { CommandError, type LeadCommand } from "./command.ts";

const usage = "counts [--from DAY] [--to DAY] [--csv]";

/** The days that are asked for: the last thirty, unless some are. */
function rangeOf({ from, to }: Readonly<Record<string, string>>, now: number): DayRange {
  for (const day of [from, to])
    if (day !== undefined && !isDay(day))
      throw new CommandError(`Not a day as 2026-11-27: ${JSON.stringify(day)}`, true);
  const most = to ?? agencyDay(now);
  const least = from ?? lastThirtyDays(most).least;
  if (least > most) throw new CommandError(`Usage: npm run leads -- ${usage}`, true);
  return { least, most };
}

/** Kinds are the program's, and keys have letters, digits, spaces and `-._/`: nothing in them needs quotes. */
const csvOf = (counts: readonly Count[]) =>
  [
    "day,kind,key,total",
    ...counts.map(({ day, kind, key, total }) => `${day},${kind},${key},${total}`),
    "",
  ].join("\r\n");

const percent = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} %`;

function conversionText(range: DayRange, since: Day | null, sums: Sums): string {
  const rate = conversionRate(sums);
  if (since === null || rate === null) return "No visit was counted in these days.\n";
  const first = since > range.least ? since : range.least;
  return [
    `Conversion rate: ${percent(rate)}, ${sums.requests} request(s) of ${sums.visits} visit(s) from ${first} to ${range.most}.`,
    "To show it on the home page, in content/conversion-rates.yaml, below `proof:`",
    "",
    `  own: ${rate}`,
    `  since: ${first}`,
    "",
  ].join("\n");
}

/** What is counted of visits. */
export const countsCommand: LeadCommand = {
  usage,
  about:
    "the conversion rate of the last thirty days or others; --csv: every number of these days, which the board shows",
  positionals: [0, 0],
  flags: ["csv"],
  options: ["from", "to"],
  async run({ store, clock }, { flags, options }) {
    const range = rangeOf(options, clock());
    if (flags.has("csv")) return csvOf(await store.counts(range));
    return conversionText(range, await store.firstCountedDay(), sumsOf(await store.countTotals(range)));
  },
};
