import { expect, test } from "vitest";
import type { Total } from "./counts.ts";
import { conversionRate, funnelRows, monthsOf, visitReportFrom } from "./visit-report.ts";

const range = { min: "2026-11-01", max: "2026-11-03" };

test("totals become pages with their languages, forms and sums, and days and months with their own sums", () => {
  const totals: readonly Total[] = [
    { kind: "view", key: "fr-fr/home", total: 5 },
    { kind: "view", key: "en-en/home", total: 2 },
    { kind: "view", key: "fr-fr/project/rhum", total: 9 },
    { kind: "view", key: "connect", total: 1 },
    { kind: "source", key: "direct", total: 8 },
    { kind: "form-started", key: "contact", total: 4 },
    { kind: "sent", key: "contact", total: 1 },
    { kind: "sent", key: "audit", total: 1 },
  ];
  const dayTotals = [
    { day: "2026-09-15", kind: "source", total: 7 },
    { day: "2026-10-31", kind: "view", total: 4 },
    { day: "2026-11-01", kind: "source", total: 3 },
    { day: "2026-11-03", kind: "source", total: 5 },
    { day: "2026-11-03", kind: "sent", total: 2 },
  ] as const;
  const report = visitReportFrom({ range, since: "2026-09-15", totals, dayTotals });
  expect(report).toMatchObject({ visits: 8, views: 17, requests: 2, byLocale: { "fr-fr": 14, "en-en": 2 } });
  expect(report.pages).toEqual([
    { page: "project/rhum", total: 9, byLocale: { "fr-fr": 9 } },
    { page: "home", total: 7, byLocale: { "fr-fr": 5, "en-en": 2 } },
    { page: "connect", total: 1, byLocale: {} },
  ]);
  expect(report.days.map(({ first, visits, requests }) => [first, visits, requests])).toEqual([
    ["2026-11-01", 3, 0],
    ["2026-11-02", 0, 0],
    ["2026-11-03", 5, 2],
  ]);
  expect(report.months.map(({ first, visits, views }) => [first, visits, views])).toEqual([
    ["2026-09-15", 7, 0],
    ["2026-10-01", 0, 4],
    ["2026-11-01", 8, 0],
  ]);
  expect(report.forms).toEqual([
    { form: "quote", started: 0, sent: 0 },
    { form: "contact", started: 4, sent: 2 },
  ]);
});

test("the conversion rate has two decimals, and there is none without a visit", () => {
  expect(conversionRate({ visits: 812, requests: 12, views: 0 })).toBe(1.48);
  expect(conversionRate({ visits: 0, requests: 3, views: 0 })).toBeNull();
});

test("months begin at their first days, the first one where the range begins", () => {
  expect(monthsOf({ min: "2025-11-28", max: "2026-02-01" })).toEqual([
    "2025-11-28",
    "2025-12-01",
    "2026-01-01",
    "2026-02-01",
  ]);
});

test("the share of a step is of the one before, and there is none after a step that nobody took", () => {
  const steps = funnelRows(40, [
    { kind: "step", key: "type", total: 20 },
    { kind: "step", key: "pack", total: 10 },
    // More quotes than requests: some began with the contact form.
    { kind: "quote", key: "confirmed", total: 80 },
  ]);
  expect(steps.map(({ total }) => total)).toEqual([40, 20, 0, 10, 0, 0, 80, 0]);
  expect(steps.map(({ share }) => share)).toEqual([null, 0.5, 0, null, 0, null, null, 0]);
});
