import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { sanitizedText, withoutLinks } from "#app/domain/sanitized-text.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language, Translate } from "#app/i18n/translate.ts";
import { identity } from "#content/identity.ts";
import { codeMinutes } from "#quotes/acceptance/acceptance-code.ts";
import { changesOf } from "#quotes/changes/change-texts.ts";
import { announcedDeposit } from "#quotes/deposit/receipts.ts";
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
} from "#quotes/documents/blocks.ts";
import { qrImage } from "#quotes/documents/qr-image.ts";
import { type DepositFacts, depositFacts, depositStep } from "#quotes/facts/deposit.ts";
import { writtenQuote } from "#quotes/facts/quote-facts.ts";
import { present } from "#quotes/present.ts";
import { threadAnchor } from "#quotes/questions/messages.ts";
import type { LeadEvent, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";
import { type ConfirmedQuote, saysHowToPayDeposit } from "#quotes/terms/confirmed-quote.ts";
import { acceptanceFacts, storedWithdrawal, withdrawalFacts } from "./acceptance.ts";
import { factsAt, languageOf, momentIn, sanitizedFact } from "./mail-facts.ts";
import type { Letter } from "./parts.ts";

const agency = identity.name;

const questionBlocks = ({ t }: Language): readonly MailBlock[] => [
  heading(t("mail.confirmed.questionTitle")),
  paragraph(t("mail.confirmed.question")),
  contactFacts(t),
];

/** What a mail to the client of a confirmed quote is made of. */
export type ClientMailInput = {
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
  readonly requestEmail: string;
  readonly siteUrl: string;
};

/** What a letter says by itself; `reason`: why it is sent, at its foot. All letters begin and end alike. */
type ClientLetter = Pick<Letter, "subject" | "title" | "preview"> & {
  readonly body: readonly MailBlock[];
  readonly reason: string;
  /** Who signs it, unless that is who signs the quote; null: who answers questions. */
  readonly signer?: null;
};

/** What most texts of a mail name, in the language of its quote. */
function contextOf(given: ClientMailInput) {
  const { stored, event } = given;
  const { quote, decidedAt, createdAt } = stored;
  const language = languageOf(quote.locale);
  const decided = decidedAt ?? createdAt;
  return {
    ...given,
    language,
    t: language.t,
    number: quote.number,
    /** The facts of the quote as they were when that happened which the mail is about. */
    said: factsAt(stored, event?.at ?? decided, language),
    moment: momentIn(quote.locale, decided),
    site: new URL(given.siteUrl).host,
    open: { label: language.t("mail.deposit.open"), href: given.page },
    openThread: { label: language.t("mail.answer.open"), href: `${given.page}#${threadAnchor}` },
  };
}

type MailContext = ReturnType<typeof contextOf>;

/** A letter to a client, between the greeting and how to ask something. */
function clientLetter(
  { language, siteUrl, said }: MailContext,
  { body, reason, signer, ...own }: ClientLetter,
): Letter {
  return {
    ...letterhead(language.locale, siteUrl),
    ...own,
    footer: reason,
    blocks: [
      paragraph(language.t("mail.acknowledgement.opening")),
      ...body,
      ...questionBlocks(language),
      ...closingBlocks(language, signer === null ? undefined : said.quote.signer?.name),
    ],
  };
}

/** What the agency writes to the client, and who signs it, as the letter too. */
function noteBlocks({ said: { quote, noteSignature }, t }: MailContext): readonly MailBlock[] {
  const texts = sanitizedText(quote.terms.note)
    .split("\n")
    .filter((text) => text !== "");
  if (texts.length === 0) return [];
  return present([
    heading(t("clientQuote.note.label")),
    texts.map((text) => paragraph(withoutLinks(text))),
    noteSignature !== "" && paragraph(noteSignature),
  ]);
}

/** What is quoted, for whom, for how much, until when, and the way to the client's own page: on the first screen of a phone. */
function offerBlocks({ said: { quote, main, days }, t, page }: MailContext): readonly MailBlock[] {
  return [
    facts([
      { label: t("mail.confirmed.subjectLabel"), value: quote.subject },
      { label: t("mail.confirmed.clientLabel"), value: quote.terms.client.name },
      { label: main.title, value: main.value },
    ]),
    paragraph(t("mail.confirmed.until", { date: days.validUntil })),
    actions({ label: t("mail.confirmed.open"), href: page }),
  ];
}

/** All amounts, when the work may start, which options there are, and who may have the link. */
function detailBlocks({ said, indicative, t }: MailContext): readonly MailBlock[] {
  const { amounts, deposit, earliestStart, options } = said;
  const step = depositStep(deposit, indicative, t);
  return present<MailBlock>([
    heading(t("clientQuote.price.title")),
    { kind: "amounts", rows: amounts },
    step !== null && paragraph(step),
    earliestStart !== null && paragraph(earliestStart),
    options !== null && paragraph(`${t("clientQuote.options.mail")} ${options}.`),
    paragraph(t("mail.confirmed.personal")),
  ]);
}

/** What the quote changes: of the version that it replaces, or of what the client configured. */
function changeBlocks({ said, replaced, indicative, language }: MailContext): readonly MailBlock[] {
  const { intro, parts } = changesOf(
    said.quote,
    {
      earlier: replaced === null ? [] : [writtenQuote(replaced, sanitizedFact)],
      indicative: indicative === null ? null : writtenRecord(indicative),
    },
    language,
  );
  return present<MailBlock>([
    intro !== null && paragraph(intro),
    parts.flatMap(({ title, texts }) => [heading(title), { kind: "list", items: texts } as const]),
  ]);
}

/** Names are compared with the quote's, so they are written alike. */
const writtenRecord = (record: QuoteRecord): QuoteRecord => ({
  ...record,
  names: Object.fromEntries(Object.entries(record.names).map(([key, name]) => [key, sanitizedFact(name)])),
});

/** What a client types at the bank, and how a bank reads it as a code, or what a transfer from abroad needs. */
const transferBlocks = ({ transfer }: DepositFacts, code: string, t: Translate): readonly MailBlock[] =>
  transfer === null
    ? []
    : [facts(transfer.rows), paragraph(transfer.qrText === null ? t("clientQuote.transfer.abroad") : code)];

/** The code of that transfer for banking apps; null where there is no account, or a bank that reads none. */
export function depositQrImage(stored: StoredConfirmedQuote): Uint8Array | null {
  const { quote, depositReceipts } = stored;
  const qrText = depositFacts({ quote, depositReceipts }, languageOf(quote.locale))?.transfer?.qrText;
  return qrText == null ? null : qrImage(qrText);
}

/** What is said of the rest of a deposit: how to pay it, or from when that may be said. */
function restBlocks(
  deposit: DepositFacts,
  { rest, tax }: { readonly rest: string; readonly tax: string },
  t: Translate,
): readonly MailBlock[] {
  const { asked, notBefore, until } = deposit;
  const amounts = { rest, tax, asked };
  if (notBefore !== null)
    return [paragraph(t("mail.deposit.rest.later", { ...amounts, date: notBefore, until: until ?? "" }))];
  return [
    paragraph(t("mail.deposit.rest", amounts)),
    ...(deposit.restText === null ? [] : [paragraph(deposit.restText)]),
    ...transferBlocks(deposit, t("mail.accepted.client.transfer.code"), t),
  ];
}

/** The agency's payment link. */
const linkBlocks = ({ link }: DepositFacts): readonly MailBlock[] =>
  link === null ? [] : [paragraph(link.hint), actions({ label: link.pay, href: link.href })];

/** The deposit that a mail is about. Throws if the quote asks for none. */
function requiredDeposit({ said }: MailContext): DepositFacts {
  if (said.deposit === null) throw new Error("The quote asks for no deposit");
  return said.deposit;
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

/**
 * How and when the deposit of an accepted quote is paid. Nothing without one, and where the client has withdrawn or paid while the
 * mail waited.
 */
function depositBlocks({ stored, said, t }: MailContext): readonly MailBlock[] {
  const { deposit, tax } = said;
  if (deposit === null || deposit.receivedOn !== null || stored.withdrawn !== null) return [];
  const amount = { amount: deposit.asked, tax };
  // Whoever has the account or the link may pay too early: a mail of its own has them (`client-deposit-due`).
  if (stored.quote.canWithdraw) {
    return [
      paragraph(
        deposit.from === null
          ? t("mail.accepted.client.deposit.offPremises", amount)
          : t("mail.accepted.client.deposit.later", { ...amount, ...deposit.payable }),
      ),
    ];
  }
  const way = deposit.transfer !== null ? "transfer" : deposit.link !== null ? "link" : "deposit";
  return [
    paragraph(t(`mail.accepted.client.${way}`, amount)),
    ...transferBlocks(deposit, t("mail.accepted.client.transfer.code"), t),
    ...linkBlocks(deposit),
  ];
}

/** The way to the accepted quote, and to withdraw from it as long as the client may. */
function acceptedBlocks({ said: { withdrawal }, t, page, open }: MailContext): readonly MailBlock[] {
  const proof = { label: t("mail.accepted.proof"), href: `${page}preuve.pdf` };
  if (withdrawal?.open !== true) return [actions(open, proof)];
  return [
    paragraph(t("mail.accepted.client.withdraw", { date: withdrawal.until })),
    actions(open, { label: t("clientQuote.withdraw.link"), href: `${page}retractation/` }, proof),
  ];
}

/** How what is missing of a deposit is paid, now that it may be asked for, or that its last day is over. */
function depositRequest(made: MailContext, why: "depositDue" | "depositLate"): ClientLetter {
  const { said, t, number } = made;
  const deposit = requiredDeposit(made);
  const { receivedOn, arrived, rest } = deposit;
  const amount = rest ?? deposit.asked;
  return {
    subject: t(`mail.${why}.subject`, { number }),
    title:
      why === "depositLate" && receivedOn !== null
        ? t("mail.depositLate.title.rest")
        : t(`mail.${why}.title`),
    preview: t("mail.depositDue.preview", {
      amount,
      tax: said.tax,
      number,
      transfer: Number(deposit.transfer !== null),
    }),
    body: present([
      paragraph(
        t(`mail.${why}.${receivedOn === null ? "intro" : "rest"}`, {
          amount,
          tax: said.tax,
          number,
          arrived,
          until: deposit.until ?? "",
          ...deposit.payable,
        }),
      ),
      deposit.restText !== null && paragraph(deposit.restText),
      transferBlocks(deposit, t("mail.depositDue.code"), t),
      deposit.transfer !== null && paragraph(t("clientQuote.transfer.invoice")),
      linkBlocks(deposit),
      paragraph(t("mail.depositDue.paid")),
      acceptedBlocks(made),
    ]),
    reason: t("mail.accepted.client.why", { number }),
  };
}

/** The mails to the client of a confirmed quote: what each says. */
const letters = {
  /** Its PDF is attached. */
  "client-quote": (made) => {
    const { said, t, number, replaced, site } = made;
    const { quote, main } = said;
    const date = said.days.validUntil;
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
      preview: t("mail.confirmed.preview", { total: main.label, amount: main.value, date }),
      body: [
        paragraph(t("mail.confirmed.intro", { number, agency })),
        ...offerBlocks(made),
        ...noteBlocks(made),
        ...changeBlocks(made),
        ...detailBlocks(made),
      ],
      reason: t("mail.confirmed.why", { agency, site }),
    };
  },
  /** The one reminder of a quote that waits. */
  "client-reminder": (made) => {
    const { said, t, number, site } = made;
    const { main, days } = said;
    const date = days.validUntil;
    return {
      subject: t("mail.quoteReminder.subject", { number, date }),
      title: t("mail.quoteReminder.title"),
      preview: t("mail.confirmed.preview", { total: main.label, amount: main.value, date }),
      body: [
        paragraph(t("mail.quoteReminder.intro", { number, date, issued: days.issued })),
        ...offerBlocks(made),
        paragraph(t("mail.quoteReminder.changed")),
        ...detailBlocks(made),
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
  "client-acceptance": (made) => {
    const { stored, said, language, t, number, moment } = made;
    const { withdrawal, start } = said;
    return {
      subject: t("mail.accepted.subject", { number }),
      title: t("mail.accepted.title"),
      preview: t("mail.accepted.preview", { moment }),
      body: present<MailBlock>([
        // Also of a contract that was withdrawn from while this mail waited.
        paragraph(t("mail.accepted.client.intro", { number, agency, until: withdrawal?.until ?? "" })),
        acceptanceFacts(stored, said, language),
        { kind: "amounts", rows: said.amounts },
        depositBlocks(made),
        start && paragraph(start.text),
        paragraph(t("mail.accepted.client.keep")),
        acceptedBlocks(made),
      ]),
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
      body: present<MailBlock>([
        paragraph(intro),
        reason !== "" && {
          kind: "enteredText",
          label: t("clientQuote.state.declined.reason"),
          text: reason,
        },
        paragraph(t("mail.declined.client.again")),
        actions(open),
      ]),
      reason: t("mail.declined.client.why", { number }),
    };
  },
  /** The acknowledgement of a withdrawal: what was stated, by whom, and when it was received. */
  "client-withdrawal": ({ stored, said, language, t, number, requestEmail }) => {
    const { at } = storedWithdrawal(stored);
    return {
      subject: t("mail.withdrawn.client.subject", { number }),
      title: t("mail.withdrawn.client.title"),
      preview: t("mail.withdrawn.preview", { moment: momentIn(language.locale, at) }),
      body: [
        paragraph(t("mail.withdrawn.client.intro", { number, agency })),
        withdrawalFacts(stored, said, requestEmail, language),
        ...said.refundTexts.map((text) => paragraph(text)),
        paragraph(t("mail.withdrawn.client.keep")),
      ],
      reason: t("mail.withdrawn.client.why", { number }),
    };
  },
  /** How the deposit is paid, from the first day on which it may be asked for. A part may have come before. */
  "client-deposit-due": (made) => depositRequest(made, "depositDue"),
  /** That the deposit should have arrived, and how it is paid. */
  "client-deposit-late": (made) => depositRequest(made, "depositLate"),
  /** That the deposit, or a part of it, has arrived. */
  "client-deposit": (made) => {
    const { said, t, number, event, open } = made;
    const { start, days } = said;
    const deposit = requiredDeposit(made);
    const { arrived, rest, excessText } = deposit;
    const part = rest !== null;
    // What has just arrived, and with what had before.
    const receipt = deposit.receipts.find(({ recordedAt }) => recordedAt === event?.at);
    const amount = receipt?.amount ?? arrived;
    const date = receipt?.date ?? deposit.receivedOn ?? "";
    return {
      subject: t(part ? "mail.deposit.part.subject" : "mail.deposit.subject", { number }),
      title: t(part ? "mail.deposit.part.title" : "mail.deposit.title"),
      preview: t("mail.deposit.preview", { amount, tax: said.tax, date }),
      body: present([
        paragraph(
          t("mail.deposit.intro", {
            amount,
            tax: said.tax,
            number,
            date,
            sum: amount === arrived ? "" : `${arrived} ${said.tax}`.trim(),
            invoice: Number(said.quote.account !== null),
          }),
        ),
        excessText !== null && paragraph(excessText),
        part
          ? restBlocks(deposit, { rest, tax: said.tax }, t)
          : start && paragraph(start.isPlanned ? t("mail.deposit.next", { start: days.start }) : start.text),
        actions(open),
      ]),
      reason: t("mail.accepted.client.why", { number }),
    };
  },
  /** That a receipt had been recorded by mistake, what counts now, and how or when what is missing is paid. */
  "client-deposit-cancelled": (made) => {
    const { stored, said, language, t, number, event, open } = made;
    const deposit = requiredDeposit(made);
    const { receivedOn, arrived, rest, from, until, notBefore } = deposit;
    const { tax } = said;
    const announced = exactMoney(announcedDeposit(stored, event?.at ?? ""), language.locale);
    const missing = { rest: receivedOn === null ? "" : `${rest} ${tax}`.trim() };
    return {
      subject: t("mail.depositCancelled.subject", { number }),
      title: t("mail.depositCancelled.title"),
      preview: t("mail.depositCancelled.preview"),
      body: present([
        paragraph(
          receivedOn === null
            ? t("mail.depositCancelled.intro", { amount: announced, tax, number })
            : t("mail.depositCancelled.part", { amount: announced, tax, number, arrived }),
        ),
        rest !== null && [
          paragraph(
            from !== null && notBefore !== null
              ? t("mail.depositCancelled.later", { ...missing, date: from, until: until ?? "" })
              : t("mail.depositCancelled.next", {
                  ...missing,
                  page: Number(saysHowToPayDeposit(stored.quote)),
                }),
          ),
          paragraph(t("mail.depositCancelled.paid")),
        ],
        actions(open),
      ]),
      reason: t("mail.accepted.client.why", { number }),
    };
  },
  /** That a question has arrived, with what was entered as plain text, and by when it is answered. */
  "client-question": ({ language, t, number, event, openThread }) => ({
    subject: t("mail.questionReceived.subject", { number }),
    title: t("mail.questionReceived.title"),
    preview: t("clientQuote.ask.promise"),
    body: [
      paragraph(t("mail.questionReceived.intro", { number })),
      paragraph(t("clientQuote.ask.promise")),
      ...messageBlocks(event, t("mail.questionReceived.text"), openThread, language),
    ],
    reason: t("mail.questionReceived.why", { number }),
  }),
  /** The agency's answer to a question, with the way to the page that has all of them. */
  "client-answer": ({ language, t, number, event, openThread }) => ({
    subject: t("mail.answer.subject", { number }),
    title: t("mail.answer.title"),
    preview: t("mail.answer.intro", { number, agency }),
    body: [
      paragraph(t("mail.answer.intro", { number, agency })),
      ...messageBlocks(event, t("mail.answer.text"), openThread, language),
    ],
    reason: t("mail.answer.why", { number }),
    signer: null,
  }),
} satisfies Partial<Record<MailPurpose, (facts: MailContext) => ClientLetter>>;

export function clientMail(purpose: keyof typeof letters, facts: ClientMailInput): Letter {
  const made = contextOf(facts);
  return clientLetter(made, letters[purpose](made));
}
