/** What a confirmed quote says, in the order in which it is read. */
import type { Day } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { paysBySepa } from "#app/prices/vat.ts";
import { constructionPath } from "#app/site/pages.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { contractClauses, paymentTerms } from "#quotes/facts/clauses.ts";
import type { PaymentFact } from "#quotes/facts/payments.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { transferRows } from "#quotes/facts/transfer-rows.ts";
import {
  type ConfirmedQuote,
  depositOf,
  depositTransfer,
  isCounted,
  isOptional,
  lineTotal,
} from "#quotes/terms/confirmed-quote.ts";
import { billings } from "#quotes/terms/terms.ts";
import { transferQrText } from "#quotes/terms/transfer.ts";
import { actions, type Block, heading, note } from "../mail-blocks.ts";
import { printableLine, printableLines } from "../printable.ts";
import { withdrawalFormBlocks } from "./withdrawal-form.ts";

/** When the client accepted a quote, and whether it had options to choose. */
export type PrintedAcceptance = {
  readonly on: Day;
  readonly hadOptions: boolean;
  /** The last day on which the client may withdraw, which postpones the dates; null without that right. */
  readonly withdrawableUntil: Day | null;
};

type Printed = {
  /** With its dates as they are now. */
  readonly quote: ConfirmedQuote;
  /** With its dates as they were offered. */
  readonly offered: ConfirmedQuote;
  readonly facts: QuoteFacts;
  readonly acceptance: PrintedAcceptance | null;
  readonly siteUrl: string;
};

export function confirmedBlocks(printed: Printed): readonly Block[] {
  const { quote, siteUrl } = printed;
  const language = { locale: quote.locale, t: translations[quote.locale] };
  const { t } = language;
  return [
    totalBlock(printed, language),
    heading(t("clientQuote.lines.title")),
    ...lineBlocks(quote, language),
    ...paymentBlocks(printed, language),
    // The deposit of a quote with options is known once they are chosen.
    ...(quote.terms.lines.some(isOptional) ? [] : transferBlocks(printed, language)),
    decisionBlock(printed, language),
    ...termsBlocks(printed, language),
    ...(quote.canWithdraw ? withdrawalFormBlocks(quote, t, siteUrl) : []),
  ];
}

/** What is paid once, how it adds up, and the subscriptions. */
function totalBlock({ quote, facts }: Printed, { locale, t }: Language): Block {
  const { once, payments } = quote.totals;
  const { monthly, yearly } = facts.totals;
  const subscriptions = [...[...monthly, ...yearly].filter(({ kind }) => kind !== "vat"), ...facts.firstYear];
  const key = subscriptions.length > 0 ? "quoteDocument.confirmed.once" : "quoteDocument.confirmed.all";
  const contained =
    quote.vatPerMille > 0 ? t(key, { net: exactMoney(once.net, locale) }) : t(`${key}.untaxed`);
  const count = payments.filter(({ kind }) => kind === "instalment").length;
  const deposit = depositOf(quote.totals);
  const inParts =
    deposit === undefined
      ? t("quoteDocument.confirmed.instalments.noDeposit", { count })
      : t("quoteDocument.confirmed.instalments", {
          count,
          deposit: exactMoney(deposit.amount, locale),
          tax: facts.tax,
        });
  return {
    kind: "total",
    main: { label: facts.totals.once.at(-1)?.label ?? "", value: exactMoney(once.gross, locale) },
    notes: [
      facts.options === null ? contained : `${contained}. ${facts.options}`,
      ...(count === 0 ? [] : [inParts]),
    ],
    sums: [
      { rows: facts.totals.once },
      ...(subscriptions.length === 0
        ? []
        : [{ title: t("quoteDocument.confirmed.apart"), rows: subscriptions }]),
    ],
  };
}

/** The lines by how often they are invoiced: label with its details, quantity, unit price, total. */
function lineBlocks({ terms, vatPerMille }: ConfirmedQuote, { locale, t }: Language): readonly Block[] {
  const untaxed = vatPerMille > 0 ? "" : ".untaxed";
  return billings.flatMap((billing): readonly Block[] => {
    const lines = terms.lines.filter((line) => line.billing === billing);
    if (lines.length === 0) return [];
    const rows = lines.map((line) => {
      const label = printableLine(line.label);
      return {
        label,
        before: [String(line.quantity), exactMoney(line.unitPrice, locale)],
        value: exactMoney(lineTotal(line), locale),
        ...(isOptional(line) && {
          note: t(`clientQuote.lines.option.${isCounted(line) ? "selected" : "notSelected"}`),
        }),
        description: printableLines(line.details),
        continued: t("quoteDocument.confirmed.continued", { label }),
      };
    });
    const columns = [
      t("quoteDocument.lines.quantity"),
      t(`quoteDocument.lines.price${untaxed}`),
      t(`quoteDocument.confirmed.lineTotal${untaxed}`),
    ];
    return [{ kind: "lines", title: t(`clientQuote.lines.${billing}`), columns, rows }];
  });
}

