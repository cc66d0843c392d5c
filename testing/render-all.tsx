/** Everything that pages, mails and documents say of a quote, as plain text. */
import { createHash } from "node:crypto";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { addDays, type Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { vatPerMille } from "#app/prices/vat.ts";
import { acceptedQuote, chosenOptions, withOptions } from "#quotes/acceptance/options.ts";
import { daysUntilLate, depositDaysOf } from "#quotes/deposit/days.ts";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import { renderText } from "#quotes/documents/blocks.ts";
import { confirmedPdf } from "#quotes/documents/confirmed/render.ts";
import { renderHtml } from "#quotes/documents/html.ts";
import { remembered, textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { acknowledgementDocument } from "#quotes/mails/acknowledgement.ts";
import { agencyMail, figuresLetter, quarantineLetter } from "#quotes/mails/agency-mails.ts";
import { composeMail, type MailSources } from "#quotes/mails/compose.ts";
import {
  accepted,
  type FollowUpClaim,
  followUpClaim,
  sources,
  withdrawal,
} from "#quotes/mails/follow-up.fixture.ts";
import { noticeDocument } from "#quotes/mails/notice.ts";
import type { Letter } from "#quotes/mails/parts.ts";
import type { ClientView, RequestEvent, RequestView } from "#quotes/operations.ts";
import { DraftForm } from "#quotes/pages/agency/DraftForm.tsx";
import { Preview } from "#quotes/pages/agency/Preview.tsx";
import { RequestPage } from "#quotes/pages/agency/RequestPage.tsx";
import { requestView } from "#quotes/pages/agency/request-view.fixture.ts";
import type { ClientFormTexts } from "#quotes/pages/client/action.server.ts";
import { ClientQuote } from "#quotes/pages/client/ClientQuote.tsx";
import { WithdrawalPage } from "#quotes/pages/client/WithdrawalPage.tsx";
import { acceptanceProofPdf } from "#quotes/proof/acceptance-proof.ts";
import { quoteVersionView } from "#quotes/quote-state.ts";
import type { Decision, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { Lead, QuoteLead } from "#quotes/store/leads.ts";
import {
  type ConfirmedQuote,
  contractEndOf,
  depositOf,
  isOptional,
  mayBeLeftOut,
  saysHowToPayDeposit,
} from "#quotes/terms/confirmed-quote.ts";
import { draftAsEntered } from "#quotes/terms/draft-fields.ts";
import { datedQuoteOf, withdrawalPeriodFrom } from "#quotes/withdrawal/accepted-quotes.ts";
import { refundOf } from "#quotes/withdrawal/refund.ts";
import { confirmedQuote, sampleStatement } from "./confirmed-quotes.ts";
import { receivedAtOnce } from "./deposits.ts";
import { drawIndicative } from "./drawings.ts";
import { quoteLead } from "./leads.ts";
import { mailSettings } from "./mail-settings.ts";
import { days, type QuoteCase } from "./twelve-quotes.ts";

/** When a text is read: once the quote is sent, at its decision, or when its pages are opened later. */
export const phases = ["sent", "decided", "paid", "now"] as const;
export type Phase = (typeof phases)[number];

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const noon = (day: Day): string => `${day}T16:00:00.000Z`;

const void_ = new Set(["br", "img", "input", "path", "hr", "meta", "link"]);
const inline = new Set(["span", "a", "bdi", "strong", "em", "b", "i", "code", "sup", "abbr"]);
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00A0",
};

/**
 * What a page says, each text that stands by itself on a line of its own: a reader, a screen reader and whoever copies it meet
 * what is on one line as one sentence. Elements of a grid or a flexible row stand by themselves.
 */
export function linesOf(html: string): string {
  const open: { readonly alone: boolean; readonly divides: boolean }[] = [];
  const body = html.replace(/<(style|script|svg|title)\b[\s\S]*?<\/\1>/g, "");
  const text = body.replace(
    /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi,
    (_tag, end: string | undefined, name: string | undefined, attributes: string | undefined) => {
      if (name === undefined) return "";
      if (void_.has(name)) return name === "br" ? "\n" : "";
      if (end === "/") return open.pop()?.alone ? "\n" : "";
      const classes = (/class="([^"]*)"/.exec(attributes ?? "")?.[1] ?? "").split(" ");
      const style = /style="([^"]*)"/.exec(attributes ?? "")?.[1] ?? "";
      const divides = classes.some((one) =>
        ["grid", "flex", "grid-cols-subgrid", "inline-flex"].includes(one),
      );
      const alone =
        !inline.has(name) ||
        open.at(-1)?.divides === true ||
        classes.includes("block") ||
        /display:\s*block/.test(style);
      open.push({ alone, divides });
      return alone ? "\n" : "";
    },
  );
  return text
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .split("\n")
    .map((line) => line.replace(/[ \t]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n");
}

const page = (locale: Locale, element: ReactElement): string =>
  linesOf(
    renderToStaticMarkup(
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        {element}
      </LanguageProvider>,
    ),
  );

const nothingEntered: ClientFormTexts = {
  name: "",
  signatoryRole: "",
  orderNumber: "",
  earlyStart: "",
  agreed: "",
  code: "",
  reason: "",
  question: "",
};
const acceptedWithCode = {
  ...(accepted as Extract<Decision, { kind: "accepted" }>),
  codeEntered: true,
} as const;

/** Most cases have the same request. */
const indicativeTexts = remembered(async (lead: QuoteLead) => textsOf((await drawIndicative(lead)).bytes));

/** A mail's subject, its plain text and what its HTML shows. */
const textOfLetter = (letter: Letter): string =>
  [letter.subject, renderText(letter), linesOf(renderHtml(letter))].join("\n\n");

/** The confirmed quote of a case in one language, and the version before it. */
function quotesOf({ terms, before, invoiced }: QuoteCase, locale: Locale) {
  const own = { locale, ...(invoiced && { account: null, depositDays: null }) };
  const version = before === undefined ? 1 : 2;
  const start = { startOn: days.start, deliverOn: "2027-02-15" } as const;
  return {
    replaced: before === undefined ? null : confirmedQuote({ ...start, ...before }, own),
    offered: confirmedQuote(
      { ...start, ...terms },
      { ...own, version, number: `D-2026-H9DC-NTG6-V${version}` },
    ),
  };
}

/**
 * Every text about the quote of a case, by its name, which begins with its phase: the mails, both pages with their forms, the draft
 * and its preview, and the texts of the PDFs.
 */
export async function renderAll(
  quoteCase: QuoteCase,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const { outcome, today } = quoteCase;
  const { offered, replaced } = quotesOf(quoteCase, locale);
  const { vatPlace } = offered.terms.client;
  const sample = quoteLead({
    locale,
    fields: { email: "jo@client.example" },
    ...(quoteCase.selection && { selection: quoteCase.selection }),
  });
  const lead = {
    ...sample,
    quote: { ...sample.quote, vat: { place: vatPlace, perMille: vatPerMille(vatPlace) } },
  };
  const indicative = lead.quote;
  const texts: Record<string, string> = {};

  const drawn = { siteUrl: mailSettings.siteUrl, replaced, indicative };
  const sentPdf = await confirmedPdf(offered, drawn);
  const base = followUpClaim("client-quote", { locale }).quote as StoredConfirmedQuote;
  const sent: StoredConfirmedQuote = {
    ...base,
    leadId: lead.id,
    quote: offered,
    pdfHash: hashOf(sentPdf),
    createdAt: noon(days.issued),
    expiresAt: `${addDays(offered.validUntil, 1)}T03:59:59.999Z`,
  };
  const isAccepted = outcome.kind === "accepted" || outcome.kind === "withdrawn";
  const hadOptions = offered.terms.lines.some(isOptional);
  const chosen = isAccepted
    ? (withOptions(offered, outcome.options ?? chosenOptions(offered)) as ConfirmedQuote)
    : offered;
  const final = isAccepted && hadOptions ? acceptedQuote(chosen) : offered;
  const answer = offered.canWithdraw ? { earlyStart: (isAccepted && outcome.earlyStart) || "no" } : {};
  const stated = { ...sampleStatement, ...answer };
  const withdrawableUntil = withdrawalPeriodFrom(final, Date.parse(noon(days.decided)))?.lastDay ?? null;
  // Every acceptance has a document of its own: it says that it is accepted, and when.
  const acceptedPdf = isAccepted
    ? await confirmedPdf(final, {
        ...drawn,
        acceptance: { on: days.decided, stated, hadOptions, withdrawableUntil },
      })
    : sentPdf;
  const deposit = depositOf(final.totals);
  const decision: Decision | null = isAccepted
    ? { ...acceptedWithCode, ...answer }
    : outcome.kind === "declined"
      ? { kind: "declined", reason: "Trop cher pour nous." }
      : null;
  const decided: StoredConfirmedQuote =
    decision === null
      ? sent
      : {
          ...sent,
          status: decision.kind,
          quote: final,
          pdfHash: hashOf(acceptedPdf),
          quoteAsSent: isAccepted ? { quote: offered, pdfHash: sent.pdfHash } : null,
          decidedAt: noon(days.decided),
          decision,
          contractEndsOn: contractEndOf(
            datedQuoteOf({ quote: final, decision, decidedAt: noon(days.decided) }),
          ),
        };
  const received = isAccepted ? outcome.received : undefined;
  const refunded = isAccepted ? outcome.refunded : undefined;
  const ofDeposit = (share: number) => cents(Math.round(((deposit?.amount ?? 0) * share) / 100));
  const paid: StoredConfirmedQuote =
    received === undefined
      ? decided
      : {
          ...decided,
          ...receivedAtOnce(final, received.on, ofDeposit(received.share)),
        };
  const withdrawnAt = noon(addDays(today, -1));
  const now: StoredConfirmedQuote =
    outcome.kind === "withdrawn"
      ? { ...paid, status: "withdrawn", withdrawn: { ...withdrawal, at: withdrawnAt } }
      : outcome.kind === "replaced"
        ? { ...sent, status: "replaced" }
        : paid;

  /** `now`, once the agency has recorded what went back. The rest is kept for the work that was asked for early. */
  const settled: StoredConfirmedQuote | null =
    refunded === undefined
      ? null
      : {
          ...now,
          depositRefunds: [
            {
              refundedOn: refunded.on,
              amount: ofDeposit(refunded.share),
              kept: ofDeposit(100 - refunded.share),
              recordedAt: noon(refunded.on),
              struckOut: null,
            },
          ],
        };

  // Mails: the subject, the plain text, what the HTML shows.
  const mailSources: MailSources = {
    ...sources,
    versionBefore: async () => replaced,
  };
  const mail = async (
    phase: Phase,
    purpose: FollowUpClaim["purpose"],
    quote: StoredConfirmedQuote,
    text = "",
    at = noon(days.decided),
  ) => {
    const claim: FollowUpClaim = { ...followUpClaim(purpose, { locale, text }), lead, quote };
    const composed = await composeMail(
      { ...claim, event: claim.event === null ? null : { ...claim.event, at } },
      mailSettings,
      mailSources,
    );
    const { subject, text: plain, html } = composed;
    texts[`${phase}/mail ${purpose}`] = [subject, plain, linesOf(html)].join("\n\n");
  };
  await mail("sent", "visitor-acknowledgement", sent);
  // Without composeMail, which would draw the same PDF once more.
  texts["sent/mail agency-notice"] = textOfLetter(
    noticeDocument(lead, mailSettings, { page: "", hasAcknowledgement: true, quarantinedCount: 0 }),
  );
  for (const purpose of [
    "agency-reminder",
    "client-quote",
    "client-reminder",
    "client-code",
    "agency-damaged-document",
  ] as const)
    await mail("sent", purpose, sent);
  for (const purpose of ["client-question", "agency-question", "client-answer"] as const)
    await mail("sent", purpose, sent, "Combien de pages ?");
  if (decision?.kind === "declined")
    for (const purpose of ["client-decline", "agency-decline"] as const)
      await mail("decided", purpose, decided);
  if (isAccepted) {
    for (const purpose of ["client-acceptance", "agency-acceptance"] as const)
      await mail("decided", purpose, decided);
    if (deposit !== undefined && saysHowToPayDeposit(final) && receivedDeposit(paid).rest > 0)
      for (const purpose of ["client-deposit-due", "client-deposit-late"] as const)
        await mail("paid", purpose, paid, "", noon(dayOf(`paid/mail ${purpose}`, quoteCase)));
    if (received !== undefined) {
      await mail("paid", "client-deposit", paid, "", noon(received.on));
      const struckOut = { at: noon(today), reason: "Autre client" };
      const depositReceipts = paid.depositReceipts.map((receipt) => ({ ...receipt, struckOut }));
      const cancelled = { ...decided, depositReceipts };
      await mail("paid", "client-deposit-cancelled", cancelled, "", struckOut.at);
    }
  }
  if (outcome.kind === "withdrawn")
    for (const purpose of ["client-withdrawal", "agency-withdrawal"] as const)
      await mail("now", purpose, now);

  const thread = (["client", "agency"] as const).map((from) => ({
    id: from,
    from,
    at: noon(days.issued),
    text: "Combien de pages ?",
  }));

  // The client's page.
  const clientView = (stored: StoredConfirmedQuote, at: string): ClientView => ({
    locale,
    today: at.slice(0, 10),
    addressToRead: `https://site.example/q/${"r".repeat(43)}/`,
    version: quoteVersionView(stored, at),
    earlier: replaced === null ? [] : [replaced],
    withdrawnBefore: [],
    indicative,
    selection: indicative.selection,
    acceptanceSentence: translations[locale]("clientQuote.acceptanceSentence"),
    acceptanceKey: "shown",
    email: lead.fields.email,
    codeTo: "j•••@client.example",
    thread: at > noon(days.issued) ? thread : [],
  });
  const clientPage = (
    name: string,
    view: ClientView,
    actionData?: {
      readonly kind: "recalculated" | "confirming" | "declining" | "refused";
      readonly options?: readonly number[];
    },
    damaged = false,
  ) => {
    texts[name] = page(
      locale,
      <ClientQuote
        view={view}
        pdfBytes={damaged ? null : 86_000}
        messageKey="key"
        actionData={
          actionData && {
            errors: {},
            options: null,
            entered: { ...nothingEntered, ...stated },
            ...actionData,
          }
        }
      />,
    );
  };
  const waiting = clientView(sent, noon(days.issued));
  const ticks = offered.terms.lines.flatMap((line, index) => (mayBeLeftOut(line) ? [index] : []));
  /** One of each group. */
  const taken = chosenOptions(offered).filter((index) => !ticks.includes(index));
  clientPage("sent/page", waiting);
  clientPage("sent/page, damaged", waiting, { kind: "refused" }, true);
  clientPage("sent/page, second step", waiting, { kind: "confirming", options: chosenOptions(offered) });
  clientPage("sent/page, declining", waiting, { kind: "declining" });
  if (ticks.length > 0)
    for (const [ticked, options] of [
      ["none", taken],
      ["all", [...taken, ...ticks]],
    ] as const) {
      clientPage(`sent/page, ${ticked} ticked`, waiting, { kind: "recalculated", options });
      clientPage(`sent/page, second step, ${ticked} ticked`, waiting, { kind: "confirming", options });
    }
  const opened = clientView(now, noon(today));
  if (decision !== null) clientPage("decided/page", clientView(decided, noon(days.decided)));
  clientPage("now/page", opened);
  if (outcome.kind === "withdrawn") {
    // Another version, whose first is no longer a contract and may still be refunded.
    const again: StoredConfirmedQuote = {
      ...sent,
      id: "again",
      quote: confirmedQuote(
        { ...quoteCase.terms, startOn: addDays(today, 20), deliverOn: addDays(today, 100) },
        {
          locale,
          version: 3,
          number: "D-2026-H9DC-NTG6-V3",
          issuedOn: today,
          validUntil: addDays(today, 30),
        },
      ),
      createdAt: noon(today),
      expiresAt: noon(addDays(today, 31)),
    };
    for (const [name, before] of [
      ["withdrawn", now],
      ["refunded", settled],
    ] as const)
      if (before !== null)
        clientPage(`now/page of another version, ${name}`, {
          ...clientView(again, noon(today)),
          earlier: [],
          withdrawnBefore: [quoteVersionView(before, noon(today))],
        });
  }
  if (settled !== null) {
    const view = clientView(settled, noon(today));
    clientPage("now/page, refunded", view);
    texts["now/withdrawal page, refunded"] = page(
      locale,
      <WithdrawalPage view={view} actionData={undefined} />,
    );
  }
  texts["now/withdrawal page"] = page(locale, <WithdrawalPage view={opened} actionData={undefined} />);
  const confirming = { kind: "confirming", entered: withdrawal, errors: {} } as const;
  texts["now/withdrawal page, second step"] = page(
    locale,
    <WithdrawalPage view={opened} actionData={confirming} />,
  );
  if (outcome.kind === "withdrawn")
    texts["paid/withdrawal page"] = page(
      locale,
      <WithdrawalPage view={clientView(paid, noon(received?.on ?? today))} actionData={undefined} />,
    );

  // The agency's page.
  const earlier: StoredConfirmedQuote[] =
    replaced === null ? [] : [{ ...sent, id: "before", status: "replaced", quote: replaced }];
  /** The version that replaces this one. */
  const newest: StoredConfirmedQuote = {
    ...sent,
    id: "newest",
    quote: { ...offered, version: 3, number: "D-2026-H9DC-NTG6-V3" },
  };
  const event = (
    kind: RequestEvent["kind"],
    day: Day,
    text = "",
    quoteNumber: string | null = offered.number,
  ): RequestEvent => ({ id: `${kind}-${quoteNumber}`, kind, at: noon(day), text, quoteNumber });
  const events: readonly RequestEvent[] = [
    event("request-created", days.issued, "", null),
    ...(replaced === null ? [] : [event("quote-confirmed", days.issued, "", replaced.number)]),
    event("quote-confirmed", days.issued),
    ...(isAccepted ? [event("quote-accepted", days.decided, "code")] : []),
    ...(decision?.kind === "declined" ? [event("quote-declined", days.decided, decision.reason)] : []),
    ...(received === undefined
      ? []
      : [event("deposit-received", received.on, `${received.on} ${receivedDeposit(paid).arrived}`)]),
    ...(outcome.kind === "withdrawn" ? [event("quote-withdrawn", addDays(today, -1))] : []),
  ];
  const agencyView = (stored: StoredConfirmedQuote, day: Day): RequestView =>
    requestView({
      id: lead.id,
      locale,
      today: day,
      indicative: { number: "D-2026-H9DC-NTG6", record: indicative },
      versions: [...(stored.status === "replaced" ? [newest] : []), stored, ...earlier].map((each) =>
        quoteVersionView(each, noon(day)),
      ),
      refund: refundOf(stored),
      events: events.filter(({ at }) => at <= noon(day)),
      answerDeadline: null,
      notes: "",
      message: "",
      visit: null,
    });
  const agencyPage = (
    name: string,
    view: RequestView,
    refused?: Parameters<typeof RequestPage>[0]["refused"],
  ) => {
    texts[name] = page("fr-fr", <RequestPage view={view} messageKey="key" refused={refused} />);
  };
  agencyPage("sent/agency page", agencyView(sent, days.issued));
  if (decision !== null) agencyPage("decided/agency page", agencyView(decided, days.decided));
  if (isAccepted && deposit !== undefined)
    agencyPage("paid/agency page, deposit to confirm", agencyView(paid, received?.on ?? today), {
      confirming: true,
      errors: {},
      entered: {
        depositReceivedOn: received?.on ?? today,
        depositReceivedAmount: formatEurosForInput(cents(Math.round(deposit.amount / 3))),
      },
    });
  agencyPage("now/agency page", agencyView(now, today));
  if (settled !== null) agencyPage("now/agency page, refunded", agencyView(settled, today));
  const form = {
    today: days.issued,
    proposals: requestView().proposals,
    earlier: replaced === null ? [] : [replaced],
  } as const;
  texts["sent/draft"] = page(
    "fr-fr",
    <DraftForm
      {...form}
      clientLocale={offered.locale}
      entered={draftAsEntered(offered.terms)}
      errors={{}}
      savedDraftHash=""
    />,
  );
  texts["sent/preview"] = page(
    "fr-fr",
    <Preview
      {...form}
      quote={offered}
      draftHash="hash"
      email="client@example.com"
      lastEvent=""
      indicative={indicative}
      selection={null}
      unready={[]}
      refused={false}
    />,
  );

  // The documents.
  const pdf = async (name: string, bytes: Uint8Array | undefined) => {
    if (bytes !== undefined) texts[name] = (await textsOf(bytes)).flat().join("\n");
  };
  texts["sent/indicative PDF"] = (await indicativeTexts(lead)).flat().join("\n");
  await pdf("sent/PDF", sentPdf);
  if (isAccepted) {
    await pdf("decided/PDF", acceptedPdf);
    await pdf(
      "decided/proof",
      (
        await acceptanceProofPdf({
          quote: now,
          writesMailFiles: false,
          mails: [
            {
              purpose: "client-acceptance",
              to: "jo@client.example",
              status: "sent",
              sentAt: noon(days.decided),
            },
          ],
        })
      )?.bytes,
    );
  }
  return texts;
}

/** The mails about a request that has no quote, and those about several, by their names. */
export async function mailsWithoutQuote(lead: Lead): Promise<Readonly<Record<string, string>>> {
  if (lead.kind === "quote") throw new Error("The request has a quote");
  const page = "https://agency.example/r/agency-secret/";
  const letters = {
    notice: noticeDocument(lead, mailSettings, { page, hasAcknowledgement: true, quarantinedCount: 1 }),
    reminder: agencyMail("agency-reminder", { lead, stored: null, event: null, page }, mailSettings.siteUrl),
    acknowledgement: acknowledgementDocument({ ...lead }, mailSettings),
    quarantine: quarantineLetter({ reportedLeads: [lead], quarantinedCount: 2 }, mailSettings),
    figures: figuresLetter(await sources.figuresOf("2026-10-01"), mailSettings),
  };
  return Object.fromEntries(Object.entries(letters).map(([name, letter]) => [name, textOfLetter(letter)]));
}

/** The day on which a text is read, by its name. */
export function dayOf(name: string, { terms, outcome, today, invoiced }: QuoteCase): Day {
  const phase = phases.find((each) => name.startsWith(`${each}/`)) ?? "now";
  if (phase === "sent") return days.issued;
  if (phase === "decided") return days.decided;
  if (phase === "now") return today;
  const { canWithdraw } = confirmedQuote(terms);
  const asked = depositDaysOf(days.decided, { canWithdraw, depositDays: invoiced ? null : 14 });
  if (name.includes("deposit-due")) return asked.from;
  if (name.includes("deposit-late")) return addDays(asked.until ?? asked.from, daysUntilLate);
  return "received" in outcome ? (outcome.received?.on ?? today) : today;
}
