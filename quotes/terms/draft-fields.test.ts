import fc from "fast-check";
import { expect, test } from "vitest";
import type { Day } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { translator } from "#app/i18n/translate.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { homeVatPlace } from "#content/place.ts";
import { agencyLanguage } from "#quotes/pages/agency/private-data.ts";
import type { DraftProposals } from "#quotes/terms/draft-fields.ts";
import { noWithdrawalAnswers } from "#quotes/terms/withdrawal-answers.ts";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import { lineTotal } from "./confirmed-quote.ts";
import {
  blankLine,
  draftAsEntered,
  type EnteredDraft,
  lineAsEntered,
  lineFieldName,
  maxLines,
  parseDraft,
  parseLine,
  readDraft,
  withCopiedLine,
  withLines,
  withProposedDelivery,
  withSavedPart,
  withSwappedLines,
} from "./draft-fields.ts";
import { caseStudySlugs, signatories } from "./presentation.ts";
import { lineContent, templateContent } from "./saved-parts.ts";
import type { QuoteDraft } from "./terms.ts";

const entered = draftAsEntered(sampleTerms);
const today = "2026-11-23";
/** Without words, each message is its key. */
const keys = { locale: "fr-fr", t: translator({}) } as const;
const parseToday = (draft: EnteredDraft) => parseDraft(draft, today, keys);
const errorsOf = (changes: Partial<EnteredDraft>) => {
  const parsed = parseToday({ ...entered, ...changes });
  return parsed.ok ? {} : parsed.errors;
};
const withLine = (changes: Partial<EnteredDraft["lines"][number]>): Partial<EnteredDraft> => {
  const [first, ...others] = entered.lines;
  return { lines: [{ ...(first as EnteredDraft["lines"][number]), ...changes }, ...others] };
};

test("a draft that is shown and posted again is unchanged, with spare lines too", () => {
  expect(parseToday(entered)).toEqual({ ok: true, value: sampleTerms });
  expect(parseToday(withLines(entered, [blankLine]))).toEqual({ ok: true, value: sampleTerms });
  const form = new FormData();
  const shown = withLines(entered, [blankLine]);
  form.set("lineCount", String(shown.lines.length));
  shown.lines.forEach((line, index) => {
    for (const [field, value] of Object.entries(line))
      form.set(lineFieldName(index, field as "label"), value);
  });
  for (const [name, value] of Object.entries(shown)) if (typeof value === "string") form.set(name, value);
  expect(parseToday(readDraft(form))).toEqual({ ok: true, value: sampleTerms });
});

test("a draft that was posted is in the order in which it is stored: posted twice, it is the same one", () => {
  const parsed = parseToday(entered);
  expect(parsed.ok && JSON.stringify(parsed.value)).toBe(JSON.stringify(sampleTerms));
});

test("a title, a note, who signs it and case studies are posted as they were shown; a case study twice is one", () => {
  const caseStudies = caseStudySlugs.slice(0, 2);
  const presented: QuoteDraft = {
    ...sampleTerms,
    title: "Le site de la distillerie",
    note: "Deux lignes,\npour vous.",
    signedBy: signatories[0] ?? "",
    caseStudies,
  };
  const shown = draftAsEntered(presented);
  expect(parseToday(shown)).toEqual({ ok: true, value: presented });
  const twice = parseToday({ ...shown, caseStudy2: shown.caseStudy1 });
  expect(twice.ok && twice.value.caseStudies).toEqual(caseStudies.slice(0, 1));
});

test("a line may wait for its price; a removed or an empty one is no line", () => {
  const waiting = parseToday({ ...entered, ...withLine({ unitPrice: " " }) });
  expect(waiting.ok && waiting.value.lines[0]?.unitPrice).toBeNull();
  const removed = parseToday({ ...entered, ...withLine({ remove: "yes" }) });
  expect(removed.ok && removed.value.lines).toEqual(sampleTerms.lines.slice(1));
  expect(parseToday({ ...entered, lines: [] })).toMatchObject({
    errors: { lineCount: "request.error.noLines" },
  });
  const many = Array.from({ length: maxLines + 1 }, () => entered.lines[0] as EnteredDraft["lines"][number]);
  expect(parseToday({ ...entered, lines: many })).toMatchObject({
    errors: { lineCount: "request.error.manyLines" },
  });
});

