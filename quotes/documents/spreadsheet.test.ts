import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import readExcelFile from "read-excel-file/node";
import { expect, onTestFinished, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import type { Locale } from "#app/i18n/locales.ts";
import names from "#testing/names.json" with { type: "json" };
import { type Cell, type Sheet, toCsv, toXlsx } from "./spreadsheet.ts";

const text = (value: string): Cell => ({ kind: "text", text: value });

/** What people type that a spreadsheet would change, or run. */
const entered = [
  "=1+1",
  "Bonjour;=1+1;x",
  "Bonjour\n=1+1",
  "https://a.example/?utm_source=a;=1+1;b",
  "a\t@SUM(A1)",
  "+596 696 00 00 00",
  "-1",
  "0696123456",
  "12/05",
  "3E5",
  "1-2",
  "10:30",
  "12 mai",
  "mars 2027",
  "VRAI",
  "1,5",
  "97200",
  'Rhum "vieux"; 3 ans, 1 fût',
  "3D Caraïbes",
  "Joséphine",
  "Maryse",
  "Décliné",
  "Mars",
];
const sheet: Sheet = {
  titles: ["Texte", "Montant", "Nombre", "Moment", "Jour", "Téléphone", "Téléphone 2", "Téléphone 3"],
  rows: entered.map((value) => [
    text(value),
    { kind: "amount", amount: cents(575_345) },
    { kind: "count", count: 24 },
    // 23:30 of the day before in Martinique.
    { kind: "moment", at: "2026-05-02T03:30:00.000Z" },
    { kind: "day", day: "2026-11-27" },
    { kind: "phone", text: "+596 696 41 27 08" },
    { kind: "phone", text: "0696412708" },
    { kind: "phone", text: "0696 412 708" },
  ]),
};

/** Reads CSV according to RFC 4180. */
function parse(csv: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`, "g");
  for (const [, quoted, bare, end] of csv.matchAll(cells)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.slice(0, -1);
}

test("CSV has the separator, the decimal sign and the dates of the language, and the agency's time", () => {
  const [title, first] = toCsv(sheet, "fr-fr").slice(1).split("\r\n");
  expect(title).toMatch(/^Texte;Montant;Nombre;Moment;Jour;/);
  expect(first).toMatch(/^'=1\+1;5753,45;24;01\/05\/2026 23:30;27\/11\/2026;/);
  expect(toCsv(sheet, "en-en").split("\r\n")[1]).toMatch(/^'=1\+1,5753\.45,24,2026-05-01 23:30,2026-11-27,/);
});

test("a day is a date of the language, and a name that begins as a month has no apostrophe", () => {
  const row: Sheet["rows"][number] = [
    { kind: "day", day: "2026-11-27" },
    ...["Maryse", "Décliné", "Mai"].map(text),
  ];
  const [french, english] = (["fr-fr", "en-en"] as const).map(
    (locale) => toCsv({ titles: ["T"], rows: [row] }, locale).split("\r\n")[1],
  );
  expect(french).toBe("27/11/2026;Maryse;Décliné;Mai");
  expect(english).toBe("2026-11-27,Maryse,Décliné,Mai");
});

/** Phone numbers as they are entered and as they are in CSV. */
const phones = [
  ["0696412708", "06 96 41 27 08"],
  ["0696 41 27 08", "0696 41 27 08"],
  ["+596 696 41 27 08", "(+596) 696 41 27 08"],
  ["+1 758-555-0134", "(+1) 758-555-0134"],
  ["0696 412 708", "0696.412.708"],
  ["+596696412708", "'+596696412708"],
  ["=1+1", "'=1+1"],
  ["+1 2;=1+1", "\"'+1 2;'=1+1\""],
  ["112", "'112"],
] as const;

test.each(phones)("the phone number %s is the text %s in CSV", (value, expected) => {
  const csv = toCsv({ titles: ["T"], rows: [[{ kind: "phone", text: value }]] }, "fr-fr");
  expect(csv.split("\r\n")[1]).toBe(expected);
});

test.each(['"', "\r", "\n", ",", ";", "\t"])("a text with %j is quoted in CSV, in both languages", (sign) => {
  for (const locale of ["fr-fr", "en-en"] as const)
    expect(toCsv({ titles: ["T"], rows: [[text(`a${sign}b`)]] }, locale)).toContain(
      `\r\n"a${sign === '"' ? '""' : sign}b"\r\n`,
    );
});

