import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { hour, wallClock } from "./deadlines.fixture.ts";
import { scheduleOf } from "./deadlines.ts";

const timeZone = "America/Martinique";
const rules = {
  timeZone,
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "10:00",
  closes: "19:00",
  localHolidays: [],
  answerHours: 24,
  reminderHours: 20,
  quoteReminderDays: 5,
} as const;
const {
  agencyReminderAt,
  clientReminderAt,
  depositMailAt,
  answerDeadline,
  endOfDay,
  firstOpening,
  quarantineReportAt,
  agencyDay: today,
} = scheduleOf(rules);

const wall = wallClock(timeZone);

const at = (local: string): number => Date.parse(`${local.replace(" ", "T")}:00-04:00`);

describe("by example", () => {
  test.each([
    ["the next day", "2026-11-24 15:00", "Wed 2026-11-25 15:00", "Wed 2026-11-25 11:00"],
    ["20 hours later, while open", "2026-11-24 18:30", "Wed 2026-11-25 18:30", "Wed 2026-11-25 14:30"],
    [
      "20 hours later it is closed, and open in time",
      "2026-11-24 13:00",
      "Wed 2026-11-25 13:00",
      "Wed 2026-11-25 10:00",
    ],
    [
      "the next opening is when it is due",
      "2026-11-24 10:00",
      "Wed 2026-11-25 10:00",
      "Wed 2026-11-25 10:00",
    ],
    ["the next opening is too late", "2026-11-24 08:00", "Wed 2026-11-25 08:00", "Tue 2026-11-24 18:00"],
    ["late in the evening", "2026-11-24 23:30", "Wed 2026-11-25 23:30", "Wed 2026-11-25 18:00"],
    ["over a weekend", "2026-11-27 15:00", "Mon 2026-11-30 15:00", "Mon 2026-11-30 11:00"],
    ["on a Friday morning", "2026-11-27 09:00", "Mon 2026-11-30 09:00", "Fri 2026-11-27 18:00"],
    ["on a Saturday", "2026-11-28 12:00", "Mon 2026-11-30 23:59", "Mon 2026-11-30 18:00"],
    ["late on a Sunday", "2026-11-29 23:59", "Mon 2026-11-30 23:59", "Mon 2026-11-30 18:00"],
    ["at the end of a year", "2026-12-31 16:00", "Fri 2027-01-01 16:00", "Fri 2027-01-01 12:00"],
  ])("%s", (_name, received, due, reminder) => {
    expect(wall(answerDeadline(at(received)))).toBe(due);
    expect(wall(agencyReminderAt(at(received)))).toBe(reminder);
  });

  test("requests in quarantine are reported once for each day, at the next opening", () => {
    const report = (received: string) => wall(quarantineReportAt(at(received)));
    expect(report("2026-11-26 00:00")).toBe("Fri 2026-11-27 10:00");
    expect(report("2026-11-26 23:59")).toBe("Fri 2026-11-27 10:00");
    for (const received of ["2026-11-27 00:00", "2026-11-28 12:00", "2026-11-29 23:59"])
      expect(report(received)).toBe("Mon 2026-11-30 10:00");
  });

  test("the first opening is on no public holiday", () => {
    const opening = (day: string) => wall(firstOpening(day));
    // A Tuesday, the New Year before a weekend, a Saturday, and All Saints' Day, a Monday.
    expect(opening("2026-12-01")).toBe("Tue 2026-12-01 10:00");
    expect(opening("2027-01-01")).toBe("Mon 2027-01-04 10:00");
    expect(opening("2027-05-01")).toBe("Mon 2027-05-03 10:00");
    expect(opening("2027-11-01")).toBe("Tue 2027-11-02 10:00");
  });

  test("a client is told how to pay a deposit at the first opening from its day on", () => {
    const told = (day: string) => wall(depositMailAt(day));
    expect(told("2026-11-26")).toBe("Thu 2026-11-26 10:00");
    expect(told("2026-11-28")).toBe("Mon 2026-11-30 10:00");
  });

  test("a client is reminded five days before the quote ends, at an opening", () => {
    const now = at("2026-11-02 12:00");
    const reminder = (day: string, from = now) => {
      const ms = clientReminderAt(day, from);
      return ms === null ? null : wall(ms);
    };
    expect(reminder("2026-12-02")).toBe("Fri 2026-11-27 10:00");
    expect(reminder("2026-12-03")).toBe("Mon 2026-11-30 10:00");
    expect(reminder("2026-12-04")).toBe("Mon 2026-11-30 10:00");
    expect(reminder("2026-11-07")).toBeNull();
    expect(reminder("2026-11-07", at("2026-11-02 09:59"))).toBe("Mon 2026-11-02 10:00");
  });

  test("a day ends at midnight in Martinique", () => {
    expect(endOfDay("2026-11-30")).toBe(at("2026-12-01 00:00") - 1);
    expect(today(at("2026-11-30 23:59"))).toBe("2026-11-30");
    expect(today(at("2026-12-01 00:00"))).toBe("2026-12-01");
  });
});

