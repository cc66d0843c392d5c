import { isEmailAddress } from "#app/domain/email-address.ts";
import { formatMonth } from "#app/i18n/dates.ts";
import { exactMoney, formatNumber } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { answerDeadline } from "#quotes/deadlines.ts";
import {
  actions,
  fact,
  facts,
  heading,
  type Link,
  letterhead,
  type MailBlock,
  paragraph,
} from "#quotes/documents/blocks.ts";
import type { MonthFigures } from "#quotes/month-figures.ts";
import { present } from "#quotes/present.ts";
import { boardRequestPaths } from "#quotes/private-paths.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { LeadEvent, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Claim } from "#quotes/store/job-queue.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { acceptanceFacts, storedWithdrawal, withdrawalFacts } from "./acceptance.ts";
import { factsAt, languageOf, momentIn } from "./mail-facts.ts";
import { answerLinks, enteredTextBlocks, requestFacts, requestReference } from "./notice.ts";
import type { Letter, MailSettings } from "./parts.ts";

/** The agency reads French, in whatever language the client writes. */
const locale: Locale = "fr-fr";
const language = languageOf(locale);
const { t } = language;

/** The link to the request's page first, then the ways to answer its visitor. */
const pageActions = (lead: Lead, page: string, ...others: readonly Link[]): MailBlock =>
  actions({ label: t("mail.notice.open"), href: page }, ...others, ...answerLinks(lead));

/** What a client's decision makes of the request; while a question of theirs waits, that, as it keeps the request open. */
function statusAfter(decided: "won" | "lost", { followUpStatus }: Lead): MailBlock | false {
  const told = followUpStatus === "open" || followUpStatus === decided;
  return told && paragraph(t(`mail.decided.${followUpStatus}`));
}

const visitorFacts = (lead: Lead): MailBlock => facts(requestFacts(lead));

/** What a mail to the agency about a request is made of. */
export type AgencyMailFacts = {
  readonly lead: Lead;
  /** Null of a request without a confirmed quote. */
  readonly stored: StoredConfirmedQuote | null;
  readonly event: LeadEvent | null;
  /** The address of the agency's page of the request. */
  readonly page: string;
};

/** `reason`: why it is sent, at its foot. */
type AgencyLetter = Pick<Letter, "subject" | "title" | "preview" | "blocks"> & { readonly reason: string };

/** A quote that a mail is about, and its facts as they were at its decision. Throws where there is none. */
function quoteOf({ stored }: AgencyMailFacts) {
  if (stored === null) throw new Error("The job has no quote");
  const { quote, decidedAt, createdAt } = stored;
  const decided = decidedAt ?? createdAt;
  return {
    stored,
    number: quote.number,
    moment: momentIn(locale, decided),
    said: factsAt(stored, decided, language),
  };
}

/** The mails to the agency about one request: what each says. */
const letters = {
  /** Reminds of a visitor who waits for the answer that the site promised. */
  "agency-reminder": ({ lead, page }) => {
    const due = momentIn(locale, answerDeadline(Date.parse(lead.unansweredSince)));
    const received = momentIn(locale, lead.unansweredSince);
    return {
      subject: t("mail.requestReminder.subject", { due, reference: requestReference(lead) }),
      title: t("mail.requestReminder.title"),
      preview: t("mail.requestReminder.preview", { received, due }),
      blocks: [
        paragraph(t("mail.requestReminder.since", { received, due })),
        visitorFacts(lead),
        pageActions(lead, page),
      ],
      reason: t("mail.requestReminder.why"),
    };
  },
  /** The agency's copy; the PDF is attached. */
  "agency-acceptance": (facts) => {
    const { lead, page } = facts;
    const { stored, number, moment, said } = quoteOf(facts);
    const { quote, deposit, withdrawal, tax } = said;
    const { canWithdraw, account } = quote;
    return {
      subject: t("mail.accepted.agency.subject", {
        number,
        amount: said.main.value,
        billed: said.main.billed,
      }),
      title: t("mail.accepted.title"),
      preview: t("mail.accepted.preview", { moment }),
      blocks: present<MailBlock>([
        paragraph(t("mail.accepted.agency.intro", { number })),
        deposit &&
          paragraph(
            t(
              `mail.accepted.agency.${account === null ? "todo" : "transfer"}${canWithdraw ? ".offPremises" : ""}`,
              {
                amount: deposit.asked,
                tax,
                number,
                from: deposit.from ?? "",
                until: deposit.until ?? "",
              },
            ),
          ),
        statusAfter("won", lead),
        withdrawal?.open === true && paragraph(withdrawal.agencyText),
        acceptanceFacts(stored, said, language),
        { kind: "amounts", rows: said.amounts },
        pageActions(lead, page, {
          label: t("mail.accepted.proof"),
          href: `${page}preuve-${quote.version}.pdf`,
        }),
        visitorFacts(lead),
      ]),
      reason: t("mail.accepted.agency.why"),
    };
  },
  /** That the client has withdrawn, and the deposit that goes back. */
  "agency-withdrawal": (facts) => {
    const { lead, page } = facts;
    const { stored, number, said } = quoteOf(facts);
    const { deposit, refund } = said;
    const { at } = storedWithdrawal(stored);
    return {
      subject: t("mail.withdrawn.agency.subject", { number }),
      title: t("mail.withdrawn.agency.title"),
      preview: t("mail.withdrawn.preview", { moment: momentIn(locale, at) }),
      blocks: present([
        paragraph(t("mail.withdrawn.agency.intro", { number })),
        deposit &&
          paragraph(
            refund === null ? t("mail.withdrawn.agency.unpaid") : t("mail.withdrawn.agency.refund", refund),
          ),
        paragraph(said.earlyWorkText),
        statusAfter("lost", lead),
        withdrawalFacts(stored, said, lead.fields.email, language),
        pageActions(lead, page),
        visitorFacts(lead),
      ]),
      reason: t("mail.withdrawn.agency.why"),
    };
  },
  "agency-decline": (facts) => {
    const { lead, page } = facts;
    const { stored, number, moment } = quoteOf(facts);
    const { decision } = stored;
    if (decision?.kind !== "declined") throw new Error("The quote is not declined");
    const reason = enteredTextBlocks(t("mail.declined.reason"), decision.reason);
    const intro = t("mail.declined.intro", { number, moment });
    return {
      subject: t("mail.declined.subject", { number }),
      title: t("mail.declined.title"),
      preview: intro,
      blocks: present<MailBlock>([
        paragraph(intro),
        reason.length > 0 ? reason : paragraph(t("mail.declined.none")),
        statusAfter("lost", lead),
        pageActions(lead, page),
        visitorFacts(lead),
      ]),
      reason: t("mail.declined.why"),
    };
  },
  /** Mailed also about a request without a quote. */
  "agency-question": ({ lead, stored, event, page }) => {
    if (event === null) throw new Error("The job has no question");
    const number = stored?.quote.number ?? quoteNumber(lead);
    const intro = t("mail.question.intro", { number, moment: momentIn(locale, event.at) });
    return {
      subject: t("mail.question.subject", { number }),
      title: t("mail.question.title"),
      preview: intro,
      blocks: [
        paragraph(intro),
        ...enteredTextBlocks(t("mail.question.text"), event.text),
        pageActions(lead, page),
        visitorFacts(lead),
      ],
      reason: t(isEmailAddress(lead.fields.email) ? "mail.question.why" : "mail.notice.oddAddress"),
    };
  },
  /** That a stored PDF is not the one that was confirmed. */
  "agency-damaged-document": (facts) => {
    const { number } = quoteOf(facts);
    const intro = t("mail.damaged.intro", { number });
    return {
      subject: t("mail.damaged.subject", { number }),
      title: t("mail.damaged.title"),
      preview: intro,
      blocks: [
        paragraph(intro),
        paragraph(t("mail.damaged.todo")),
        actions({ label: t("mail.notice.open"), href: facts.page }),
      ],
      reason: t("mail.damaged.why"),
    };
  },
} satisfies Partial<Record<MailPurpose, (facts: AgencyMailFacts) => AgencyLetter>>;

