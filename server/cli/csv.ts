import { typedLines } from "#server/typed-text.ts";
import { requestColumns } from "./columns.ts";
import type { ExportedLead } from "./exported-leads.ts";

/** Spreadsheets run these as formulas, unless an apostrophe comes first. */
const formula = /^[=+\-@]/;

function cell(value: string): string {
  const guarded = formula.test(value) ? `'${value}` : value;
  return /["\r\n,;]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** RFC 4180 in UTF-8, with a byte order mark for spreadsheets. After the columns of a request, one for each field of any. */
export function toCsv(exported: readonly ExportedLead[]): string {
  const fields = [...new Set(exported.flatMap(({ lead }) => Object.keys(lead.fields)))];
  const header = [...Object.keys(requestColumns), ...fields];
  const rows = exported.map((request) => [
    ...Object.values(requestColumns).map((read) => read(request)),
    ...fields.map((field) => typedLines(request.lead.fields[field] ?? "")),
  ]);
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}
