import fc from "fast-check";
import { getDocumentProxy } from "unpdf";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { withoutInvisible } from "#app/domain/text.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn, withPlainHyphens } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { untaxedReason, vatPlaceKeys } from "#app/prices/vat.ts";
import { constructionPath } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { acceptedQuote, withOptions } from "#quotes/acceptance/options.ts";
import { clientPagesPath } from "#quotes/addresses.ts";
import { contractClauses, paymentTerms } from "#quotes/facts/clauses.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { type ConfirmedQuote, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import { billings, inclusions, type QuoteLine, type QuoteTerms } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleStatement, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { linkLike, linksIn, withoutAgencyDetails } from "#testing/link-detection.ts";
import { remembered, textsOf } from "../pdf/reading.fixture.ts";
import { unprintablePartsOf } from "../printable.ts";
import { confirmedPdf } from "./render.ts";

const siteUrl = "https://site.example";
const plain = (text: string) => withPlainHyphens(text.replace(/\s+/g, " "));
type Options = Partial<Parameters<typeof confirmedPdf>[1]>;
/** The texts of a document as they are drawn, page by page. */
const drawn = remembered(async (quote: ConfirmedQuote, options: Options = {}) =>
  textsOf(await confirmedPdf(quote, { siteUrl, ...options })),
);
const readQuote = async (quote: ConfirmedQuote, options?: Options) =>
  (await drawn(quote, options)).map((page) => page.map(plain));
const read = (...args: Parameters<typeof confirmedQuote>) => readQuote(confirmedQuote(...args));
const isQuick = process.env.TEST_RUN === "quick";

test.each(locales)(
  "in %s the number that another country gave the client is in the document",
  async (locale) => {
    const registration = "2012/C-1234, Registry of Companies";
    const client = {
      ...sampleTerms.client,
      siren: "",
      vatNumber: "",
      vatPlace: "outsideFrance",
      registration,
    };
    const [first = []] = await read({ client }, { locale });
    expect(first.join(" ")).toContain(
      plain(translations[locale]("clientQuote.party.registration", { number: registration })),
    );
  },
);

test.each(locales)(
  "in %s options say whether they are counted; what was accepted has none",
  async (locale) => {
    const t = translations[locale];
    const [line] = sampleTerms.lines as [QuoteLine];
    const lines = [
      line,
      { ...line, label: "Film", inclusion: "selected" },
      { ...line, label: "Suivi", inclusion: "notSelected" },
      { ...line, label: "Simple", inclusion: "selected", choice: "Formule" },
      { ...line, label: "Double", inclusion: "notSelected", choice: "Formule" },
    ] as const;
    const quote = confirmedQuote({ lines }, { locale });
    const notes = [
      t("clientQuote.lines.option.selected"),
      t("clientQuote.lines.option.notSelected"),
      t("clientQuote.lines.choice.selected", { choice: "Formule" }),
      t("clientQuote.lines.choice.notSelected", { choice: "Formule" }),
      t("clientQuote.options.counted", { options: "Film, Simple (Formule)" }),
      t("quoteDocument.confirmed.options.choose").slice(0, 40),
    ].map(plain);
    const textOf = async (...args: Parameters<typeof readQuote>) =>
      plain((await readQuote(...args)).flat().join(" "));
    const offered = await textOf(quote);
    for (const note of notes) expect(offered).toContain(note);
    const chosen = acceptedQuote(withOptions(quote, [2, 4]) ?? quote);
    const accepted = await textOf(chosen, {
      acceptance: {
        on: "2026-11-26",
        stated: sampleStatement,
        hadOptions: true,
        withdrawableUntil: null,
      },
    });
    for (const note of notes) expect(accepted).not.toContain(note);
    for (const label of ["Suivi", "Double"]) expect(accepted).toContain(label);
    for (const label of ["Film", "Simple"]) expect(accepted).not.toContain(label);
    expect(accepted).toContain(
      plain(`${t("quoteDocument.confirmed.acceptedOn")} ${formatDay("2026-11-26", locale)}`),
    );
    // Which deposit is to be paid is known once the options are chosen.
    expect(offered).not.toContain(plain(t("clientQuote.transfer.title", { rest: 0 })));
    expect(accepted).toContain(plain(t("clientQuote.transfer.title", { rest: 0 })));
  },
);

