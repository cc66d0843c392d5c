/** A mail of every kind, as it is sent, in both languages; those about a request for each kind of request. */
import nodemailer from "nodemailer";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { nodemailerMessage } from "#server/mail/message.ts";
import type { Envelope } from "#server/mail/transport.ts";
import { auditLead, contactLead } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { boardLetter } from "./agency-mails.ts";
import { composeMail } from "./compose.ts";
import { accepted, type FollowUpClaim, followUpClaim, sources, withdrawal } from "./follow-up.fixture.ts";
import { type Mail, mailToColleague } from "./parts.ts";

const contactJobs = (purpose: FollowUpClaim["purpose"], locale: Locale): readonly FollowUpClaim[] =>
  [contactLead({}, { locale }), auditLead("lavigne.example", { locale })].map((lead) => ({
    ...followUpClaim(purpose, { locale }),
    lead,
  }));

const jobsIn = (locale: Locale): readonly FollowUpClaim[] => [
  ...contactJobs("agency-notice", locale),
  ...contactJobs("visitor-acknowledgement", locale),
  followUpClaim("agency-notice", { locale }),
  {
    ...followUpClaim("agency-notice", { locale }),
    others: [{ jobId: "J", lead: contactLead({}, { locale }) }],
  },
  followUpClaim("visitor-acknowledgement", { locale }),
  followUpClaim("agency-reminder", { locale }),
  followUpClaim("client-quote", { locale }),
  followUpClaim("client-reminder", { locale }),
  followUpClaim("client-code", { locale }),
  followUpClaim("client-acceptance", { locale, decision: accepted }),
  followUpClaim("client-deposit-due", { locale, decision: accepted, depositReceivedOn: null }),
  followUpClaim("client-deposit-late", { locale, decision: accepted, depositReceivedOn: null }),
  followUpClaim("client-deposit", { locale, decision: accepted }),
  followUpClaim("client-deposit-cancelled", { locale, decision: accepted }),
  followUpClaim("client-withdrawal", { locale, decision: accepted, withdrawal }),
  followUpClaim("agency-withdrawal", { locale, decision: accepted, withdrawal }),
  followUpClaim("client-question", { locale, text: "Combien de pages ?" }),
  followUpClaim("client-answer", { locale, text: "Dix pages, et deux de plus sur demande." }),
  followUpClaim("agency-acceptance", { locale, decision: accepted }),
  followUpClaim("client-decline", { locale, decision: { kind: "declined", reason: "Trop cher pour nous." } }),
  followUpClaim("agency-decline", { locale, decision: { kind: "declined", reason: "Trop cher pour nous." } }),
  followUpClaim("agency-question", { locale, text: "Combien de pages ?" }),
  followUpClaim("agency-damaged-document", { locale }),
  followUpClaim("agency-quarantine", { locale }),
  followUpClaim("agency-figures", { locale }),
];

export type SentMail = {
  readonly name: string;
  readonly purpose: Envelope["purpose"];
  readonly html: string;
  readonly recipients: readonly string[];
  readonly source: string;
};

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });

async function sent(name: string, { mail, ...about }: Omit<Envelope, "messageId">): Promise<SentMail> {
  const envelope = { ...about, mail, messageId: "<1m7xybbz@agency.example>" };
  const { message } = await composer.sendMail(nodemailerMessage(envelope, Date.now));
  const recipients = mail.to.map(({ address }) => address);
  return { name, purpose: about.purpose, html: mail.html, recipients, source: String(message) };
}

/** The mail with a link to the board. */
const boardMail = (locale: Locale): Mail =>
  mailToColleague(
    boardLetter(locale, "https://agency.example/b/token/", mailSettings),
    { name: "", address: "boss@agency.example" },
    mailSettings,
  );

export async function everyMail(): Promise<readonly SentMail[]> {
  const ofClaims = locales.flatMap(jobsIn).map(async (claim) => {
    const { purpose, lead } = claim;
    const mail = await composeMail(claim, mailSettings, sources);
    const name = `${purpose} about ${claim.others.length === 0 ? "" : "requests, the first "}a ${lead.kind} in ${lead.locale}`;
    return sent(name, { mail, purpose, leadId: lead.id, leadCreatedAt: lead.createdAt });
  });
  const ofBoard = locales.map((locale) =>
    sent(`the link to the board in ${locale}`, {
      mail: boardMail(locale),
      purpose: "agency-board",
      leadId: "BOARD",
      leadCreatedAt: new Date().toISOString(),
    }),
  );
  return Promise.all([...ofClaims, ...ofBoard]);
}
