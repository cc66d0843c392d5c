import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { timeZone } from "#content/place.ts";
import { toCsv } from "#quotes/documents/spreadsheet.ts";
import { totalsOf } from "#quotes/terms/confirmed-quote.ts";
import { leadsSheet } from "#server/spreadsheet/columns.ts";
import type { ExportedLead } from "#server/spreadsheet/exported-leads.ts";
import { confirmation } from "#server/store/contract/fixtures.contract.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { auditLead, contactLead, quoteLead } from "#testing/leads.ts";
import { historyJson, leadsJson, leadTable } from "./reports.ts";
import { table } from "./table.ts";

/** A confirmed quote that was accepted, without its state and decision. */
const { quote, pdfHash, draftHash, expiresAt } = confirmation("L");
const decided = {
  id: "L-V1",
  leadId: "L",
  quote,
  quoteAsSent: null,
  pdfHash,
  draftHash,
  expiresAt,
  createdAt: "2026-11-21T00:00:00.000Z",
  decidedAt: "2026-11-22T00:00:00.000Z",
  contractEndsOn: "2027-02-01",
  depositReceipts: [],
  depositRefunds: [],
  withdrawn: null,
};

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
        ...contactLead({ name, company: name, email: name, budget: name, message }),
        notes: message,
        visit: { campaign: { utm_source: name, utm_term: message }, referrer: name },
      };
      const answer = {
        kind: "accepted",
        acceptanceSentence: "Bon pour accord",
        ipAddress: "192.0.2.1",
      } as const;
      const quote = {
        ...decided,
        decision: { ...answer, name, signatoryRole: message },
        withdrawn: { at: decided.createdAt, name, email: message },
      };
      const event = { id: "E", leadId: "L", kind: "question", at: lead.createdAt, quoteId: null } as const;
      const events = [{ ...event, text: message }];
      const sheet = historyJson(
        { lead, confirmedQuotes: [{ ...quote, status: "withdrawn" }], events, jobs: [] },
        0,
      );
      const whole = { lead, quotes: [{ ...quote, state: "accepted" as const }] };
      const json = leadsJson([whole]);
      const csv = toCsv(leadsSheet([whole], "fr-fr"), "fr-fr").slice(1);
      for (const printed of [leadTable([whole], 300), sheet, json, csv])
        expect(printed.replace(/\r?\n/g, "")).not.toMatch(/[\p{Cc}\p{Bidi_C}]/u);
      expect(JSON.parse(json)).toMatchObject([lead.fields]);
    }),
    { numRuns: 300 },
  );
});

test("the list says what has become of a request", () => {
  const lead = contactLead({ name: "A" });
  const state = (changes: Parameters<typeof contactLead>[1], quotes: ExportedLead["quotes"] = []) =>
    leadTable([{ lead: { ...lead, ...changes }, quotes }], 300).split("\n")[1];
  const stored = { ...decided, decidedAt: null, decision: null, state: "waiting" as const };
  expect(state({})).toContain(" open ");
  expect(state({ followUpStatus: "answered" })).toContain(" answered ");
  expect(state({ followUpStatus: "answered" }, [stored])).toContain(" quote waiting ");
  expect(state({ followUpStatus: "answered" }, [{ ...stored, state: "declined" }])).toContain(
    " quote declined ",
  );
  expect(state({ followUpStatus: "lost" }, [{ ...stored, state: "expired" }])).toContain(" lost ");
  expect(state({ isQuarantined: true })).toContain(" QUARANTINED ");
});

test("a table is never wider than the terminal", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string(), fc.string())),
      fc.integer({ min: 10, max: 60 }),
      (rows, lineWidth) => {
        const lines = table(["ONE", "TWO"], rows, { maxCellWidth: 28, lineWidth }).split("\n").slice(0, -1);
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(lineWidth);
      },
    ),
  );
});

test("times of a table are the agency's, and say of which zone", () => {
  const lead = contactLead({}, { createdAt: "2026-11-22T02:30:05.000Z" });
  const list = leadTable([{ lead, quotes: [] }], 300);
  expect(list).toContain(timeZone);
  expect(list).toContain(at("2026-11-22T02:30:05.000Z"));
});

/** As an agency's clock shows it, written by another function than the commands use. */
function at(iso: string): string {
  const digits = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  } as const;
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone, ...digits }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")} ${part("hour")}:${part("minute")}`;
}

test.each(locales)(
  "%s: every column of the export has a title of its own, and accepted amounts are apart",
  (locale) => {
    const decision = {
      kind: "accepted",
      name: "Z",
      signatoryRole: "g",
      acceptanceSentence: "",
      ipAddress: "",
    } as const;
    const cheaper = {
      ...quote.terms,
      lines: quote.terms.lines.map((line) => ({ ...line, unitPrice: cents(50_000) })),
    };
    const accepted = {
      ...decided,
      decision,
      state: "accepted" as const,
      quote: { ...quote, terms: cheaper, totals: totalsOf(cheaper, 85) },
      quoteAsSent: { quote, pdfHash },
      ...receivedAtOnce(quote, "2026-11-25"),
    };
    const contact = contactLead();
    const leads = [
      { lead: quoteLead(), quotes: [accepted] },
      { lead: auditLead("rhum.example"), quotes: [] },
    ];
    const { titles, rows } = leadsSheet([...leads, { lead: contact, quotes: [] }], locale);
    expect(new Set(titles).size).toBe(titles.length);
    const t = translations[locale];
    const cell = (
      name: "confirmedTotal" | "acceptedTotal" | "acceptedGross" | "depositReceivedOn",
      row = 0,
    ) => rows[row]?.[titles.indexOf(t(`spreadsheet.${name}`))];
    expect(cell("confirmedTotal")).toEqual({ kind: "amount", amount: 100_000 });
    expect(cell("acceptedTotal")).toEqual({ kind: "amount", amount: 50_000 });
    expect(cell("acceptedGross")).toEqual({ kind: "amount", amount: 54_250 });
    expect(cell("depositReceivedOn")).toEqual({ kind: "day", day: "2026-11-25" });
    expect(cell("acceptedTotal", 1)).toBeNull();
  },
);
