import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { translations } from "#app/i18n/translations.ts";
import { lineTotal } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import { plain } from "#testing/words.ts";
import { choiceFacts, optionPaidText } from "./choices.ts";

const french = { locale: "fr-fr", t: translations["fr-fr"] } as const;
const [site] = sampleTerms.lines as [QuoteLine];

const quoteOf = (lines: readonly QuoteLine[], discountPercent = 0, vatPerMille = 85) => ({
  terms: { ...sampleTerms, discountPercent, lines },
  vatPerMille,
});

test("of what the lines of a group contain, what is in all of them is said once, and nothing is lost", () => {
  const details = fc.subarray(["a", "b", "c", "d"]).map((parts) => parts.join("\n"));
  fc.assert(
    fc.property(fc.array(details, { minLength: 2, maxLength: 4 }), (all) => {
      const lines = all.map((each): QuoteLine => ({ ...site, details: each, choice: "Formule" }));
      const { shared, compared } = choiceFacts(lines, quoteOf(lines), french);
      for (const [index, { own }] of compared.entries()) {
        expect([...shared, ...own].sort().join("\n")).toBe(all[index]);
        for (const detail of own) expect(all.every((each) => each.includes(detail))).toBe(false);
      }
    }),
  );
});

test("a line of a group says what it costs more or less than the one that is chosen, all of its units together", () => {
  const lines = ([4_000, 5_000, 10_000, 12_005] as const).map(
    (price, index): QuoteLine => ({
      ...site,
      billing: "monthly",
      unitPrice: cents(price),
      quantity: index === 1 ? 2 : 1,
      choice: "Suivi",
      inclusion: index === 1 ? "selected" : "notSelected",
    }),
  );
  expect(lines.map(lineTotal)).toEqual([4_000, 10_000, 10_000, 12_005]);
  const said = (vatPerMille: number) =>
    choiceFacts(lines, quoteOf(lines, 0, vatPerMille), french).compared.map(({ difference }) =>
      plain(difference),
    );
  expect(said(85)).toEqual([
    "65,10 € TTC / mois de moins",
    "Compté dans le prix",
    "Au même prix",
    "21,75 € TTC / mois de plus",
  ]);
  expect(said(0)[0]).toBe("60,00 € par mois de moins");
});

test("an option says what it comes to as it is paid, and nothing where that is the amount beside it", () => {
  const option: QuoteLine = { ...site, choice: "", unitPrice: cents(145_00), inclusion: "notSelected" };
  const said = (billing: QuoteLine["billing"], discountPercent = 0, vatPerMille = 85) => {
    const line = { ...option, billing };
    const text = optionPaidText(line, quoteOf([site, line], discountPercent, vatPerMille), french);
    return text === null ? null : plain(text);
  };
  expect(said("once")).toBe("soit 157,33 € TTC");
  expect(said("once", 10)).toBe("soit 141,59 € TTC, remise déduite");
  expect(said("monthly", 10)).toBe("soit 157,33 € TTC / mois");
  expect(said("once", 10, 0)).toBe("soit 130,50 €, remise déduite");
  expect(said("yearly", 10, 0)).toBeNull();
});

test("what an option costs more is what the quote costs more: its discount is in it, where that applies", () => {
  const said = (billing: QuoteLine["billing"]) => {
    const lines = [89_000, 165_000].map(
      (price, index): QuoteLine => ({
        ...site,
        billing,
        unitPrice: cents(price),
        choice: "Photos",
        inclusion: index === 0 ? "selected" : "notSelected",
      }),
    );
    return plain(choiceFacts(lines, quoteOf([site, ...lines], 10), french).compared[1]?.difference ?? "");
  };
  expect(said("once")).toBe("742,14 € TTC de plus, remise déduite");
  expect(said("monthly")).toBe("824,60 € TTC / mois de plus");
});