test("the same quote always gives the same bytes", async () => {
  const first = await confirmedPdf(confirmedQuote(), { siteUrl });
  await confirmedPdf(confirmedQuote({ withdrawal: withdrawing }, { locale: "en-en" }), {
    siteUrl,
    draft: true,
  });
  expect(await confirmedPdf(structuredClone(confirmedQuote()), { siteUrl })).toEqual(first);
});

test.each(locales)(
  "it has both identities, every line and every amount of its record, in %s",
  async (locale) => {
    const quote = confirmedQuote({ terms: "Photos fournies." }, { locale });
    const pages = await readQuote(quote);
    const texts = pages.flat();
    const money = (amount: Parameters<typeof exactMoney>[0]) => plain(exactMoney(amount, locale));
    const { once, monthly, yearly, payments, discount, beforeDiscount } = quote.totals;
    for (const text of [
      ...[identity.legalName, identity.address.street, identity.emails.projects],
      ...["Rhum du Carbet SAS", "4 rue du Port", "97221 Le Carbet", "SIREN 732 829 320", quote.number],
      ...quote.terms.lines.flatMap((line) => [line.label, money(line.unitPrice), money(lineTotal(line))]),
      ...[beforeDiscount, once.net, once.vat, once.gross].map(money),
      ...[monthly.net, monthly.gross, yearly.net, yearly.gross].map(money),
      ...payments.flatMap(({ dueOn, amount }) => [
        ...(dueOn === null ? [] : [plain(formatDay(dueOn, locale))]),
        money(amount),
      ]),
      "Photos fournies.",
    ])
      expect(texts, text).toContain(text);
    expect(texts.join(" ")).toContain(money(discount));
    const t = translations[locale];
    for (const text of [...contractClauses(quote, { locale, t }), paymentTerms(quote, { locale, t })])
      expect(texts.join(" ")).toContain(plain(text));
    for (const page of pages) expect(page.join(" ")).toContain(legal.siret);
    expect(texts.join(" ")).not.toMatch(/\{\w+\}|quoteDocument\.|clientQuote\./);
    expect(texts.join(" ")).toContain(`${siteUrl}/${locale}/`.slice(0, 20));
  },
);

test.each(vatPlaceKeys)(
  "the VAT of %s has its rate, and its reason where there is none",
  async (vatPlace) => {
    const client = { ...sampleTerms.client, vatPlace };
    const text = (await read({ client })).flat().join(" ");
    const reason = untaxedReason(vatPlace);
    if (reason !== null) expect(text).toContain(plain(typesetIn(reason, "fr-fr")));
    expect(text).toContain(plain(vatPlaceName(vatPlace, "fr-fr")));
    const { vatPerMille } = confirmedQuote({ client });
    expect(text.includes("(non facturée)")).toBe(vatPerMille === 0);
    if (reason === null)
      expect(text).toMatch(new RegExp(`TVA : [^(]+ \\(${vatPerMille / 10} %\\)`.replace(".", "[,]")));
    // No line of VAT where there is none.
    expect(/TVA à [\d,]+ %/.test(text)).toBe(reason === null);
  },
);

test("below the total is how it is paid, if in instalments, and subscriptions have a heading", async () => {
  const [line] = sampleTerms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const quote = confirmedQuote();
  const deposit = plain(exactMoney(quote.totals.payments[0]?.amount ?? cents(0), "fr-fr"));
  const first = (await read())[0]?.join(" ");
  expect(first).toContain(`Acompte ${deposit} TTC, puis 24 mensualités : voir Règlement`);
  expect(first).toContain("Abonnements, en plus du total");
  const noDeposit = await read({ depositPercent: 0 });
  expect(noDeposit[0]?.join(" ")).toContain(" 24 mensualités : voir Règlement");
  expect(noDeposit.flat().join(" ")).not.toMatch(/acompte/i);
  const once = (await read({ instalments: 0, lines: [line] }))[0]?.join(" ");
  expect(once).not.toMatch(/voir Règlement|en plus du total/);
});

