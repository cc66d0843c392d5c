import { expect, test, vi } from "vitest";
import { cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { acceptedQuote, withOptions } from "#quotes/acceptance/options.ts";
import { storedName } from "#quotes/documents/confirmed/name.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import type { RequestHistory, StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";
import { acceptanceProofPdf, type ProofMail } from "./acceptance-proof.ts";
import { proofFactsOf } from "./proof-facts.ts";

vi.setConfig({ testTimeout: 60_000 });

const plain = (text: string) => text.replaceAll("\u2011", "-").replace(/\s+/g, " ");

const mails: readonly ProofMail[] = [
  {
    purpose: "client-quote",
    to: "jo@client.example",
    status: "sent",
    sentAt: "2026-11-23T15:00:04.000Z",
  },
  { purpose: "client-acceptance", to: "jo@client.example", status: "dead", sentAt: null },
  { purpose: "agency-acceptance", to: "Alizé", status: "pending", sentAt: null },
];

function stored(
  locale: (typeof locales)[number],
  changes: Partial<StoredConfirmedQuote> = {},
): StoredConfirmedQuote {
  return {
    id: "L-V1",
    leadId: "L",
    status: "accepted",
    quote: confirmedQuote({}, { locale }),
    pdfHash: "5e1f".repeat(16),
    quoteAsSent: null,
    draftHash: "draft",
    createdAt: "2026-11-23T15:00:00.000Z",
    expiresAt: "2026-12-24T03:59:59.999Z",
    decidedAt: "2026-11-28T02:30:05.000Z",
    decision: {
      kind: "accepted",
      name: "Joséphine Lavigne",
      signatoryRole: "Gérante",
      acceptanceSentence: translations[locale]("clientQuote.acceptanceSentence"),
      orderButton: "Bestellen und zahlen",
      ipAddress: "192.0.2.7",
    },
    contractEndsOn: "2027-02-07",
    depositReceipts: [],
    depositRefunds: [],
    withdrawn: null,
    ...changes,
  };
}

async function read(quote: StoredConfirmedQuote, of: readonly ProofMail[] = mails, writesMailFiles = false) {
  const proof = await acceptanceProofPdf({ quote, mails: of, writesMailFiles });
  if (proof === null) throw new Error("There is no proof");
  const pages = (await textsOf(proof.bytes)).map((texts) => plain(texts.join(" ")));
  return { ...proof, pages, text: pages.join(" ") };
}

test("a name in letters without a glyph is evidence by their codes, beside its Latin form", async () => {
  const signed = { name: "王小明 (Wang Xiaoming)", signatoryRole: "经理 (manager)" };
  const accepted = stored("en-en");
  const { text } = await read({
    ...accepted,
    decision: { ...accepted.decision, ...signed } as StoredConfirmedQuote["decision"],
    withdrawn: { at: "2026-11-29T02:30:05.000Z", name: "محمد", email: "jo@client.example" },
  });
  expect(text).toContain("U+738B U+5C0F U+660E (Wang Xiaoming), U+7ECF U+7406 (manager)");
  expect(text).toContain("U+0645 U+062D U+0645 U+062F");
  expect(text).toContain(plain(translations["en-en"]("quoteDocument.proof.codePoints")));
  expect(text).not.toContain("□");
});

test.each(locales)("%s: who accepted which document, when and how, and who was mailed", async (locale) => {
  const t = translations[locale];
  const { name, text } = await read(stored(locale));
  expect(name).toBe(plain(t("quoteDocument.proof.file.name", { number: "D-2026-H9DC-NTG6-V1" })));
  for (const fact of [
    "Joséphine Lavigne, Gérante",
    "Rhum du Carbet SAS",
    plain(exactMoney(stored(locale).quote.totals.once.gross, locale)),
    "5e1f".repeat(16),
    // The general terms.
    "1f".repeat(32),
    "192.0.2.7",
    // In the agency's time, which is four hours behind: the day before; then in UTC.
    locale === "fr-fr" ? "vendredi 27 novembre 2026 à 22:30:05" : "27 November 2026 at 22:30:05",
    "UTC−4",
    "2026-11-28T02:30:05.000Z",
    "jo@client.example",
    ...(
      [
        "quoteDocument.proof.title",
        "quoteDocument.proof.code.none",
        "quoteDocument.proof.mail.failed",
        "quoteDocument.proof.mail.waiting",
        "request.mail.client-quote",
        "quoteDocument.proof.meaning",
        "quoteDocument.proof.verify",
        "quoteDocument.proof.provesNot",
      ] as const
    ).map((key) => t(key)),
    t("quoteDocument.proof.steps.text", { button: "Bestellen und zahlen" }),
    t("clientQuote.accept.sentence", {
      acceptanceSentence: t("clientQuote.acceptanceSentence"),
      client: "Rhum du Carbet SAS",
    }),
  ])
    expect(text).toContain(plain(fact));
  // The mail that was sent has its moment.
  expect(text).toContain("11:00:04");
});

test.each(locales)("%s: a mail that is only a file was not handed to a mail server", async (locale) => {
  const t = translations[locale];
  const handed = plain(t("quoteDocument.proof.mail.sent", { moment: "" })).trim();
  const written = locale === "fr-fr" ? "mais pas envoyé" : "but not sent";
  const sent = (await read(stored(locale))).text;
  expect(sent).toContain(handed);
  expect(sent).not.toContain(written);
  const { text } = await read(stored(locale), mails, true);
  expect(text).toContain(written);
  expect(text).toContain("11:00:04");
  expect(text).not.toContain(handed);
});

test("what was offered and what was accepted under one number have different file names", () => {
  const quote = confirmedQuote();
  const offered = { quote, pdfHash: "0ff3".repeat(16) };
  expect(storedName({ quote, quoteAsSent: null })).toBe("devis-D-2026-H9DC-NTG6-V1.pdf");
  expect(storedName({ quote, quoteAsSent: offered })).toBe("devis-D-2026-H9DC-NTG6-V1-accepte.pdf");
  expect(storedName({ quote: confirmedQuote({}, { locale: "en-en" }), quoteAsSent: offered })).toMatch(
    /-V1-accepted\.pdf$/,
  );
});

test("a mail about a receipt names its amount", async () => {
  const about = (amount: number) =>
    ({
      purpose: "client-deposit",
      to: "jo@client.example",
      status: "pending",
      sentAt: null,
      amount: cents(amount),
    }) as const;
  const { text } = await read(stored("fr-fr"), [about(20_000), about(1_550)]);
  expect(text).toContain("200,00 €");
  expect(text).toContain("15,50 €");
});

test("a choice of options and a withdrawal are in the proof", async () => {
  const [line] = sampleTerms.lines as [QuoteLine];
  const lines = [
    line,
    { ...line, label: "Film", inclusion: "selected" },
    { ...line, label: "Suivi", inclusion: "notSelected" },
    { ...line, label: "Simple", inclusion: "selected", choice: "Formule" },
    { ...line, label: "Double", inclusion: "notSelected", choice: "Formule" },
  ] as const;
  const offered = confirmedQuote({ lines });
  const { text } = await read(
    stored("fr-fr", {
      quote: acceptedQuote(withOptions(offered, [2, 4]) ?? offered),
      quoteAsSent: { quote: offered, pdfHash: "0ff3".repeat(16) },
      withdrawn: { name: "Ève Lavigne", email: "eve@client.example", at: "2026-12-04T02:05:09.000Z" },
    }),
  );
  const t = translations["fr-fr"];
  for (const [row, options] of [
    ["taken", "Suivi\nDouble (Formule)"],
    ["left", "Film\nSimple (Formule)"],
  ] as const)
    expect(plain(text)).toContain(plain(`${t(`clientQuote.options.${row}`)} ${options}`));
  for (const fact of ["0ff3".repeat(16), "Ève Lavigne", "eve@client.example", "22:05:09"])
    expect(text).toContain(fact);
});

test("the proof has the fingerprints of what was accepted and of what was offered, each once", async () => {
  const [pdfHash, offeredHash] = ["acce".repeat(16), "0ff3".repeat(16)];
  const quoteAsSent = { quote: confirmedQuote(), pdfHash: offeredHash };
  const { text } = await read(stored("fr-fr", { pdfHash, quoteAsSent }));
  for (const hash of [pdfHash, offeredHash]) expect(text.split(hash)).toHaveLength(2);
});

test("the proof of a quote that kept no version of the general terms says so", async () => {
  const { text } = await read(stored("fr-fr", { quote: confirmedQuote({}, { generalTermsHash: null }) }));
  expect(text).toContain(plain(translations["fr-fr"]("quoteDocument.proof.terms.unknown")));
});

test("of an acceptance that kept no words of its button the proof names none", async () => {
  const { decision } = stored("fr-fr");
  if (decision?.kind !== "accepted") throw new Error("The sample is not accepted");
  const { orderButton, ...unnamed } = decision;
  const { text } = await read(stored("fr-fr", { decision: unnamed }));
  expect(text).toContain(plain(translations["fr-fr"]("quoteDocument.proof.steps.unnamed")));
  expect(text).not.toContain(orderButton);
});

test("that the code was entered is in the proof", async () => {
  const { decision } = stored("fr-fr");
  if (decision?.kind !== "accepted") throw new Error("The sample is not accepted");
  const { text } = await read(stored("fr-fr", { decision: { ...decision, codeEntered: true } }));
  expect(text).toContain(plain(translations["fr-fr"]("quoteDocument.proof.code.entered")));
});

test("only what was accepted has a proof, and the same facts have the same bytes", async () => {
  for (const changes of [
    { status: "sent", decision: null, decidedAt: null },
    { status: "declined", decision: { kind: "declined", reason: "" } },
  ] as const)
    expect(
      await acceptanceProofPdf({ quote: stored("fr-fr", changes), mails, writesMailFiles: false }),
    ).toBeNull();
  const quote = stored("en-en");
  expect((await acceptanceProofPdf({ quote, mails, writesMailFiles: false }))?.bytes).toEqual(
    (await acceptanceProofPdf({ quote, mails, writesMailFiles: false }))?.bytes,
  );
});

test("a long proof continues on the next page, and no heading is the last on its page", async () => {
  const t = translations["fr-fr"];
  const headings = (
    [
      "quoteDocument.proof.acceptance",
      "quoteDocument.proof.document",
      "quoteDocument.proof.mails",
      "quoteDocument.proof.meaning",
    ] as const
  ).map((key) => plain(t(key)));
  const [first] = mails as [ProofMail];
  for (const count of [4, 8, 12, 16, 40]) {
    const { pages } = await read(stored("fr-fr"), Array(count).fill(first));
    for (const page of pages)
      for (const heading of headings)
        expect(
          page
            .replace(/ Page \d.*$/, "")
            .trimEnd()
            .endsWith(heading),
        ).toBe(false);
  }
});

test("each fingerprint is on one line, as it is compared", async () => {
  const pdfHash = "d0b8".repeat(16);
  const { bytes } = await read(stored("fr-fr", { pdfHash }));
  expect((await textsOf(bytes)).flat()).toContain(pdfHash);
});

test("a withdrawal's acknowledgement was mailed to the stated address and to the request's own", () => {
  const quote = stored("fr-fr", {
    withdrawn: { name: "Ève", email: "eve@client.example", at: "2026-12-04T02:05:09.000Z" },
  });
  const lead = quoteLead({ fields: { email: "jo@client.example" } });
  const at = "2026-12-04T02:05:09.000Z";
  const events = [
    { id: "E", leadId: lead.id, kind: "quote-withdrawn", at, quoteId: quote.id, text: "" },
  ] as const;
  const job = {
    id: "J",
    leadId: lead.id,
    eventId: "E",
    purpose: "client-withdrawal",
    status: "sent",
    sentAt: at,
  };
  const history = { lead, confirmedQuotes: [quote], events, jobs: [job] } as unknown as RequestHistory;
  const { mails: told } = proofFactsOf(history, quote, { writesMailFiles: false });
  expect(told.map(({ to }) => to)).toEqual(["eve@client.example, jo@client.example"]);
});
