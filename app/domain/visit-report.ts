/** What the counts of some days say, as the board shows it. Pure. */
import type { CountKind, Total } from "./counts.ts";
import { addDays, addMonths, type Day, type DayRange } from "./days.ts";
import { type SpeedDevice, type SpeedRow, speedDevices, speedRows } from "./page-speed.ts";

/** What is counted of the days from one to another. */
export type Sums = {
  /** The site was opened from outside. */
  readonly visits: number;
  readonly views: number;
  /** Requests of every form. */
  readonly requests: number;
};

export type PageRow = {
  /** Without a language: `pricing`, `project/some-client`. */
  readonly page: string;
  readonly total: number;
  readonly byLocale: Readonly<Record<string, number>>;
};

/** What is counted from a day on, until the next period begins. */
export type PeriodSums = Sums & { readonly first: Day };

export type VisitReport = Sums & {
  readonly range: DayRange;
  /** The first day that was counted, of all; null if there is none. */
  readonly since: Day | null;
  readonly days: readonly PeriodSums[];
  /** The sums of every month that is kept; the first one begins on `since`. */
  readonly months: readonly PeriodSums[];
  /** The most read first, like all that follows. */
  readonly pages: readonly PageRow[];
  readonly byLocale: Readonly<Record<string, number>>;
  readonly sources: readonly Total[];
  readonly campaigns: readonly Total[];
  readonly funnel: readonly FunnelRow[];
  readonly speed: readonly { readonly device: SpeedDevice; readonly rows: readonly SpeedRow[] }[];
  readonly forms: readonly {
    readonly form: "contact" | "quote";
    readonly started: number;
    readonly sent: number;
  }[];
};

type DayTotal = { readonly day: Day; readonly kind: CountKind; readonly total: number };

const sum = (totals: readonly { readonly total: number }[]) =>
  totals.reduce((all, { total }) => all + total, 0);

export function sumsOf(totals: readonly { readonly kind: CountKind; readonly total: number }[]): Sums {
  const of = (kind: CountKind) => sum(totals.filter((one) => one.kind === kind));
  return { visits: of("source"), views: of("view"), requests: of("sent") };
}

/** The page of a key, and its language; null for a page without one. */
function parted(key: string): { readonly locale: string | null; readonly page: string } {
  const [first = "", ...rest] = key.split("/");
  return rest.length === 0 ? { locale: null, page: first } : { locale: first, page: rest.join("/") };
}

function pagesOf(views: readonly Total[]): readonly PageRow[] {
  const pages = Map.groupBy(views, ({ key }) => parted(key).page);
  return [...pages]
    .map(([page, rows]) => ({ page, total: sum(rows), byLocale: localesOf(rows) }))
    .sort((a, b) => b.total - a.total || (a.page < b.page ? -1 : 1));
}

function localesOf(views: readonly Total[]): Readonly<Record<string, number>> {
  const found = Map.groupBy(views, ({ key }) => parted(key).locale ?? "");
  return Object.fromEntries(
    [...found].filter(([locale]) => locale !== "").map(([locale, rows]) => [locale, sum(rows)]),
  );
}

function periodsOf(firsts: readonly Day[], totals: readonly DayTotal[]): readonly PeriodSums[] {
  return firsts.map((first, index) => {
    const end = firsts[index + 1];
    return { first, ...sumsOf(totals.filter(({ day }) => day >= first && (end === undefined || day < end))) };
  });
}

/** `dayTotals`: the sums of each kind by day, of all days since the first. `totals`: of the range. */
export function visitReportFrom({
  range,
  since,
  totals,
  dayTotals,
}: {
  readonly range: DayRange;
  readonly since: Day | null;
  readonly totals: readonly Total[];
  readonly dayTotals: readonly DayTotal[];
}): VisitReport {
  const of = (kind: CountKind) => totals.filter((total) => total.kind === kind);
  const pages = pagesOf(of("view"));
  const sumOf = (kind: CountKind, ...keys: readonly string[]) =>
    sum(of(kind).filter(({ key }) => keys.includes(key)));
  return {
    ...sumsOf(totals),
    range,
    since,
    days: periodsOf(daysOf(range), dayTotals),
    months: since === null ? [] : periodsOf(monthsOf({ min: since, max: range.max }), dayTotals),
    pages,
    byLocale: localesOf(of("view")),
    sources: of("source"),
    campaigns: of("campaign"),
    funnel: funnelRows(pages.find(({ page }) => page === "pricing")?.total ?? 0, totals),
    speed: speedDevices.map((device) => ({ device, rows: speedRows(device, totals) })),
    forms: [
      { form: "quote", started: sumOf("form-started", "quote"), sent: sumOf("sent", "quote") },
      { form: "contact", started: sumOf("form-started", "contact"), sent: sumOf("sent", "contact", "audit") },
    ],
  };
}

/** Requests by visits, in per cent with two decimals; null without a visit. */
export const conversionRate = ({ visits, requests }: Sums): number | null =>
  visits === 0 ? null : Math.round((10_000 * requests) / visits) / 100;

function daysOf({ min, max }: DayRange): readonly Day[] {
  const days = [];
  for (let day = min; day <= max; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of each month from one day to another, and that day itself. */
export function monthsOf({ min, max }: DayRange): readonly Day[] {
  const firsts = [min];
  for (let first = addMonths(`${min.slice(0, 7)}-01`, 1); first <= max; first = addMonths(first, 1))
    firsts.push(first);
  return firsts;
}

/** The way from the configurator to an accepted quote, as numbers. Pure. */
export const funnelSteps = [
  "viewed",
  "type",
  "duration",
  "pack",
  "request",
  "sent",
  "confirmed",
  "accepted",
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** Where the number of a step is counted; the first is the views of the configurator's page, in every language. */
const keys: Readonly<Record<Exclude<FunnelStep, "viewed">, readonly [kind: CountKind, key: string]>> = {
  type: ["step", "type"],
  duration: ["step", "duration"],
  pack: ["step", "pack"],
  request: ["form-started", "quote"],
  sent: ["sent", "quote"],
  confirmed: ["quote", "confirmed"],
  accepted: ["quote", "accepted"],
};

/** `share`: of the step before, null for the first and after a step that nobody took. */
export type FunnelRow = { readonly step: FunnelStep; readonly total: number; readonly share: number | null };

/** `opened`: the views of the configurator. */
export function funnelRows(configuratorViews: number, totals: readonly Total[]): readonly FunnelRow[] {
  const counted = funnelSteps.map((step) => {
    if (step === "viewed") return configuratorViews;
    const [kind, key] = keys[step];
    return totals.find((one) => one.kind === kind && one.key === key)?.total ?? 0;
  });
  return funnelSteps.map((step, index) => {
    const [before = 0, total = 0] = [counted[index - 1], counted[index]];
    return { step, total, share: before === 0 ? null : total / before };
  });
}
