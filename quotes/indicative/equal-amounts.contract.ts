import fc from "fast-check";
import { expect } from "vitest";
import { amountsOf } from "#app/domain/amounts.fixture.ts";
import { hasMaintenance } from "#app/domain/quote.ts";
import type { RecordedQuote } from "#app/domain/quote-record.ts";
import { validSelections } from "#app/domain/selection.fixture.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { vatPerMille } from "#app/prices/vat.ts";
import { legal } from "#content/legal.ts";
import { homeVatPlace } from "#content/place.ts";
import { textsOf } from "#quotes/documents/pdf/reading.fixture.ts";
import { composeAcknowledgement } from "#quotes/mails/compose.ts";
import { leadRecord } from "#server/cli/reports.ts";
import { drawIndicative } from "#testing/drawings.ts";
import { quoteLead } from "#testing/leads.ts";
import { mailSettings } from "#testing/mail-settings.ts";
import { sampleCatalogue } from "#testing/sample-catalogue.ts";

const patterns: Readonly<Record<Locale, RegExp>> = {
  "fr-fr": /(?<!\d)(\d{1,3}(?:[ \u202F]\d{3})*),(\d\d)[ \u00A0]€/g,
  "en-en": /€(\d{1,3}(?:,\d{3})*)\.(\d\d)(?!\d)/g,
};

/** Every amount in a text, in cents, smallest first. Shares no code with the functions that format amounts. */
export function amountsIn(text: string, locale: Locale): readonly number[] {
  return [...text.matchAll(patterns[locale])]
    .map(([, euros = "", cents = ""]) => Number(euros.replace(/\D/g, "") + cents))
    .sort((a, b) => a - b);
}

/** To the nearest cent. Shares no code with the function that calculates VAT. */
const taxOn = (amount: number): number => Math.floor((amount * vatPerMille(homeVatPlace) + 500) / 1000);

/** Every amount that a document must contain. An included item is shown with the amount 0. */
export function documentAmounts(quote: RecordedQuote): readonly number[] {
  const included = quote.lines.filter(({ price }) => price.kind === "included");
  const gross = (amount: number) => amount + taxOn(amount);
  return [
    ...included.map(() => 0),
    ...amountsOf(quote),
    ...(quote.totalKind === "onQuote" ? [] : [taxOn(quote.total), gross(quote.total)]),
    ...[quote.subscriptionsPerMonth, quote.subscriptionsPerYear].filter((amount) => amount > 0).map(gross),
  ];
}

/** The acknowledgement says what hosting costs, which comes beside a quote without maintenance: with cents if it has any. */
const hostingAmounts = (quote: RecordedQuote): readonly number[] =>
  hasMaintenance(quote) || lowestPrices.maintenance % 100 === 0 ? [] : [lowestPrices.maintenance];

export const sorted = (amounts: readonly number[]) => amounts.toSorted((a, b) => a - b);

/** How many selections are compared, because making and reading a PDF is slow. `npm run soak` compares more. */
const runs = process.env.TEST_RUN === "quick" ? 10 : 100;

/**
 * The amounts in mails, PDF and JSON equal the quote's, to the cent. Each language has a test file, so that both run at
 * the same time.
 */
export async function expectEqualAmounts(locale: Locale): Promise<void> {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(validSelections(sampleCatalogue), async ({ selection }) => {
      done += 1;
      const lead = quoteLead({ locale, selection });
      const { quote } = lead.quote;
      const expected = documentAmounts(quote);
      const besides = hostingAmounts(quote);

      // The acknowledgement is short: it names the options, and has their sums. The PDF in it has each amount.
      const inAcknowledgement = [...documentAmounts({ ...quote, lines: [] }), ...besides];
      const acknowledgement = await composeAcknowledgement(lead, mailSettings, drawIndicative);
      expect(amountsIn(acknowledgement.text, locale)).toEqual(sorted(inAcknowledgement));
      // HTML contains the total twice: also in the preview, the line that mail readers show beside the subject.
      const inPreview = quote.totalKind === "onQuote" ? [] : [quote.total];
      expect(amountsIn(acknowledgement.html, locale)).toEqual(sorted([...inAcknowledgement, ...inPreview]));

      const texts = (await textsOf(acknowledgement.attachments[0]?.bytes ?? new Uint8Array())).flat();
      expect(sorted(texts.flatMap((text) => amountsIn(text, locale)))).toEqual(
        // The PDF has the total twice: large, and above the VAT.
        sorted([...expected, ...inPreview, legal.latePayment.recovery]),
      );

      const json = JSON.parse(JSON.stringify(leadRecord({ lead, quotes: [] }))).quote;
      const { base, oneOffOptions, discount, total, payment, subscriptionsPerMonth, subscriptionsPerYear } =
        quote;
      expect(json).toMatchObject({
        base,
        oneOffOptions,
        discount,
        total,
        payment,
        subscriptionsPerMonth,
        subscriptionsPerYear,
      });
      expect(
        json.lines.map(({ key, kind, amount = null }: Record<string, unknown>) => [key, kind, amount]),
      ).toEqual(
        quote.lines.map(({ key, price }) => [key, price.kind, "amount" in price ? price.amount : null]),
      );
    }),
    { numRuns: runs },
  );
  expect(done).toBe(runs);
}
