import { isEmailAddress } from "#app/domain/email-address.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import { receivedDepositAmount } from "#quotes/deposit/order-parts.ts";
import {
  actions,
  facts,
  type Link,
  letterhead,
  type MailBlock,
  paragraph,
} from "#quotes/documents/mail-blocks.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { LeadEvent, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { datedQuoteOf, refundByOfWithdrawn, withdrawalPeriodOf } from "#quotes/withdrawal/accepted-quotes.ts";
import { acceptanceFacts, storedWithdrawal, withdrawalFacts } from "./acceptance.ts";
import { answerLinks, enteredTextBlocks, requestFacts, requestReference } from "./notice.ts";
import type { Letter, MailSettings } from "./parts.ts";
import { amountsBlock, languageOf, momentIn } from "./quote-facts.ts";

type Site = Pick<MailSettings, "siteUrl">;

/** The agency reads French, in whatever language the client writes. */
const locale: Locale = "fr-fr";
const language = languageOf(locale);
const { t } = language;

/** The link to the request's page first, then the ways to answer its visitor. */
const pageActions = (lead: Lead, page: string, ...others: readonly Link[]): MailBlock =>
  actions({ label: t("mail.notice.open"), href: page }, ...others, ...answerLinks(lead));

const visitorFacts = (lead: Lead): MailBlock => facts(requestFacts(lead));

/** Reminds of a visitor who waits for the answer that the site promised. */
export function agencyReminderLetter(lead: Lead, page: string, site: Site): Letter {
  const due = momentIn(locale, answerDeadline(Date.parse(lead.unansweredSince)));
  const received = momentIn(locale, lead.unansweredSince);
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.requestReminder.subject", { due, reference: requestReference(lead) }),
    title: t("mail.requestReminder.title"),
    preview: t("mail.requestReminder.preview", { received, due }),
    blocks: [
      paragraph(t("mail.requestReminder.since", { received, due })),
      visitorFacts(lead),
      pageActions(lead, page),
    ],
    footer: t("mail.requestReminder.why"),
  };
}

/** The agency's copy of an acceptance; the PDF is attached. */
export function agencyAcceptanceLetter(
  lead: Lead,
  stored: StoredConfirmedQuote,
  page: string,
  site: Site,
): Letter {
  const { quote, createdAt, decidedAt } = stored;
  const { number, canWithdraw, totals, account } = quote;
  const withdrawal = withdrawalPeriodOf(stored);
  const dated = datedQuoteOf(stored);
  const deposit = depositOf(totals);
  const amountOf = (amount: Cents) => ({ amount: exactMoney(amount, locale), tax: taxLabel(quote, t) });
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.accepted.agency.subject", { number, ...amountOf(totals.once.gross) }),
    title: t("mail.accepted.title"),
    preview: t("mail.accepted.preview", { moment: momentIn(locale, decidedAt ?? createdAt) }),
    blocks: [
      paragraph(t("mail.accepted.agency.intro", { number })),
      ...(deposit === undefined
        ? []
        : [
            paragraph(
              t(
                `mail.accepted.agency.${account === null ? "todo" : "transfer"}${canWithdraw ? ".offPremises" : ""}`,
                { ...amountOf(deposit.amount), number },
              ),
            ),
          ]),
      paragraph(t("mail.accepted.agency.won")),
      ...(withdrawal === null
        ? []
        : [
            paragraph(
              t("mail.accepted.agency.withdrawal", {
                date: formatDay(withdrawal.lastDay, locale),
                start: formatDay(dated.terms.startOn, locale),
              }),
            ),
          ]),
      acceptanceFacts(stored, language),
      amountsBlock(dated, language),
      pageActions(lead, page, {
        label: t("mail.accepted.proof"),
        href: `${page}preuve-${quote.version}.pdf`,
      }),
      visitorFacts(lead),
    ],
    footer: t("mail.accepted.agency.why"),
  };
}

