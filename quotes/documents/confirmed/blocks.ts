/** What a confirmed quote says, in the order in which it is read. */

import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { constructionPath } from "#app/site/pages.ts";
import type { AcceptanceStatement } from "#quotes/acceptance/statement.ts";
import { lineFacts } from "#quotes/facts/amounts.ts";
import type { PaymentFact } from "#quotes/facts/payments.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { present } from "#quotes/present.ts";
import { type ConfirmedQuote, isCounted, isOptional } from "#quotes/terms/confirmed-quote.ts";
import { billings } from "#quotes/terms/terms.ts";
import { type AmountGroup, actions, type Block, heading, note, paragraph, reliefNote } from "../blocks.ts";
import { printableLines } from "../printable.ts";
import { withdrawalFormBlocks } from "./withdrawal-form.ts";

/** When the client accepted a quote, and whether it had options to choose. */
export type PrintedAcceptance = {
  readonly on: Day;
  readonly stated: AcceptanceStatement;
  readonly hadOptions: boolean;
  /** The last day on which the client may withdraw, which postpones the dates; null without that right. */
  readonly withdrawableUntil: Day | null;
};

type Printed = {
  /** With the texts that somebody typed as they are printed. */
  readonly facts: QuoteFacts;
  /** What the first page draws; null without a drawing. */
  readonly relief: NamedRelief | null;
  readonly acceptance: PrintedAcceptance | null;
  readonly siteUrl: string;
};

export function confirmedBlocks(printed: Printed): readonly Block[] {
  const { facts, relief, acceptance, siteUrl } = printed;
  const { quote } = facts;
  const language = { locale: quote.locale, t: translations[quote.locale] };
  const { t } = language;
  return present<Block>([
    noteBlocks(facts),
    totalBlock(facts, t),
    heading(t("clientQuote.lines.title")),
    lineBlocks(quote, language),
    relief && reliefNote(relief, t),
    caseStudyBlocks(printed, t),
    paymentBlocks(facts, t),
    // The deposit of a quote with options is known once they are chosen.
    !quote.terms.lines.some(isOptional) && transferBlocks(facts, t),
    decisionBlock(printed, language),
    termsBlocks(printed, language),
    quote.canWithdraw &&
      withdrawalFormBlocks(facts, t, {
        siteUrl,
        acceptedOn: acceptance === null ? "" : formatDay(acceptance.on, quote.locale),
      }),
  ]);
}

/** What the agency writes to the client, and who signs it. */
const noteBlocks = ({ quote, noteSignature }: QuoteFacts): readonly Block[] =>
  [...printableLines(quote.terms.note).split("\n"), noteSignature]
    .filter((text) => text !== "")
    .map(paragraph);

/** The chosen case studies, a line each with its address; without the page that the portfolio has no more. */
const caseStudyBlocks = ({ facts: { caseStudies }, siteUrl }: Printed, t: Translate): readonly Block[] =>
  present([
    caseStudies.length > 0 && heading(t("clientQuote.caseStudies.title")),
    caseStudies.map(({ name, summary, path }) =>
      path === null
        ? note(`${name}\u00A0· ${summary}`)
        : actions({ label: `${name}\u00A0· ${siteUrl}${path}`, href: `${siteUrl}${path}` }),
    ),
  ]);

/** What is paid once, how it adds up, and the subscriptions. */
function totalBlock(facts: QuoteFacts, t: Translate): Block {
  const { quote, netOnce, main, deposit, tax } = facts;
  const { monthly, yearly } = facts.totals;
  const subscriptions = [...[...monthly, ...yearly].filter(({ kind }) => kind !== "vat"), ...facts.together];
  const key = subscriptions.length > 0 ? "quoteDocument.confirmed.once" : "quoteDocument.confirmed.all";
  const onceNote = quote.vatPerMille > 0 ? t(key, { net: netOnce }) : t(`${key}.untaxed`);
  const contained = main.billing === "once" ? onceNote : main.taxNote;
  const count = quote.totals.payments.filter(({ kind }) => kind === "instalment").length;
  const inParts =
    deposit === null
      ? t("quoteDocument.confirmed.instalments.noDeposit", { count })
      : t("quoteDocument.confirmed.instalments", { count, deposit: deposit.asked, tax });
  return {
    kind: "total",
    main: { label: main.label, value: main.value },
    notes: [
      facts.options === null ? contained : `${contained}. ${facts.options}`,
      ...(count === 0 ? [] : [inParts]),
    ],
    sums: present<AmountGroup>([
      facts.totals.once.length > 0 && { rows: facts.totals.once },
      subscriptions.length > 0 && {
        ...(main.billing === "once" && { title: t("quoteDocument.confirmed.apart") }),
        rows: subscriptions,
      },
    ]),
  };
}

/**
 * The lines by how often they are invoiced: label with its details, quantity, unit price, total. Options that are not counted stand in
 * tables of their own, so that what a table has adds up.
 */