describe("an agency that works from Tuesday to Saturday, from 8:00 to 16:30", () => {
  const schedule = scheduleOf({
    ...rules,
    days: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    opens: "08:00",
    closes: "16:30",
    localHolidays: ["05-22"],
  });

  test.each([
    ["over its Sunday and Monday", "2026-11-28 15:00", "Tue 2026-12-01 15:00", "Tue 2026-12-01 11:00"],
    ["over to its Saturday", "2026-11-27 15:00", "Sat 2026-11-28 15:00", "Sat 2026-11-28 11:00"],
    ["on a Sunday night", "2026-11-29 23:04", "Tue 2026-12-01 23:59", "Tue 2026-12-01 15:30"],
    ["on a Monday", "2026-11-30 09:00", "Tue 2026-12-01 23:59", "Tue 2026-12-01 15:30"],
  ])("%s", (_name, received, due, reminder) => {
    expect(wall(schedule.answerDeadline(at(received)))).toBe(due);
    expect(wall(schedule.agencyReminderAt(at(received)))).toBe(reminder);
  });

  test("it opens on a Saturday, on no Monday and on no holiday of its own", () => {
    const opening = (day: string) => wall(schedule.firstOpening(day));
    expect(opening("2027-01-01")).toBe("Sat 2027-01-02 08:00");
    expect(opening("2026-11-29")).toBe("Tue 2026-12-01 08:00");
    // The 22nd of May is a Saturday.
    expect(opening("2027-05-22")).toBe("Tue 2027-05-25 08:00");
    expect(wall(schedule.depositMailAt("2026-11-30"))).toBe("Tue 2026-12-01 08:00");
    expect(wall(schedule.quarantineReportAt(at("2026-11-28 12:00")))).toBe("Tue 2026-12-01 08:00");
  });
});

const moment = fc
  .date({
    min: new Date("2024-01-01"),
    max: new Date("2040-01-01"),
    noInvalidDate: true,
  })
  .map((date) => date.getTime());

const isOpen = (ms: number): boolean => /^(?!S)\w+ \S+ (?:1[0-8]:\d\d|19:00)$/.test(wall(ms));

test("a reminder to the agency comes while it is open, after the request, before the answer is due", () => {
  fc.assert(
    fc.property(moment, (received) => {
      const reminder = agencyReminderAt(received);
      expect(isOpen(reminder)).toBe(true);
      expect(reminder).toBeGreaterThan(received);
      expect(reminder).toBeLessThanOrEqual(answerDeadline(received));
    }),
    { numRuns: 2000 },
  );
});

test("an answer is due on a working day after exactly the promised hours of working days", () => {
  fc.assert(
    fc.property(moment, (received) => {
      const due = answerDeadline(received);
      let counted = 0;
      for (let ms = received; ms < due; ms += 60_000)
        if (!wall(ms).startsWith("S")) counted += Math.min(60_000, due - ms);
      expect(Math.abs(counted - 24 * hour)).toBeLessThanOrEqual(60_000);
      expect(wall(due - 1)).not.toMatch(/^S/);
    }),
    { numRuns: 40 },
  );
});

test("what comes later is never due earlier", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 100 * hour }), (received, later) => {
      expect(answerDeadline(received + later)).toBeGreaterThanOrEqual(answerDeadline(received));
    }),
  );
});

test("a reminder to a client comes at an opening, in the future, at most five days before the end, or not at all", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 60 }), (now, days) => {
      const validUntil = addDays(today(now), days);
      const reminder = clientReminderAt(validUntil, now);
      if (reminder === null) {
        expect(days).toBeLessThanOrEqual(5);
        return;
      }
      expect(wall(reminder)).toMatch(/^(?!S).* 10:00$/);
      expect(reminder).toBeGreaterThan(now);
      expect(reminder).toBeLessThan(endOfDay(validUntil));
      expect(endOfDay(validUntil) - reminder).toBeLessThan(6 * 24 * hour);
    }),
  );
});

test("the days are those of the time zone, in every month of every year", () => {
  fc.assert(
    fc.property(moment, (ms) => {
      expect(wall(ms)).toContain(` ${today(ms)} `);
      expect(today(endOfDay(today(ms)))).toBe(today(ms));
      expect(today(endOfDay(today(ms)) + 1)).toBe(addDays(today(ms), 1));
    }),
  );
});
