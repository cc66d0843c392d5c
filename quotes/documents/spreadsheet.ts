/** Tables for spreadsheets: `.xlsx`, in which each cell has its type, and CSV, in which a program guesses it. */
import writeExcelFile from "write-excel-file/node";
import { type Day, dayAt } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { truncated } from "#app/domain/sanitized-text.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { timeZone } from "#content/place.ts";

export type Cell =
  | { readonly kind: "text"; readonly text: string }
  /** Before or after tax, as the column's title says. */
  /** `deducted`: it is written with a minus. */
  | { readonly kind: "amount"; readonly amount: Cents; readonly deducted?: true }
  | { readonly kind: "count"; readonly count: number }
  /** ISO 8601 in UTC. Shown in the agency's time, to the minute. */
  | { readonly kind: "moment"; readonly at: string }
  | { readonly kind: "day"; readonly day: Day }
  /** As it was entered. */
  | { readonly kind: "phone"; readonly text: string }
  | null;

export type Sheet = {
  /** In an Excel file: at most 31 characters, without `[]:*?/\`. */
  readonly name?: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
};

const euros = ({ amount, deducted }: { readonly amount: Cents; readonly deducted?: true }): number =>
  (deducted === true ? -amount : amount) / 100;

const cellFormats = { amount: "#,##0.00", moment: "dd/mm/yyyy hh:mm", day: "dd/mm/yyyy", text: "@" } as const;

/** What the agency's clocks show at a moment, as if it were UTC: a cell has no time zone. */
function localTime(at: string): Date {
  const ms = Date.parse(at);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(ms);
  return new Date(`${dayAt(ms, timeZone)}T${clock}Z`);
}

/** The most that a cell holds, in UTF-16 units: Excel calls a file with more damaged. */
const maxCellLength = 32_767;

/** What a cell of a spreadsheet can hold of a text. */
const cellText = (text: string): string => truncated(text.toWellFormed(), maxCellLength);

/** What XML cannot contain or changes, and what the package therefore leaves out; and the beginning of what looks like its escape. */
const toEscape =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML has no way to write
  /_(?=x[\dA-F]{4}_)|[\u0000-\u0008\u000B-\u001F\u007F-\u0084\u0086-\u009F\uFFFD]|\p{Noncharacter_Code_Point}/giu;

