/**
 * What the right to withdraw says of a quote, in words and to both sides: until when it lasts, when the work starts because of it,
 * what a withdrawal gives back and costs.
 */
import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { identity } from "#content/identity.ts";
import { asksForEarlyStart, earlyStartOf } from "#quotes/acceptance/statement.ts";
import type { OwedRefund } from "#quotes/board.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import { present } from "#quotes/present.ts";
import { type ConfirmedQuote, daysMoved, depositOf, hasInstalments } from "#quotes/terms/confirmed-quote.ts";
import { refundByOfWithdrawn, startsWithinPeriod } from "#quotes/withdrawal/accepted-quotes.ts";
import { refundedOf, refundOf } from "#quotes/withdrawal/refund.ts";
import { several } from "./clauses.ts";
import { taxLabel } from "./exact.ts";

/** A refund as texts name it: what arrived when, and until when it goes back. */
export const refundWords = (owed: OwedRefund, { locale, t }: Language) => ({
  amount: exactMoney(owed.cents, locale),
  tax: taxLabel(owed, t),
  received: formatDay(owed.receivedOn, locale),
  date: formatDay(owed.until, locale),
});

/** `quote`: with its dates as they are; `offered`: as it was. */
export function withdrawalFacts(
  version: QuoteAtMoment,
  { offered, quote }: { readonly offered: ConfirmedQuote; readonly quote: ConfirmedQuote },
  language: Language,
) {
  const { locale, t } = language;
  const { withdrawalPeriod: period = null, acceptedBy = null } = version;
  const answer = earlyStartAnswer(version, offered);
  const early = Number(asksForEarlyStart(acceptedBy));
  const until = period === null ? "" : formatDay(period.until, locale);
  const start = formatDay(quote.terms.startOn, locale);
  const offeredStart = formatDay(offered.terms.startOn, locale);
  return {
    /** Until when the client may withdraw, and whether that day has not ended; null without that right. */
    withdrawal:
      period === null
        ? null
        : {
            until,
            open: period.open,
            /** Why the work starts when it does. */
            startText:
              start === offeredStart
                ? t("clientQuote.confirm.withdrawal.start", { early, until })
                : t("clientQuote.confirm.withdrawal.moved", {
                    start: offeredStart,
                    until,
                    ...movedWords(offered, quote),
                  }),
            /** What a withdrawal would give back and cost. */
            costText: [
              t("clientQuote.withdraw.refund", { early }),
              t(`clientQuote.withdraw.proportional.${answer}`, { refund: 1 }),
            ].join(" "),
            /** What the agency has to know of it. */
            agencyText: t("mail.accepted.agency.withdrawal", { date: until, start, early }),
          },
    /** What the notice says that a withdrawal gives back and costs. */
    withdrawalEffects: [
      t("quoteDocument.withdrawal.effects", { agency: identity.name }),
      t(
        `quoteDocument.withdrawal.effects.${acceptedBy === null && startsWithinPeriod(offered, offered.validUntil) ? "waits" : (earlyStartOf(acceptedBy) ?? "no")}`,
      ),
    ].join(" "),
    /** What went and goes back to a client who has withdrawn, and the sentences about it. */
    ...refundFacts({ ...version, quote }, answer, language),
  };
}

/** What the client answered about early work. Nobody asked the first ones; the others where the work starts later anyway, which is a no. */
function earlyStartAnswer(
  { acceptedBy = null, withdrawalPeriod = null }: QuoteAtMoment,
  offered: ConfirmedQuote,
): "yes" | "no" | "unasked" {
  const startsLater = withdrawalPeriod !== null && offered.terms.startOn > withdrawalPeriod.until;
  return earlyStartOf(acceptedBy) ?? (startsLater ? "no" : "unasked");
}

/**
 * `refund`: what is still to be refunded. `refunded`: what went back, and the last day of it. `kept`: what is kept for early work. `refunds`: each refund, also those that were
 * struck out. `refundTexts`: what a client reads who has withdrawn: what went and goes back, or that nothing is to be paid; what early
 * work costs. `earlyWorkText`: the same of that to the agency.
 */
