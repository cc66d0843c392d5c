import { expect, test } from "vitest";
import { maintenanceKeys, optionKeys, packKeys } from "#app/domain/catalogue.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";
import { quote } from "#app/domain/quote.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { sampleCatalogue } from "#testing/sample-catalogue.ts";
import { agencyCatalogueView, catalogueView } from "./catalogue-view.ts";
import {
  fullPriceText,
  instalmentsText,
  noteTexts,
  notIncludedText,
  optionPrice,
  totalLabel,
  totalText,
} from "./describe.ts";

const selected = (pack: string, paymentMonths: string, options: readonly string[]) =>
  ({ projectType: "vitrine", paymentMonths, pack, options }) as const;

/** With fixed prices. */
const priced = (pack: string, paymentMonths: string, ...options: readonly string[]) =>
  quote(fixtureRules, selected(pack, paymentMonths, options));

/** With the same prices and the agency's words. */
const offered = (pack: string, paymentMonths: string, ...options: readonly string[]) =>
  quote(sampleCatalogue, selected(pack, paymentMonths, options));

/** With plain spaces and apostrophes, to be written here. */
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ").replaceAll("’", "'");

test.each(locales)("the total in %s reads exact, from, or on request", (locale) => {
  const language = { locale, t: translations[locale] };
  const text = (pack: string, ...options: readonly string[]) => {
    const { quote: result } = priced(pack, "36", ...options);
    return result && plain(totalText(language, result));
  };
  expect([text("advanced"), text("pro", "pwa"), text("pro")]).toEqual(
    locale === "fr-fr"
      ? ["5 753,45 €", "à partir de 1 290,10 €", "Sur devis"]
      : ["€5,753.45", "from €1,290.10", "On request"],
  );
});

test.each(locales)("the label of the total in %s says when the pack is not in it", (locale) => {
  const language = { locale, t: translations[locale] };
  const label = (pack: string, ...options: readonly string[]) => {
    const { quote: result } = priced(pack, "36", ...options);
    return result && plain(totalLabel(language, result));
  };
  expect([label("advanced", "pwa"), label("pro", "pwa")]).toEqual(
    locale === "fr-fr"
      ? ["Total HT", "Total HT, hors pack"]
      : ["Total excl. VAT", "Total excl. VAT, without the pack"],
  );
});

test.each(locales)("the whole price in %s has the tax, and the subscriptions that there are", (locale) => {
  const language = { locale, t: translations[locale] };
  const text = (pack: string, ...options: readonly string[]) => {
    const { quote: result } = priced(pack, "36", ...options);
    return result && plain(fullPriceText(language, result));
  };
  expect([
    text("advanced"),
    text("advanced", "maintenance_bronze"),
    text("advanced", "firewall"),
    text("advanced", "maintenance_bronze", "firewall"),
    text("pro", "pwa", "maintenance_bronze"),
    text("pro"),
    text("pro", "maintenance_bronze"),
  ]).toEqual(
    locale === "fr-fr"
      ? [
          "5 753,45 € HT",
          "5 753,45 € HT, plus 49,00 € HT par mois",
          "5 753,45 € HT, plus 180,00 € HT par an",
          "5 753,45 € HT, plus 49,00 € HT par mois et 180,00 € HT par an",
          "à partir de 1 290,10 € HT, hors pack, plus 49,00 € HT par mois",
          "Sur devis",
          "Sur devis, plus 49,00 € HT par mois",
        ]
      : [
          "€5,753.45 excl. VAT",
          "€5,753.45 excl. VAT, plus €49.00 excl. VAT a month",
          "€5,753.45 excl. VAT, plus €180.00 excl. VAT a year",
          "€5,753.45 excl. VAT, plus €49.00 excl. VAT a month and €180.00 excl. VAT a year",
          "from €1,290.10 excl. VAT, without the pack, plus €49.00 excl. VAT a month",
          "On request",
          "On request, plus €49.00 excl. VAT a month",
        ],
  );
});

test.skipIf(!isOffered("maintenance")).each(locales)(
  "hosting is to be paid for in %s, unless a maintenance plan includes it",
  (locale) => {
    const language = { locale, t: translations[locale] };
    const { hosting } = agencyCatalogueView(locale);
    const text = (...options: readonly string[]) => {
      const { quote: result } = priced("start", "36", ...options);
      return result && notIncludedText(language, hosting, result);
    };
    expect(hosting).toMatch(/\d/);
    expect(text("firewall")).toContain(hosting);
    for (const plan of maintenanceKeys) {
      expect(text(plan)).not.toContain(hosting);
      expect(text(plan)).toBe(language.t("pricing.summary.notIncluded.hosted"));
    }
  },
);

test("before a pack is chosen, only what every pack includes has no price", () => {
  const view = catalogueView(sampleCatalogue, "fr-fr");
  const includedOptions = optionKeys.filter((key) => optionPrice(view, key, null).kind === "included");
  const everywhere = optionKeys.filter((key) =>
    packKeys.every((pack) => sampleCatalogue.packs[pack].includes.includes(key)),
  );
  expect(includedOptions).toEqual(everywhere);
  expect(includedOptions).not.toHaveLength(0);
  expect(includedOptions).not.toHaveLength(optionKeys.length);
});

test("instalments name the last one only where it differs", () => {
  const language = { locale: "en-en", t: translations["en-en"] } as const;
  const payment = priced("start", "36").quote?.payment;
  if (!payment) throw new Error("Start is priced");
  // 999.99 - 300.00 = 699.99 = 35 x 19.44 + 19.59
  expect(instalmentsText(language, payment)).toBe("35 × €19.44, then €19.59");
  expect(instalmentsText(language, { ...payment, last: payment.instalmentAmount })).toBe("36 × €19.44");
});

test.each(locales)("every refusal of an address is a sentence in %s, and no key shows", (locale) => {
  const view = catalogueView(sampleCatalogue, locale);
  const language = { locale, t: translations[locale] };
  const textsOf = (result: ReturnType<typeof quote>) =>
    noteTexts(language, view, result.valid, result.refusals);
  const notes = [
    ...textsOf(offered("pro", "13", "monthly_reports", "vr_ar", "branding_basic", "branding_premium", "x")),
    ...textsOf(offered("", "12", "pwa")),
  ];
  expect(notes).toHaveLength(5);
  for (const note of notes) expect(note).not.toMatch(/pricing\.|[a-z]_[a-z]|\{/);
});

test.each(locales)("whatever an address holds that we do not offer, one sentence in %s says so", (locale) => {
  const language = { locale, t: translations[locale] };
  const { valid, refusals } = offered("call-0899", "13", "call-0899", "www.evil.example");
  expect(noteTexts(language, agencyCatalogueView(locale), valid, refusals)).toEqual([
    language.t("pricing.note.unknown.other", { count: 4 }),
  ]);
});