test("whatever is typed comes back from CSV as text, and no part of it is a formula", () => {
  const nasty = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...entered));
  fc.assert(
    fc.property(nasty, fc.constantFrom<Locale>("fr-fr", "en-en"), (value, locale) => {
      const entered: Cell = { kind: "phone", text: value };
      const csv = toCsv({ titles: ["T", "U", "V"], rows: [[text(value), text("end"), entered]] }, locale);
      const [, [cell = "", end, phone = ""] = []] = parse(csv.slice(1), locale === "fr-fr" ? ";" : ",");
      expect(end).toBe("end");
      expect(phone.replace(/\D/g, "")).toBe(value.replace(/\D/g, ""));
      for (const part of phone.split(/[;,\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@]/);
      // Apostrophes are all that was added.
      expect(cell.replaceAll("'", "")).toBe(value.replaceAll("'", ""));
      // Whichever separator a spreadsheet takes.
      for (const part of cell.split(/[;,\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@]/);
    }),
  );
});

test.each(["=1+1", "+1+1", "-1+A1", "@SUM(A1)", " \t-1+A1", "Bonjour;-1+A1", "Bonjour\r\n-A1"])(
  "%j is no formula in CSV",
  (value) => {
    for (const [locale, separator] of [
      ["fr-fr", ";"],
      ["en-en", ","],
    ] as const) {
      const [, [cell = ""] = []] = parse(
        toCsv({ titles: ["T"], rows: [[text(value)]] }, locale).slice(1),
        separator,
      );
      expect(cell).not.toBe(value);
      for (const part of cell.split(/[;,\t\r\n]/)) expect(part.trimStart()).not.toMatch(/^[=+\-@]/);
    }
  },
);

/** What the format or XML itself gives a meaning, or cannot contain. */
const escaped = [
  "a_x000D_b",
  "_x0041__x0042_",
  "_x005F_x000D_",
  "_X000d_",
  "_x000D",
  "ligne\r\nligne\rligne\nligne",
  "nul\u0000, cloche\u0007, échappe\u001B, \uFFFE\uFFFF \u{10FFFE}a, \uFFFD\u0080",
  "\ttabulation\t",
  "  espaces  ",
  "<b>&amp;</b> \"'",
  "]]> <![CDATA[",
  "a\u0085b\u2028c",
  "'apostrophe",
  "constructor",
  "__proto__",
  "Нина, 王小明, محمد, 👩‍👩‍👧",
  ...Object.values(names).flat(),
];

/** Reads the first sheet with nothing but Python's library and the rules of ECMA-376: each cell, or null for an empty one. */
const pythonReader = `
import json, re, sys, zipfile
from xml.etree import ElementTree
archive = zipfile.ZipFile(sys.argv[1])
ns = {"m": "http://schemas.openxmlformats.org/spreadsheetml/2006/main"}
decoded = lambda text: re.sub("_x([0-9A-Fa-f]{4})_", lambda code: chr(int(code[1], 16)), text)
texts = lambda node: decoded("".join(t.text or "" for t in node.iterfind(".//m:t", ns)))
shared = [texts(one) for one in ElementTree.fromstring(archive.read("xl/sharedStrings.xml")).iterfind("m:si", ns)]
def value(cell):
    if cell.get("t") == "inlineStr": return texts(cell)
    found = cell.find("m:v", ns)
    if cell.find("m:f", ns) is not None: return "formula"
    return None if found is None else shared[int(found.text)] if cell.get("t") == "s" else found.text
sheet = ElementTree.fromstring(archive.read("xl/worksheets/sheet1.xml"))
print(json.dumps([[value(cell) for cell in row.iterfind("m:c", ns)] for row in sheet.iterfind(".//m:row", ns)]))
`;
const hasPython = spawnSync("python3", ["--version"]).status === 0;

const tooLong = "é".repeat(40_000);
const written = [...entered, ...escaped, tooLong];
const columnOf = (values: readonly string[]): Sheet => ({
  titles: ["Titre_x000D_"],
  rows: values.map((value) => [text(value)]),
});
const cut = (value: string) => (value === tooLong ? `${"é".repeat(32_766)}…` : value);