test("where nothing is paid once, the main amount is the subscription, as on the page", async () => {
  const lines = sampleTerms.lines.filter(({ billing }) => billing === "monthly");
  const quote = confirmedQuote({ lines, instalments: 0, discountPercent: 0 });
  const { main } = quoteFacts({ quote }, { locale: "fr-fr", t: translations["fr-fr"] });
  const pages = await readQuote(quote);
  const first = pages[0]?.join(" ") ?? "";
  expect(main.billing).toBe("monthly");
  for (const text of [main.label, main.value, main.taxNote]) expect(first).toContain(plain(text));
  expect(pages.flat().join(" ")).not.toMatch(/(?<!\d)0,00|en plus du total/);
});

test("outside the premises no deposit is due before the eighth day, and the terms name the right to withdraw", async () => {
  const later = { withdrawal: withdrawing };
  const early = "à régler par virement dans les 14 jours qui suivent l’acceptation";
  const pages = await read(later);
  const text = pages.flat().join(" ");
  expect(text).toContain(
    "à régler par virement à partir du huitième jour après l’acceptation (article L221-10 du Code de la consommation), et dans les 14 jours qui suivent ce jour",
  );
  expect(text).not.toContain(early);
  const invoiced = (await read(later, { account: null, depositDays: null })).flat().join(" ");
  expect(invoiced).toContain("facturé au plus tôt le huitième jour après l’acceptation");
  expect(invoiced).not.toContain("IBAN");
  expect(pages.slice(0, -1).flat().join(" ")).toContain(
    "Droit de rétractation de 14 jours, prolongé jusqu’au jour ouvrable suivant",
  );
  const inside = (await read()).flat().join(" ");
  expect(inside).toContain(early);
  expect(inside).not.toMatch(/huitième jour|rétractation/);
  // The first quotes named no last day.
  const earlier = (await read({}, { depositDays: null })).flat().join(" ");
  expect(earlier).toContain("est dû à l’acceptation, par virement");
  expect(earlier).not.toContain("14 jours");
});

test("the document of an accepted quote names the last day of its deposit, never before the eighth day", async () => {
  const textOf = async (terms: Parameters<typeof confirmedQuote>[0]) => {
    const acceptance = {
      on: "2026-11-26",
      stated: sampleStatement,
      hadOptions: false,
      withdrawableUntil: null,
    } as const;
    return (await drawn(confirmedQuote(terms), { acceptance })).flat().join(" ");
  };
  expect(plain(await textOf({}))).toContain("10 décembre 2026");
  const later = plain(await textOf({ withdrawal: withdrawing }));
  expect(later).toContain("Du 4 décembre 2026 au 18 décembre 2026, pas avant");
  expect(later).not.toContain("IBAN");
});

test.each(locales)(
  "a quote that was accepted says when, and asks for no acceptance, in %s",
  async (locale) => {
    const t = translations[locale];
    for (const withdrawal of [sampleTerms.withdrawal, withdrawing]) {
      const quote = confirmedQuote({ withdrawal }, { locale });
      const textOf = async (options?: Options) => plain((await drawn(quote, options)).flat().join(" "));
      const offered = await textOf();
      const accepted = await textOf({
        acceptance: {
          on: "2026-11-26",
          stated: sampleStatement,
          hadOptions: false,
          withdrawableUntil: null,
        },
      });
      const canWithdraw = withdrawal === withdrawing;
      const date = formatDay("2026-11-26", locale);
      const asked = [
        `${t("quoteDocument.validUntil")} ${formatDay(quote.validUntil, locale)}`,
        t("quoteDocument.confirmed.answer.title"),
        t(`clientQuote.transfer.document${canWithdraw ? ".offPremises" : ""}`),
      ].map(plain);
      const said = [
        `${t("quoteDocument.confirmed.acceptedOn")} ${date}`,
        // Filled in already in the form for a withdrawal.
        ...(canWithdraw ? [`${t("quoteDocument.withdrawal.accepted")} ${date}`] : []),
        t("quoteDocument.confirmed.answer.accepted", { date }),
        canWithdraw
          ? t("clientQuote.transfer.document.accepted.offPremises.until", {
              date: formatDay("2026-12-04", locale),
              until: formatDay("2026-12-18", locale),
            })
          : t("clientQuote.transfer.document.accepted"),
      ].map(plain);
      for (const text of asked) {
        expect(offered).toContain(text);
        expect(accepted).not.toContain(text);
      }
      for (const text of said) {
        expect(accepted).toContain(text);
        expect(offered).not.toContain(text);
      }
      // Nobody pays too early to an account that is not there.
      for (const text of [offered, accepted]) expect(text.includes("IBAN")).toBe(!canWithdraw);
    }
  },
);