/** That the client has withdrawn, and the deposit that goes back. */
export function agencyWithdrawalLetter(
  lead: Lead,
  stored: StoredConfirmedQuote,
  page: string,
  site: Site,
): Letter {
  const { quote, depositReceivedOn } = stored;
  const { number, totals } = quote;
  const { at } = storedWithdrawal(stored);
  const deposit = depositOf(totals);
  const refund =
    depositReceivedOn === null
      ? t("mail.withdrawn.agency.unpaid")
      : t("mail.withdrawn.agency.refund", {
          amount: exactMoney(receivedDepositAmount(stored), locale),
          received: formatDay(depositReceivedOn, locale),
          date: formatDay(refundByOfWithdrawn(at), locale),
        });
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.withdrawn.agency.subject", { number }),
    title: t("mail.withdrawn.agency.title"),
    preview: t("mail.withdrawn.preview", { moment: momentIn(locale, at) }),
    blocks: [
      paragraph(t("mail.withdrawn.agency.intro", { number })),
      ...(deposit === undefined ? [] : [paragraph(refund)]),
      paragraph(t("mail.withdrawn.agency.proportional", { refund: Number(depositReceivedOn !== null) })),
      // With a refund, the request stays open until the agency marks it.
      ...(depositReceivedOn === null ? [paragraph(t("mail.withdrawn.agency.lost"))] : []),
      withdrawalFacts(stored, lead.fields.email, language),
      pageActions(lead, page),
      visitorFacts(lead),
    ],
    footer: t("mail.withdrawn.agency.why"),
  };
}

export function declineLetter(lead: Lead, stored: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { quote, createdAt, decidedAt, decision } = stored;
  if (decision?.kind !== "declined") throw new Error("The quote is not declined");
  const { number } = quote;
  const reason = enteredTextBlocks(t("mail.declined.reason"), decision.reason);
  const intro = t("mail.declined.intro", { number, moment: momentIn(locale, decidedAt ?? createdAt) });
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.declined.subject", { number }),
    title: t("mail.declined.title"),
    preview: intro,
    blocks: [
      paragraph(intro),
      ...(reason.length > 0 ? reason : [paragraph(t("mail.declined.none"))]),
      pageActions(lead, page),
      visitorFacts(lead),
    ],
    footer: t("mail.declined.why"),
  };
}

/** That a stored PDF is not the one that was confirmed. */
export function damagedDocumentLetter({ quote }: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { number } = quote;
  const intro = t("mail.damaged.intro", { number });
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.damaged.subject", { number }),
    title: t("mail.damaged.title"),
    preview: intro,
    blocks: [
      paragraph(intro),
      paragraph(t("mail.damaged.todo")),
      actions({ label: t("mail.notice.open"), href: page }),
    ],
    footer: t("mail.damaged.why"),
  };
}

/** The requests that are newly held as suspected spam, without what was entered. */
export function quarantineLetter(
  { quarantinedLeads, quarantined }: Pick<Claim, "quarantinedLeads" | "quarantined">,
  site: Site,
): Letter {
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.quarantine.subject"),
    title: t("mail.quarantine.title"),
    preview: t("mail.quarantine.intro"),
    blocks: [
      paragraph(t("mail.quarantine.intro")),
      facts(
        quarantinedLeads.map(({ id, kind, createdAt }) => ({
          label: id,
          value: `${t(`spreadsheet.kind.${kind}`)}, ${momentIn(locale, createdAt)}`,
        })),
      ),
      paragraph(t("mail.notice.quarantine", { count: quarantined })),
    ],
    footer: t("mail.quarantine.why"),
  };
}

/** `stored`: the quote that is asked about; null of a question without one, which is mailed all the same. */
export function questionLetter(
  lead: Lead,
  stored: StoredConfirmedQuote | null,
  { at, text }: LeadEvent,
  page: string,
  site: Site,
): Letter {
  const number = stored?.quote.number ?? quoteNumber(lead);
  const intro = t("mail.question.intro", { number, moment: momentIn(locale, at) });
  return {
    ...letterhead(locale, site.siteUrl),
    subject: t("mail.question.subject", { number }),
    title: t("mail.question.title"),
    preview: intro,
    blocks: [
      paragraph(intro),
      ...enteredTextBlocks(t("mail.question.text"), text),
      pageActions(lead, page),
      visitorFacts(lead),
    ],
    footer: t(isEmailAddress(lead.fields.email) ? "mail.question.why" : "mail.notice.oddAddress"),
  };
}
