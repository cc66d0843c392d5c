import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { maintenanceKeys } from "#app/domain/catalogue.ts";
import { cents, zeroCents } from "#app/domain/money.ts";
import { quote } from "#app/domain/quote.ts";
import { type QuoteRecord, quoteRecordOf } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import { translations } from "#app/i18n/translations.ts";
import { vatPlaceKeys } from "#app/prices/vat.ts";
import { hostingText } from "#quotes/facts/clauses.ts";
import { quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { draftFrom } from "#quotes/terms/confirmed-quote.ts";
import type { HostingAnswer, QuoteLine } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { changesOf, changeTexts } from "./change-texts.ts";

/** What a first version changes of the indicative quote. */
const indicativeChangeTexts = (
  indicative: QuoteRecord,
  quote: ConfirmedQuote,
  language: Parameters<typeof changesOf>[2],
) => changesOf(quote, { earlier: [], indicative }, language).parts.flatMap(({ texts }) => texts);

const line: QuoteLine = {
  label: "Séance photo",
  details: "",
  quantity: 2,
  unitPrice: cents(45_000),
  billing: "once",
  inclusion: "fixed",
  choice: "",
};
const plain = (text: string) => text.replace(/[\u00A0\u202F]/g, " ");
const textsOf = (after: Partial<QuoteLine>) => {
  const language = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const [before, changed] = [{ lines: [line] }, { lines: [{ ...line, ...after }] }];
  return changeTexts(confirmedQuote(before), confirmedQuote(changed), language).map(plain);
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
  [
    { unitPrice: cents(40_000), details: "Une journée" },
    "Séance photo : 800,00 € HT au lieu de 900,00 € HT",
    "Séance photo : le détail change",
  ],
  [
    { inclusion: "selected", details: "Une journée", quantity: 3 },
    "Séance photo : 3 × 450,00 € HT au lieu de 2 × 450,00 € HT",
    "Séance photo : le détail change",
    "Séance photo : désormais une option, comptée dans les montants",
  ],
] as const)("a line with %j says that its details change beside its amount", (after, ...texts) => {
  expect(textsOf(after).slice(0, texts.length)).toEqual(texts);
});

test.each([
  [{ inclusion: "selected" }, "Séance photo : désormais une option, comptée dans les montants"],
  [{ inclusion: "notSelected" }, "Séance photo : désormais une option, non comptée dans les montants"],
  [
    { inclusion: "notSelected", quantity: 3 },
    "Séance photo : 3 × 450,00 € HT au lieu de 2 × 450,00 € HT",
    "Séance photo : désormais une option, non comptée dans les montants",
  ],
] as const)("a line that becomes an option with %j says so, and what else changes", (after, ...texts) => {
  expect(textsOf(after).slice(0, texts.length)).toEqual(texts);
});

test("options are added, removed and made part of the quote as such", () => {
  const language = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const option: QuoteLine = { ...line, inclusion: "notSelected" };
  const [without, offered, fixed] = [[], [option], [line]].map((lines) =>
    confirmedQuote({ lines: [...sampleTerms.lines, ...lines] }),
  ) as [ConfirmedQuote, ConfirmedQuote, ConfirmedQuote];
  const texts = (before: ConfirmedQuote, after: ConfirmedQuote) =>
    changeTexts(before, after, language).map(plain);
  expect(texts(without, offered)).toEqual([
    "Ajouté en option non comptée dans les montants : Séance photo, 900,00 € HT",
  ]);
  expect(texts(offered, without)).toEqual(["Option retirée : Séance photo, 900,00 € HT"]);
  expect(texts(offered, fixed)[0]).toBe("Séance photo : ce n’est plus une option");
  const grouped = confirmedQuote({ lines: [...sampleTerms.lines, { ...option, choice: "Formule" }] });
  expect(texts(without, grouped)).toEqual([
    "Ajouté en option au choix dans « Formule », non comptée dans les montants : Séance photo, 900,00 € HT",
  ]);
  expect(texts(offered, grouped)).toEqual([
    "Séance photo : désormais une option, au choix dans « Formule », non comptée dans les montants",
  ]);
});