test("a version that replaces another names it beside its number", async () => {
  const replaced = confirmedQuote();
  const second = confirmedQuote({}, { version: 2, number: "D-2026-H9DC-NTG6-V2" });
  const [first = []] = await drawn(second, { replaced });
  const text = first.join(" ");
  expect(text).toContain("Annule et remplace la version 1");
  // On one line.
  expect(first).toContain("D-2026-H9DC-NTG6-V2");
  expect((await read())[0]?.join(" ")).not.toContain("Annule et remplace");
});

test("details that go on on a further page follow the name of their line", async () => {
  const [line] = sampleTerms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const details = Array.from({ length: 70 }, (_, index) => `Point ${index}`).join("\n");
  const pages = await read({ lines: [{ ...line, label: "Refonte", details }] });
  expect(pages[0]?.join(" ")).not.toContain("Refonte (suite)");
  expect(pages[1]?.join(" ")).toContain("Refonte (suite)");
});

test("the terms stay together on a page", async () => {
  for (const count of [1, 4, 6, 8, 10, 12]) {
    const [line] = sampleTerms.lines;
    if (line === undefined) throw new Error("The sample has no line");
    const pages = await read({ lines: Array.from({ length: count }, () => line) });
    const withTitle = pages.filter((page) => page.includes("Conditions"));
    expect(withTitle).toHaveLength(1);
    expect(withTitle[0]?.join(" ")).toContain("En cas de contradiction");
  }
});

test("the withdrawal form has a sheet of its own, if the agency asked for it", async () => {
  const title = dictionaries["fr-fr"]["quoteDocument.withdrawal.form"];
  expect((await read()).flat()).not.toContain(title);
  const pages = await read({ withdrawal: withdrawing });
  expect(pages.at(-1)).toContain(title);
  // No line ends within the quote's number.
  expect(pages.at(-1)?.join(" ").replaceAll("\u2011", "-")).toContain("D-2026-H9DC-NTG6-V1.");
  expect(pages.slice(0, -1).flat()).not.toContain(title);
});

test.each(locales)(
  "%s: the withdrawal notice says where the online function is, and what acknowledges it",
  async (locale) => {
    const quote = confirmedQuote({ withdrawal: withdrawing }, { locale });
    const pages = await drawn(quote);
    const notice = plain(pages.at(-1)?.join(" ") ?? "");
    const t = translations[locale];
    expect(notice).toContain(`${siteUrl}${clientPagesPath}`);
    expect(notice).toContain(plain(t("clientQuote.withdraw.link")));
    for (const part of locale === "fr-fr"
      ? ["accusé", "contenu", "date", "heure"]
      : ["acknowledgement", "content", "date", "time"])
      expect(notice).toContain(part);
  },
);

test("a preview says on every page that it is not valid", async () => {
  const pages = await drawn(confirmedQuote(), { draft: true });
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.join(" ")).toContain("Aperçu, non valable");
});

/** The addresses of ours, the first of which may be broken across lines: the terms', and that of clients' pages. */
const ownAddresses = /https:\/\/site\.example\/(?:[^?]*\?\s*service=terms|q\/)/g;

const nasty = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.constantFrom(...linkLike, "محمد بن سلمان", "👩‍👩‍👧‍👦", "W".repeat(300), "a\u202Eb\r\nc", "ﷺ".repeat(20)),
);

