import fc from "fast-check";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { expect, test } from "vitest";
import { availableOptions, optionKeys } from "#app/domain/catalogue.ts";
import { addDays } from "#app/domain/days.ts";
import type { Selection } from "#app/domain/selection.ts";
import { vatAt, withVat } from "#app/domain/vat.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { typeset, typesetIn } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { untaxedReason, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { validityDays } from "#content/catalogue/policy.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { isWordmark } from "#content/logo.ts";
import { remembered, textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { quoteLead } from "#testing/leads.ts";
import { linkLike, linkLikeText, linksIn, withoutAgencyDetails } from "#testing/link-detection.ts";
import { sampleCatalogue } from "#testing/sample-catalogue.ts";
import { indicativePdf } from "./indicative-pdf.ts";

const siteUrl = "https://site.example";
const draw = remembered((lead: QuoteLead) => indicativePdf(lead, siteUrl));
const read = remembered(async (lead: QuoteLead) => textsOf(await draw(lead)));
/** A copy, because the reader takes the bytes over. */
const opened = async (lead: QuoteLead) => getDocumentProxy(new Uint8Array(await draw(lead)));
const isQuick = process.env.TEST_RUN === "quick";

/** In bytes. It goes with two mails, and is opened on phones. */
const largest = 120_000;

/** Everything that an owner may choose together: of a family, the first. */
const everything = optionKeys.filter(
  (key, index, keys) =>
    sampleCatalogue.options[key].family === undefined ||
    keys.findIndex(
      (other) => sampleCatalogue.options[other].family === sampleCatalogue.options[key].family,
    ) === index,
);
const all: Partial<Selection> = { pack: "start", paymentMonths: "36", options: everything };

test("the same request always gives the same bytes", async () => {
  const lead = quoteLead();
  const first = await draw(lead);
  await draw(quoteLead({ locale: "en-en" }));
  expect(await indicativePdf(structuredClone(lead), siteUrl)).toEqual(first);
});

test("a quote names the agency, the customer, its number and its dates", async () => {
  const lead = quoteLead({ fields: { email: "jo@client.example" } });
  const pages = await read(lead);
  const { name, legalName, address, phone, emails } = identity;
  const shown = pages[0] ?? [];
  const issued = lead.createdAt.slice(0, 10);
  for (const text of [
    // A wordmark shows the name.
    ...(isWordmark ? [] : [name]),
    ...[legalName, address.street, phone.display, emails.projects],
    ...["Rhum du Carbet", "Joséphine Lavigne", "+596 696 00 00 00"],
    ...["D-2026-H9DC-NTG6", formatDay(issued, "fr-fr"), formatDay(addDays(issued, validityDays), "fr-fr")],
  ])
    expect(shown.map(plainSpaces)).toContain(plainSpaces(text));
  for (const page of pages) expect(page.join("\n")).toContain(legal.siret);
});

/** Readers make one kind of space of all. */
const plainSpaces = (text: string) => text.replace(/\s/g, " ").replaceAll("\u2011", "-");

test("a quote says that it is indicative, what comes next, and what has no price; it has nothing to sign", async () => {
  for (const [options, priced] of [
    [[], true],
    [["video_shooting"], false],
  ] as const) {
    const texts = (await read(quoteLead({ selection: { options } }))).flat().map(plainSpaces);
    const text = texts.join(" ");
    expect(texts).toContain("Devis indicatif");
    expect(text).toContain(`à confirmer par ${identity.name}`);
    expect(text).toContain(plainSpaces(dictionaries["fr-fr"]["quoteDocument.next.title"] ?? "?"));
    expect(text).toContain(plainSpaces(dictionaries["fr-fr"]["quoteDocument.notice.nature"] ?? "?"));
    expect(text.includes("À chiffrer avec vous")).toBe(!priced);
    expect(text).not.toMatch(/Bon pour accord|[Ss]ignature|non contractuelle/);
  }
});

test.each(locales)(
  "a quote in %s says that hosting is not included, unless maintenance is",
  async (locale) => {
    const textWith = async (options: Selection["options"]) =>
      plainSpaces((await read(quoteLead({ locale, selection: { options } }))).flat().join(" "));
    const [without, hosted] = (["", ".hosted"] as const).map(
      (kind) => dictionaries[locale][`quoteDocument.terms.excluded${kind}`],
    );
    const [bare, maintained] = await Promise.all([textWith([]), textWith(["maintenance_gold"])]);
    expect(bare).toContain(plainSpaces(without ?? ""));
    expect(maintained).toContain(plainSpaces(hosted ?? ""));
    expect(maintained).not.toContain(plainSpaces(without ?? ""));
  },
);

test("a quote with a booking calendar or a shop promises no delivery of a plain website", async () => {
  const textWith = async (options: Selection["options"]) =>
    plainSpaces((await read(quoteLead({ selection: { options } }))).flat().join(" "));
  const { showcase, booking } = figures.delivery;
  const plain = `Livraison d’un site vitrine : en général ${showcase.from} à ${showcase.to} mois`;
  expect(await textWith([])).toContain(plain);
  for (const [option, said] of [
    ["pack_reservation", `agenda de réservation : en général ${booking.from} à ${booking.to} mois`],
    ["pack_ecommerce", "boutique : le devis confirmé en fixe le délai"],
  ] as const) {
    const text = await textWith(["multipage_site", option]);
    expect(text).toContain(said);
    expect(text).not.toContain(plain);
  }
});

test("a quote has its whole scope, and its total with the VAT of the place", async () => {
  const lead = quoteLead();
  const text = plainSpaces((await read(lead)).flat().join(" "));
  const { scope, quote } = lead.quote;
  expect(scope?.features.length).toBeGreaterThan(15);
  for (const said of [...(scope?.features ?? []), ...Object.values(scope?.descriptions ?? {})])
    expect(text).toContain(plainSpaces(typeset(said, "fr-fr")));
  const shown = vatAt(sampleCatalogue.vat, null);
  const { vat, total } = withVat(quote.total, shown.perMille);
  for (const amount of [vat, total]) expect(text).toContain(plainSpaces(exactMoney(amount, "fr-fr")));
  const rate = (shown.perMille / 10).toLocaleString("fr-FR");
  expect(text).toContain(`TVA à ${rate} % (${vatPlaceName(shown.place, "fr-fr")})`);
});

test("a quote has the VAT of the place that the visitor chose, or the reason why none is charged there", async () => {
  for (const [shift, locale] of locales.entries())
    for (const [index, place] of vatPlaceKeys.entries()) {
      // Before a push each place in one of the languages.
      if (isQuick && (index + shift) % locales.length !== 0) continue;
      const lead = quoteLead({ locale, selection: { place } });
      const text = plainSpaces((await read(lead)).flat().join(" "));
      const reason = untaxedReason(place);
      const perMille = vatPerMille(place);
      const taxed = plainSpaces(exactMoney(withVat(lead.quote.quote.total, perMille).total, locale));
      if (reason === null) {
        expect(text, place).toContain(taxed);
        expect(text, place).toContain(vatPlaceName(place, locale));
      } else {
        expect(text, place).toContain(plainSpaces(typesetIn(reason, locale)));
        expect(text, place).not.toMatch(/TTC|incl\. VAT/);
      }
    }
});

test("a quote that was stored without scope and VAT shows what it has", async () => {
  const lead = quoteLead();
  const { scope: _, vat: __, ...record } = lead.quote;
  const text = plainSpaces((await read({ ...lead, quote: record })).flat().join(" "));
  expect(text).toContain("Devis indicatif");
  expect(text).not.toMatch(/TTC|\{|undefined/);
});

test("the only link of a quote opens its configuration", async () => {
  const pdf = await opened(quoteLead({ locale: "en-en" }));
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    for (const { url } of await (await pdf.getPage(number)).getAnnotations()) links.push(url);
  expect(links).toEqual([
    `${siteUrl}/en-en/pricing/?type=vitrine&duration=24&pack=advanced&options=video_shooting,professional_email,branding_basic,maintenance_silver`,
  ]);
});

test("a quote that was stored with a place that is gone has its rate, and its key for a name", async () => {
  const lead = quoteLead();
  const record = { ...lead.quote, vat: { place: "atlantis", perMille: 85 } };
  const text = plainSpaces((await read({ ...lead, quote: record })).flat().join(" "));
  expect(text).toContain("TVA à 8,5 % (atlantis)");
});

test("a pack without a price shows no figure", async () => {
  const { includes } = sampleCatalogue.packs.pro;
  const [priced = ""] = availableOptions(sampleCatalogue).filter((key) => {
    const { price, needs = [] } = sampleCatalogue.options[key];
    return price.kind === "oneOff" && needs.length === 0 && !includes.includes(key);
  });
  const selection = { pack: "pro", options: [priced] };
  const french = (await read(quoteLead({ selection }))).flat();
  expect(french).toContain("Total HT, hors pack, à partir de");
  expect(french.filter((text) => text === "Sur devis")).toHaveLength(4);
  const english = await read(quoteLead({ locale: "en-en", selection: { pack: "pro", options: [] } }));
  expect(english.flat().filter((text) => text === "On request")).toHaveLength(6);
});

test.each(locales)("the largest quotes have all their lines, in %s", async (locale) => {
  for (const selection of [all, { pack: "pro-plus", options: [] }]) {
    const lead = quoteLead({ locale, selection });
    const bytes = await draw(lead);
    expect(bytes.byteLength).toBeLessThan(largest);
    const pages = await read(lead);
    pages.forEach((page, index) => {
      expect(page).toContain(`${index + 1} / ${pages.length}`);
    });
    const texts = pages.flat();
    for (const { item, key } of lead.quote.quote.lines) {
      const name = plainSpaces(typeset(lead.quote.names[key] ?? "", locale));
      const found = texts
        .map(plainSpaces)
        .some((text) => (item === "pack" ? text.includes(name) : text.startsWith(name)));
      expect(found, key).toBe(true);
    }
    expect(texts.join(" ")).not.toMatch(/\{\w+\}|quoteDocument\./);
  }
});

test.each(locales)(
  "no page of a quote has a few lines alone, and a short one has two pages, in %s",
  async (locale) => {
    const short = {
      pack: "start",
      options: ["multipage_site", "seo_technical", "maintenance_bronze"],
    } as const;
    const others: readonly Partial<Selection>[] = [
      { pack: "advanced", options: ["video_shooting", "maintenance_silver"] },
      { pack: "pro", options: [] },
      all,
    ];
    for (const selection of [short, ...others]) {
      const pages = await read(quoteLead({ locale, selection }));
      expect(pages.at(-1)?.length, selection.pack).toBeGreaterThan(20);
      if (selection === short) expect(pages).toHaveLength(2);
    }
  },
);

test("nothing is printed below the foot of a page or beyond its edges", async () => {
  const fields = { company: "M".repeat(100), firstName: "W".repeat(50), lastName: "Œ".repeat(50) };
  const pdf = await opened(quoteLead({ selection: all, fields }));
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!("str" in item) || item.str.trim() === "") continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      expect(x, item.str).toBeGreaterThanOrEqual(49);
      expect(x + item.width, item.str).toBeLessThanOrEqual(595.28 - 51);
      expect(y, item.str).toBeGreaterThan(24);
      expect(y, item.str).toBeLessThan(841.89 - 24);
    }
  }
});

