/**
 * What a quote between professionals states, by law or by custom: articles L441-9, L441-10 and D441-5 of the Code de
 * commerce, L131-3 of the Code de la propriété intellectuelle, L112-3 and R616-1 of the Code de la consommation, 293 and 294 of the CGI. The agency's lawyer has to confirm
 * it (docs/going-live.md). The client's page and the PDF state the same.
 */

import { isSubscription } from "#app/domain/catalogue.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { visitedIn } from "#app/i18n/place-texts.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { untaxedReason } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { type AcceptanceStatement, earlyStartOf } from "#quotes/acceptance/statement.ts";
import { present } from "#quotes/present.ts";
import {
  type ConfirmedQuote,
  daysMoved,
  depositOf,
  depositPaidBy,
  hasInstalments,
  mayBeConsumer,
  taxedDeposit,
  termsVersion,
} from "#quotes/terms/confirmed-quote.ts";
import type { Billing, HostingAnswer, QuoteTerms } from "#quotes/terms/terms.ts";
import { startsWithinPeriod } from "#quotes/withdrawal/accepted-quotes.ts";
import { hostingLine } from "./hosting-labels.ts";

/**
 * The clauses of a quote, a paragraph each. The last is about the terms and conditions: their address belongs after it.
 * `accepted`: what the client stated, and the quote with its dates as they were before the right to withdraw postponed them; null
 * while it waits.
 */
export function contractClauses(
  quote: ConfirmedQuote,
  { locale, t }: Language,
  accepted: {
    readonly offered: Pick<ConfirmedQuote, "terms">;
    readonly stated: AcceptanceStatement | null;
  } | null = null,
): readonly string[] {
  const { terms, totals, vatPerMille, canWithdraw, generalTermsHash } = quote;
  const instalments = Number(hasInstalments(quote));
  const untaxed = untaxedReason(terms.client.vatPlace);
  // Also those that the client may add.
  const subscribed = terms.lines.some(({ billing }) => isSubscription(billing));
  const hosting = hostingText({ terms, vatPerMille }, { locale, t });
  const mayBeMoved = accepted === null && startsWithinPeriod(quote, quote.validUntil);
  const earlyStart = mayBeMoved ? "waits" : (earlyStartOf(accepted?.stated ?? null) ?? "no");
  const asksDeposit = depositOf(totals) !== undefined;
  const datesOf = ({ startOn, deliverOn }: QuoteTerms) => ({
    start: formatDay(startOn, locale),
    delivery: formatDay(deliverOn, locale),
  });
  return present([
    present([
      t("quoteDocument.confirmed.delivery", {
        ...datesOf(terms),
        deposit: Number(asksDeposit),
        earliest: Number(mayBeMoved),
      }),
      accepted !== null &&
        accepted.offered.terms.startOn !== terms.startOn &&
        t("quoteDocument.confirmed.delivery.postponed", {
          ...datesOf(accepted.offered.terms),
          days: several(daysMoved(accepted.offered, quote)),
          instalments,
        }),
      t("quoteDocument.confirmed.firm", { withdrawal: Number(canWithdraw) }),
      asksDeposit && t("quoteDocument.confirmed.deposit"),
    ]).join(" "),
    freeOfCharge({ locale, t }),
    hosting,
    subscribed && subscriptionTerms(terms, t),
    untaxed && typesetIn(untaxed, locale),
    latePayment({ locale, t }),
    t("quoteDocument.confirmed.rights"),
    t("quoteDocument.confirmed.complaints", {
      email: identity.emails.hello,
      // No line ends within a phone number.
      phone: identity.phone.display.replaceAll(" ", "\u00A0"),
    }),
    legal.mediator !== null && mayBeConsumer(terms) && t("quoteDocument.confirmed.mediator"),
    canWithdraw &&
      `${t("quoteDocument.confirmed.withdrawal")} ${t(`quoteDocument.confirmed.withdrawal.${earlyStart}`, { instalments })}`,
    generalTermsHash === null
      ? t("quoteDocument.confirmed.general")
      : t("quoteDocument.confirmed.general.version", { version: termsVersion(generalTermsHash) }),
  ]);
}

