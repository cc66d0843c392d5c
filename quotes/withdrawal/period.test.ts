import { expect, test } from "vitest";
import { postponedByWithdrawalPeriod } from "#quotes/terms/confirmed-quote.ts";
import { mayWithdraw, noWithdrawalAnswers } from "#quotes/terms/withdrawal-answers.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { refundBy, withdrawalPeriod } from "./period.ts";

const at = (concluded: string, timeZone: string, localHolidays: readonly string[] = []) => {
  const { lastDay, endsMs } = withdrawalPeriod(Date.parse(concluded), { timeZone, localHolidays });
  return [lastDay, new Date(endsMs).toISOString()];
};

test("only three times yes gives the right to withdraw", () => {
  const yes = { offPremises: true, fiveEmployees: true, outsideActivity: true };
  expect(mayWithdraw(yes)).toBe(true);
  expect(mayWithdraw(noWithdrawalAnswers)).toBe(false);
  for (const question of ["offPremises", "fiveEmployees", "outsideActivity"])
    for (const answer of [false, null]) expect(mayWithdraw({ ...yes, [question]: answer })).toBe(false);
});

test("the day of the contract does not count, and the fourteenth day after it counts to its end", () => {
  // A Monday: from its first to its last millisecond in Martinique, the period ends with a Monday.
  const period = ["2026-12-07", "2026-12-08T04:00:00.000Z"];
  expect(at("2026-11-23T04:00:00.000Z", "America/Martinique")).toEqual(period);
  expect(at("2026-11-24T03:59:59.999Z", "America/Martinique")).toEqual(period);
  expect(at("2026-11-24T04:00:00.000Z", "America/Martinique")[0]).toBe("2026-12-08");
});

test("the same moment is another day elsewhere", () => {
  const moment = "2026-11-24T02:00:00.000Z";
  expect(at(moment, "America/Martinique")).toEqual(["2026-12-07", "2026-12-08T04:00:00.000Z"]);
  expect(at(moment, "Europe/Paris")).toEqual(["2026-12-08", "2026-12-08T23:00:00.000Z"]);
  expect(at(moment, "Pacific/Noumea")).toEqual(["2026-12-08", "2026-12-08T13:00:00.000Z"]);
});

test("a day of 23 or 25 hours counts whole", () => {
  // The clocks of Paris are set forward on 29 March and back on 25 October.
  expect(at("2026-03-16T12:00:00.000Z", "Europe/Paris")).toEqual(["2026-03-30", "2026-03-30T22:00:00.000Z"]);
  expect(at("2026-10-12T12:00:00.000Z", "Europe/Paris")).toEqual(["2026-10-26", "2026-10-26T23:00:00.000Z"]);
});

test("a period that would end on a weekend or a public holiday ends with the next working day", () => {
  const zone = "America/Martinique";
  // Saturday, Sunday.
  expect(at("2026-11-28T15:00:00.000Z", zone)[0]).toBe("2026-12-14");
  expect(at("2026-11-29T15:00:00.000Z", zone)[0]).toBe("2026-12-14");
  // Christmas Day is a Friday; the new year follows a Thursday.
  expect(at("2026-12-11T15:00:00.000Z", zone)[0]).toBe("2026-12-28");
  expect(at("2026-12-18T15:00:00.000Z", zone)[0]).toBe("2027-01-04");
  // Easter Monday, after its weekend.
  expect(at("2027-03-13T15:00:00.000Z", zone)[0]).toBe("2027-03-30");
  // The abolition of slavery is a holiday in Martinique, on a Saturday in 2027 and a Monday in 2028.
  expect(at("2028-05-08T15:00:00.000Z", zone)[0]).toBe("2028-05-22");
  expect(at("2028-05-08T15:00:00.000Z", zone, ["05-22"])[0]).toBe("2028-05-23");
});

test("what was paid is refunded within fourteen days", () => {
  expect(refundBy("2026-12-24")).toBe("2027-01-07");
});

test("the dates of a quote move by the days that the withdrawal period still has on the day of the start, that day included", () => {
  const quote = confirmedQuote({ startOn: "2026-12-07", deliverOn: "2027-02-07", instalments: 2 });
  const datesOf = ({ terms, totals }: ReturnType<typeof confirmedQuote>) => [
    terms.startOn,
    terms.deliverOn,
    ...totals.payments.map(({ dueOn }) => dueOn),
  ];
  for (const until of [null, "2026-12-06"]) expect(postponedByWithdrawalPeriod(quote, until)).toBe(quote);
  for (const [until, dates] of [
    ["2026-12-07", ["2026-12-08", "2027-02-08", null, "2027-01-08", "2027-02-08"]],
    ["2026-12-11", ["2026-12-12", "2027-02-12", null, "2027-01-12", "2027-02-12"]],
  ] as const)
    expect(datesOf(postponedByWithdrawalPeriod(quote, until))).toEqual(dates);
});
