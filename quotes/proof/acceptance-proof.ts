/** The proof of an acceptance, for both sides: made on demand from what is stored, so it is nowhere a second time. */

import { utcOffset } from "#app/domain/days.ts";
import { isEmailAddress } from "#app/domain/email-address.ts";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { nonBreaking } from "#app/i18n/typography.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import { drawFrame, drawHead, type Head } from "#quotes/documents/pdf/frame.ts";
import { keepTogether } from "#quotes/documents/pdf/keep-together.ts";
import { type Block, createSheet, type Sheet } from "#quotes/documents/pdf/sheet.ts";
import { columnWidth, page, style } from "#quotes/documents/pdf/theme.ts";
import {
  codePoints,
  printableLine,
  printableLines,
  unprintablePartsOf,
} from "#quotes/documents/printable.ts";
import { optionRows } from "#quotes/facts/option-rows.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { JobStatus, MailPurpose } from "#quotes/store/jobs.ts";
import { termsVersion } from "#quotes/terms/confirmed-quote.ts";

/** A mail about the quote: to whom, and when a mail server took it, or where it stands. */
export type ProofMail = {
  readonly purpose: MailPurpose;
  readonly to: string;
  readonly status: JobStatus;
  readonly sentAt: string | null;
};

export type ProofFacts = {
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

type Row = readonly [label: string, value: string];
type Section = { readonly title: string; readonly rows: readonly Row[] };

/** What the document says, in the language of the quote; null for a quote that was never accepted. */
function contentsOf({ quote: stored, mails, writesMailFiles }: ProofFacts) {
  const { quote, decision, decidedAt, pdfHash, quoteAsSent, createdAt, withdrawn } = stored;
  if (decision?.kind !== "accepted" || decidedAt === null) return null;
  const { locale, generalTermsHash } = quote;
  const t = translations[locale];
  const client = exactLine(quote.terms.client.name);
  const moment = (at: string) =>
    t("mail.accepted.moment", {
      moment: formatMoment(at, locale, { dateStyle: "full", timeStyle: "medium" }),
      offset: utcOffset(Date.parse(at), timeZone),
    });
  const mailState = ({ status, sentAt }: ProofMail) =>
    sentAt === null
      ? t(status === "dead" ? "quoteDocument.proof.mail.failed" : "quoteDocument.proof.mail.waiting")
      : t(`quoteDocument.proof.mail.${writesMailFiles ? "written" : "sent"}`, { moment: moment(sentAt) });
  const withCodesExplained = (text: string) =>
    /U\+[\dA-F]{4}/.test(text) ? `${text}\n${t("quoteDocument.proof.codePoints")}` : text;
  const sections: readonly Section[] = [
    {
      title: t("quoteDocument.proof.acceptance"),
      rows: [
        [t("quoteDocument.proof.at"), `${moment(decidedAt)}\n${decidedAt}`],
        [t("clientQuote.confirm.client"), client],
        [
          t("clientQuote.confirm.name"),
          withCodesExplained(`${exactLine(decision.name)}, ${exactLine(decision.signatoryRole)}`),
        ],
        [
          t("quoteDocument.proof.ticked"),
          t("clientQuote.accept.sentence", { acceptanceSentence: decision.acceptanceSentence, client }),
        ],
        ...(quoteAsSent === null
          ? []
          : optionRows(quoteAsSent.quote, quote, t).map(
              ({ label, values }): Row => [label, values.map(exactLine).join("\n")],
            )),
        [
          t("quoteDocument.proof.steps"),
          decision.orderButton === undefined
            ? t("quoteDocument.proof.steps.unnamed")
            : t("quoteDocument.proof.steps.text", { button: decision.orderButton }),
        ],
        [
          t("quoteDocument.proof.code"),
          t(
            decision.codeEntered === true
              ? "quoteDocument.proof.code.entered"
              : "quoteDocument.proof.code.none",
          ),
        ],
        ...(decision.ipAddress === ""
          ? []
          : [[t("quoteDocument.proof.address"), decision.ipAddress] as const]),
      ],
    },
    {
      title: t("quoteDocument.proof.document"),
      rows: [
        [t("quoteDocument.proof.file"), nonBreaking(storedName(stored))],
        [t("quoteDocument.proof.hash"), pdfHash],
        [t("quoteDocument.proof.confirmed"), moment(createdAt)],
        [
          t("quoteDocument.proof.terms"),
          generalTermsHash === null
            ? t("quoteDocument.proof.terms.unknown")
            : t("quoteDocument.proof.terms.version", { version: termsVersion(generalTermsHash) }),
        ],
        ...(generalTermsHash === null
          ? []
          : [[t("quoteDocument.proof.terms.hash"), generalTermsHash] as const]),
        ...(quoteAsSent === null ? [] : [[t("quoteDocument.proof.offered"), quoteAsSent.pdfHash] as const]),
      ],
    },
    {
      title: t("quoteDocument.proof.mails"),
      rows: mails.map(
        (mail): Row => [t(`request.mail.${mail.purpose}`), `${addressText(mail.to)}\n${mailState(mail)}`],
      ),
    },
    ...(withdrawn === null
      ? []
      : [
          {
            title: t("clientQuote.state.withdrawn"),
            rows: [
              [t("mail.withdrawn.at"), `${moment(withdrawn.at)}\n${withdrawn.at}`],
              [t("mail.withdrawn.name"), withCodesExplained(exactLine(withdrawn.name))],
              [t("mail.withdrawn.email"), addressText(withdrawn.email)],
              [
                t("mail.withdrawn.statement"),
                t("clientQuote.withdraw.statement", { number: nonBreaking(quote.number) }),
              ],
            ] as const,
          },
        ]),
  ];
  const head: Head = {
    locale,
    title: t("quoteDocument.proof.title"),
    subject: printableLine(quote.subject),
    number: quote.number,
    facts: [
      [t("quoteDocument.number"), quote.number],
      [t("quoteDocument.proof.confirmed"), formatDay(quote.issuedOn, locale)],
      [t("mail.accepted.at"), formatMoment(decidedAt, locale)],
    ],
    customer: [client, ...printableLines(quote.terms.client.address).split("\n")].filter(
      (line) => line !== "",
    ),
  };
  const meaning = [
    t("quoteDocument.proof.proves", { agency: identity.name, code: Number(decision.codeEntered === true) }),
    t("quoteDocument.proof.verify"),
    t("quoteDocument.proof.provesNot"),
  ];
  return { head, sections: sections.filter(({ rows }) => rows.length > 0), meaning, decidedAt };
}

/** The proof as a PDF, with its file's name. The same facts give the same bytes. Null for a quote that was never accepted. */
export async function acceptanceProofPdf(facts: ProofFacts) {
  const contents = contentsOf(facts);
  if (contents === null) return null;
  const { head, sections, meaning, decidedAt } = contents;
  const { locale, number } = head;
  const t = translations[locale];
  const sheet = createSheet({
    language: languageTag[locale],
    title: t("quoteDocument.proof.meta", { number, agency: identity.name }),
    author: identity.name,
    created: new Date(decidedAt),
  });
  drawHead(sheet, head);
  for (const section of sections) drawSection(sheet, section);
  drawMeaning(sheet, t("quoteDocument.proof.meaning"), meaning);
  const bytes = await sheet.finish((place, pages) => drawFrame(sheet, head, place, pages));
  return { name: t("quoteDocument.proof.file.name", { number }), bytes };
}

const labelWidth = 150;
const rowGap = 5;

const headingBlock = (sheet: Sheet, title: string): Block => ({
  height: 24,
  draw: (y) =>
    void sheet.write(sheet.root, "H2", title, style.heading, { x: page.left, y, width: columnWidth }),
});

const isFingerprint = (value: string): boolean => /^[\da-f]{64}$/.test(value);

/** A heading and its rows. Where a page ends within them, the heading has at least one row below it. */
function drawSection(sheet: Sheet, { title, rows }: Section): void {
  const table = sheet.element(sheet.root, "Table");
  const valueWidth = columnWidth - labelWidth;
  const [first, ...others] = rows.map(([label, value]): Block => {
    const look = isFingerprint(value) ? style.fingerprint : style.body;
    const height = Math.max(
      sheet.heightOf(label, style.label, labelWidth - 12),
      sheet.heightOf(value, look, valueWidth),
    );
    return {
      height: height + 2 * rowGap,
      draw(y) {
        sheet.rule(y);
        const row = sheet.element(table, "TR");
        const top = y + rowGap;
        // On the line of its value, which is larger.
        const labelBox = { x: page.left, y: top + 2, width: labelWidth - 12 };
        sheet.write(row, "TH", label, style.label, labelBox, "Row");
        sheet.write(row, "TD", value, look, { x: page.left + labelWidth, y: top, width: valueWidth });
      },
    };
  });
  if (first === undefined) return;
  sheet.place(keepTogether([headingBlock(sheet, title), first]));
  for (const row of others) sheet.place(row);
  sheet.y += 16;
}

/** What the document proves and what it does not, keepTogether on a page. */
function drawMeaning(sheet: Sheet, title: string, texts: readonly string[]): void {
  const paragraphs = texts.map(
    (text): Block => ({
      height: sheet.heightOf(text, style.body, columnWidth) + 6,
      draw: (y) =>
        void sheet.write(sheet.root, "P", text, style.body, { x: page.left, y, width: columnWidth }),
    }),
  );
  sheet.place(keepTogether([headingBlock(sheet, title), ...paragraphs]));
}