/** A number of days or months for a text that says `one day` where it has none. */
export const several = (count: number): number => (count > 1 ? count : 0);

/** That the quote costs nothing, and where travel does. */
const freeOfCharge = ({ locale, t }: Language): string =>
  [
    t("quoteDocument.confirmed.free"),
    t(visitedIn(locale) === "" ? "quoteDocument.confirmed.travel.none" : "quoteDocument.confirmed.travel"),
  ].join(" ");

/** What a payment that comes too late costs. */
export function latePayment({ locale, t }: Language): string {
  const { timesLegalRate, recovery } = legal.latePayment;
  return t("quoteDocument.terms.late", { times: timesLegalRate, amount: exactMoney(recovery, locale) });
}

type HostedQuote = Pick<ConfirmedQuote, "vatPerMille"> & {
  readonly terms: HostingAnswer & Pick<QuoteTerms, "lines">;
};

/** Whether hosting is in the price, for how long, and what it costs after that; null of the first quotes, whose special terms say it. */
export function hostingText(
  { terms: { hosting, hostingYearly, lines }, vatPerMille }: HostedQuote,
  { locale, t }: Language,
): string | null {
  if (hosting === null) return null;
  if (hosting === "subscription")
    return t("quoteDocument.confirmed.hosting.subscription", { label: hostingLine(lines)?.label ?? "" });
  if (hosting !== "firstYear") return t("quoteDocument.confirmed.hosting.notIncluded");
  return t("quoteDocument.confirmed.hosting.firstYear", {
    price: exactMoney(hostingYearly, locale),
    taxed: vatPerMille,
  });
}

/** When subscriptions are paid, how long they last, and how they end. */
export function subscriptionTerms(
  { subscriptionMonths: months, lines }: Pick<QuoteTerms, "subscriptionMonths" | "lines">,
  t: Translate,
): string {
  const has = (billing: Billing) => lines.some((line) => line.billing === billing);
  const both = has("monthly") && has("yearly");
  const renewed = {
    both: Number(both),
    monthly: Number(!both && has("monthly")),
    yearly: Number(!both && has("yearly")),
  };
  return months === 0
    ? t("quoteDocument.confirmed.subscriptions.noTerm", renewed)
    : t("quoteDocument.confirmed.subscriptions", { months: several(months), ...renewed });
}

/** How each kind of payment is made and invoiced, and when it is due: of the deposit, as long as it is not `isDepositPaid`. */
export function paymentTerms(quote: ConfirmedQuote, { locale, t }: Language, isDepositPaid = false): string {
  const { terms, totals, vatPerMille, canWithdraw, depositDays: days } = quote;
  const kinds = new Set(totals.payments.map(({ kind }) => kind));
  const when = canWithdraw ? "offPremises" : "onAcceptance";
  const { depositPercent: percent } = terms;
  const deposit =
    days === null
      ? t(`quoteDocument.confirmed.schedule.${depositPaidBy(quote)}.${when}`, { percent })
      : t(`quoteDocument.confirmed.schedule.within.${when}`, { percent, days });
  const split = taxedDeposit(quote);
  const balance = split === undefined ? "whole" : "balance";
  return present([
    t(vatPerMille > 0 ? "quoteDocument.confirmed.schedule" : "quoteDocument.confirmed.schedule.untaxed"),
    kinds.has("deposit") && !isDepositPaid && deposit,
    split !== undefined &&
      vatPerMille > 0 &&
      t("quoteDocument.confirmed.schedule.depositSplit", {
        net: exactMoney(split.net, locale),
        vat: exactMoney(split.vat, locale),
      }),
    kinds.has("instalment") && t("quoteDocument.confirmed.schedule.instalments"),
    kinds.has("balance") && t(`quoteDocument.confirmed.schedule.${balance}`),
  ]).join(" ");
}