test.each([
  [withLine({ label: " " }), { "line-0-label": "request.error.required" }],
  [withLine({ label: "x".repeat(121) }), { "line-0-label": "request.error.tooLong" }],
  [withLine({ quantity: "0" }), { "line-0-quantity": "request.error.whole" }],
  [withLine({ quantity: "1,5" }), { "line-0-quantity": "request.error.whole" }],
  [withLine({ unitPrice: "beaucoup" }), { "line-0-unitPrice": "request.error.amount" }],
  [withLine({ unitPrice: "1.200" }), { "line-0-unitPrice": "request.error.ambiguousAmount" }],
  [{ hosting: "firstYear", hostingYearly: "１，２００" }, { hostingYearly: "request.error.ambiguousAmount" }],
  [{ title: "x".repeat(151) }, { title: "request.error.tooLong" }],
  [{ note: "x".repeat(1201) }, { note: "request.error.tooLong" }],
  [{ signedBy: "Somebody else" }, { signedBy: "request.error.choice" }],
  [{ caseStudy2: "gone" }, { caseStudy2: "request.error.choice" }],
  [withLine({ billing: "weekly" }), { "line-0-billing": "request.error.choice" }],
  [{ discountPercent: "101" }, { discountPercent: "request.error.whole" }],
  [{ depositPercent: "" }, { depositPercent: "request.error.whole" }],
  [{ instalments: "7" }, { instalments: "request.error.choice" }],
  [{ clientSiren: "732 829 321" }, { clientSiren: "request.error.siren" }],
  [{ clientSiren: "000 000 000" }, { clientSiren: "request.error.siren" }],
  [{ clientSiren: "", vatPlace: "outsideFrance" }, {}],
  [{ clientSiren: "732 829 320" }, {}],
  [{ clientVatNumber: "fr 44 732.829.320" }, {}],
  [{ clientVatNumber: "" }, {}],
  [{ clientRegistration: " 2012/C-1234, Registry of Companies (Saint Lucia) " }, {}],
  [{ clientRegistration: "x".repeat(81) }, { clientRegistration: "request.error.tooLong" }],
  [{ clientVatNumber: "FR44732829321" }, { clientVatNumber: "request.error.vatNumber" }],
  [{ clientVatNumber: "<script>" }, { clientVatNumber: "request.error.vatNumber" }],
  [{ clientSiren: "", clientVatNumber: "BE0428759497", vatPlace: "europeanUnion" }, {}],
  [{ vatPlace: "moon" }, { vatPlace: "request.error.choice" }],
  // May stay empty in a draft, with each place: only the preview asks for them.
  [{ clientName: " " }, {}],
  [{ clientAddress: "\n" }, {}],
  [{ clientSiren: "" }, {}],
  [{ clientSiren: "", clientVatNumber: "", vatPlace: "europeanUnion" }, {}],
  [{ vatPlace: "", clientSiren: "", startOn: "", deliverOn: "" }, {}],
  [{ offPremises: "", fiveEmployees: "no", outsideActivity: "yes" }, {}],
  [{ offPremises: "maybe" }, { offPremises: "request.error.choice" }],
  [{ startOn: "", deliverOn: "9999-12-30" }, { deliverOn: "request.error.dayRange" }],
  [{ startOn: "soon" }, { startOn: "request.error.day" }],
  [{ startOn: "2027-02-30" }, { startOn: "request.error.dayRange" }],
  // Of other centuries, of the past, of a far future.
  ...["0000-01-01", "0026-12-07", "2020-01-01", "2026-11-22", "2028-11-24", "9999-12-30"].map(
    (startOn) => [{ startOn }, { startOn: "request.error.dayRange" }] as const,
  ),
  [{ startOn: "2026-11-23" }, {}],
  ...["0027-02-07", "2020-01-01", "2026-12-06", "2029-12-08", "9999-12-30"].map(
    (deliverOn) => [{ deliverOn }, { deliverOn: "request.error.dayRange" }] as const,
  ),
  [{ deliverOn: "2026-12-07" }, {}],
  [{ paymentLink: " https://pay.example/abc?d=e " }, {}],
  ...[
    "http://pay.example/",
    "javascript:alert(1)",
    "https://user:secret@pay.example/",
    "pay.example",
    "https://localhost/",
  ].map((paymentLink) => [{ paymentLink }, { paymentLink: "request.error.paymentLink" }] as const),
  [{ paymentLink: `https://pay.example/${"x".repeat(500)}` }, { paymentLink: "request.error.paymentLink" }],
  [{ terms: "x".repeat(3001) }, { terms: "request.error.tooLong" }],
] as const)("%j", (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

test("lines move, are copied and added; what is left empty makes room", () => {
  const labels = (draft: EnteredDraft) => draft.lines.map(({ label }) => label);
  const [first, second] = ["a", "b"].map((label) => ({
    ...(entered.lines[0] as EnteredDraft["lines"][number]),
    label,
  }));
  const two = { ...entered, lines: [first, second] as EnteredDraft["lines"] };
  expect(labels(withSwappedLines(two, 1, 0))).toEqual(["b", "a"]);
  expect(withSwappedLines(withSwappedLines(two, 0, 1), 1, 0)).toEqual(two);
  for (const [place, other] of [
    [0, -1],
    [1, 2],
    [Number.NaN, 0],
  ] as const)
    expect(withSwappedLines(two, place, other)).toBe(two);
  expect(labels(withCopiedLine(two, 0))).toEqual(["a", "a", "b"]);
  expect(labels(withCopiedLine(two, 7))).toEqual(["a", "b"]);
  const longer = withLines(withLines(two, [blankLine]), [{ ...blankLine, label: "c" }]);
  expect(labels(longer)).toEqual(["a", "b", "c"]);
  expect(longer.lines[0]).toBe(first);
});

test("a saved line is added; a template brings its settlement too, and forgets no special terms", () => {
  const { lines, settlement } = templateContent(sampleTerms);
  const [line] = lines as [QuoteDraft["lines"][number]];
  expect(withSavedPart(entered, lineContent(line))).toEqual({
    ...entered,
    lines: [...entered.lines, lineAsEntered(line)],
  });
  const other = { discountPercent: "7", depositPercent: "8", instalments: "12" };
  const typed = { ...entered, ...other, lines: [], clientName: "Autre" };
  const added = withSavedPart({ ...typed, terms: "" }, { lines, settlement });
  expect(added).toEqual({ ...entered, clientName: "Autre" });
  const withTerms = (terms: string, saved: string) =>
    withSavedPart({ ...typed, terms }, { lines, settlement: settlement && { ...settlement, terms: saved } })
      .terms;
  expect(withTerms("Photos fournies.", "Textes fournis.")).toBe("Photos fournies.\nTextes fournis.");
  expect(withTerms("Photos\r\nfournies.", "Photos\nfournies.")).toBe("Photos\nfournies.");
  expect(withTerms("Photos fournies. Textes aussi.", "Photos fournies.")).toBe(
    "Photos fournies. Textes aussi.",
  );
});

test("nothing of a client is in what is kept", () => {
  const { client, paymentLink } = sampleTerms;
  const kept = JSON.stringify(
    templateContent({ ...sampleTerms, note: "Merci pour la visite", paymentLink: "https://pay.example/a" }),
  );
  for (const text of [client.name, client.address, client.siren, "Merci", "pay.example", paymentLink].filter(
    Boolean,
  ))
    expect(kept).not.toContain(text);
  expect(Object.keys(JSON.parse(kept).settlement)).toEqual([
    "discountPercent",
    "depositPercent",
    "instalments",
    "terms",
  ]);
});

test("one line is checked as it is with all others", () => {
  expect(parseLine(entered, 0, keys)).toEqual({ ok: true, value: sampleTerms.lines[0] });
  expect(parseLine({ ...entered, ...withLine({ quantity: "x" }) }, 0, keys)).toMatchObject({
    errors: { "line-0-quantity": "request.error.whole" },
  });
  expect(parseLine(entered, 99, keys)).toBeNull();
});

test("a message names its field, with the line, and its limits in the language of the page", () => {
  const quantity = "many";
  const refused = parseDraft(
    { ...entered, ...withLine({ quantity }), startOn: "2020-01-01", clientSiren: "1" },
    today,
    agencyLanguage,
  );
  expect(refused).toMatchObject({
    errors: {
      "line-0-quantity": expect.stringMatching(/^Ligne.1, Quantité.*1 et 999$/),
      clientSiren: expect.stringMatching(/^SIREN/),
      startOn: expect.stringMatching(/^Début des travaux.*23.novembre.2026/),
    },
  });
});

test("what is left open stays open, and is proposed again with a reason", () => {
  const { client } = sampleTerms;
  const open = {
    ...sampleTerms,
    client: { ...client, vatPlace: null },
    startOn: null,
    deliverOn: null,
    withdrawal: noWithdrawalAnswers,
  };
  expect(parseToday(draftAsEntered(open))).toEqual({ ok: true, value: open });
  const proposals = {
    vatPlace: { phone: "0696", place: homeVatPlace },
    leadTime: { from: 2, to: 4 },
    phonePlace: null,
    hosting: null,
  };
  expect(draftAsEntered(open, proposals)).toMatchObject({
    vatPlace: homeVatPlace,
    startOn: "",
    deliverOn: "",
  });
  // The delivery is proposed once the start is known.
  const started = { ...open, startOn: "2026-12-31" };
  expect(draftAsEntered(started, proposals)).toMatchObject({
    startOn: "2026-12-31",
    deliverOn: "2027-04-30",
  });
  expect(draftAsEntered(started, { ...proposals, leadTime: null })).toMatchObject({ deliverOn: "" });
  // What the agency chose is not proposed differently.
  expect(draftAsEntered(sampleTerms, { ...proposals, vatPlace: { phone: "", place: "reunion" } })).toEqual(
    entered,
  );
});

test("an answer about hosting is proposed with its price, and never in place of one that was given", () => {
  const open = { ...sampleTerms, hosting: null, hostingYearly: null };
  const answer = (draft: QuoteDraft, hosting: DraftProposals["hosting"]) => {
    const entered = draftAsEntered(draft, { vatPlace: null, phonePlace: null, leadTime: null, hosting });
    return [entered.hosting, entered.hostingYearly];
  };
  expect(answer(open, null)).toEqual(["", ""]);
  expect(answer(open, { kind: "subscription", plan: "Gold" })).toEqual(["subscription", ""]);
  expect(answer(open, { kind: "notIncluded" })).toEqual(["notIncluded", ""]);
  const firstYear = { kind: "firstYear", yearly: cents(12_000) } as const;
  expect(answer(open, firstYear)).toEqual(["firstYear", "120,00"]);
  expect(answer({ ...open, hosting: "notIncluded" }, firstYear)).toEqual(["notIncluded", ""]);
  // A price that the agency has left open is not filled in.
  expect(answer({ ...open, hosting: "firstYear" }, firstYear)).toEqual(["firstYear", ""]);
});

test("whatever is typed gives errors, or a draft in bounds", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("1", "0", "once", "2026-12-31", "36"),
  );
  const line = fc.record({
    label: anything,
    details: anything,
    quantity: anything,
    unitPrice: anything,
    billing: anything,
    inclusion: anything,
    choice: anything,
    remove: fc.constantFrom("", "yes"),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), anything, anything, (lines, one, other) => {
      const parsed = parseToday({ ...entered, lines, terms: one, clientName: other, discountPercent: one });
      if (!parsed.ok) return;
      for (const each of parsed.value.lines) {
        expect(each.label).not.toBe("");
        if (each.unitPrice !== null)
          expect(Number.isSafeInteger(lineTotal({ ...each, unitPrice: each.unitPrice }))).toBe(true);
      }
      expect(vatPlaceKeys).toContain(parsed.value.client.vatPlace);
    }),
  );
});

test("a delivery is proposed as soon as the start is typed, on a working day, and never in place of another", () => {
  const proposals = { vatPlace: null, phonePlace: null, leadTime: { from: 1, to: 2 }, hosting: null };
  const proposed = (startOn: string, deliverOn = "") =>
    withProposedDelivery({ ...entered, startOn, deliverOn }, proposals, "2026-10-11" as Day).deliverOn;
  expect(proposed(" 2026-12-07 ")).toBe("2027-02-05"); // The 7th is a Sunday.
  expect(proposed("2027-03-01")).toBe("2027-04-30"); // The 1st of May is a Saturday and a holiday.
  expect(proposed("2026-10-11")).toBe("2026-12-11");
  expect(proposed("2026-12-07", "2027-03-01")).toBe("2027-03-01");
  expect(proposed("bientôt")).toBe("");
  expect(proposed("2026-10-10")).toBe(""); // The start is in the past: it will be corrected.
  expect(
    withProposedDelivery({ ...entered, startOn: "2026-12-07", deliverOn: "" }, null, "2026-10-11" as Day)
      .deliverOn,
  ).toBe("");
});
