/** The proof of an acceptance, for both sides: made on demand from what is stored, so it is nowhere a second time. */

import { isEmailAddress } from "#app/domain/email-address.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { translations } from "#app/i18n/translations.ts";
import { nonBreaking } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { signatoryOf, statedRows } from "#quotes/acceptance/statement.ts";
import { type Block, fact, facts, heading, paragraph } from "#quotes/documents/blocks.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import { renderPdf } from "#quotes/documents/pdf/render.ts";
import {
  codePoints,
  printableLine,
  printableLines,
  unprintablePartsOf,
} from "#quotes/documents/printable.ts";
import { exactMoment } from "#quotes/facts/exact.ts";
import { optionRows } from "#quotes/facts/option-rows.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { present } from "#quotes/present.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { JobStatus, MailPurpose } from "#quotes/store/jobs.ts";
import { termsVersion } from "#quotes/terms/confirmed-quote.ts";

/** A mail about the quote: to whom, and when a mail server took it, or where it stands. */
export type ProofMail = {
  readonly purpose: MailPurpose;
  readonly to: string;
  readonly status: JobStatus;
  readonly sentAt: string | null;
  /** Of the receipt that it is about; missing for any other. */
  readonly amount?: Cents;
};

export type ProofInput = {
  readonly quote: StoredConfirmedQuote;
  readonly mails: readonly ProofMail[];
  /** No mail server is set: the mails are files, and nobody received them. */
  readonly writesMailFiles: boolean;
};

/** Evidence is exact: what has no glyph is named by its code. */
const exactLine = (text: string): string => printableLine(text, undefined, codePoints);

/** An address is not broken so that no viewer makes a link of it, as other entered texts are. */
const addressText = (text: string): string =>
  isEmailAddress(text) && unprintablePartsOf(text).length === 0 ? text : exactLine(text);

/** The proof as a PDF, with its file's name. The same facts give the same bytes. Null for a quote that was never accepted. */
export async function acceptanceProofPdf({ quote: stored, mails, writesMailFiles }: ProofInput) {
  const { quote, decision, decidedAt, pdfHash, quoteAsSent, createdAt, withdrawn } = stored;
  if (decision?.kind !== "accepted" || decidedAt === null) return null;
  const { locale, number, generalTermsHash } = quote;
  const t = translations[locale];
  const client = exactLine(quote.terms.client.name);
  const moment = (at: string) => exactMoment(at, { locale, t });
  const mailState = ({ status, sentAt }: ProofMail) =>
    sentAt === null
      ? t(status === "dead" ? "quoteDocument.proof.mail.failed" : "quoteDocument.proof.mail.waiting")
      : t(`quoteDocument.proof.mail.${writesMailFiles ? "written" : "sent"}`, { moment: moment(sentAt) });
  const withCodesExplained = (text: string) =>
    /U\+[\dA-F]{4}/.test(text) ? `${text}\n${t("quoteDocument.proof.codePoints")}` : text;
  const mailFacts = mails.map((mail) =>
    fact(
      [t(`request.mail.${mail.purpose}`), mail.amount === undefined ? "" : exactMoney(mail.amount, locale)]
        .filter(Boolean)
        .join(", "),
      `${addressText(mail.to)}\n${mailState(mail)}`,
    ),
  );
  const blocks = present<Block>([
    heading(t("quoteDocument.proof.acceptance")),
    facts([
      fact(t("quoteDocument.proof.at"), `${moment(decidedAt)}\n${decidedAt}`),
      fact(t("clientQuote.confirm.client"), client),
      fact(t("clientQuote.confirm.name"), withCodesExplained(signatoryOf(decision, exactLine))),
      fact(
        t("quoteDocument.proof.ticked"),
        t("clientQuote.accept.sentence", { acceptanceSentence: decision.acceptanceSentence, client }),
      ),
      ...present([quoteAsSent && optionRows(quoteAsSent.quote, quote, t), statedRows(decision, t)]).map(
        ({ label, values }) => fact(label, withCodesExplained(values.map(exactLine).join("\n"))),
      ),
      fact(
        t("quoteDocument.proof.steps"),
        decision.orderButton === undefined
          ? t("quoteDocument.proof.steps.unnamed")
          : t("quoteDocument.proof.steps.text", { button: decision.orderButton }),
      ),
      fact(
        t("quoteDocument.proof.code"),
        t(
          decision.codeEntered === true
            ? "quoteDocument.proof.code.entered"
            : "quoteDocument.proof.code.none",
        ),
      ),
      ...(decision.ipAddress === "" ? [] : [fact(t("quoteDocument.proof.address"), decision.ipAddress)]),
    ]),
    heading(t("quoteDocument.proof.document")),
    facts([
      fact(t("quoteDocument.proof.file"), nonBreaking(storedName(stored))),
      fact(t("quoteDocument.proof.hash"), pdfHash),
      ...quoteFacts({ quote }, { locale, t }).amounts.map(({ label, value }) => fact(label, value)),
      fact(t("quoteDocument.proof.confirmed"), moment(createdAt)),
      fact(
        t("quoteDocument.proof.terms"),
        generalTermsHash === null
          ? t("quoteDocument.proof.terms.unknown")
          : t("quoteDocument.proof.terms.version", { version: termsVersion(generalTermsHash) }),
      ),
      ...(generalTermsHash === null ? [] : [fact(t("quoteDocument.proof.terms.hash"), generalTermsHash)]),
      ...(quoteAsSent === null ? [] : [fact(t("quoteDocument.proof.offered"), quoteAsSent.pdfHash)]),
    ]),
    mails.length > 0 && [heading(t("quoteDocument.proof.mails")), facts(mailFacts)],
    withdrawn && [
      heading(t("clientQuote.state.withdrawn")),
      facts([
        fact(t("mail.withdrawn.at"), `${moment(withdrawn.at)}\n${withdrawn.at}`),
        fact(t("mail.withdrawn.name"), withCodesExplained(exactLine(withdrawn.name))),
        fact(t("mail.withdrawn.email"), addressText(withdrawn.email)),
        fact(
          t("mail.withdrawn.statement"),
          t("clientQuote.withdraw.statement", { number: nonBreaking(number) }),
        ),
      ]),
    ],
    heading(t("quoteDocument.proof.meaning")),
    paragraph(
      t("quoteDocument.proof.proves", {
        agency: identity.name,
        code: Number(decision.codeEntered === true),
      }),
    ),
    paragraph(t("quoteDocument.proof.verify")),
    paragraph(t("quoteDocument.proof.provesNot")),
  ]);
  const bytes = await renderPdf({
    locale,
    title: t("quoteDocument.proof.title"),
    fileTitle: t("quoteDocument.proof.meta", { number, agency: identity.name }),
    created: new Date(decidedAt),
    subject: printableLine(quote.subject),
    number,
    facts: [
      fact(t("quoteDocument.number"), number),
      fact(t("quoteDocument.proof.confirmed"), formatDay(quote.issuedOn, locale)),
      fact(t("mail.accepted.at"), formatMoment(decidedAt, locale)),
    ],
    customer: [client, ...printableLines(quote.terms.client.address).split("\n")].filter(
      (line) => line !== "",
    ),
    blocks,
  });
  return { name: t("quoteDocument.proof.file.name", { number }), bytes };
}
