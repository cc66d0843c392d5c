import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import type { Payment } from "#quotes/terms/confirmed-quote.ts";
import { billings } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { unitTaxText } from "./amounts.ts";
import { groupInstalments } from "./payments.ts";
import { quoteFacts } from "./quote-facts.ts";

/** How a language says how often something is paid. */
const often: Readonly<Record<Locale, Readonly<Record<(typeof billings)[number], RegExp>>>> = {
  "fr-fr": {
    once: /^(?!.*\b(?:mois|mensuel|an|année|annuel))/i,
    monthly: /mois|mensuel/i,
    yearly: /\ban|annuel/i,
  },
  "en-en": { once: /^(?!.*\b(?:month|year|annual))/i, monthly: /month/i, yearly: /year|annual/i },
};

const untaxed = { ...sampleTerms.client, vatPlace: "saintMartin" };

test.each(locales)("%s: each price says how often it is paid, with VAT and without", (locale) => {
  const t = translations[locale];
  for (const vatPerMille of [0, 85])
    for (const billing of billings) {
      expect(unitTaxText(billing, { vatPerMille }, t)).toMatch(often[locale][billing]);
      const quote = confirmedQuote(vatPerMille === 0 ? { client: untaxed } : {}, { locale });
      const facts = quoteFacts({ quote }, { locale, t });
      expect(facts.totals[billing].length).toBeGreaterThan(0);
      for (const { label, kind } of facts.totals[billing])
        if (kind === "net" || kind === "gross") expect(label).toMatch(often[locale][billing]);
    }
});

test("instalments of one amount are told together, and a last one of another amount apart", () => {
  const payments = (...amounts: readonly number[]) =>
    amounts.map((amount): Payment => ({ kind: "instalment", dueOn: "2027-01-07", amount: cents(amount) }));
  const deposit: Payment = { kind: "deposit", dueOn: null, amount: cents(30) };
  const [equal, uneven] = [payments(10, 10, 10), payments(10, 10, 12)];
  expect(groupInstalments([deposit, ...equal])).toEqual({ equal, last: null });
  expect(groupInstalments([deposit, ...uneven])).toEqual({ equal: uneven.slice(0, 2), last: uneven[2] });
});