const escaped = (character: string): string =>
  character.replace(
    /[\s\S]/g,
    (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`,
  );

/** A text as `.xlsx` has it (ST_Xstring of ECMA-376): `_x000D_` stands there for a carriage return. */
function excelText(text: string): string {
  const held = cellText(text);
  // The package looks texts up in a plain object, where it would find what every object has.
  return held in {} ? held.replace(/^./, escaped) : held.replace(toEscape, escaped);
}

function excelCell(cell: Cell) {
  switch (cell?.kind) {
    case undefined:
      return null;
    case "text":
    case "phone":
      return cell.text === ""
        ? null
        : { type: String, value: excelText(cell.text), format: cellFormats.text };
    case "amount":
      return { type: Number, value: euros(cell), format: cellFormats.amount };
    case "count":
      return { type: Number, value: cell.count };
    case "moment":
      return { type: Date, value: localTime(cell.at), format: cellFormats.moment };
    case "day":
      return { type: Date, value: new Date(`${cell.day}T00:00Z`), format: cellFormats.day };
    default:
      return cell satisfies never;
  }
}

/** An Excel file. Texts are texts: a phone number keeps its zeros, and no text is a formula. */
export function toXlsx(...sheets: readonly Sheet[]): Promise<Buffer> {
  const header = (title: string) => ({
    type: String,
    value: excelText(title),
    fontWeight: "bold" as const,
  });
  return writeExcelFile(
    sheets.map(({ name, titles, rows }) => ({
      ...(name !== undefined && { sheet: name }),
      data: [titles.map(header), ...rows.map((row) => row.map(excelCell))],
      stickyRowsCount: 1,
    })),
  ).toBuffer();
}

/** How the spreadsheets of a language read CSV. */
const csvStyles = {
  "fr-fr": {
    separator: ";",
    decimal: ",",
    date: (year: string, month: string, day: string) => `${day}/${month}/${year}`,
  },
  "en-en": {
    separator: ",",
    decimal: ".",
    date: (year: string, month: string, day: string) => `${year}-${month}-${day}`,
  },
} as const satisfies Record<Locale, unknown>;

/** Where a spreadsheet may see the beginning of a formula: also after what another one takes for a separator. */
const formulaStart = /(^|[;,\t\r\n])([^\S\r\n]*)(?=[=+\-@])/g;

/** Texts that a spreadsheet would turn into a number, a date or a truth value. The name of a month alone is none of them. */
const guessed =
  /^\s*(?:[\d\s.,/:()+%€$£-]*\d[\d\s.,/:()+%€$£-]*(?:e[\d+-]*|[ap]m?)?|(?=\D*\d)(?:[\d\s./-]*)(?:jan|f[eé]v|feb|mar|a[vp]r|mai|may|ju[iln]|ao[uû]|aug|sep|oct|nov|d[eé]c)\p{L}*[\d\s.,/-]*|true|false|vrai|faux)\s*$/iu;

/** A cell that spreadsheets show unchanged: an apostrophe precedes a text that they would take for a formula or a number. */
function guarded(text: string): string {
  const withoutFormulas = text.replace(formulaStart, "$1$2'");
  return withoutFormulas === text && guessed.test(text) ? `'${text}` : withoutFormulas;
}

/**
 * A phone number that every spreadsheet takes for a text, without an apostrophe before it: `(+596) 696 00 00 00`,
 * `06 96 00 00 00`. Groups of three digits at the end would be thousands in French: points separate them. Where that cannot be done,
 * it is guarded as any text.
 */
function phoneText(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  const [, country, rest] = /^\+(\d{1,3})[ .-]+((?:\d+[ .-]+)*\d+)$/.exec(plain) ?? [];
  if (country !== undefined && rest !== undefined) return `(+${country}) ${rest}`;
  if (/^0\d{8,9}$/.test(plain)) return plain.replace(/\d\d(?=\d)/g, "$& ");
  if (!/^0\d*(?: \d+){2,}$/.test(plain)) return guarded(text);
  return / \d{3}$/.test(plain) ? plain.replaceAll(" ", ".") : plain;
}

/** Whatever a spreadsheet takes for a separator. */
const quoted = (text: string): string =>
  /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

function dayText(day: Day, locale: Locale): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return csvStyles[locale].date(year, month, date);
}

function csvText(cell: Cell, locale: Locale): string {
  const style = csvStyles[locale];
  switch (cell?.kind) {
    case undefined:
      return "";
    case "text":
      return quoted(guarded(cellText(cell.text)));
    case "phone":
      return quoted(phoneText(cellText(cell.text)));
    case "amount":
      return euros(cell).toFixed(2).replace(".", style.decimal);
    case "count":
      return String(cell.count);
    case "day":
      return dayText(cell.day, locale);
    case "moment": {
      const [day = "", time = ""] = localTime(cell.at).toISOString().split("T");
      return `${dayText(day, locale)} ${time.slice(0, 5)}`;
    }
    default:
      return cell satisfies never;
  }
}

/** RFC 4180 in UTF-8 with a byte order mark, and with the separator and the decimal sign of the language. */
export function toCsv({ titles, rows }: Sheet, locale: Locale): string {
  const { separator } = csvStyles[locale];
  const lines = [titles.map(quoted), ...rows.map((row) => row.map((cell) => csvText(cell, locale)))];
  return `\uFEFF${lines.map((line) => `${line.join(separator)}\r\n`).join("")}`;
}
