import { expect, test } from "vitest";
import { isoTime } from "#app/domain/clock.ts";
import { addDays } from "#app/domain/days.ts";
import { dayMs } from "#app/domain/durations.ts";
import { cents } from "#app/domain/money.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { agencyDay, depositMailAt } from "./deadlines.ts";
import { depositDaysOf, depositFrom } from "./deposit/days.ts";
import { reminderEvents } from "./history.ts";
import { accepted, followUpClaim, withdrawal } from "./mails/follow-up.fixture.ts";
import { nextReminder, reminderByHand } from "./reminders.ts";
import type { StoredConfirmedQuote } from "./store/follow-up.ts";

type Changes = NonNullable<Parameters<typeof followUpClaim>[1]>;
const storedQuote = (changes: Changes): StoredConfirmedQuote => {
  const { quote } = followUpClaim("client-quote", { quote: { canWithdraw: true }, ...changes });
  if (quote === null) throw new Error("The claim has no quote");
  return quote;
};
const happened = (...kinds: readonly string[]) =>
  kinds.map((kind) => ({ kind, at: "2026-11-01T12:00:00.000Z" }));
const acceptedAt = Date.parse(storedQuote({ decision: accepted }).decidedAt ?? "");

test("how the deposit is paid is said once it may be asked for, and once more where the agency wishes", () => {
  const stored = storedQuote({ decision: accepted, depositReceivedOn: null });
  const at = depositMailAt(depositFrom(agencyDay(acceptedAt), true));
  expect(nextReminder(stored, happened("quote-accepted"))).toEqual({ purpose: "client-deposit-due", at });
  // Nothing is sent again that has not been sent.
  expect(reminderByHand(stored, happened("quote-accepted"), at)).toBeNull();
  const past = happened(reminderEvents["client-deposit-due"]);
  expect(nextReminder(stored, past)?.purpose).not.toBe("client-deposit-due");
  expect(reminderByHand(stored, past, at)).toBe("client-deposit-due");
});

test("that the deposit is late is said three days after its last day, whatever was said before", () => {
  for (const canWithdraw of [true, false]) {
    const stored = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { canWithdraw } });
    const { until } = depositDaysOf(agencyDay(acceptedAt), stored.quote);
    const at = depositMailAt(addDays(until ?? "", 3));
    const past = happened("quote-accepted", "deposit-asked");
    expect(nextReminder(stored, past)).toEqual({ purpose: "client-deposit-late", at });
    expect(nextReminder(stored, [...past, ...happened("deposit-late")])).toBeNull();
    expect(reminderByHand(stored, [...past, ...happened("deposit-late")], at)).toBe("client-deposit-late");
    const part = { ...stored, ...receivedAtOnce(stored.quote, "2026-12-01", cents(1)) };
    expect(nextReminder(part, past)?.purpose).toBe("client-deposit-late");
  }
  const unnamed = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { depositDays: null } });
  expect(nextReminder(unnamed, happened("deposit-asked"))).toBeNull();
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
  const past = happened(...Object.values(reminderEvents));
  expect(reminderByHand(stored, past, acceptedAt)).toBeNull();
  if (changes.quote === undefined) expect(nextReminder(stored, [])).toBeNull();
});

test("where it may be asked for at once, the mail of the acceptance says it", () => {
  const stored = storedQuote({ decision: accepted, depositReceivedOn: null, quote: { canWithdraw: false } });
  expect(nextReminder(stored, [])?.purpose).not.toBe("client-deposit-due");
});

test("a quote that waits is reminded of once by itself, and by hand once a day from the next one on", () => {
  const stored = storedQuote({});
  const sent = Date.parse(stored.createdAt);
  const later = (days: number) => sent + days * dayMs;
  const reminded = (days: number) => [{ kind: "client-reminded", at: isoTime(later(days)) }];
  expect(nextReminder(stored, [])?.purpose).toBe("client-reminder");
  expect(nextReminder(stored, reminded(1))).toBeNull();
  expect(reminderByHand(stored, [], sent)).toBeNull();
  expect(reminderByHand(stored, [], later(1))).toBe("client-reminder");
  expect(reminderByHand(stored, reminded(1), later(1))).toBeNull();
  expect(reminderByHand(stored, reminded(1), later(2))).toBe("client-reminder");
  expect(reminderByHand(stored, [], Date.parse(stored.expiresAt) + 1)).toBeNull();
  expect(reminderByHand({ ...stored, status: "retracted" }, [], later(1))).toBeNull();
});
