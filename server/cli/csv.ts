import { typedLines } from "#server/typed-text.ts";
import { quoteCells, quoteColumns } from "./quote-report.ts";
import { type ExportedLead, followUpColumns } from "./reports.ts";

/** Spreadsheets run these as formulas, unless an apostrophe comes first. */
const formula = /^[=+\-@]/;

function cell(value: string): string {
  const guarded = formula.test(value) ? `'${value}` : value;
  return /["\r\n,;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** RFC 4180 in UTF-8, with a byte order mark for spreadsheets. One column for each field of any lead. */
export function toCsv(exported: readonly ExportedLead[]): string {
  const fields = [...new Set(exported.flatMap(({ lead }) => Object.keys(lead.fields)))];
  const own = ["id", "kind", "createdAt", "lastContactAt", "language", "status", "suspicions"];
  const header = [
    ...own,
    ...Object.keys(followUpColumns),
    ...Object.keys(quoteColumns),
    "confirmedQuote",
    "confirmedState",
    ...fields,
  ];
  const rows = exported.map(({ lead, quotes: [newest] }) => [
    lead.id,
    lead.kind,
    lead.createdAt,
    lead.lastContactAt,
    lead.locale,
    lead.status,
    lead.suspicions.join(" "),
    ...Object.values(followUpColumns).map((read) => read(lead)),
    ...quoteCells(lead),
    newest?.quote.number ?? "",
    newest?.state ?? "",
    ...fields.map((field) => typedLines(lead.fields[field] ?? "")),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
