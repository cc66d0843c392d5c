import { expect, test } from "vitest";
import type { ConfirmedQuote, QuoteLine } from "#app/domain/confirmed-quote.ts";
import { cents } from "#app/domain/money.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { confirmedQuote, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { changeTexts } from "./change-texts.ts";

const line: QuoteLine = {
  label: "Séance photo",
  details: "",
  quantity: 2,
  unitPrice: cents(45_000),
  billing: "once",
  inclusion: "fixed",
};
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const textsOf = (after: Partial<QuoteLine>) => {
  const writer = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const [before, changed] = [{ lines: [line] }, { lines: [{ ...line, ...after }] }];
  return changeTexts(confirmedQuote(before), confirmedQuote(changed), writer).map(plain);
};

test.each([
  [{ quantity: 3 }, "Séance photo : 3 × 450,00 € HT au lieu de 2 × 450,00 € HT"],
  [{ unitPrice: cents(40_000) }, "Séance photo : 800,00 € HT au lieu de 900,00 € HT"],
  [{ billing: "monthly" as const }, "Séance photo : 900,00 € HT / mois au lieu de 900,00 € HT"],
  [{ details: "Une journée" }, "Séance photo : le détail change"],
  [{ label: "Photos" }, "Séance photo s’appelle maintenant Photos"],
])("a line with %j says what changes", (after, text) => {
  expect(textsOf(after)[0]).toBe(text);
});

test.each([
  [{ inclusion: "chosen" }, "Séance photo : désormais une option, comptée dans le total"],
  [{ inclusion: "offered" }, "Séance photo : désormais une option, non comptée dans le total"],
  [
    { inclusion: "offered", quantity: 3 },
    "Séance photo : 3 × 450,00 € HT au lieu de 2 × 450,00 € HT",
    "Séance photo : désormais une option, non comptée dans le total",
  ],
] as const)("a line that becomes an option with %j says so, and what else changes", (after, ...texts) => {
  expect(textsOf(after).slice(0, texts.length)).toEqual(texts);
});

test("options are added, removed and made part of the quote as such", () => {
  const writer = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const option: QuoteLine = { ...line, inclusion: "offered" };
  const [without, offered, fixed] = [[], [option], [line]].map((lines) =>
    confirmedQuote({ lines: [...sampleTerms.lines, ...lines] }),
  ) as [ConfirmedQuote, ConfirmedQuote, ConfirmedQuote];
  const texts = (before: ConfirmedQuote, after: ConfirmedQuote) =>
    changeTexts(before, after, writer).map(plain);
  expect(texts(without, offered)).toEqual(["Ajouté en option : Séance photo, 900,00 € HT"]);
  expect(texts(offered, without)).toEqual(["Option retirée : Séance photo, 900,00 € HT"]);
  expect(texts(offered, fixed)[0]).toBe("Séance photo : ce n’est plus une option");
});

test.each(locales)("every kind of change has its words, in %s", (locale) => {
  const writer = { locale, t: translations[locale] };
  const { client } = sampleTerms;
  const elsewhere = vatPlaceKeys.find((place) => place !== client.vatPlace) ?? "";
  const after = confirmedQuote({
    lines: [line],
    discountPercent: 0,
    depositPercent: 40,
    instalments: 12,
    subscriptionMonths: 24,
    startOn: "2027-01-04",
    deliverOn: "2027-03-04",
    terms: "Photos.",
    withdrawal: withdrawing,
    client: { ...client, name: "Autre", vatPlace: elsewhere },
  });
  const texts = changeTexts(confirmedQuote(), { ...after, vatPerMille: 0 }, writer);
  expect(texts.length).toBeGreaterThan(15);
  for (const text of texts) expect(text).not.toMatch(/\{\w+\}|clientQuote|undefined|null/);
  expect(changeTexts(after, after, writer)).toEqual([writer.t("clientQuote.changes.none")]);
});
