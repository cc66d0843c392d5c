/** What is printed, read back from the PDF that the browser prints. */
import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { quote as quoteOf } from "#app/domain/quote.ts";
import { translations } from "#app/i18n/translations.ts";
import { drawnTextsOf, textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import { openPrivatePagesIn, site } from "#testing/browser/private-pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { amountText } from "#testing/form-values.ts";
import { addableTo } from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import { plain, words } from "#testing/words.ts";

const t = words["fr-fr"];

const print = (page: Page) =>
  page.pdf({ format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } });

const selectionOf = (options: readonly string[]) => ({
  projectType: "vitrine",
  paymentMonths: "24",
  pack: "start",
  options,
});

/** Options that can be chosen together, and are paid once. */
const options = addableTo("start").filter((key) => catalogue.options[key].price.kind === "oneOff");

test("the sum of a printed estimate is on one page, however many options it has", async ({ page }) => {
  const found: string[] = [];
  for (let count = 1; count <= Math.min(options.length, 16); count += 1) {
    const chosen = options.slice(0, count);
    await page.goto(
      `${routes.pricing["fr-fr"]}?type=vitrine&duration=24&pack=start&options=${chosen.join(",")}`,
    );
    const { quote: priced } = quoteOf(catalogue, selectionOf(chosen));
    const pages = (await textsOf(await print(page))).map((texts) => plain(texts.join(" ")));
    const [sum] = pages.flatMap((text) => text.split(t("pricing.summary.oneOff")).slice(1));
    for (const amount of [priced?.oneOffOptions, priced?.discount, priced?.total])
      if (!sum?.includes(plain(amountText(amount ?? 0, "fr-fr")))) found.push(`${count} options: ${sum}`);
  }
  expect(found).toEqual([]);
});

test("each sum of a printed quote is on one page, wherever it begins", async ({ page, tolerate }) => {
  test.slow();
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const { operations, tokens, close } = await openPrivatePagesIn(page);
  const { agencyOperations, clientOperations } = operations;
  const terms = termsOn(await agencyOperations.today());
  const [line] = terms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const found: string[] = [];
  for (let count = 2; count <= 26; count += 2) {
    const details = Array.from({ length: count }, (_, index) => `Détail ${index + 1}`).join("\n");
    const lines = [{ ...line, label: "Longue", details }, ...terms.lines];
    await agencyOperations.saveDraft(tokens.agency, { ...terms, lines });
    const draftHash = (await agencyOperations.view(tokens.agency))?.draftHash ?? "";
    expect(await agencyOperations.confirm(tokens.agency, draftHash, "")).toBe("confirmed");
    const quote = (await clientOperations.view(tokens.client))?.version.quote;
    if (quote === undefined) throw new Error("There is no quote");
    await page.goto(`${site}/q/${tokens.client}/`);
    const pages = (await textsOf(await print(page))).map((texts) => plain(texts.join(" ")));
    const { once, monthly, yearly, beforeDiscount } = quote.totals;
    const amount = (value: number) => plain(amountText(value, "fr-fr"));
    const { totals } = quoteFacts({ quote }, { locale: "fr-fr", t: translations["fr-fr"] });
    for (const [begins, { gross }] of [
      [amount(beforeDiscount), once],
      [plain(totals.monthly[0]?.label ?? ""), monthly],
      [plain(totals.yearly[0]?.label ?? ""), yearly],
    ] as const) {
      const rest = pages.find((text) => text.includes(begins))?.split(begins)[1];
      if (!rest?.includes(amount(gross))) found.push(`${count} details: ${begins} ${rest}`);
    }
  }
  expect(found).toEqual([]);
  await close();
});

test("a line with eighteen details leaves no page of a printed quote half empty, wherever it begins", async ({
  page,
  tolerate,
}) => {
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const { operations, tokens, close } = await openPrivatePagesIn(page);
  const { agencyOperations } = operations;
  const terms = termsOn(await agencyOperations.today());
  const [line] = terms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const details = Array.from({ length: 18 }, (_, index) => `Détail ${index + 1} : rédaction et relecture`);
  for (const before of [0, 2, 4, 6]) {
    const short = Array.from({ length: before }, (_, index) => ({
      ...line,
      label: `Court ${index}`,
      details: "",
    }));
    await agencyOperations.saveDraft(tokens.agency, {
      ...terms,
      lines: [...short, { ...line, label: "Longue", details: details.join("\n") }, ...terms.lines],
    });
    const draftHash = (await agencyOperations.view(tokens.agency))?.draftHash ?? "";
    expect(await agencyOperations.confirm(tokens.agency, draftHash, "")).toBe("confirmed");
    await page.goto(`${site}/q/${tokens.client}/`);
    const pages = await drawnTextsOf(await print(page));
    const filled = pages.map((texts) => Math.max(...texts.map(({ from }) => from)));
    for (const share of filled.slice(0, -1))
      expect(share, `${before} before: ${filled}`).toBeGreaterThan(0.6);
    const text = plain(
      pages
        .flat()
        .map((each) => each.text)
        .join(" "),
    );
    for (const detail of details) expect(text).toContain(detail);
  }
  await close();
});