test.each(locales)("no line of the payments is printed over another, in %s", async (locale) => {
  // Five columns, which break the longest label.
  const pdf = await opened(quoteLead({ locale }));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []));
  for (const one of texts)
    for (const other of texts) {
      const [oneX, oneY, otherX, otherY] = [one, other].flatMap(({ transform }) => transform.slice(4, 6));
      const apart = Math.abs(oneY - otherY);
      if (apart < 0.5 || oneX + one.width < otherX || otherX + other.width < oneX) continue;
      expect(apart, `${one.str} / ${other.str}`).toBeGreaterThan(8.5);
    }
});

test("any name can be printed, without missing glyphs", async () => {
  for (const [name, other] of [
    ["Jo\r\nBcc: evil@x.example", "محمد بن سلمان"],
    ["שלום \u202Edlrow", "👩‍👩‍👧‍👦 Łukasz Żółć"],
    ["\u0000\uD800\uFFFF", " ".repeat(50)],
    ["ﷺ".repeat(17), "é".normalize("NFD").repeat(25)],
  ] as const) {
    const fields = { firstName: name, lastName: other, company: name + other };
    const texts = (await read(quoteLead({ fields }))).flat();
    expect(texts.length).toBeGreaterThan(30);
    for (const text of texts) expect(text).not.toMatch(/[\uFFFD\u{1F000}-\u{1FFFF}\u0590-\u06FF]/u);
  }
});