function refundFacts(
  { quote, depositReceipts = [], depositRefunds = [], withdrawn = null, acceptedBy = null }: QuoteAtMoment,
  answer: "yes" | "no" | "unasked",
  { locale, t }: Language,
) {
  if (withdrawn === null)
    return { refund: null, refunded: null, kept: null, refunds: [], refundTexts: [], earlyWorkText: "" };
  const early = Number(asksForEarlyStart(acceptedBy));
  const owed = refundOf({ quote, depositReceipts, depositRefunds, withdrawn });
  const refund = owed === null ? null : refundWords(owed, { locale, t });
  const returned = refundedOf({ depositRefunds });
  const tax = taxLabel(quote, t);
  const refunded =
    returned === null || returned.cents === 0
      ? null
      : {
          amount: exactMoney(returned.cents, locale),
          tax,
          several: Number(returned.count > 1),
          date: formatDay(returned.on, locale),
        };
  const kept =
    returned === null || returned.kept === 0 ? null : { amount: exactMoney(returned.kept, locale), tax };
  const date = formatDay(refundByOfWithdrawn(withdrawn.at), locale);
  return {
    refund,
    refunded,
    kept,
    refunds: depositRefunds.map(({ amount, refundedOn, kept: rest, ...recorded }) => ({
      ...recorded,
      amount: exactMoney(amount, locale),
      date: formatDay(refundedOn, locale),
      mayStrikeOut: recorded.struckOut === null,
    })),
    refundTexts: present([
      refunded && t("clientQuote.withdraw.done.refunded", refunded),
      refund &&
        t("clientQuote.withdraw.done.refund", {
          ...refund,
          rest: Number(refunded !== null),
          early,
          // What arrived after the last day goes back at once.
          date: refund.date === date ? date : "",
        }),
      kept && t("clientQuote.withdraw.done.kept", kept),
      refund === null &&
        returned === null &&
        depositOf(quote.totals) !== undefined &&
        t("clientQuote.withdraw.done.unpaid", { date, early }),
      t(`clientQuote.withdraw.proportional.${answer}`, { refund: Number(refund !== null) }),
    ]),
    earlyWorkText: t(`mail.withdrawn.agency.proportional.${answer}`, {
      refund: Number(refund !== null),
    }),
  };
}

/**
 * When the work of an accepted quote starts, and what the client brings by then; null once it should be delivered. Not while the
 * client may withdraw: `until` is the last day for it, null without that right. `isPlanned`: on the day that the quote offered,
 * which has not come.
 */
export function startFacts(
  { offered, quote }: { readonly offered: ConfirmedQuote; readonly quote: ConfirmedQuote },
  { until, today, unpaid }: { readonly until: Day | null; readonly today: Day; readonly unpaid: boolean },
  language: Language,
): { readonly text: string; readonly isPlanned: boolean } | null {
  const { locale, t } = language;
  const { startOn, deliverOn } = quote.terms;
  if (today > deliverOn) return null;
  const date = formatDay(startOn, locale);
  if (today >= startOn) {
    const due = { date, today: Number(today === startOn), unpaid: Number(unpaid) };
    return { text: t("clientQuote.state.accepted.start.due", due), isPlanned: false };
  }
  if (until === null || startOn === offered.terms.startOn)
    return { text: t("clientQuote.state.accepted.start", { date }), isPlanned: true };
  const text = t("clientQuote.state.accepted.start.moved", {
    start: date,
    until: formatDay(until, locale),
    ...movedWords(offered, quote),
  });
  return { text, isPlanned: false };
}

/** By how many days the dates of a quote are later than it offered them, and whether payments move too. */
const movedWords = (offered: ConfirmedQuote, quote: ConfirmedQuote) => ({
  days: several(daysMoved(offered, quote)),
  instalments: Number(hasInstalments(quote)),
});

/** That the work of a quote which waits starts later where its client may withdraw then; null where no acceptance leads to that. */
export const earliestStartText = (quote: ConfirmedQuote, { locale, t }: Language): string | null =>
  startsWithinPeriod(quote, quote.validUntil)
    ? t("clientQuote.start.earliest", {
        date: formatDay(quote.terms.startOn, locale),
        instalments: Number(hasInstalments(quote)),
      })
    : null;
