import { writeFile } from "node:fs/promises";
import type { Count } from "#app/domain/counts.ts";
import { type DayRange, isDay } from "#app/domain/days.ts";
import { conversionRate, type VisitReport } from "#app/domain/visit-report.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { funnelSvg, stepNames } from "#server/counts/funnel-svg.ts";
import { lastDays, visitReport } from "#server/counts/report.ts";
import { CommandError, type LeadCommand } from "./command.ts";
import { table } from "./table.ts";

const usage = "counts [--from DAY] [--to DAY] [--csv] [--svg FILE]";

/** The days that are asked for: the last thirty, unless some are. */
function rangeOf({ from, to }: Readonly<Record<string, string>>, now: number): DayRange {
  for (const day of [from, to])
    if (day !== undefined && !isDay(day))
      throw new CommandError(`Not a day as 2026-11-27: ${JSON.stringify(day)}`, true);
  const most = to ?? agencyDay(now);
  const least = from ?? lastDays(most).least;
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

function conversionText({ since, range, ...sums }: VisitReport): string {
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

function textOf(report: VisitReport, columns: number): string {
  const { range, since } = report;
  const show = (header: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
    table(
      header,
      rows.map((row) => row.map(String)),
      { widest: 60, columns },
    );
  const titles = `From ${range.least} to ${range.most}${since !== null && since > range.least ? `, counted since ${since}` : ""}\n`;
  const locales = Object.keys(report.byLocale).sort();
  const parts = [
    show(
      ["PERIOD", "VISITS", "VIEWS", "REQUESTS"],
      report.periods.map(({ first, visits, views, requests }) => [first, visits, views, requests]),
    ),
    show(
      ["PAGE", "VIEWS", ...locales],
      report.pages.map(({ page, total, byLocale }) => [
        page,
        total,
        ...locales.map((locale) => byLocale[locale] ?? 0),
      ]),
    ),
    show(
      ["SOURCE", "VISITS"],
      report.sources.map(({ key, total }) => [key, total]),
    ),
    ...(report.campaigns.length === 0
      ? []
      : [
          show(
            ["CAMPAIGN", "VISITS"],
            report.campaigns.map(({ key, total }) => [key, total]),
          ),
        ]),
    show(
      ["STEP", "NUMBER", "OF THE STEP BEFORE"],
      report.funnel.map(({ step, total, share }) => [
        stepNames[step],
        total,
        share === null ? "" : percent(100 * share),
      ]),
    ),
    show(
      ["FORM", "ENTERED", "SENT"],
      report.forms.map(({ form, started: opened, sent }) => [form, opened, sent]),
    ),
    conversionText(report),
  ];
  return [titles, ...parts].join("\n");
}

/** What is counted of visits. */
export const countsCommand: LeadCommand = {
  usage,
  about:
    "visits, pages, sources, steps of the configurator and the conversion rate, of the last thirty days or others; --svg: the funnel",
  positionals: [0, 0],
  flags: ["csv"],
  options: ["from", "to", "svg"],
  async run({ store, clock, columns }, { flags, options }) {
    const range = rangeOf(options, clock());
    if (flags.has("csv")) return csvOf(await store.counts(range));
    const report = await visitReport(store, range);
    const { svg } = options;
    if (svg === undefined) return textOf(report, columns);
    await writeFile(svg, funnelSvg(report.funnel, `From ${range.least} to ${range.most}`)).catch(
      (error: NodeJS.ErrnoException) => {
        throw new CommandError(`Cannot write ${svg} (${error.code ?? "unknown"})`);
      },
    );
    return `Written: ${svg}\n`;
  },
};