type AgencyMailPurpose = keyof typeof letters;

export const isAgencyMail = (purpose: MailPurpose): purpose is AgencyMailPurpose => purpose in letters;

export function agencyMail(purpose: AgencyMailPurpose, facts: AgencyMailFacts, siteUrl: string): Letter {
  const { reason, ...letter } = letters[purpose](facts);
  return { ...letterhead(locale, siteUrl), ...letter, footer: reason };
}

/** The requests that are newly held as suspected spam, without what was entered. */
export function quarantineLetter(
  { reportedLeads, quarantinedCount }: Pick<Claim, "reportedLeads" | "quarantinedCount">,
  { siteUrl }: Pick<MailSettings, "siteUrl">,
): Letter {
  return {
    ...letterhead(locale, siteUrl),
    subject: t("mail.quarantine.subject"),
    title: t("mail.quarantine.title"),
    preview: t("mail.quarantine.intro"),
    blocks: [
      paragraph(t("mail.quarantine.intro")),
      facts(
        reportedLeads.map(({ id, kind, createdAt }) => ({
          label: id,
          value: `${t(`spreadsheet.kind.${kind}`)}, ${momentIn(locale, createdAt)}`,
        })),
      ),
      paragraph(t("mail.notice.quarantine", { count: quarantinedCount })),
    ],
    footer: t("mail.quarantine.why"),
  };
}

/** The figures of a month. */
export function figuresLetter(
  { month, visits, requests, sent, accepted, acceptedNet, overdue }: MonthFigures,
  { siteUrl }: Pick<MailSettings, "siteUrl">,
): Letter {
  const said = { month: formatMonth(month, locale), visits, requests, accepted };
  const number = (key: PlainWordKey, value: number) => fact(t(key), formatNumber(value, locale));
  return {
    ...letterhead(locale, siteUrl),
    subject: t("mail.figures.subject", said),
    title: t("mail.figures.title", said),
    preview: t("mail.figures.preview", said),
    blocks: [
      facts([
        number("mail.figures.visits", visits),
        number("mail.figures.requests", requests),
        number("mail.figures.sent", sent),
        number("mail.figures.accepted", accepted),
        fact(t("mail.figures.sum"), exactMoney(acceptedNet, locale)),
      ]),
      heading(t("mail.figures.overdue")),
      facts([
        number("mail.figures.answers", overdue.answers),
        number("mail.figures.deposits", overdue.deposits),
        number("mail.figures.refunds", overdue.refunds),
      ]),
      actions({ label: t("mail.figures.board"), href: `${siteUrl}${boardRequestPaths[locale]}` }),
    ],
    footer: t("mail.figures.why"),
  };
}

/** The mail with a link to the board, in the language of the page on which it was asked for. */
export function boardLetter(
  language: Locale,
  page: string,
  { siteUrl }: Pick<MailSettings, "siteUrl">,
): Letter {
  const { t: said } = languageOf(language);
  return {
    ...letterhead(language, siteUrl),
    subject: said("board.mail.subject"),
    title: said("board.mail.title"),
    preview: said("board.mail.text"),
    blocks: [paragraph(said("board.mail.text")), actions({ label: said("board.mail.open"), href: page })],
    footer: said("board.mail.why"),
  };
}
