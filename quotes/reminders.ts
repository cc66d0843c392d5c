/**
 * When the mails of `clientReminders` leave, decided from what is stored: a further one is a name in `history.ts`, a rule here, and a
 * letter. The store asks under the lock of the quote which is next.
 */
import { addDays } from "#app/domain/days.ts";
import { type ClientReminder, clientReminders, reminderEvents } from "#quotes/history.ts";
import { clientReminderAt, depositMailAt } from "./deadlines.ts";
import { daysUntilLate, depositDaysOfAccepted } from "./deposit/days.ts";
import { receivedDeposit } from "./deposit/receipts.ts";
import type { StoredConfirmedQuote } from "./store/follow-up.ts";

type Rule = {
  /** From when on it is due, in milliseconds; null where there is no reason for it, or none any more. */
  readonly dueAt: (stored: StoredConfirmedQuote) => number | null;
  /** Whether the agency may send it once more. */
  readonly again: boolean;
};

/** When a deposit is asked for, as long as something of it is missing. */
const missingDeposit = (stored: StoredConfirmedQuote) =>
  receivedDeposit(stored).rest > 0 ? depositDaysOfAccepted(stored) : null;

const rules: Readonly<Record<ClientReminder, Rule>> = {
  /** Of a quote that waits. */
  "client-reminder": {
    dueAt: ({ status, quote, createdAt }) =>
      status === "sent" ? clientReminderAt(quote.validUntil, Date.parse(createdAt)) : null,
    again: false,
  },
  /** How the deposit is paid, where the mail of the acceptance may not say it. */
  "client-deposit-due": {
    dueAt: (stored) => {
      const days = stored.quote.canWithdraw ? missingDeposit(stored) : null;
      return days === null ? null : depositMailAt(days.from);
    },
    again: true,
  },
  /** That its last day is over. */
  "client-deposit-late": {
    dueAt: (stored) => {
      const until = missingDeposit(stored)?.until ?? null;
      return until === null ? null : depositMailAt(addDays(until, daysUntilLate));
    },
    again: true,
  },
};

/** Whether there is still a reason for it, at a moment. */
export const stillApplies = (purpose: ClientReminder, stored: StoredConfirmedQuote, now: number): boolean =>
  rules[purpose].dueAt(stored) !== null && (stored.status !== "sent" || Date.parse(stored.expiresAt) >= now);

/** The first of those that have not been queued yet. `past`: the events of the quote. */
export function nextReminder(
  stored: StoredConfirmedQuote,
  past: readonly string[],
): { readonly purpose: ClientReminder; readonly at: number } | null {
  const ahead = clientReminders.flatMap((purpose) => {
    const at = past.includes(reminderEvents[purpose]) ? null : rules[purpose].dueAt(stored);
    return at === null ? [] : [{ purpose, at }];
  });
  return ahead.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** The one that the agency may send once more: the last that was queued and still has its reason. */
export const reminderAgain = (
  stored: StoredConfirmedQuote,
  past: readonly string[],
  now: number,
): ClientReminder | null =>
  clientReminders.findLast(
    (purpose) =>
      rules[purpose].again && past.includes(reminderEvents[purpose]) && stillApplies(purpose, stored, now),
  ) ?? null;
