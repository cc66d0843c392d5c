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
import { announcedDeposit, receivedDeposit } from "#quotes/deposit/receipts.ts";
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
import type { MailPurpose } from "#quotes/store/jobs.ts";
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
import type { Letter } from "./parts.ts";
import { amountsBlock, languageOf, mainAmount, momentIn, sanitizedFact } from "./quote-facts.ts";

const agency = identity.name;

const questionBlocks = ({ t }: Language): readonly MailBlock[] => [
  heading(t("mail.confirmed.questionTitle")),
  paragraph(t("mail.confirmed.question")),
  contactFacts(t),
];

/** What a mail to the client of a confirmed quote is made of. */
export type ClientMailFacts = {
  readonly stored: StoredConfirmedQuote;
  /** The address of the client's own page. */
  readonly page: string;
  /** What the mail is about, where something happened. */
  readonly event: LeadEvent | null;
  /** The version before, where there is one. */
  readonly replaced: ConfirmedQuote | null;
  /** What the client had configured; null where the request was another one. */
  readonly indicative: QuoteRecord | null;
  /** The code with which the quote is accepted. */
  readonly code: string;
  /** The address that the request was sent with. */
  readonly own: string;
  readonly siteUrl: string;
};

/** What a letter says by itself; `reason`: why it is sent, at its foot. All letters begin and end alike. */
type ClientLetter = Pick<Letter, "subject" | "title" | "preview"> & {
  readonly body: readonly MailBlock[];
  readonly reason: string;
};

/** The facts of a mail in the language of its quote, and what most texts name. */
function tools(facts: ClientMailFacts) {
  const { quote, decidedAt, createdAt } = facts.stored;
  const language = languageOf(quote.locale);
  const { locale, number } = quote;
  const decided = decidedAt ?? createdAt;
  return {
    ...facts,
    quote,
    language,
    t: language.t,
    number,
    decided,
    moment: momentIn(locale, decided),
    money: (amount: Cents) => exactMoney(amount, locale),
    day: (day: Day) => formatDay(day, locale),
    site: new URL(facts.siteUrl).host,
    open: { label: language.t("mail.deposit.open"), href: facts.page },
  };
}

type Tools = ReturnType<typeof tools>;

/** A letter to a client, between the greeting and how to ask something. */
function clientLetter({ language, siteUrl }: Tools, { body, reason, ...own }: ClientLetter): Letter {
  return {
    ...letterhead(language.locale, siteUrl),
    ...own,
    footer: reason,
    blocks: [
      paragraph(language.t("mail.acknowledgement.opening")),
      ...body,
      ...questionBlocks(language),
      ...closingBlocks(language),
    ],
  };
}

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

/** The code of that transfer for banking apps; null where there is no account, or a bank that reads none. */
export function depositQrImage(stored: StoredConfirmedQuote): Uint8Array | null {
  const { quote } = stored;
  const transfer = depositTransfer(quote, receivedDeposit(stored).rest);
  return transfer === null || !paysBySepa(quote.terms.client.vatPlace)
    ? null
    : qrImage(transferQrText(transfer));
}

