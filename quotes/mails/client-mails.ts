import type { Day } from "#app/domain/days.ts";
import { type Cents, zeroCents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { sanitizedText, withoutLinks } from "#app/domain/sanitized-text.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { paysBySepa } from "#app/prices/vat.ts";
import { identity } from "#content/identity.ts";
import { codeMinutes } from "#quotes/acceptance/acceptance-code.ts";
import { changeTexts, indicativeChangeTexts } from "#quotes/changes/change-texts.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { depositDaysOf } from "#quotes/deposit/days.ts";
import { depositRest, receivedDepositAmount } from "#quotes/deposit/order-parts.ts";
import {
  actions,
  closingBlocks,
  contactFacts,
  facts,
  heading,
  type Link,
  letterhead,
  type MailBlock,
  paragraph,
} from "#quotes/documents/mail-blocks.ts";
import { qrImage } from "#quotes/documents/qr-image.ts";
import { countedOptions } from "#quotes/facts/option-rows.ts";
import { taxLabel } from "#quotes/facts/quote-facts.ts";
import { earliestStartText, startText } from "#quotes/facts/start-text.ts";
import { transferRows } from "#quotes/facts/transfer-rows.ts";
import type { LeadEvent, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import {
  type ConfirmedQuote,
  depositLink,
  depositOf,
  depositTransfer,
  saysHowToPayDeposit,
} from "#quotes/terms/confirmed-quote.ts";
import { type Transfer, transferQrText } from "#quotes/terms/transfer.ts";
import {
  datedQuoteOf,
  withdrawalPeriodFrom,
  withdrawalPeriodOf,
} from "#quotes/withdrawal/accepted-quotes.ts";
import { refundTexts } from "#quotes/withdrawal/refund-texts.ts";
import { acceptanceFacts, storedWithdrawal, withdrawalFacts } from "./acceptance.ts";
import type { Letter, MailSettings } from "./parts.ts";
import { amountsBlock, languageOf, mainAmount, momentIn, sanitizedFact } from "./quote-facts.ts";

type Site = Pick<MailSettings, "siteUrl">;

const agency = identity.name;

const hostOf = ({ siteUrl }: Site): string => new URL(siteUrl).host;

const questionBlocks = ({ t }: Language): readonly MailBlock[] => [
  heading(t("mail.confirmed.questionTitle")),
  paragraph(t("mail.confirmed.question")),
  contactFacts(t),
];

/** A letter to a client: `body` is what it says between the greeting and how to ask something. */
const clientLetter = (
  language: Language,
  { siteUrl }: Site,
  {
    body,
    ...own
  }: Pick<Letter, "subject" | "title" | "preview" | "footer"> & {
    readonly body: readonly MailBlock[];
  },
): Letter => ({
  ...letterhead(language.locale, siteUrl),
  ...own,
  blocks: [
    paragraph(language.t("mail.acknowledgement.opening")),
    ...body,
    ...questionBlocks(language),
    ...closingBlocks(language),
  ],
});

/** What is quoted, for how much, and the way to the client's own page. */
function offerBlocks(
  { quote }: StoredConfirmedQuote,
  language: Language,
  page: string,
): readonly MailBlock[] {
  const { t } = language;
  const options = countedOptions(quote, t, sanitizedFact);
  const earliest = earliestStartText(quote, language);
  return [
    facts([{ label: t("mail.confirmed.subjectLabel"), value: sanitizedFact(quote.subject) }]),
    amountsBlock(quote, language),
    ...(earliest === null ? [] : [paragraph(earliest)]),
    ...(options === null ? [] : [paragraph(`${t("clientQuote.options.mail")} ${options}.`)]),
    actions({ label: t("mail.confirmed.open"), href: page }),
    paragraph(t("mail.confirmed.personal")),
  ];
}

/** Which version this one replaces, and what it changes. */
function changeBlocks(
  replaced: ConfirmedQuote,
  { quote }: StoredConfirmedQuote,
  language: Language,
): readonly MailBlock[] {
  const { locale, t } = language;
  const { version: earlier } = replaced;
  return [
    paragraph(
      t("clientQuote.changes.replaces", {
        earlier,
        version: quote.version,
        date: formatDay(replaced.issuedOn, locale),
      }),
    ),
    heading(t("clientQuote.changes.since", { earlier })),
    { kind: "list", items: changeTexts(withoutLinksIn(replaced), withoutLinksIn(quote), language) },
  ];
}

/** What a first version changes of what the client configured. */
function indicativeBlocks(
  indicative: QuoteRecord | null,
  quote: ConfirmedQuote,
  language: Language,
): readonly MailBlock[] {
  if (indicative === null) return [];
  // Names are compared with the quote's, so they are written alike.
  const names = Object.entries(indicative.names).map(([key, name]) => [key, sanitizedFact(name)]);
  const record = { ...indicative, names: Object.fromEntries(names) };
  const items = indicativeChangeTexts(record, withoutLinksIn(quote), language);
  if (items.length === 0) return [];
  return [heading(language.t("clientQuote.changes.indicative")), { kind: "list", items }];
}

/** A quote whose lines have no link in any mail client. */
const withoutLinksIn = (quote: ConfirmedQuote): ConfirmedQuote => ({
  ...quote,
  terms: {
    ...quote.terms,
    lines: quote.terms.lines.map((line) => ({ ...line, label: sanitizedFact(line.label) })),
  },
});

/** A confirmed quote for the client; its PDF is attached. `replaced`: the version before it; `indicative`: what was configured; if there is one. */
export function quoteLetter(
  stored: StoredConfirmedQuote,
  {
    page,
    replaced,
    indicative,
  }: {
    readonly page: string;
    readonly replaced: ConfirmedQuote | null;
    readonly indicative: QuoteRecord | null;
  },
  site: Site,
): Letter {
  const { quote } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const date = formatDay(quote.validUntil, locale);
  const { label: total, value: amount } = mainAmount(quote, language);
  return clientLetter(language, site, {
    subject: t(replaced === null ? "mail.confirmed.subject" : "mail.confirmed.subject.replacing", {
      number,
      agency,
      date,
      version: quote.version,
      earlier: replaced?.version ?? "",
    }),
    title: t(replaced === null ? "mail.confirmed.title" : "mail.confirmed.title.replacing"),
    preview: t("mail.confirmed.preview", { total, amount, date }),
    body: [
      paragraph(t("mail.confirmed.intro", { number, agency })),
      ...(replaced === null
        ? indicativeBlocks(indicative, quote, language)
        : changeBlocks(replaced, stored, language)),
      paragraph(t("mail.confirmed.until", { date })),
      ...offerBlocks(stored, language, page),
    ],
    footer: t("mail.confirmed.why", { agency, site: hostOf(site) }),
  });
}

/** The one reminder of a quote that waits for its client. */
export function clientReminderLetter(stored: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { quote } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const date = formatDay(quote.validUntil, locale);
  const { label: total, value: amount } = mainAmount(quote, language);
  return clientLetter(language, site, {
    subject: t("mail.quoteReminder.subject", { number, date }),
    title: t("mail.quoteReminder.title"),
    preview: t("mail.confirmed.preview", { total, amount, date }),
    body: [
      paragraph(t("mail.quoteReminder.intro", { number, date, issued: formatDay(quote.issuedOn, locale) })),
      paragraph(t("mail.quoteReminder.changed")),
      ...offerBlocks(stored, language, page),
    ],
    footer: t("mail.quoteReminder.why", { agency, site: hostOf(site) }),
  });
}

/** The code with which a client accepts a quote. */
export function codeLetter(stored: StoredConfirmedQuote, code: string, site: Site): Letter {
  const { number, locale } = stored.quote;
  const language = languageOf(locale);
  const { t } = language;
  return clientLetter(language, site, {
    subject: t("mail.code.subject", { number }),
    title: t("mail.code.title"),
    preview: t("mail.code.preview", { minutes: codeMinutes }),
    body: [
      paragraph(t("mail.code.intro", { number, agency })),
      facts([{ label: t("mail.code.label"), value: code }]),
      paragraph(t("mail.code.valid", { minutes: codeMinutes })),
      paragraph(t("mail.code.secret")),
    ],
    footer: t("mail.code.why", { number }),
  });
}

/** What a client types at the bank, and how a bank reads it as a code, or what a transfer from abroad needs. */
const transferDetails = (
  { terms }: ConfirmedQuote,
  transfer: Transfer,
  language: Language,
  code: string,
  until: Day | null,
): readonly MailBlock[] => [
  facts(transferRows(transfer, language, until)),
  paragraph(paysBySepa(terms.client.vatPlace) ? code : language.t("clientQuote.transfer.abroad")),
];

/** How the deposit is paid, from the first day on which it may be asked for. */
export function depositDueLetter(stored: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { quote } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  // A part may have come before it was asked for.
  const rest = depositRest(stored);
  const transfer = depositTransfer(quote, rest);
  const amount = exactMoney(rest, locale);
  const { until } = depositDaysOf(acceptedOn(stored), quote);
  const arrived = receivedDepositAmount(stored);
  return clientLetter(language, site, {
    subject: t("mail.depositDue.subject", { number }),
    title: t("mail.depositDue.title"),
    preview: t("mail.depositDue.preview", { amount, number }),
    body: [
      paragraph(
        t(arrived > zeroCents ? "mail.depositDue.rest" : "mail.depositDue.intro", {
          amount,
          tax: taxLabel(quote, t),
          number,
          arrived: exactMoney(arrived, locale),
        }),
      ),
      ...(transfer === null
        ? []
        : [
            ...transferDetails(quote, transfer, language, t("mail.depositDue.code"), until),
            paragraph(t("clientQuote.transfer.invoice")),
          ]),
      ...paymentLinkBlocks(stored, language),
      paragraph(t("mail.depositDue.paid")),
      ...acceptedBlocks(stored, language, page),
    ],
    footer: t("mail.accepted.client.why", { number }),
  });
}

/** The code of that transfer for banking apps; null where there is no account, or a bank that reads none. */
export function depositQrImage(stored: StoredConfirmedQuote): Uint8Array | null {
  const { quote } = stored;
  const transfer = depositTransfer(quote, depositRest(stored));
  return transfer === null || !paysBySepa(quote.terms.client.vatPlace)
    ? null
    : qrImage(transferQrText(transfer));
}

/** What is said at a moment of the rest of a deposit: how to pay it, or from when that may be said. */
function restBlocks(stored: StoredConfirmedQuote, language: Language, at: string): readonly MailBlock[] {
  const { quote } = stored;
  const { t, locale } = language;
  const amount = depositRest(stored);
  const rest = exactMoney(amount, locale);
  const { from, until } = depositDaysOf(acceptedOn(stored), quote);
  if (agencyDay(Date.parse(at)) < from)
    return [paragraph(t("mail.deposit.rest.later", { rest, date: formatDay(from, locale) }))];
  const transfer = depositTransfer(quote, amount);
  return [
    paragraph(t("mail.deposit.rest", { rest })),
    ...(transfer === null
      ? []
      : transferDetails(quote, transfer, language, t("mail.accepted.client.transfer.code"), until)),
  ];
}

/** That the deposit of an accepted quote, or a part of it, has arrived. `at`: when the agency said so. */
export function depositLetter(stored: StoredConfirmedQuote, at: string, page: string, site: Site): Letter {
  const { quote, depositReceivedOn, createdAt } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const amount = exactMoney(receivedDepositAmount(stored), locale);
  const rest = depositRest(stored);
  const date = formatDay(depositReceivedOn ?? agencyDay(Date.parse(createdAt)), locale);
  return clientLetter(language, site, {
    subject: t(rest > 0 ? "mail.deposit.part.subject" : "mail.deposit.subject", { number }),
    title: t(rest > 0 ? "mail.deposit.part.title" : "mail.deposit.title"),
    preview: t("mail.deposit.preview", { amount, date }),
    body: [
      paragraph(
        t("mail.deposit.intro", {
          amount,
          number,
          date,
          part: Number(rest > 0),
          invoice: Number(quote.account !== null),
        }),
      ),
      ...(rest > 0
        ? restBlocks(stored, language, at)
        : [...startBlocks(stored, at, language, (start) => t("mail.deposit.next", { start }))]),
      actions({ label: t("mail.deposit.open"), href: page }),
    ],
    footer: t("mail.accepted.client.why", { number }),
  });
}

/** That a deposit had been recorded by mistake, and is still to be paid. `announced`: what the client was told that had arrived. */
export function depositCancelledLetter(
  { quote }: StoredConfirmedQuote,
  announced: Cents,
  page: string,
  site: Site,
): Letter {
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const amount = exactMoney(announced, locale);
  return clientLetter(language, site, {
    subject: t("mail.depositCancelled.subject", { number }),
    title: t("mail.depositCancelled.title"),
    preview: t("mail.depositCancelled.preview"),
    body: [
      paragraph(t("mail.depositCancelled.intro", { amount, number })),
      paragraph(t("mail.depositCancelled.next", { page: Number(saysHowToPayDeposit(quote)) })),
      actions({ label: t("mail.deposit.open"), href: page }),
    ],
    footer: t("mail.accepted.client.why", { number }),
  });
}

/** A message of a question's thread as it was entered, and the way to the page that has all of them. */
const messageBlocks = (
  { text }: LeadEvent,
  label: string,
  open: Link,
  { t }: Language,
): readonly MailBlock[] => [
  { kind: "enteredText", label, text: withoutLinks(sanitizedText(text)) },
  actions(open),
  paragraph(t("mail.confirmed.personal")),
];

/** That a client's question has arrived, with what was entered as plain text, and by when it is answered. */
export function clientQuestionLetter(
  { quote }: StoredConfirmedQuote,
  event: LeadEvent,
  page: string,
  site: Site,
): Letter {
  const language = languageOf(quote.locale);
  const { t } = language;
  const { number } = quote;
  return clientLetter(language, site, {
    subject: t("mail.questionReceived.subject", { number }),
    title: t("mail.questionReceived.title"),
    preview: t("clientQuote.ask.promise"),
    body: [
      paragraph(t("mail.questionReceived.intro", { number })),
      paragraph(t("clientQuote.ask.promise")),
      ...messageBlocks(
        event,
        t("mail.questionReceived.text"),
        { label: t("mail.deposit.open"), href: page },
        language,
      ),
    ],
    footer: t("mail.questionReceived.why", { number }),
  });
}

/** The agency's answer to a question, with the way to the page that has all of them. */
export function answerLetter(
  { quote }: StoredConfirmedQuote,
  event: LeadEvent,
  page: string,
  site: Site,
): Letter {
  const language = languageOf(quote.locale);
  const { t } = language;
  const { number } = quote;
  return clientLetter(language, site, {
    subject: t("mail.answer.subject", { number }),
    title: t("mail.answer.title"),
    preview: t("mail.answer.intro", { number, agency }),
    body: [
      paragraph(t("mail.answer.intro", { number, agency })),
      ...messageBlocks(event, t("mail.answer.text"), { label: t("mail.answer.open"), href: page }, language),
    ],
    footer: t("mail.answer.why", { number }),
  });
}

/** How and when the deposit of an accepted quote is paid. Empty without one. */
function depositBlocks(stored: StoredConfirmedQuote, language: Language): MailBlock[] {
  // Where nothing may be asked for yet, a mail of its own has the link (`depositDueLetter`).
  const link = stored.quote.canWithdraw ? [] : paymentLinkBlocks(stored, language);
  return [...transferBlocks(stored, language), ...link];
}

/** The agency's payment link, where the deposit has not arrived while the mail waited. */
function paymentLinkBlocks(
  { quote, depositReceivedOn }: StoredConfirmedQuote,
  { t, locale }: Language,
): MailBlock[] {
  const link = depositLink(quote);
  const deposit = depositOf(quote.totals);
  if (link === null || deposit === undefined || depositReceivedOn !== null) return [];
  const { href, host } = link;
  return [
    paragraph(t("clientQuote.link.hint", { host, agency })),
    actions({ label: t("clientQuote.link.pay", { amount: exactMoney(deposit.amount, locale), host }), href }),
  ];
}

/** The last day on which the client may withdraw; null without that right. */
const withdrawableUntil = (stored: StoredConfirmedQuote): Day | null =>
  withdrawalPeriodOf(stored)?.lastDay ?? null;

/** When the work starts, as it is said at a moment. */
function startBlocks(
  stored: StoredConfirmedQuote,
  at: string,
  language: Language,
  planned?: (day: string) => string,
): readonly MailBlock[] {
  const days = { until: withdrawableUntil(stored), today: agencyDay(Date.parse(at)) };
  const text = startText(stored, days, language, planned);
  return text === null ? [] : [paragraph(text)];
}

/** The day of the acceptance. */
const acceptedOn = ({ decidedAt, createdAt }: StoredConfirmedQuote): Day =>
  agencyDay(Date.parse(decidedAt ?? createdAt));

function transferBlocks(stored: StoredConfirmedQuote, language: Language): MailBlock[] {
  const { quote } = stored;
  const { t, locale } = language;
  const deposit = depositOf(quote.totals);
  const transfer = depositTransfer(quote);
  if (deposit === undefined) return [];
  const amount = { amount: exactMoney(deposit.amount, locale), tax: taxLabel(quote, t) };
  if (transfer === null)
    return [
      paragraph(
        t(
          quote.canWithdraw ? "mail.accepted.client.deposit.offPremises" : "mail.accepted.client.deposit",
          amount,
        ),
      ),
    ];
  const { from, until } = depositDaysOf(acceptedOn(stored), quote);
  const date = formatDay(from, locale);
  // Whoever has the account may pay too early: the page shows it from that day on.
  if (quote.canWithdraw)
    return [
      paragraph(
        until === null
          ? t("mail.accepted.client.transfer.from", { ...amount, date })
          : t("mail.accepted.client.transfer.between", {
              ...amount,
              date,
              until: formatDay(until, locale),
            }),
      ),
    ];
  return [
    paragraph(t("mail.accepted.client.transfer", amount)),
    ...transferDetails(quote, transfer, language, t("mail.accepted.client.transfer.code"), until),
  ];
}

/** The way to the accepted quote, and to withdraw from it as long as the client may. */
function acceptedBlocks(stored: StoredConfirmedQuote, { t, locale }: Language, page: string): MailBlock[] {
  const open = { label: t("mail.deposit.open"), href: page };
  const proof = { label: t("mail.accepted.proof"), href: `${page}preuve.pdf` };
  const withdrawal = withdrawalPeriodOf(stored);
  if (withdrawal === null) return [actions(open, proof)];
  return [
    paragraph(t("mail.accepted.client.withdraw", { date: formatDay(withdrawal.lastDay, locale) })),
    actions(open, { label: t("clientQuote.withdraw.link"), href: `${page}retractation/` }, proof),
  ];
}

/** That the client has declined a quote, with what was entered as the reason, and the way back. `page`: the client's own. */
export function clientDeclineLetter(stored: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { quote, decision, decidedAt, createdAt } = stored;
  if (decision?.kind !== "declined") throw new Error("The quote is not declined");
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const moment = momentIn(locale, decidedAt ?? createdAt);
  const reason = withoutLinks(sanitizedText(decision.reason));
  return clientLetter(language, site, {
    subject: t("mail.declined.client.subject", { number }),
    title: t("mail.declined.client.title"),
    preview: t("mail.declined.client.intro", { number, agency, moment }),
    body: [
      paragraph(t("mail.declined.client.intro", { number, agency, moment })),
      ...(reason === ""
        ? []
        : [{ kind: "enteredText", label: t("clientQuote.state.declined.reason"), text: reason } as const]),
      paragraph(t("mail.declined.client.again")),
      actions({ label: t("mail.deposit.open"), href: page }),
    ],
    footer: t("mail.declined.client.why", { number }),
  });
}

/**
 * The acknowledgement of a client's withdrawal: what was stated, by whom, and when it was received. `own`: the request's address.
 */
export function clientWithdrawalLetter(stored: StoredConfirmedQuote, own: string, site: Site): Letter {
  const { quote } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  const { at } = storedWithdrawal(stored);
  return clientLetter(language, site, {
    subject: t("mail.withdrawn.client.subject", { number }),
    title: t("mail.withdrawn.client.title"),
    preview: t("mail.withdrawn.preview", { moment: momentIn(locale, at) }),
    body: [
      paragraph(t("mail.withdrawn.client.intro", { number, agency })),
      withdrawalFacts(stored, own, language),
      ...refundTexts(stored, { at }, language).map((text) => paragraph(text)),
      paragraph(t("mail.withdrawn.client.keep")),
    ],
    footer: t("mail.withdrawn.client.why", { number }),
  });
}

/** The client's copy of an acceptance; the PDF is attached. `page`: the client's own. */
export function clientAcceptanceLetter(stored: StoredConfirmedQuote, page: string, site: Site): Letter {
  const { quote } = stored;
  const language = languageOf(quote.locale);
  const { t, locale } = language;
  const { number } = quote;
  // Also of a contract that was withdrawn from while this mail waited.
  const until =
    withdrawalPeriodFrom(quote, Date.parse(stored.decidedAt ?? stored.createdAt))?.lastDay ?? null;
  return clientLetter(language, site, {
    subject: t("mail.accepted.subject", { number }),
    title: t("mail.accepted.title"),
    preview: t("mail.accepted.preview", { moment: momentIn(locale, stored.decidedAt ?? stored.createdAt) }),
    body: [
      paragraph(
        t("mail.accepted.client.intro", {
          number,
          agency,
          until: until === null ? "" : formatDay(until, locale),
        }),
      ),
      acceptanceFacts(stored, language),
      amountsBlock(datedQuoteOf(stored), language),
      // Nothing is asked any more where the client has withdrawn while this mail waited.
      ...(stored.withdrawn === null ? depositBlocks(stored, language) : []),
      ...startBlocks(stored, stored.decidedAt ?? stored.createdAt, language),
      paragraph(t("mail.accepted.client.keep")),
      ...acceptedBlocks(stored, language, page),
    ],
    footer: t("mail.accepted.client.why", { number }),
  });
}
