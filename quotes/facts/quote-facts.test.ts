import { expect, test } from "vitest";
import { add, cents, zeroCents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import type { Payment } from "#quotes/terms/confirmed-quote.ts";
import { billings } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { unitTaxText } from "./amounts.ts";
import { subscriptionTerms } from "./clauses.ts";
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

test("what leaves the account each month is one sum, where there are both an instalment and a subscription", () => {
  const together = (terms: Parameters<typeof confirmedQuote>[0]) => {
    const quote = confirmedQuote(terms);
    const { locale } = quote;
    const facts = quoteFacts({ quote }, { locale, t: translations[locale] });
    return { quote, values: facts.together.map(({ value }) => value) };
  };
  const both = together({});
  const [, instalment] = both.quote.totals.payments;
  const sum = add(instalment?.amount ?? zeroCents, both.quote.totals.monthly.gross);
  expect(both.values[0]).toBe(exactMoney(sum, both.quote.locale));
  expect(both.values).toHaveLength(2);
  expect(together({ instalments: 0 }).values).toHaveLength(1);
  const once = sampleTerms.lines.filter(({ billing }) => billing === "once");
  expect(together({ lines: once }).values).toEqual([]);
});

test.each([
  [["monthly"], "chaque mois"],
  [["yearly"], "chaque année"],
  [["monthly", "yearly"], "selon l’abonnement"],
] as const)("subscriptions of %j say how they renew", (wanted, text) => {
  const lines = sampleTerms.lines.filter(
    ({ billing }) => billing === "once" || wanted.some((each) => each === billing),
  );
  const terms = subscriptionTerms({ subscriptionMonths: 12, lines }, translations["fr-fr"]);
  expect(terms).toContain(text);
});