test.each(locales)("every kind of change has its words, in %s", (locale) => {
  const language = { locale, t: translations[locale] };
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
  const texts = changeTexts(confirmedQuote(), { ...after, vatPerMille: 0 }, language);
  expect(texts.length).toBeGreaterThan(15);
  for (const text of texts) expect(text).not.toMatch(/\{\w+\}|clientQuote|undefined|null/);
  expect(changeTexts(after, after, language)).toEqual([language.t("clientQuote.changes.none")]);
});

test.each(locales)(
  "another start says that the instalments follow it, where there are any, in %s",
  (locale) => {
    const language = { locale, t: translations[locale] };
    const [startOn, later] = ["2027-01-04", "2027-01-18"];
    const texts = (instalments: number) =>
      changeTexts(
        confirmedQuote({ startOn, instalments }),
        confirmedQuote({ startOn: later, instalments }),
        language,
      );
    const [before, after] = [startOn, later].map((day) => formatDay(day, locale)) as [string, string];
    for (const instalments of [0, 12])
      expect(texts(instalments)[0]).toBe(
        language.t("clientQuote.changes.startOn", { before, after, instalments }),
      );
    expect(texts(12)).not.toEqual(texts(0));
  },
);

test.each(locales)(
  "hosting and the right of withdrawal are told as they are from now on, in %s",
  (locale) => {
    const language = { locale, t: translations[locale] };
    const before = confirmedQuote({ hosting: "notIncluded", hostingYearly: null }, { locale });
    const after = confirmedQuote(
      { hosting: "subscription", hostingYearly: null, withdrawal: withdrawing },
      { locale },
    );
    const text = language.t("quoteDocument.confirmed.hosting.subscription", {
      label: "Maintenance Silver",
    });
    expect(changeTexts(before, after, language)).toEqual([
      language.t("clientQuote.changes.withdrawal", { right: 1 }),
      language.t("clientQuote.changes.hosting", { text }),
    ]);
    expect(changeTexts(after, before, language)[0]).toBe(
      language.t("clientQuote.changes.withdrawal", { right: 0 }),
    );
  },
);

test.each(locales)("a deposit and an instalment that change are told in euros, in %s", (locale) => {
  const t = translations[locale];
  const language = { locale, t };
  const [before, after] = [
    confirmedQuote({ depositPercent: 30 }, { locale }),
    confirmedQuote({ depositPercent: 40 }, { locale }),
  ];
  const texts = changeTexts(before, after, language);
  const tax = t("clientQuote.tax.included");
  const amountsOf = (kind: "deposit" | "instalment") => ({
    tax,
    before: exactMoney(
      before.totals.payments.find((payment) => payment.kind === kind)?.amount ?? zeroCents,
      locale,
    ),
    after: exactMoney(
      after.totals.payments.find((payment) => payment.kind === kind)?.amount ?? zeroCents,
      locale,
    ),
  });
  expect(texts).toContain(t("clientQuote.changes.depositPercent", { before: 30, after: 40 }));
  for (const kind of ["deposit", "instalment"] as const)
    expect(texts).toContain(t(`clientQuote.changes.payment.${kind}`, amountsOf(kind)));
  // A deposit that is new; an instalment where there is no other is no changed one.
  const without = confirmedQuote({ depositPercent: 0, instalments: 0 }, { locale });
  expect(changeTexts(without, after, language)).toContain(
    t("clientQuote.changes.payment.deposit", {
      ...amountsOf("deposit"),
      before: "",
    }),
  );
  expect(changeTexts(without, after, language).join()).not.toContain(
    exactMoney(after.totals.payments[1]?.amount ?? zeroCents, locale),
  );
});

