/** An agency in mainland France, whose clocks change: due times, reminders, and the days for which a quote is valid. */
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { hour, wallClock } from "#quotes/deadlines.fixture.ts";
import { quoteLead } from "#testing/leads.ts";

vi.mock("#content/place.ts", async (original) => ({
  ...(await original<typeof import("#content/place.ts")>()),
  timeZone: "Europe/Paris",
}));

const { scheduleOf } = await import("#quotes/deadlines.ts");
const { documentContents: contentsOf } = await import("#quotes/indicative/contents.ts");

const {
  agencyReminderAt,
  clientReminderAt,
  answerDeadline,
  endOfDay,
  agencyDay: today,
} = scheduleOf({
  timeZone: "Europe/Paris",
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  ...{ opens: "10:00", closes: "19:00" },
  localHolidays: [],
  ...{ answerHours: 24, reminderHours: 20, quoteReminderDays: 5 },
});

const wall = wallClock("Europe/Paris");

// On 29 March 2026 the clocks go forward, on 25 October back. Both are Sundays.
test.each([
  [
    "before the hour that is left out",
    "2026-03-27T15:00+01:00",
    "Mon 2026-03-30 15:00",
    "Mon 2026-03-30 11:00",
  ],
  ["in the night of the change", "2026-03-29T00:30+01:00", "Mon 2026-03-30 23:59", "Mon 2026-03-30 18:00"],
  ["after it", "2026-03-30T08:00+02:00", "Tue 2026-03-31 08:00", "Mon 2026-03-30 18:00"],
  [
    "before the hour that comes twice",
    "2026-10-23T15:00+02:00",
    "Mon 2026-10-26 15:00",
    "Mon 2026-10-26 11:00",
  ],
  ["in the first of the two hours", "2026-10-25T02:30+02:00", "Mon 2026-10-26 23:59", "Mon 2026-10-26 18:00"],
  ["in the second", "2026-10-25T02:30+01:00", "Mon 2026-10-26 23:59", "Mon 2026-10-26 18:00"],
])("a request %s is due, and the agency reminded, by the clock on its wall", (_, received, due, reminder) => {
  expect(wall(answerDeadline(Date.parse(received)))).toBe(due);
  expect(wall(agencyReminderAt(Date.parse(received)))).toBe(reminder);
});

test("a client is reminded at an opening by the clock on the wall, before and after a change", () => {
  const reminder = (validUntil: string, now: string) => {
    const ms = clientReminderAt(validUntil, Date.parse(now));
    return ms === null ? null : wall(ms);
  };
  expect(reminder("2026-04-03", "2026-03-04T12:00Z")).toBe("Mon 2026-03-30 10:00");
  expect(reminder("2026-10-31", "2026-10-01T12:00Z")).toBe("Mon 2026-10-26 10:00");
});

test("a quote ends with its day, also on the days of 23 and 25 hours", () => {
  for (const [day, end] of [
    ["2026-03-28", "2026-03-28T22:59:59.999Z"],
    ["2026-03-29", "2026-03-29T21:59:59.999Z"],
    ["2026-10-25", "2026-10-25T22:59:59.999Z"],
  ] as const)
    expect(new Date(endOfDay(day)).toISOString()).toBe(end);
});

test.each([
  [
    "late in the evening, before the clocks go forward",
    "2026-03-10T22:30:00.000Z",
    "10 mars 2026",
    "9 avril 2026",
  ],
  [
    "after midnight, before the clocks go back",
    "2026-10-09T22:30:00.000Z",
    "10 octobre 2026",
    "9 novembre 2026",
  ],
])("an indicative quote made %s is valid for its days, and no more", (_, createdAt, issued, until) => {
  const lead = { ...quoteLead(), createdAt };
  const contents = contentsOf(
    { ...lead, quote: { ...lead.quote, validityDays: 30 } },
    "https://site.example",
    "fr-fr",
  );
  expect(contents.issuedOn.replaceAll("\u00A0", " ")).toBe(issued);
  expect(contents.validUntil.replaceAll("\u00A0", " ")).toBe(until);
});

const moment = fc.integer({ min: Date.UTC(2024), max: Date.UTC(2040) });

test("a reminder to the agency comes while it is open, after the request, before the answer is due", () => {
  fc.assert(
    fc.property(moment, (received) => {
      const reminder = agencyReminderAt(received);
      expect(wall(reminder)).toMatch(/^(?!S)\w+ \S+ (?:1[0-8]:\d\d|19:00)$/);
      expect(reminder).toBeGreaterThan(received);
      expect(reminder).toBeLessThanOrEqual(answerDeadline(received));
    }),
  );
});

test("days follow each other without a gap", () => {
  fc.assert(
    fc.property(moment, (ms) => {
      const day = today(ms);
      expect(wall(ms)).toContain(` ${day} `);
      expect(today(endOfDay(day))).toBe(day);
      expect(today(endOfDay(day) + 1)).toBe(addDays(day, 1));
      expect(Math.abs(endOfDay(day) + 1 - endOfDay(addDays(day, -1)) - 24 * hour)).toBeLessThanOrEqual(
        hour + 1,
      );
    }),
  );
});