function lineBlocks(quote: ConfirmedQuote, language: Language): readonly Block[] {
  const { terms, vatPerMille } = quote;
  const { t } = language;
  const untaxed = vatPerMille > 0 ? "" : ".untaxed";
  const tables = [true, false].flatMap((counted) => billings.map((billing) => ({ counted, billing })));
  return tables.flatMap(({ counted, billing }): readonly Block[] => {
    const lines = terms.lines.filter((line) => line.billing === billing && isCounted(line) === counted);
    if (lines.length === 0) return [];
    const part = t(`clientQuote.lines.${billing}`);
    const rows = lines.map((line) => {
      const { label } = line;
      const { unitPrice, total, option } = lineFacts(line, quote, language);
      return {
        label,
        before: [String(line.quantity), unitPrice],
        value: total,
        ...(option !== null && { note: option }),
        description: printableLines(line.details),
        continued: t("quoteDocument.confirmed.continued", { label }),
      };
    });
    const columns = [
      t("quoteDocument.lines.quantity"),
      t(`quoteDocument.lines.price${untaxed}`),
      t(`quoteDocument.confirmed.lineTotal${untaxed}`),
    ];
    const title = counted ? part : t("quoteDocument.confirmed.notCounted", { part });
    return [{ kind: "lines", title, columns, rows }];
  });
}

/** Every payment with its date: there may be thirty-seven. */
function paymentBlocks({ payments, paymentTerms }: QuoteFacts, t: Translate): readonly Block[] {
  if (payments.length === 0) return [];
  const labelOf = ({ kind, label, when, day }: PaymentFact): string => {
    if (kind === "deposit" || day === null) return label;
    return kind === "balance" ? `${label}, ${when}` : day;
  };
  return [
    heading(t("clientQuote.payment.title")),
    note(paymentTerms),
    {
      kind: "amounts",
      rows: payments.map((payment) => ({ label: labelOf(payment), value: payment.amount })),
      // The label of a balance is longer than a date.
      columns: payments.some(({ kind }) => kind === "balance") ? 1 : 3,
    },
  ];
}

/**
 * How the deposit is paid: the account, and beside it the QR code for banking apps, but none for a bank that reads none. Where
 * nothing may be asked for yet, only from when: whoever has the account may pay too early.
 */
function transferBlocks({ quote, deposit }: QuoteFacts, t: Translate): readonly Block[] {
  const { canWithdraw } = quote;
  if (deposit === null || deposit.transfer === null) return [];
  const { from, until, transfer } = deposit;
  const when = canWithdraw ? ".offPremises" : "";
  const code =
    transfer.qrText === null ? "clientQuote.transfer.abroad" : "clientQuote.transfer.document.code";
  return present<Block>([
    heading(t("clientQuote.transfer.title", { rest: 0 })),
    !canWithdraw && { kind: "facts", rows: transfer.rows, code: transfer.qrText ?? undefined },
    note(
      present([
        from === null
          ? t(`clientQuote.transfer.document${when}`)
          : canWithdraw && until !== null
            ? t("clientQuote.transfer.document.accepted.offPremises.until", { date: from, until })
            : t(`clientQuote.transfer.document.accepted${when}`, { date: from }),
        !canWithdraw && t(code),
      ]).join(" "),
    ),
  ]);
}

/** How, and until when, the client accepts, or that the client has: online, so there is nothing to sign by hand. */
function decisionBlock({ facts, acceptance }: Printed, { locale, t }: Language): Block {
  const [title, text] =
    acceptance === null
      ? [
          t("quoteDocument.confirmed.answer.title"),
          t("quoteDocument.confirmed.answer", { date: facts.days.validUntil }),
        ]
      : [
          t("quoteDocument.confirmed.answer.accepted.title"),
          t(`quoteDocument.confirmed.answer.accepted${acceptance.hadOptions ? ".options" : ""}`, {
            date: formatDay(acceptance.on, locale),
          }),
        ];
  const choose = facts.quote.terms.lines.some(isOptional) && t("quoteDocument.confirmed.options.choose");
  const by = present([
    facts.signatory !== "" && { label: t("clientQuote.confirm.name"), values: [facts.signatory] },
    facts.answerRows,
  ]).map(({ label, values }) => note(`${label} ${values.join(", ")}`));
  return { kind: "panel", blocks: [heading(title), note(present([choose, text]).join(" ")), ...by] };
}

/** The agency's special terms, then the terms of every quote. */
function termsBlocks({ facts, siteUrl }: Printed, { locale, t }: Language): readonly Block[] {
  const { quote, clauses } = facts;
  const special = printableLines(quote.terms.terms)
    .split("\n")
    .filter((text) => text !== "");
  const address = `${siteUrl}${constructionPath(locale, "terms")}`;
  return [
    ...(special.length === 0 ? [] : [heading(t("clientQuote.terms.special")), ...special.map(note)]),
    heading(t("clientQuote.terms.title")),
    ...clauses.slice(0, -1).map(note),
    note(`${clauses.at(-1)} ${t("quoteDocument.confirmed.general.address")}`),
    actions({ label: address, href: address }),
  ];
}
