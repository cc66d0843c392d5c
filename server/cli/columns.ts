/** The columns of `export --csv`: each has its name and what it reads. A form's fields follow them (`csv.ts`). */
import { campaignParameters } from "#app/domain/visit.ts";
import { hasQuote, type QuoteLead } from "#server/quote-document/contents.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import type { Lead } from "#server/store/leads.ts";
import { typedLine, typedLines } from "#server/typed-text.ts";
import type { ExportedLead } from "./exported-leads.ts";

/** By name, in the order of the columns. */
type Columns<Source> = Readonly<Record<string, (source: Source) => string>>;

const leadColumns: Columns<Lead> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  createdAt: ({ createdAt }) => createdAt,
  lastContactAt: ({ lastContactAt }) => lastContactAt,
  language: ({ locale }) => locale,
  status: ({ status }) => status,
  suspicions: ({ suspicions }) => suspicions.join(" "),
};

/** What was done about a lead, and what the browser said about its visit. */
export const followUpColumns: Columns<Lead> = {
  handling: ({ handling }) => handling,
  notes: ({ notes }) => typedLines(notes),
  ...Object.fromEntries(
    campaignParameters.map((name) => [name, ({ visit }: Lead) => typedLine(visit?.campaign[name] ?? "")]),
  ),
  referrer: ({ visit }) => typedLine(visit?.referrer ?? ""),
};

type QuoteCell = string | number | null | undefined;

/** Empty for a lead without a quote, and for an amount that its quote does not have. */
const quoteCell =
  (read: (lead: QuoteLead) => QuoteCell) =>
  (lead: Lead): string =>
    hasQuote(lead) ? String(read(lead) ?? "") : "";

/** The indicative quote. Amounts in cents: many spreadsheets would read a decimal point as a date. */
const quoteColumns: Columns<Lead> = {
  quoteNumber: quoteCell(quoteNumber),
  projectType: quoteCell(({ quote: record }) => record.selection.projectType),
  pack: quoteCell(({ quote: record }) => record.selection.pack),
  durationMonths: quoteCell(({ quote: record }) => record.selection.durationMonths),
  options: quoteCell(({ quote: record }) => record.selection.options.join(" ")),
  totalKind: quoteCell(({ quote: record }) => record.quote.totalKind),
  baseCents: quoteCell(({ quote: record }) => record.quote.base),
  oneOffOptionsCents: quoteCell(({ quote: record }) => record.quote.oneOffOptions),
  discountCents: quoteCell(({ quote: record }) => record.quote.discount),
  totalCents: quoteCell(({ quote: record }) => record.quote.total),
  depositCents: quoteCell(({ quote: record }) => record.quote.payment?.deposit),
  monthlyCents: quoteCell(({ quote: record }) => record.quote.payment?.monthly),
  lastCents: quoteCell(({ quote: record }) => record.quote.payment?.last),
  perMonthCents: quoteCell(({ quote: record }) => record.quote.perMonth),
  perYearCents: quoteCell(({ quote: record }) => record.quote.perYear),
  onQuote: quoteCell(({ quote: record }) => record.quote.onQuote.map(({ key }) => key).join(" ")),
  catalogueVersion: quoteCell(({ quote: record }) => record.catalogueVersion),
};

/** The newest confirmed quote; empty if there is none. */
const confirmedColumns: Columns<ExportedLead> = {
  confirmedQuote: ({ quotes: [newest] }) => newest?.quote.number ?? "",
  confirmedState: ({ quotes: [newest] }) => newest?.state ?? "",
};

const ofLead = (columns: Columns<Lead>): Columns<ExportedLead> =>
  Object.fromEntries(Object.entries(columns).map(([name, read]) => [name, ({ lead }) => read(lead)]));

/** Every column of a request, in order. */
export const requestColumns: Columns<ExportedLead> = {
  ...ofLead({ ...leadColumns, ...followUpColumns, ...quoteColumns }),
  ...confirmedColumns,
};