/** Every payment with its date: there may be thirty-seven. */
function paymentBlocks({ quote, facts: { payments } }: Printed, language: Language): readonly Block[] {
  if (payments.length === 0) return [];
  const labelOf = ({ kind, label, when, day }: PaymentFact): string => {
    if (kind === "deposit" || day === null) return label;
    return kind === "balance" ? `${label}, ${when}` : day;
  };
  return [
    heading(language.t("clientQuote.payment.title")),
    note(paymentTerms(quote, language)),
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
function transferBlocks({ quote, acceptance }: Printed, { locale, t }: Language): readonly Block[] {
  const { canWithdraw } = quote;
  const transfer = depositTransfer(quote);
  if (transfer === null) return [];
  const days = acceptance === null ? null : depositDaysOf(acceptance.on, quote);
  const sepa = paysBySepa(quote.terms.client.vatPlace);
  const coded = !canWithdraw && sepa;
  const when = canWithdraw ? ".offPremises" : "";
  return [
    heading(t("clientQuote.transfer.title", { rest: 0 })),
    ...(canWithdraw
      ? []
      : [
          {
            kind: "facts",
            rows: transferRows(transfer, { locale, t }, days?.until ?? null),
            code: coded ? transferQrText(transfer) : undefined,
          } as const,
        ]),
    note(
      [
        days === null
          ? t(`clientQuote.transfer.document${when}`)
          : canWithdraw && days.until !== null
            ? t("clientQuote.transfer.document.accepted.offPremises.until", {
                date: formatDay(days.from, locale),
                until: formatDay(days.until, locale),
              })
            : t(`clientQuote.transfer.document.accepted${when}`, { date: formatDay(days.from, locale) }),
        ...(coded ? [t("clientQuote.transfer.document.code")] : []),
        ...(sepa || canWithdraw ? [] : [t("clientQuote.transfer.abroad")]),
      ].join(" "),
    ),
  ];
}

/** How, and until when, the client accepts, or that the client has: online, so there is nothing to sign by hand. */
function decisionBlock({ quote, acceptance }: Printed, { locale, t }: Language): Block {
  const [title, text] =
    acceptance === null
      ? [
          t("quoteDocument.confirmed.answer.title"),
          t("quoteDocument.confirmed.answer", { date: formatDay(quote.validUntil, locale) }),
        ]
      : [
          t("quoteDocument.confirmed.answer.accepted.title"),
          t(`quoteDocument.confirmed.answer.accepted${acceptance.hadOptions ? ".options" : ""}`, {
            date: formatDay(acceptance.on, locale),
          }),
        ];
  const choose = quote.terms.lines.some(isOptional) ? [t("quoteDocument.confirmed.options.choose")] : [];
  return { kind: "panel", blocks: [heading(title), note([...choose, text].join(" "))] };
}

/** The agency's special terms, then the terms of every quote. */
function termsBlocks(
  { quote, offered, acceptance, siteUrl }: Printed,
  { locale, t }: Language,
): readonly Block[] {
  const special = printableLines(quote.terms.terms)
    .split("\n")
    .filter((text) => text !== "");
  // A clause names the subscription that hosting is in.
  const lines = quote.terms.lines.map((line) => ({ ...line, label: printableLine(line.label) }));
  const printed = { ...quote, terms: { ...quote.terms, lines } };
  const clauses = contractClauses(printed, { locale, t }, acceptance === null ? null : offered);
  const address = `${siteUrl}${constructionPath(locale, "terms")}`;
  return [
    ...(special.length === 0 ? [] : [heading(t("clientQuote.terms.special")), ...special.map(note)]),
    heading(t("clientQuote.terms.title")),
    ...clauses.slice(0, -1).map(note),
    note(`${clauses.at(-1)} ${t("quoteDocument.confirmed.general.address")}`),
    actions({ label: address, href: address }),
  ];
}