/** What is said at a moment of the rest of a deposit: how to pay it, or from when that may be said. */
function restBlocks(stored: StoredConfirmedQuote, language: Language, at: string): readonly MailBlock[] {
  const { quote } = stored;
  const { t, locale } = language;
  const amount = receivedDeposit(stored).rest;
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

/** A message of a question's thread as it was entered, and the way to the page that has all of them. */
const messageBlocks = (
  event: LeadEvent | null,
  label: string,
  open: Link,
  { t }: Language,
): readonly MailBlock[] => [
  { kind: "enteredText", label, text: withoutLinks(sanitizedText(event?.text ?? "")) },
  actions(open),
  paragraph(t("mail.confirmed.personal")),
];

/** How and when the deposit of an accepted quote is paid. Empty without one. */
function depositBlocks(stored: StoredConfirmedQuote, language: Language): MailBlock[] {
  // Where nothing may be asked for yet, a mail of its own has the link (`depositDueLetter`).
  const link = stored.quote.canWithdraw ? [] : paymentLinkBlocks(stored, language);
  return [...transferBlocks(stored, language), ...link];
}

/** The agency's payment link, where the deposit has not arrived while the mail waited. */
function paymentLinkBlocks(stored: StoredConfirmedQuote, { t, locale }: Language): MailBlock[] {
  const { quote } = stored;
  const link = depositLink(quote);
  const deposit = depositOf(quote.totals);
  if (link === null || deposit === undefined || receivedDeposit(stored).receivedOn !== null) return [];
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

/** The mails to the client of a confirmed quote: what each says. */
const letters = {
  /** Its PDF is attached. */
  "client-quote": ({ stored, quote, language, t, number, replaced, indicative, page, day, site }) => {
    const { label: total, value: amount } = mainAmount(quote, language);
    const date = day(quote.validUntil);
    const isFirst = replaced === null;
    const earlier = replaced?.version ?? "";
    return {
      subject: t(isFirst ? "mail.confirmed.subject" : "mail.confirmed.subject.replacing", {
        number,
        agency,
        date,
        version: quote.version,
        earlier,
      }),
      title: t(isFirst ? "mail.confirmed.title" : "mail.confirmed.title.replacing"),
      preview: t("mail.confirmed.preview", { total, amount, date }),
      body: [
        paragraph(t("mail.confirmed.intro", { number, agency })),
        ...(isFirst
          ? indicativeBlocks(indicative, quote, language)
          : changeBlocks(replaced, stored, language)),
        paragraph(t("mail.confirmed.until", { date })),
        ...offerBlocks(stored, language, page),
      ],
      reason: t("mail.confirmed.why", { agency, site }),
    };
  },
  /** The one reminder of a quote that waits. */
  "client-reminder": ({ stored, quote, language, t, number, page, day, site }) => {
    const { label: total, value: amount } = mainAmount(quote, language);
    const date = day(quote.validUntil);
    return {
      subject: t("mail.quoteReminder.subject", { number, date }),
      title: t("mail.quoteReminder.title"),
      preview: t("mail.confirmed.preview", { total, amount, date }),
      body: [
        paragraph(t("mail.quoteReminder.intro", { number, date, issued: day(quote.issuedOn) })),
        paragraph(t("mail.quoteReminder.changed")),
        ...offerBlocks(stored, language, page),
      ],
      reason: t("mail.quoteReminder.why", { agency, site }),
    };
  },
  "client-code": ({ t, number, code }) => ({
    subject: t("mail.code.subject", { number }),
    title: t("mail.code.title"),
    preview: t("mail.code.preview", { minutes: codeMinutes }),
    body: [
      paragraph(t("mail.code.intro", { number, agency })),
      facts([{ label: t("mail.code.label"), value: code }]),
      paragraph(t("mail.code.valid", { minutes: codeMinutes })),
      paragraph(t("mail.code.secret")),
    ],
    reason: t("mail.code.why", { number }),
  }),
  /** Its PDF is attached. */
  "client-acceptance": ({ stored, quote, language, t, number, decided, moment, page, day }) => {
    // Also of a contract that was withdrawn from while this mail waited.
    const until = withdrawalPeriodFrom(quote, Date.parse(decided))?.lastDay ?? null;
    return {
      subject: t("mail.accepted.subject", { number }),
      title: t("mail.accepted.title"),
      preview: t("mail.accepted.preview", { moment }),
      body: [
        paragraph(
          t("mail.accepted.client.intro", { number, agency, until: until === null ? "" : day(until) }),
        ),
        acceptanceFacts(stored, language),
        amountsBlock(datedQuoteOf(stored), language),
        // Nothing is asked any more where the client has withdrawn while this mail waited.
        ...(stored.withdrawn === null ? depositBlocks(stored, language) : []),
        ...startBlocks(stored, decided, language),
        paragraph(t("mail.accepted.client.keep")),
        ...acceptedBlocks(stored, language, page),
      ],
      reason: t("mail.accepted.client.why", { number }),
    };
  },
  "client-decline": ({ stored: { decision }, t, number, moment, open }) => {
    if (decision?.kind !== "declined") throw new Error("The quote is not declined");
    const reason = withoutLinks(sanitizedText(decision.reason));
    const intro = t("mail.declined.client.intro", { number, agency, moment });
    return {
      subject: t("mail.declined.client.subject", { number }),
      title: t("mail.declined.client.title"),
      preview: intro,
      body: [
        paragraph(intro),
        ...(reason === ""
          ? []
          : [{ kind: "enteredText", label: t("clientQuote.state.declined.reason"), text: reason } as const]),
        paragraph(t("mail.declined.client.again")),
        actions(open),
      ],
      reason: t("mail.declined.client.why", { number }),
    };
  },
  /** The acknowledgement of a withdrawal: what was stated, by whom, and when it was received. */
  "client-withdrawal": ({ stored, quote, language, t, number, own }) => {
    const { at } = storedWithdrawal(stored);
    return {
      subject: t("mail.withdrawn.client.subject", { number }),
      title: t("mail.withdrawn.client.title"),
      preview: t("mail.withdrawn.preview", { moment: momentIn(quote.locale, at) }),
      body: [
        paragraph(t("mail.withdrawn.client.intro", { number, agency })),
        withdrawalFacts(stored, own, language),
        ...refundTexts(stored, { at }, language).map((text) => paragraph(text)),
        paragraph(t("mail.withdrawn.client.keep")),
      ],
      reason: t("mail.withdrawn.client.why", { number }),
    };
  },
  /** How the deposit is paid, from the first day on which it may be asked for. A part may have come before. */
  "client-deposit-due": ({ stored, quote, language, t, number, money, page }) => {
    const rest = receivedDeposit(stored).rest;
    const transfer = depositTransfer(quote, rest);
    const amount = money(rest);
    const arrived = receivedDeposit(stored).arrived;
    const { until } = depositDaysOf(acceptedOn(stored), quote);
    return {
      subject: t("mail.depositDue.subject", { number }),
      title: t("mail.depositDue.title"),
      preview: t("mail.depositDue.preview", { amount, number }),
      body: [
        paragraph(
          t(arrived > zeroCents ? "mail.depositDue.rest" : "mail.depositDue.intro", {
            amount,
            tax: taxLabel(quote, t),
            number,
            arrived: money(arrived),
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
      reason: t("mail.accepted.client.why", { number }),
    };
  },
  /** That the deposit, or a part of it, has arrived. */
  "client-deposit": ({ stored, quote, language, t, number, event, money, day, open }) => {
    const { createdAt } = stored;
    const { receivedOn, arrived, rest } = receivedDeposit(stored);
    const at = event?.at ?? createdAt;
    const amount = money(arrived);
    const date = day(receivedOn ?? agencyDay(Date.parse(createdAt)));
    const part = rest > 0;
    return {
      subject: t(part ? "mail.deposit.part.subject" : "mail.deposit.subject", { number }),
      title: t(part ? "mail.deposit.part.title" : "mail.deposit.title"),
      preview: t("mail.deposit.preview", { amount, date }),
      body: [
        paragraph(
          t("mail.deposit.intro", {
            amount,
            number,
            date,
            part: Number(part),
            invoice: Number(quote.account !== null),
          }),
        ),
        ...(part
          ? restBlocks(stored, language, at)
          : startBlocks(stored, at, language, (start) => t("mail.deposit.next", { start }))),
        actions(open),
      ],
      reason: t("mail.accepted.client.why", { number }),
    };
  },
  /** That a deposit had been recorded by mistake, and is still to be paid. */
  "client-deposit-cancelled": ({ stored, quote, t, number, event, money, open }) => ({
    subject: t("mail.depositCancelled.subject", { number }),
    title: t("mail.depositCancelled.title"),
    preview: t("mail.depositCancelled.preview"),
    body: [
      paragraph(
        t("mail.depositCancelled.intro", {
          amount: money(announcedDeposit(stored, event?.at ?? "")),
          number,
        }),
      ),
      paragraph(t("mail.depositCancelled.next", { page: Number(saysHowToPayDeposit(quote)) })),
      actions(open),
    ],
    reason: t("mail.accepted.client.why", { number }),
  }),
  /** That a question has arrived, with what was entered as plain text, and by when it is answered. */
  "client-question": ({ language, t, number, event, open }) => ({
    subject: t("mail.questionReceived.subject", { number }),
    title: t("mail.questionReceived.title"),
    preview: t("clientQuote.ask.promise"),
    body: [
      paragraph(t("mail.questionReceived.intro", { number })),
      paragraph(t("clientQuote.ask.promise")),
      ...messageBlocks(event, t("mail.questionReceived.text"), open, language),
    ],
    reason: t("mail.questionReceived.why", { number }),
  }),
  /** The agency's answer to a question, with the way to the page that has all of them. */
  "client-answer": ({ language, t, number, event, page }) => ({
    subject: t("mail.answer.subject", { number }),
    title: t("mail.answer.title"),
    preview: t("mail.answer.intro", { number, agency }),
    body: [
      paragraph(t("mail.answer.intro", { number, agency })),
      ...messageBlocks(event, t("mail.answer.text"), { label: t("mail.answer.open"), href: page }, language),
    ],
    reason: t("mail.answer.why", { number }),
  }),
} satisfies Partial<Record<MailPurpose, (facts: Tools) => ClientLetter>>;

export function clientMail(purpose: keyof typeof letters, facts: ClientMailFacts): Letter {
  const made = tools(facts);
  return clientLetter(made, letters[purpose](made));
}
