/** The estimate in the page, which is also what paper shows, names the quote's amounts, to the cent. */
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { catalogue } from "#app/content/catalogue.ts";
import { amountsOf } from "#app/domain/amounts.fixture.ts";
import { type Quote, quote } from "#app/domain/quote.ts";
import { validSelections } from "#app/domain/selection.fixture.ts";
import { vatPerMille } from "#app/prices/vat.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { homeVatPlace } from "#content/place.ts";
import { openApp } from "#testing/in-process-app.ts";
import { routes } from "#testing/routes.ts";
import { type Locale, locales } from "#testing/words.ts";

test.setTimeout(240_000);

/** How each language writes an amount here: with its cents. */
const patterns: Readonly<Record<Locale, RegExp>> = {
  "fr-fr": /(?<!\d)(\d{1,3}(?:[ \u00A0\u202F]\d{3})*)(?:,(\d\d))[ \u00A0\u202F]€/g,
  "en-en": /€(\d{1,3}(?:,\d{3})*)(?:\.(\d\d))(?!\d)/g,
};

const sorted = (amounts: Iterable<number>) => [...new Set(amounts)].sort((a, b) => a - b);

/** Every amount that a text names, in cents, once and smallest first. Written without the help of what writes them. */
const amountsIn = (text: string, locale: Locale) =>
  sorted(
    [...text.matchAll(patterns[locale])].map(([, euros = "", cents = "00"]) =>
      Number(euros.replace(/\D/g, "") + cents),
    ),
  );

/** The total with VAT, which stands under a total that is final. */
const withTax = ({ total, totalKind }: Quote) =>
  totalKind === "exact" ? [total + Math.round((total * vatPerMille(homeVatPlace)) / 1000)] : [];

/** What the discount is taken off. */
const beforeDiscount = ({ total, discount }: Quote) => (discount > 0 ? [total + discount] : []);

for (const locale of locales)
  test(`the estimate in ${locale} names the amounts of 100 selections, to the cent`, {
    tag: "@soak",
  }, async () => {
    const nobody = () => Promise.reject(new Error("Nothing is sent here"));
    const { ask } = await openApp({ intake: { submit: nobody } });
    let done = 0;
    await fc.assert(
      fc.asyncProperty(validSelections(catalogue), async ({ selection }) => {
        const { quote: priced } = quote(catalogue, selection);
        if (priced === null) throw new Error("A legal selection makes no quote");
        const answer = await ask(
          new Request(`http://site.example${routes.pricing[locale]}${queryOf(selection)}`),
        );
        const html = await answer.text();
        const estimate = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? "";
        expect(amountsIn(estimate.replace(/<[^>]*>/g, " "), locale)).toEqual(
          sorted([...amountsOf(priced), ...withTax(priced), ...beforeDiscount(priced)]),
        );
        done += 1;
      }),
      { numRuns: 100 },
    );
    expect(done).toBe(100);
  });
