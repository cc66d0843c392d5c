/** All that is made of the content, as its modules say when this is called: each failure in words. */
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { vi } from "vitest";
import { everyPage } from "#app/pages/every-page.fixture.tsx";
import type { QuoteTerms } from "#quotes/terms/terms.ts";

type Report = (what: string, problem: unknown) => void;

/** No text has them, however it is made. */
const broken =
  /(?![\n\r\t])\p{Cc}|[\u200B\u202A-\u202E\u2066-\u2069\uFFFD]|\p{Cs}|\bNaN\b|\bInfinity\b|\bundefined\b|\[object /u;

function checkText(report: Report, what: string, text: string): void {
  const found = broken.exec(text);
  if (found === null) return;
  const around = text.slice(Math.max(0, found.index - 60), found.index + 60);
  report(what, `has ${JSON.stringify(found[0])} in ${JSON.stringify(around)}`);
}

async function attempt(report: Report, what: string, step: () => unknown): Promise<void> {
  try {
    await step();
  } catch (error) {
    report(
      what,
      error instanceof Error ? (error.stack ?? error).toString().split("\n").slice(0, 4).join(" | ") : error,
    );
  }
}

async function mails(report: Report): Promise<void> {
  const { everyMail } = await import("#quotes/mails/every-mail.fixture.ts");
  const { accepted, followUpClaim, sources } = await import("#quotes/mails/follow-up.fixture.ts");
  const { composeMail } = await import("#quotes/mails/compose.ts");
  const { parseEnvironment } = await import("#server/environment.ts");
  const { locales } = await import("#app/i18n/locales.ts");
  const { bank } = await import("#content/bank.ts");
  const { figures } = await import("#content/figures.ts");
  for (const { name, source, html } of await everyMail()) {
    const head = source.slice(0, source.indexOf("\r\n\r\n"));
    if (head.split("\r\n").some((line) => line.length > 998))
      report(name, "has a header of more than 998 bytes");
    checkText(report, name, html);
  }
  const settings = parseEnvironment({});
  for (const locale of locales)
    for (const purpose of ["client-quote", "client-acceptance", "client-deposit-due"] as const) {
      const quote = { account: bank, depositDays: figures.depositDays };
      const claim = followUpClaim(purpose, { locale, quote, decision: accepted, depositReceivedOn: null });
      await attempt(report, `${purpose} with the account, in ${locale}`, async () =>
        checkText(report, purpose, (await composeMail(claim, settings, sources)).text),
      );
    }
}

async function documents(report: Report): Promise<void> {
  const { locales } = await import("#app/i18n/locales.ts");
  const { identity } = await import("#content/identity.ts");
  const { bank } = await import("#content/bank.ts");
  const { figures } = await import("#content/figures.ts");
  const { catalogue } = await import("#app/content/catalogue.ts");
  const { quote: priced } = await import("#app/domain/quote.ts");
  const { quoteRecordOf } = await import("#app/domain/quote-record.ts");
  const { zeroCents } = await import("#app/domain/money.ts");
  const { translations } = await import("#app/i18n/translations.ts");
  const { draftAsEntered } = await import("#quotes/terms/draft-fields.ts");
  const { parseDraft } = await import("#quotes/terms/draft-fields.ts");
  const { currentDraft, quoteOfDraft } = await import("#quotes/drafts/drafts.ts");
  const { proposalsFor } = await import("#quotes/drafts/proposals.ts");
  const { optionKeys } = await import("#app/domain/catalogue.ts");
  const { indicativePdf } = await import("#quotes/indicative/indicative-pdf.ts");
  const { confirmedPdf } = await import("#quotes/documents/confirmed/render.ts");
  const { acceptanceProofPdf } = await import("#quotes/proof/acceptance-proof.ts");
  const { unprintableTexts } = await import("#quotes/drafts/blockers.ts");
  const { acceptedOf } = await import("#quotes/order/order.fixture.ts");
  const { orderOf } = await import("#quotes/order/order.ts");
  const { payloadOf } = await import("#server/webhooks/payload.ts");
  const { accepted, followUpClaim } = await import("#quotes/mails/follow-up.fixture.ts");
  const { sampleStatement, confirmedQuote, sampleTerms, withdrawing } = await import(
    "#testing/confirmed-quotes.ts"
  );
  const { quoteLead } = await import("#testing/leads.ts");
  const siteUrl = identity.origin;
  type Printed = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };
  const writer = PDFDocument.prototype as unknown as {
    text(this: Printed, text: string, ...rest: unknown[]): unknown;
  };
  const write = writer.text;
  const spy = vi.spyOn(writer, "text").mockImplementation(function (this: Printed, text, ...rest) {
    const lacking = [...text].filter(
      (sign) => sign !== "\n" && !this._font.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    if (lacking.length > 0) report("a document", `lacks ${lacking.join(" ")} of ${text.slice(0, 100)}`);
    return Reflect.apply(write, this, [text, ...rest]);
  });
  for (const locale of locales) {
    const lead = quoteLead({ locale, fields: { email: "jo@client.example" } });
    await attempt(report, `the indicative PDF in ${locale}`, () => indicativePdf(lead, siteUrl));
    const account = { account: bank, depositDays: figures.depositDays };
    const quote = confirmedQuote({}, { locale, ...account });
    for (const [what, each] of Object.entries({
      quote,
      withdrawable: confirmedQuote({ withdrawal: withdrawing }, { locale, ...account }),
    }))
      for (const acceptance of [
        { on: "2026-11-25", stated: sampleStatement, hadOptions: false, withdrawableUntil: "2026-12-09" },
      ])
        await attempt(report, `the confirmed PDF (${what}) in ${locale}`, () =>
          confirmedPdf(each, { siteUrl, acceptance }),
        );
    const stored = acceptedOf(quote);
    await attempt(report, `the proof in ${locale}`, () =>
      acceptanceProofPdf({ quote: stored, mails: [], writesMailFiles: false }),
    );
    await attempt(report, `the order in ${locale}`, () =>
      checkText(report, "the order", JSON.stringify(orderOf(lead, stored))),
    );
    const claim = followUpClaim("client-acceptance", { locale, quote: account, decision: accepted });
    await attempt(report, "a webhook message", () =>
      checkText(report, "a webhook message", payloadOf(claim)),
    );
    // What the configurator sells, from the request to the document that the client accepts.
    for (const pack of ["advanced"] as const)
      await attempt(report, `a draft of ${pack} in ${locale}`, async () => {
        const selection = { projectType: "vitrine", paymentMonths: "12", pack, options: [...optionKeys] };
        const record = quoteRecordOf(catalogue, priced(catalogue, selection), locale);
        if (record === null) return;
        const requested = { ...lead, quote: record };
        await indicativePdf(requested, siteUrl);
        const entered = draftAsEntered(currentDraft(requested), proposalsFor(requested));
        const { locale: language } = lead;
        const parsed = parseDraft(entered, "2026-11-24", { locale: language, t: translations[language] });
        if (!parsed.ok) return report(`a draft of ${pack}`, JSON.stringify(parsed.errors).slice(0, 600));
        const unprintable = unprintableTexts(parsed.value);
        if (unprintable.length > 0) report(`a draft of ${pack}`, JSON.stringify(unprintable).slice(0, 600));
        const terms = {
          ...parsed.value,
          ...{ client: { ...sampleTerms.client }, startOn: "2026-12-07", deliverOn: "2027-02-07" },
          ...{ withdrawal: sampleTerms.withdrawal, hosting: "notIncluded", hostingYearly: null },
          lines: parsed.value.lines.map((line) => ({ ...line, unitPrice: line.unitPrice ?? zeroCents })),
        } as QuoteTerms;
        await confirmedPdf(quoteOfDraft(requested, terms, 1, "2026-11-24"), { siteUrl });
      });
  }
  spy.mockRestore();
}

async function files(report: Report): Promise<void> {
  const modules = {
    manifest: await import("#app/seo/files/manifest.webmanifest.ts"),
    card: await import("#app/seo/files/connect.vcf.ts"),
    security: await import("#app/seo/files/security.txt.ts"),
    robots: await import("#app/seo/files/robots.txt.ts"),
    sitemap: await import("#app/seo/files/sitemap.xml.ts"),
    llms: await import("#app/seo/files/llms.txt.ts"),
  };
  for (const [name, { loader }] of Object.entries(modules))
    await attempt(report, name, async () => {
      const request = new Request("https://agency.example/fr-fr/manifest.webmanifest");
      checkText(
        report,
        name,
        await (await (loader as (args: unknown) => Response | Promise<Response>)({ request })).text(),
      );
    });
  const { proxyPage } = await import("../build/proxy-pages.ts");
  await attempt(report, "the proxy's page", () => checkText(report, "the proxy's page", proxyPage(503)));
  const { prerenderedPaths } = await import("#app/site/addresses.ts");
  const { socialCardOf } = await import("#app/seo/social-card.ts");
  const { draw } = await import("../build/social/drawing.ts");
  for (const path of prerenderedPaths())
    await attempt(report, `the card of ${path}`, async () => {
      const card = socialCardOf(path);
      if (card === null) return;
      const { ground } = await draw(card);
      checkText(report, `the card of ${path}`, ground);
      await sharp(Buffer.from(ground)).metadata();
    });
}

async function pages(report: Report): Promise<void> {
  for (const [address, html] of await everyPage()) {
    checkText(report, address, html);
    for (const [, json = ""] of html.matchAll(
      /<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g,
    ))
      await attempt(report, `the data of ${address}`, () => JSON.parse(json));
  }
}

/** `whole`: pages and cards too, which take most of the time. */
export async function failures(whole: boolean): Promise<readonly string[]> {
  const found: string[] = [];
  const report: Report = (what, problem) => found.push(`${what}: ${String(problem)}`);
  await attempt(report, "mails", () => mails(report));
  await attempt(report, "documents", () => documents(report));
  if (!whole) return found;
  await attempt(report, "files", () => files(report));
  await attempt(report, "pages", () => pages(report));
  return found;
}
