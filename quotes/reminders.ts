/**
 * When the mails of `clientReminders` leave, decided from what is stored: a further one is a name in `history.ts`, a rule here, and a
 * letter. The store asks under the lock of the quote which is next.
 */
import { addDays } from "#app/domain/days.ts";
import { type ClientReminder, clientReminders, reminderEvents } from "#quotes/history.ts";
import { agencyDay, clientReminderAt, depositMailAt } from "./deadlines.ts";
import { daysUntilLate, depositDaysOfAccepted } from "./deposit/days.ts";
import { receivedDeposit } from "./deposit/receipts.ts";
import type { StoredConfirmedQuote } from "./store/follow-up.ts";

type Rule = {
  /** From when on it is due, in milliseconds; null where none is due. */
  readonly dueAt: (stored: StoredConfirmedQuote) => number | null;
  /** Whether there is a reason for it. */
  readonly applies: (stored: StoredConfirmedQuote) => boolean;
  /** When the agency may send it: once it has been sent, or on each later day than the last one on which the client had a mail of it or of the quote. */
  readonly byHand: "again" | "daily";
};

/** What happened to a quote, and when. */
export type PastEvent = { readonly kind: string; readonly at: string };

/** When a deposit is asked for, as long as something of it is missing. */
const missingDeposit = (stored: StoredConfirmedQuote) =>
  receivedDeposit(stored).rest > 0 ? depositDaysOfAccepted(stored) : null;

const rules: Readonly<Record<ClientReminder, Rule>> = {
  /** Of a quote that waits. */
  "client-reminder": {
    dueAt: ({ status, quote, createdAt }) =>
      status === "sent" ? clientReminderAt(quote.validUntil, Date.parse(createdAt)) : null,
    applies: ({ status }) => status === "sent",
    byHand: "daily",
  },
  /** How the deposit is paid, where the mail of the acceptance may not say it. */
  "client-deposit-due": {
    dueAt: (stored) => {
      const days = stored.quote.canWithdraw ? missingDeposit(stored) : null;
      return days === null ? null : depositMailAt(days.from);
    },
    applies: (stored) => stored.quote.canWithdraw && missingDeposit(stored) !== null,
    byHand: "again",
  },
  /** That its last day is over. */
  "client-deposit-late": {
    dueAt: (stored) => {
      const until = missingDeposit(stored)?.until ?? null;
      return until === null ? null : depositMailAt(addDays(until, daysUntilLate));
    },
    applies: (stored) => missingDeposit(stored)?.until != null,
    byHand: "again",
  },
};

/** Whether there is still a reason for it, at a moment. */
export const stillApplies = (purpose: ClientReminder, stored: StoredConfirmedQuote, now: number): boolean =>
  rules[purpose].applies(stored) && (stored.status !== "sent" || Date.parse(stored.expiresAt) >= now);

/** The first of those that have not been queued yet. `past`: the events of the quote. */
export function nextReminder(
  stored: StoredConfirmedQuote,
  past: readonly PastEvent[],
): { readonly purpose: ClientReminder; readonly at: number } | null {
  const ahead = clientReminders.flatMap((purpose) => {
    const at = past.some(({ kind }) => kind === reminderEvents[purpose])
      ? null
      : rules[purpose].dueAt(stored);
    return at === null ? [] : [{ purpose, at }];
  });
  return ahead.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

/** The one that the agency may send by hand: the last that still has its reason. */
export const reminderByHand = (
  stored: StoredConfirmedQuote,
  past: readonly PastEvent[],
  now: number,
): ClientReminder | null =>
  clientReminders.findLast((purpose) => {
    const sent = past.filter(({ kind }) => kind === reminderEvents[purpose]).map(({ at }) => at);
    const isItsTime =
      rules[purpose].byHand === "again"
        ? sent.length > 0
        : [stored.createdAt, ...sent].every((at) => agencyDay(Date.parse(at)) < agencyDay(now));
    return isItsTime && stillApplies(purpose, stored, now);
  }) ?? null;
