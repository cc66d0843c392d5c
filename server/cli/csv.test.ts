import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmation } from "#server/store/contract/fixtures.contract.ts";
import type { Lead } from "#server/store/leads.ts";
import { typedLines } from "#server/typed-text.ts";
import { untouched } from "#testing/leads.ts";
import { toCsv } from "./csv.ts";
import { dueTable, leadSheet, leadsJson, leadTable } from "./reports.ts";
import { table } from "./table.ts";

const exported = (fields: Lead["fields"]) => ({ lead: leadWith(fields), quotes: [] });

const leadWith = (fields: Lead["fields"]): Lead => ({
  id: "L",
  kind: "contact",
  locale: "fr-fr",
  status: "new",
  fields,
  quote: null,
  suspicions: [],
  createdAt: "2026-11-21T00:00:00.000Z",
  lastContactAt: "2026-11-21T00:00:00.000Z",
  waitingSince: "2026-11-21T00:00:00.000Z",
  ...untouched,
});

/** A confirmed quote that was accepted, without its state and decision. */
const { quote, pdfHash, draftHash, expiresAt } = confirmation("L");
const decided = {
  ...{ id: "L-V1", leadId: "L", quote, pdfHash, draftHash, expiresAt },
  ...{ createdAt: "2026-11-21T00:00:00.000Z", decidedAt: "2026-11-22T00:00:00.000Z" },
  performedOn: "2027-02-01",
};

/** Reads CSV according to RFC 4180. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (bare ?? "") : quoted.replaceAll('""', '"'));
    if (end !== ",") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("a spreadsheet reads back the visible typed text, and no formula", () => {
  const nasty = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("=1+1", "+33 6", "-1", "@SUM(A1)", "\t=1", "\r=1", 'a"b', "a\r\nb", ",;", "'=1"),
  );
  fc.assert(
    fc.property(nasty, nasty, nasty, (name, message, notes) => {
      const { lead } = exported({ name, message });
      const csv = toCsv([{ lead: { ...lead, notes }, quotes: [] }]);
      expect(csv.startsWith("\uFEFF")).toBe(true);
      const [header, row] = parse(csv.slice(1));
      expect(header?.slice(-2)).toEqual(["name", "message"]);
      for (const [cell, typed] of [
        [row?.at(-2), name],
        [row?.at(-1), message],
        [row?.[header?.indexOf("notes") ?? -1], notes],
      ]) {
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        const seen = typedLines(typed ?? "");
        expect([seen, `'${seen}`]).toContain(cell);
      }
    }),
  );
});

test("leads with different fields share one table", () => {
  const rows = parse(toCsv([exported({ name: "A" }), exported({ phone: "1" })]).slice(1));
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ["name", "phone"],
    ["A", ""],
    ["", "1"],
  ]);
});

test("typed text cannot control the terminal or change the text direction in any command", () => {
  const acting = fc.constantFrom(
    "\u001B[2J",
    "\u009B31m",
    "\u0007",
    "\r",
    "\u202E",
    "\u2067",
    "\u200F",
    "\u061C",
  );
  const nasty = fc.array(fc.oneof(acting, fc.string({ unit: "binary" })), { minLength: 1 });
  const texts = nasty.map((parts) => parts.join(""));
  fc.assert(
    fc.property(texts, texts, (name, message) => {
      const lead = {
        ...leadWith({ name, company: name, email: name, budget: name, message }),
        notes: message,
        visit: { campaign: { utm_source: name, utm_term: message }, referrer: name },
      };
      const answer = { kind: "accepted", mention: "Bon pour accord", address: "192.0.2.1" } as const;
      const quote = { ...decided, decision: { ...answer, name, capacity: message } };
      const event = { id: "E", leadId: "L", kind: "question", at: lead.createdAt, quoteId: null } as const;
      const events = [{ ...event, text: message }];
      const sheet = leadSheet({ lead, quotes: [{ ...quote, status: "accepted" }], events, jobs: [] }, 0);
      const whole = { lead, quotes: [{ ...quote, state: "accepted" as const }] };
      const json = leadsJson([whole]);
      const due = dueTable([lead], 0, 300);
      for (const printed of [leadTable([lead], 300), due, sheet, json, toCsv([whole]).slice(1)])
        expect(printed.replace(/\r?\n/g, "")).not.toMatch(/[\p{Cc}\p{Bidi_C}]/u);
      expect(JSON.parse(json)).toMatchObject([lead.fields]);
    }),
    { numRuns: 300 },
  );
});

test("a table is never wider than the terminal", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string())),
      fc.integer({ min: 10, max: 60 }),
      (rows, columns) => {
        const lines = table(["ONE", "TWO"], rows, { widest: 28, columns }).split("\n").slice(0, -1);
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns);
      },
    ),
  );
});
