import { expect, test } from "vitest";
import { agencyDay, depositMailAt } from "./deadlines.ts";
import { depositFrom } from "./deposit/days.ts";
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