test("typed text adds no link to the PDF: in one text, across several, or as an annotation", async () => {
  const some = fc.sample(linkLikeText, { numRuns: isQuick ? 7 : 20, seed: 20_261_122 });
  const entered = [...linkLike, ...some];
  for (let index = 0; index < entered.length; index += 4) {
    const [company = "", firstName = "", lastName = "", phone = ""] = entered.slice(index, index + 4);
    const fields = { company, firstName, lastName, phone, email: company };
    const pdf = await opened(quoteLead({ fields }));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const links = (await page.getAnnotations()).map(({ url }) => url);
      expect(links.filter((url) => !url?.startsWith(`${siteUrl}/fr-fr/tarifs/?`))).toEqual([]);
      const { items } = await page.getTextContent();
      const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
      expect(linksIn(withoutAgencyDetails(texts.join("")))).toEqual([]);
    }
  }
});

/** One text as a page draws it: glyphs, and the distances between some of them. */
type Shown = readonly [readonly ({ readonly unicode: string } | number)[]];

test("spaces are characters in the PDF, so that viewers find word ends", async () => {
  const pdf = await opened(quoteLead({ fields: { company: "t.me/x" } }));
  const { argsArray, fnArray } = await (await pdf.getPage(1)).getOperatorList();
  const { OPS } = await getResolvedPDFJS();
  const glyphs = argsArray.filter((_, index) => fnArray[index] === OPS.showText) as readonly Shown[];
  const texts = glyphs.map(([run]) => run.map((glyph) => Object(glyph).unicode ?? "").join(""));
  for (const text of ["t. me/x", "Joséphine Lavigne", "+596 696 00 00 00"]) expect(texts).toContain(text);
});

test("the PDF is tagged with its language, title, headings and tables", async () => {
  const pdf = await opened(quoteLead({ locale: "en-en" }));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Language: "en",
    Title: `Indicative quote D-2026-H9DC-NTG6, ${identity.name}`,
    CreationDate: "D:20261121160300Z",
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const roles: string[] = [];
  const collect = (node: { readonly role?: string; readonly children?: readonly object[] }) => {
    if (node.role !== undefined) roles.push(node.role);
    for (const child of node.children ?? []) collect(child);
  };
  for (let number = 1; number <= pdf.numPages; number += 1)
    collect((await (await pdf.getPage(number)).getStructTree()) as Parameters<typeof collect>[0]);
  expect(roles.filter((role) => role === "H1")).toHaveLength(1);
  for (const role of ["Document", "H2", "H3", "P", "Table", "TR", "TH", "TD"]) expect(roles).toContain(role);
});
