import { expect, test } from "vitest";
import { addDays } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { agencyDay, depositMailAt } from "./deadlines.ts";
import { depositDaysOf, depositFrom } from "./deposit/days.ts";
import { reminderEvents } from "./history.ts";
import { accepted, followUpClaim, withdrawal } from "./mails/follow-up.fixture.ts";
import { nextReminder, reminderAgain } from "./reminders.ts";
import type { StoredConfirmedQuote } from "./store/follow-up.ts";

type Changes = NonNullable<Parameters<typeof followUpClaim>[1]>;
const storedQuote = (changes: Changes): StoredConfirmedQuote => {
  const { quote } = followUpClaim("client-quote", { quote: { canWithdraw: true }, ...changes });
  if (quote === null) throw new Error("The claim has no quote");
  return quote;
};
const acceptedAt = Date.parse(storedQuote({ decision: accepted }).decidedAt ?? "");

test("how the deposit is paid is said once it may be asked for, and once more where the agency wishes", () => {
  const stored = storedQuote({ decision: accepted, depositReceivedOn: null });
  const at = depositMailAt(depositFrom(agencyDay(acceptedAt), true));
  expect(nextReminder(stored, ["quote-accepted"])).toEqual({ purpose: "client-deposit-due", at });
  // Nothing is sent again that has not been sent.
  expect(reminderAgain(stored, ["quote-accepted"], at)).toBeNull();
  const past = [reminderEvents["client-deposit-due"]];
  expect(nextReminder(stored, past)?.purpose).not.toBe("client-deposit-due");
  expect(reminderAgain(stored, past, at)).toBe("client-deposit-due");
});

test("that the deposit is late is said three days after its last day, whatever was said before", () => {
  for (const canWithdraw of [true, false]) {
    const stored = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { canWithdraw } });
    const { until } = depositDaysOf(agencyDay(acceptedAt), stored.quote);
    const at = depositMailAt(addDays(until ?? "", 3));
    const past = ["quote-accepted", "deposit-asked"];
    expect(nextReminder(stored, past)).toEqual({ purpose: "client-deposit-late", at });
    expect(nextReminder(stored, [...past, "deposit-late"])).toBeNull();
    expect(reminderAgain(stored, [...past, "deposit-late"], at)).toBe("client-deposit-late");
    const part = { ...stored, ...receivedAtOnce(stored.quote, "2026-12-01", cents(1)) };
    expect(nextReminder(part, past)?.purpose).toBe("client-deposit-late");
  }
  const unnamed = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { depositDays: null } });
  expect(nextReminder(unnamed, ["deposit-asked"])).toBeNull();
});

test.each<[string, Changes]>([
  ["is paid", { decision: accepted, depositReceivedOn: "2026-12-01" }],
  ["is withdrawn from", { decision: accepted, withdrawal }],
  [
    "asks for it with an invoice",
    { decision: accepted, depositReceivedOn: null, quote: { canWithdraw: true, account: null } },
  ],
  ["is declined", { decision: { kind: "declined", reason: "" } }],
])("a quote that %s has no mail about its deposit", (_state, changes) => {
  const stored = storedQuote(changes);
  const past = Object.values(reminderEvents);
  expect(reminderAgain(stored, past, acceptedAt)).toBeNull();
  if (changes.quote === undefined) expect(nextReminder(stored, [])).toBeNull();
});

test("where it may be asked for at once, the mail of the acceptance says it", () => {
  const stored = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { canWithdraw: false } });
  expect(nextReminder(stored, [])?.purpose).not.toBe("client-deposit-due");
});

test("a quote that waits is reminded of once, and the agency sends no second one", () => {
  const stored = storedQuote({});
  expect(nextReminder(stored, [])?.purpose).toBe("client-reminder");
  expect(nextReminder(stored, ["client-reminded"])).toBeNull();
  expect(reminderAgain(stored, ["client-reminded"], Date.parse(stored.createdAt))).toBeNull();
});
