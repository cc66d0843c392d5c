/**
 * Every fact of a quote in words, made once for each rendering: no page, mail or document puts an amount or a day of a quote into
 * words by itself.
 */
import type { Day } from "#app/domain/days.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { formatDay, formatMoment } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import { signatoryOf, statedRows } from "#quotes/acceptance/statement.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import { present } from "#quotes/present.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { caseStudyPath } from "#quotes/terms/presentation.ts";
import { datedQuote } from "#quotes/withdrawal/accepted-quotes.ts";
import { amountFacts } from "./amounts.ts";
import { contractClauses, paymentTerms } from "./clauses.ts";
import { depositFacts, depositStep } from "./deposit.ts";
import { type AnswerRow, optionRows } from "./option-rows.ts";
import { earliestStartText, startFacts, withdrawalFacts } from "./withdrawal.ts";

/** A quote with the texts that somebody typed as a rendering writes them. */
export const writtenQuote = (quote: ConfirmedQuote, written: (text: string) => string): ConfirmedQuote => ({
  ...quote,
  subject: written(quote.subject),
  signer: quote.signer && { name: written(quote.signer.name), role: written(quote.signer.role) },
  caseStudies: quote.caseStudies.map(({ slug, name, summary }) => ({
    slug,
    name: written(name),
    summary: written(summary),
  })),
  terms: {
    ...quote.terms,
    client: {
      ...quote.terms.client,
      name: written(quote.terms.client.name),
      registration: written(quote.terms.client.registration),
    },
    lines: quote.terms.lines.map((line) => ({
      ...line,
      label: written(line.label),
      choice: written(line.choice),
    })),
  },
});

/** `732829320` as `732 829 320`, on one line. */
const groupsOfThree = (digits: string): string => digits.replace(/\d{3}(?=\d)/g, "$&\u00A0");

export type QuoteFacts = ReturnType<typeof quoteFacts>;

/**
 * `today`: when it is read, for when the work starts. `indicative`: what the client configured, which says what the discount is for.
 * `written`: how a text that somebody typed is written.
 */
export function quoteFacts(
  version: QuoteAtMoment,
  language: Language,
  {
    today = null,
    indicative = null,
    written = (text) => text,
  }: {
    readonly today?: Day | null;
    readonly indicative?: QuoteRecord | null;
    readonly written?: (text: string) => string;
  } = {},
) {
  const { state = "waiting", decidedAt = null, withdrawalPeriod = null, withdrawn = null } = version;
  const { acceptedBy = null } = version;
  const { locale, t } = language;
  const offered = writtenQuote(version.quote, written);
  const quote = datedQuote({ ...version, quote: offered });
  const { signer, caseStudies } = quote;
  const { client, startOn, deliverOn } = quote.terms;
  const accepted = state === "accepted" || state === "withdrawn";
  const day = (on: Day) => formatDay(on, locale);
  const deposit = depositFacts({ ...version, quote }, language, today);
  const asSent = version.quoteAsSent == null ? null : writtenQuote(version.quoteAsSent, written);
  return {
    /** With its dates as they are, once the right to withdraw has postponed them, and as they were offered. */
    quote,
    offered,
    /** Also once the client has withdrawn. */
    accepted,
    /** Nothing of it is to be paid or done any more. */
    ended: state !== "waiting" && state !== "accepted",
    days: {
      issued: day(quote.issuedOn),
      validUntil: day(quote.validUntil),
      start: day(startOn),
      delivery: day(deliverOn),
      offeredStart: day(offered.terms.startOn),
    },
    /** Who signs the note, and as what; empty where nobody does. */
    noteSignature: signer === null ? "" : `${signer.name} · ${signer.role}`,
    /** With the path of its page; null where the portfolio has it no more. */
    caseStudies: caseStudies.map((study) => ({ ...study, path: caseStudyPath(study.slug, locale) })),
    /** Who accepted, and as what; empty until then. */
    signatory: acceptedBy === null ? "" : signatoryOf(acceptedBy, written),
    /** When the client decided, and withdrew; empty until then. */
    decided: decidedAt === null ? "" : formatMoment(decidedAt, locale),
    withdrawn: withdrawn === null ? "" : formatMoment(withdrawn.at, locale),
    /** The numbers that the client has as a company, each with what it is. */
    clientNumbers: present([
      client.siren !== "" && t("clientQuote.party.siren", { number: groupsOfThree(client.siren) }),
      client.vatNumber !== "" && t("clientQuote.party.vatNumber", { number: client.vatNumber }),
      client.registration !== "" && t("clientQuote.party.registration", { number: client.registration }),
    ]),
    ...amountFacts(quote, language, { deposit, indicative }),
    /** Null where none is asked for. */
    deposit,
    depositStep: depositStep(deposit, indicative, t),
    /** Which of the offered options the client took, and which not, and what else they stated: a row for each that is not empty. */
    answerRows: present<AnswerRow>([
      asSent && optionRows(asSent, quote, t),
      acceptedBy && statedRows(acceptedBy, t, written),
    ]),
    paymentTerms: paymentTerms(quote, language, deposit?.rest === null),
    /** The last is about the general terms. */
    clauses: contractClauses(quote, language, accepted ? { offered, stated: acceptedBy } : null),
    /** That the work may start later than is offered; null without a right to withdraw, and once it is known. */
    earliestStart: accepted ? null : earliestStartText(quote, language),
    /** Whether the day on which the work starts is over or here. */
    startCame: today !== null && today >= startOn,
    /** When the work of an accepted quote starts; null of any other, and once it should be delivered. */
    start:
      state === "accepted" && today !== null
        ? startFacts(
            { offered, quote },
            { until: withdrawalPeriod?.until ?? null, today, unpaid: (deposit?.rest ?? null) !== null },
            language,
          )
        : null,
    ...withdrawalFacts(version, { offered, quote }, language),
  };
}