test("whatever is typed: no link but ours, no missing glyph, nothing beyond the edges", async () => {
  const line = fc.record({
    label: nasty,
    details: fc.array(nasty, { maxLength: 4 }).map((texts) => texts.join("\n")),
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPrice: fc.integer({ min: 0, max: 99_999_999 }).map(cents),
    billing: fc.constantFrom(...billings),
    inclusion: fc.constantFrom(...inclusions),
    choice: nasty,
  });
  const terms = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 30 }),
    client: fc.record({
      name: nasty,
      address: nasty,
      siren: fc.constant("732829320"),
      vatNumber: fc.constantFrom("", "FR44732829320"),
      registration: fc.constantFrom("", "C-1234"),
      vatPlace: fc.constantFrom(...vatPlaceKeys),
    }),
    terms: nasty,
    instalments: fc.constantFrom(0, 3, 36),
    withdrawal: fc.record({
      offPremises: fc.boolean(),
      fiveEmployees: fc.boolean(),
      outsideActivity: fc.boolean(),
    }),
  }) as fc.Arbitrary<Partial<QuoteTerms>>;
  await fc.assert(
    fc.asyncProperty(terms, fc.constantFrom(...locales), async (changes, locale) => {
      const pdf = await getDocumentProxy(
        await confirmedPdf(confirmedQuote(changes, { locale }), { siteUrl }),
      );
      const links: string[] = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const page = await pdf.getPage(number);
        for (const { url } of await page.getAnnotations()) links.push(url);
        const { items } = await page.getTextContent();
        // A viewer joins texts of one line only.
        const texts = items.map((item, index) => {
          if (!("str" in item)) return "";
          const next = items[index + 1];
          const sameLine = next !== undefined && "str" in next && next.transform[5] === item.transform[5];
          return item.str + (item.hasEOL || !sameLine ? "\n" : "");
        });
        const entered = withoutAgencyDetails(texts.join("").replace(ownAddresses, ""));
        expect(linksIn(entered)).toEqual([]);
        for (const item of items) {
          if (!("str" in item) || item.str.trim() === "") continue;
          expect(item.str).not.toMatch(/[\uFFFD\u{1F000}-\u{1FFFF}\u0590-\u06FF]/u);
          const [, , , , x = 0, y = 0] = item.transform as number[];
          expect(x, item.str).toBeGreaterThanOrEqual(49);
          expect(x + item.width, item.str).toBeLessThanOrEqual(595.28 - 50);
          expect(y, item.str).toBeGreaterThan(24);
        }
      }
      expect(links).toEqual([`${siteUrl}${constructionPath(locale, "terms")}`]);
    }),
    { numRuns: isQuick ? 8 : 25 },
  );
});

// What people type, and what is like it: letters, figures, signs, marks, other scripts.
const sign = fc.constantFrom(
  ..."½¼⅞²³₂µμ‰≠≤≥≈±×÷√∞→€£№Ω°ªº…“”«»•–—−☎★✓",
  ..."абвгдЖЩЮяαβγΔΣφéàçñøłőşțğ",
  ...["e\u0301", "x\u0302", "网", "站", "م", "😀", "1️⃣", "\u00A0", "\u202F", "\u00AD"],
);
const enteredWord = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: sign, minLength: 1, maxLength: 3 }) },
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Za-zÀ-ÿ]{1,12}$/) },
  { weight: 4, arbitrary: fc.stringMatching(/^\d{1,4}[½²‰%€ h]?$/) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 4 }) },
);
const enteredText = fc
  .array(enteredWord, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" ").trim());

/**
 * As a reader compares it: a line may be broken at any place, and characters that are drawn alike (two hyphens, two signs
 * for micro) are read as one of both.
 */
const withoutBreaks = (text: string): string =>
  text.replace(/\s/g, "").replaceAll("\u2011", "-").replaceAll("µ", "μ");

test("of many typed texts, each is read from the PDF as it is on the page, or named as unprintable", async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  const texts = fc.sample(enteredText, { numRuns: isQuick ? 250 : 1000, seed });
  const printed = texts.filter((text) => text !== "" && unprintablePartsOf(text).length === 0);
  expect(printed.length, `seed ${seed}`).toBeGreaterThan(texts.length * 0.4);
  for (let start = 0; start < printed.length; start += 50) {
    const some = printed.slice(start, start + 50);
    const [line] = sampleTerms.lines;
    if (line === undefined) throw new Error("The sample has no line");
    const lines = some.map((text) => ({ ...line, label: text, details: `(${text})` }));
    const pages = await textsOf(await confirmedPdf(confirmedQuote({ lines }), { siteUrl }));
    const read = withoutBreaks(pages.map((page) => page.join("")).join(""));
    let from = 0;
    for (const text of some) {
      const shown = withoutBreaks(withoutInvisible(text).normalize("NFC"));
      for (const part of [shown, `(${shown})`]) {
        const at = read.indexOf(part, from);
        expect(at, `seed ${seed}, ${JSON.stringify(text)}`).toBeGreaterThanOrEqual(from);
        from = at;
      }
    }
  }
});