test("a first version says what was added to the indicative quote, with prices, and what was priced", () => {
  const language = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const record = quoteRecordOf(
    catalogue,
    quote(catalogue, { projectType: "vitrine", pack: "advanced", paymentMonths: "24", options: [] }),
    "fr-fr",
  );
  if (record === null) throw new Error("There is no quote");
  const lines = draftFrom(record, { subscriptionMonths: 12, clientName: "", terms: "" }).lines.map(
    (each) => ({
      ...each,
      unitPrice: each.unitPrice ?? cents(100_000),
      // The agency writes its own words: that changes no price.
      label: `${each.label} (site)`,
      details: "Autre détail",
    }),
  );
  const { discountPercent, depositPercent } = record.quote;
  const terms = {
    lines,
    discountPercent,
    depositPercent,
    instalments: 24,
    hosting: "notIncluded",
    hostingYearly: null,
  } as const;
  expect(indicativeChangeTexts(record, confirmedQuote(terms), language)).toEqual([]);
  const more = confirmedQuote({
    ...terms,
    lines: [...lines, line, { ...line, label: "Vidéo", inclusion: "notSelected" }],
  });
  expect(indicativeChangeTexts(record, more, language).map(plain)).toEqual([
    "Ajouté : Séance photo, 900,00 € HT",
    "Ajouté en option non comptée dans les montants : Vidéo, 900,00 € HT",
  ]);
  // What was to be priced is not new.
  const [pack] = record.quote.lines;
  if (pack === undefined) throw new Error("There is no line");
  const open = {
    ...record,
    quote: {
      ...record.quote,
      totalKind: "from",
      lines: [
        ...record.quote.lines,
        { item: "option", key: "film", price: { kind: "onQuote" }, contract: false },
      ],
    },
    names: { ...record.names, film: "Film" },
  } as const;
  const priced = confirmedQuote({ ...terms, lines: [...lines, { ...line, label: "Film" }] });
  expect(indicativeChangeTexts(open, priced, language).map(plain)).toEqual(["Chiffré : Film, 900,00 € HT"]);
  // As an option that nobody has chosen it is priced, and not counted.
  const offered = confirmedQuote({
    ...terms,
    lines: [...lines, { ...line, label: "Film", inclusion: "notSelected" }],
  });
  expect(indicativeChangeTexts(open, offered, language).map(plain)).toEqual([
    "Chiffré, en option non comptée dans les montants : Film, 900,00 € HT",
  ]);
  // One that is not in the quote is no longer priced with the client.
  const languages = locales.map((locale) => ({ locale, t: translations[locale] }));
  for (const { locale, t } of languages)
    expect(indicativeChangeTexts(open, confirmedQuote(terms), { locale, t })).toEqual([
      t("clientQuote.changes.removed.unpriced", { label: "Film" }),
    ]);
});

test.each(locales)("a first version says another hosting than the indicative quote, in %s", (locale) => {
  const t = translations[locale];
  const recordWith = (options: readonly string[]) => {
    const selection = { projectType: "vitrine", pack: "advanced", paymentMonths: "24", options };
    const record = quoteRecordOf(catalogue, quote(catalogue, selection), locale);
    if (record === null) throw new Error("There is no quote");
    return record;
  };
  const plan = maintenanceKeys[0];
  const hosted = recordWith([plan]);
  expect(hosted.quote.lines.some(({ key }) => key === plan)).toBe(true);
  const yearly = { hosting: "firstYear", hostingYearly: cents(12_000) } as const;
  const told = (record: QuoteRecord, answer: HostingAnswer) => {
    const changed = confirmedQuote(answer, { locale });
    const text = hostingText(changed, { locale, t }) ?? "";
    return indicativeChangeTexts(record, changed, { locale, t }).includes(
      t("clientQuote.changes.hosting", { text }),
    );
  };
  const answers = [
    { hosting: "subscription", hostingYearly: null },
    yearly,
    { hosting: "notIncluded", hostingYearly: null },
    { hosting: null, hostingYearly: null },
  ] as const;
  expect(answers.map((answer) => told(hosted, answer))).toEqual([false, true, true, false]);
  expect(answers.map((answer) => told(recordWith([]), answer))).toEqual([true, true, false, false]);
});