test("a reader of spreadsheets finds each text as it was typed, cell by cell", async () => {
  const [sheet] = await readExcelFile(await toXlsx(columnOf(written)), { trim: false });
  expect(sheet?.data.map(([cell]) => cell)).toEqual(["Titre_x000D_", ...written.map(cut)]);
});

test.skipIf(!hasPython)("the XML of a spreadsheet says each text as it was typed, cell by cell", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sheet-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "requests.xlsx");
  writeFileSync(file, await toXlsx(columnOf(written)));
  const printed = execFileSync("python3", ["-c", pythonReader, file], { encoding: "utf8" });
  expect(JSON.parse(printed)).toEqual([["Titre_x000D_"], ...written.map((value) => [cut(value)])]);
});

test("whatever is typed comes back from a spreadsheet", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.string({
          unit: fc.oneof(
            fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
            fc.constantFrom("_", "x", "0", "D", "\r", "\n"),
          ),
          minLength: 1,
        }),
        { minLength: 1 },
      ),
      async (values) => {
        const [sheet] = await readExcelFile(await toXlsx(columnOf(values)), { trim: false });
        expect(sheet?.data.slice(1).map(([cell]) => cell)).toEqual(
          values.map((value) => value.toWellFormed()),
        );
      },
    ),
    { numRuns: 40 },
  );
});

test("a CSV file has no cell that is longer than a spreadsheet takes", () => {
  const [, [cell = ""] = []] = parse(toCsv(columnOf([tooLong]), "fr-fr").slice(1), ";");
  expect(cell).toBe(cut(tooLong));
});

const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0;
/** Field separator, quotes, UTF-8, first line, French, and dates and numbers are recognized as a spreadsheet does. */
const frenchCsv = "--infilter=CSV:59,34,76,1,,1036,false,true";

/** The cells of the first sheet as LibreOffice reads them: type and value, or text. */
function opened(file: string, folder: string, ...filter: readonly string[]): string[][] {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  execFileSync(
    "soffice",
    [profile, "--headless", ...filter, "--convert-to", "fods", "--outdir", folder, file],
    {
      stdio: "ignore",
    },
  );
  const xml = readFileSync(file.replace(/\.\w+$/, ".fods"), "utf8");
  return [...xml.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].map(
      ([, attributes = "", content = ""]) => {
        const type = /office:value-type="(\w+)"/.exec(attributes)?.[1] ?? "";
        const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1];
        const shown = [...content.matchAll(/<text:p>(.*?)<\/text:p>/gs)]
          .map(([, line = ""]) => line.replace(/<text:tab\/>/g, "\t").replace(/<[^>]+>/g, ""))
          .join("\n")
          .replaceAll("&quot;", '"')
          .replaceAll("&apos;", "'");
        return /formula/.test(attributes) ? "formula" : `${type} ${value ?? shown}`;
      },
    ),
  );
}

// Its first start can take minutes on a busy machine.
const libreOfficeMs = 400_000;

test.skipIf(!hasLibreOffice)(
  "LibreOffice reads each cell of both files as what it is",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "sheet-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const [xlsx, csv] = [join(folder, "leads.xlsx"), join(folder, "requests.csv")];
    writeFileSync(xlsx, await toXlsx(sheet));
    writeFileSync(csv, toCsv(sheet, "fr-fr"));
    const others = ["float 5753.45", "float 24", "date 2026-05-01T23:30:00", "date 2026-11-27"];
    const fromXlsx = opened(xlsx, folder);
    const fromCsv = opened(csv, folder, frenchCsv);
    entered.forEach((value, index) => {
      const [enteredText, ...cells] = fromXlsx[index + 1]?.slice(0, 8) ?? [];
      expect(enteredText).toBe(`string ${value}`);
      expect(cells).toEqual([
        ...others,
        ...["+596 696 41 27 08", "0696412708", "0696 412 708"].map((one) => `string ${one}`),
      ]);
      const [first = "", ...rest] = fromCsv[index + 1]?.slice(0, 8) ?? [];
      expect(first).toMatch(/^string /);
      expect(first.replaceAll("'", "")).toBe(`string ${value}`);
      expect(rest).toEqual([
        ...others,
        ...["(+596) 696 41 27 08", "06 96 41 27 08", "0696.412.708"].map((one) => `string ${one}`),
      ]);
    });
  },
  libreOfficeMs,
);
