/** The client's page of a quote as it is read on a phone at a counter: its first screen, its length, and what is copied and printed. */
import type { Page } from "@playwright/test";
import { cents } from "#app/domain/money.ts";
import { bank } from "#content/bank.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { caseStudySlugs, signatories } from "#quotes/terms/presentation.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { openPrivatePagesIn, site } from "#testing/browser/private-pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { sampleTerms, termsOn } from "#testing/confirmed-quotes.ts";
import { locales, plain, words } from "#testing/words.ts";

/** Eight lines: the sample's, two more, and two options. With a note and two case studies. */
const lines = [
  ...sampleTerms.lines,
  ...(["fixed", "fixed", "selected", "notSelected"] as const).map(
    (inclusion, index): QuoteLine => ({
      choice: "",
      label: `Ligne ${index + 5}`,
      details: "Ce qu'elle comprend, en quelques mots",
      quantity: 1,
      unitPrice: cents(120_50),
      billing: "once",
      inclusion,
    }),
  ),
];

const [signedBy = ""] = signatories;

/** The page of a sent quote with eight lines. `accept`: what its client does there. */
async function openQuote(page: Page, locale: (typeof locales)[number]) {
  const { operations, tokens, close } = await openPrivatePagesIn(page, locale);
  const { agencyOperations, clientOperations } = operations;
  await agencyOperations.saveDraft(tokens.agency, {
    ...termsOn(await agencyOperations.today()),
    lines,
    terms: "Les photos sont fournies par le client.",
    note: "Merci de votre confiance. Voici le site dont nous avons parlé, avec vos chambres et leur réservation. ".repeat(
      3,
    ),
    signedBy,
    caseStudies: caseStudySlugs.slice(0, 2),
  });
  const draftHash = (await agencyOperations.view(tokens.agency))?.draftHash ?? "";
  expect(await agencyOperations.confirm(tokens.agency, draftHash, "")).toBe("confirmed");
  const view = await clientOperations.view(tokens.client);
  if (view === null) throw new Error("There is no quote");
  const { id, pdfHash, quote } = view.version;
  const acceptance = { name: "Joséphine Lavigne", signatoryRole: "Gérante", options: [], code: "" };
  const accept = () => clientOperations.accept(tokens.client, { quoteId: id, pdfHash }, acceptance, "::1");
  return { address: `${site}/q/${tokens.client}/`, quote, accept, close };
}

for (const locale of locales)
  test(`${locale}: the first screen of a quote has what, for whom, how much, until when, and nothing behind its bar`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/site\.example|Cross-Origin-Opener-Policy/);
    const t = words[locale];
    const { address, quote, close } = await openQuote(page, locale);
    for (const [width, height] of [
      [360, 780],
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const isWide = width >= 1024;
      const name = t(isWide ? "clientQuote.accept.title" : "clientQuote.bar.accept");
      const accept = page.getByRole("link", { name, exact: true });
      await expect(accept).toBeInViewport({ ratio: 1 });
      const bar = isWide ? null : await page.locator("div", { has: accept }).last().boundingBox();
      const shown = page.locator("main");
      for (const [what, found] of [
        ["the title", page.getByRole("heading", { level: 1 })],
        ["for whom", shown.getByText(quote.terms.client.name).first()],
        ["who signs the note", shown.getByText(signedBy).first()],
        ["the total with VAT", page.locator("[data-live=total] h2 + p")],
        ["without VAT", page.locator("[data-live=total] h2 + p + p")],
        ["until when", page.locator("[data-live=amounts] > div").nth(0)],
        ["the deposit", page.locator("[data-live=amounts] > div").nth(1)],
      ] as const) {
        const box = await found.boundingBox();
        const bottom = (box?.y ?? 0) + (box?.height ?? Number.NaN);
        expect.soft(bottom, `${width} px: ${what}`).toBeLessThanOrEqual(bar?.y ?? height);
      }
      // Seven screens of the larger phone, the form of the answer included.
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      if (width === 390) expect.soft(length / height).toBeLessThanOrEqual(7);
    }
    await close();
  });

test("the bar is away once it has led to the form", async ({ page, tolerate }) => {
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const t = words["fr-fr"];
  const { address, close } = await openQuote(page, "fr-fr");
  await page.goto(address);
  const accept = page.getByRole("link", { name: t("clientQuote.bar.accept"), exact: true });
  await accept.click();
  await expect(page.getByRole("heading", { name: t("clientQuote.accept.title") })).toBeInViewport();
  await expect(accept).not.toBeInViewport();
  await close();
});

test("what is typed at the bank is copied at a press, which is said", async ({ page, tolerate }) => {
  test.skip(bank === null, "The content names no account");
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const t = words["fr-fr"];
  const { address, quote, accept, close } = await openQuote(page, "fr-fr");
  expect(await accept()).toBe("decided");
  // A page that is not served through TLS has no clipboard.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        writeText: async (text: string) => document.documentElement.setAttribute("data-copied", text),
      },
    });
  });
  await page.goto(address);
  for (const [name, text] of [
    ["iban", bank?.iban ?? ""],
    ["reference", quote.number],
  ] as const) {
    const label = t(`clientQuote.transfer.${name}`);
    await page.getByRole("button", { name: label }).click();
    await expect(page.locator("html")).toHaveAttribute("data-copied", text);
    await expect(page.getByRole("status").filter({ hasText: label })).toContainText(
      t("clientQuote.transfer.copied", { label }),
    );
  }
  await close();
});

test("a printed quote has the clauses that its page folds, and no bar", async ({ page, tolerate }) => {
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const { address, close } = await openQuote(page, "fr-fr");
  await page.goto(address);
  const clause = page
    .locator("details.fold", { hasText: words["fr-fr"]("clientQuote.terms.title") })
    .locator("p");
  await expect(clause.first()).toBeHidden();
  const printed = plain((await textsOf(await page.pdf({ format: "A4" }))).flat().join(" "));
  for (const text of await clause.allTextContents()) expect(printed).toContain(plain(text).slice(0, 60));
  expect(printed).not.toContain(words["fr-fr"]("clientQuote.bar.accept"));
  await close();
});