test("what there was none of, or is none of any more, is said in words and not counted", () => {
  const language = { locale: "fr-fr", t: translations["fr-fr"] } as const;
  const all = { discountPercent: 5, depositPercent: 30, instalments: 36, subscriptionMonths: 12 };
  const none = { discountPercent: 0, depositPercent: 0, instalments: 0, subscriptionMonths: 0 };
  const [some, nothing] = [
    confirmedQuote({ ...all, lines: [line] }),
    confirmedQuote({ ...none, lines: [line] }),
  ];
  const texts = (one: ConfirmedQuote, other: ConfirmedQuote) =>
    changeTexts(one, other, language)
      .map(plain)
      .filter((text) => !text.startsWith("Total"));
  const deposit = plain(exactMoney(some.totals.payments[0]?.amount ?? zeroCents, "fr-fr"));
  expect(texts(some, nothing)).toEqual([
    "Aucune remise au lieu de 5 %",
    "Aucun acompte au lieu de 30 %",
    "Paiement à la livraison au lieu de 36 mensualités",
    "Abonnements sans durée minimale au lieu de 12 mois",
  ]);
  expect(texts(nothing, some)).toEqual([
    `Acompte TTC : ${deposit} au lieu de rien`,
    "Remise de 5 % au lieu d’aucune",
    "Acompte de 30 % au lieu d’aucun",
    "36 mensualités au lieu d’un paiement à la livraison",
    "Durée minimale des abonnements : 12 mois au lieu d’aucune",
  ]);
});

test.each(locales)(
  "a first version says another discount, another deposit, other instalments and another place than the indicative quote, in %s",
  (locale) => {
    const language = { locale, t: translations[locale] };
    const record = quoteRecordOf(
      catalogue,
      quote(catalogue, { projectType: "vitrine", pack: "advanced", paymentMonths: "24", options: [] }),
      locale,
    );
    if (record === null) throw new Error("There is no quote");
    const { discountPercent, depositPercent } = record.quote;
    const draft = draftFrom(record, { subscriptionMonths: 12, clientName: "", terms: "" });
    const lines = draft.lines.map((each) => ({ ...each, unitPrice: each.unitPrice ?? cents(100_000) }));
    const [place = "", elsewhere = ""] = vatPlaceKeys;
    const terms = {
      lines,
      discountPercent: discountPercent + 5,
      depositPercent: depositPercent + 10,
      instalments: 3,
      client: { ...sampleTerms.client, vatPlace: elsewhere },
      hosting: "notIncluded",
      hostingYearly: null,
    } as const;
    const named = { ...record, vat: { place, perMille: 0 } };
    expect(indicativeChangeTexts(named, confirmedQuote(terms, { locale }), language).slice(-4)).toEqual([
      language.t("clientQuote.changes.discountPercent", {
        before: discountPercent,
        after: discountPercent + 5,
      }),
      language.t("clientQuote.changes.depositPercent", {
        before: depositPercent,
        after: depositPercent + 10,
      }),
      language.t("clientQuote.changes.instalments", { before: 24, after: 3 }),
      language.t("clientQuote.changes.vatPlace", {
        before: vatPlaceName(place, locale),
        after: vatPlaceName(elsewhere, locale),
      }),
    ]);
  },
);

test.each(locales)("without VAT no amount is said to be before tax, in %s", (locale) => {
  const t = translations[locale];
  const client = { ...sampleTerms.client, vatPlace: "saintMartin" };
  const quotes = [12, 24].map((instalments) =>
    confirmedQuote({ client, instalments, lines: [line] }, { locale }),
  );
  const [before, after] = quotes as [ConfirmedQuote, ConfirmedQuote];
  const texts = [
    ...changeTexts(before, confirmedQuote({ client, lines: [line, { ...line, label: "B" }] }, { locale }), {
      locale,
      t,
    }),
    ...quoteFacts({ quote: after }, { locale, t }).scheduled.map(({ label }) => label),
    ...quoteFacts({ quote: confirmedQuote({ client }, { locale }) }, { locale, t }).together.map(
      ({ label }) => label,
    ),
  ];
  expect(texts.length).toBeGreaterThan(4);
  for (const text of texts) expect(text).not.toMatch(/HT|VAT|TTC| {2}| [,.]|^,|,$| $/);
});
