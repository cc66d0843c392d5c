/** When an order is firm and when its work starts is said once, in the same words, wherever a client reads it. */
import { expect, test } from "vitest";
import { bookingFaq, ecommerceFaq, showcaseFaq } from "#app/content/faq.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { figures } from "#content/figures.ts";
import { contractClauses } from "#quotes/facts/clauses.ts";
import { generalTerms } from "#quotes/terms/general-terms.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { plain } from "#testing/words.ts";

const statements = {
  "fr-fr": [
    /commande est ferme dès que (?:le client accepte|vous acceptez)/,
    "Les travaux ne commencent qu'une fois l'acompte réglé.",
  ],
  "en-en": [
    /order is firm as soon as (?:the client accepts|you accept)/,
    "Work only starts once the deposit is paid.",
  ],
} as const;

test.each(locales)(
  "%s: the terms, the quote and the page of its acceptance agree on when the order is firm",
  (locale) => {
    const t = translations[locale];
    const [firm, work] = statements[locale];
    for (const text of [
      generalTerms(locale).text,
      contractClauses(confirmedQuote({}, { locale }), { locale, t }).join("\n"),
      `${t("clientQuote.confirm.firm", { withdrawal: 0 })} ${t("clientQuote.confirm.deposit")}`,
    ].map(plain)) {
      expect(text).toMatch(firm);
      expect(text).toContain(work);
    }
    const mailed = plain(t("mail.accepted.client.intro", { number: "D", agency: "A", until: "" }));
    expect(mailed).toMatch(/votre commande est ferme\.|your order is firm\./);
  },
);

test.each(locales)("%s: the terms name no percentage of a deposit: that is the quote's", (locale) => {
  const text = plain(generalTerms(locale).text);
  expect(text).toMatch(/L'acompte que le devis indique|The deposit that the quote names/);
  expect(text).not.toMatch(/acompte de \d|\d\s?% deposit|deposit of \d/);
});

test.each(locales)(
  "%s: no page dates a deposit on its order, nor says of instalments that all are equal",
  (locale) => {
    const answers = [bookingFaq, ecommerceFaq, showcaseFaq].flatMap((faq) =>
      faq[locale].map(({ answer }) => answer),
    );
    for (const text of [...answers, ...Object.values(dictionaries[locale])].map(plain)) {
      expect(text).not.toMatch(/acompte[^.;:]*à la commande|deposit[^.;:]*\bon order/i);
      expect(text).not.toMatch(
        /mensualités égales(?! \(la dernière)|equal (?:monthly )?(?:payments|instalments)(?! \(the last)/i,
      );
    }
  },
);

test.each(locales)("%s: a deposit delays the work after its last day alone", (locale) => {
  const t = translations[locale];
  const clauses = contractClauses(confirmedQuote({}, { locale }), { locale, t }).join("\n");
  const delays =
    /(?:décale la livraison|livraison est décalée|puts delivery back|delivery is put back|delivery moves)/;
  for (const text of [clauses, t("clientQuote.calendar.deposit", { start: "…", until: "…" })].map(plain)) {
    const sentence = text.split(". ").find((each) => delays.test(each));
    expect(sentence).toMatch(/réglé après le (?:dernier jour prévu|…)|paid after (?:its last day|…)/);
  }
});

test.each(locales)("%s: what the page says that the terms assure stands in them", (locale) => {
  const text = plain(generalTerms(locale).text);
  const { warrantyMonths: months } = figures;
  const assured = {
    "fr-fr": [
      "quinze jours pour demander par écrit les corrections",
      `Pendant ${months} mois après la mise en ligne, nous corrigeons sans supplément tout défaut`,
      "Au paiement complet, ",
      "Le nom de domaine est enregistré au nom du client",
    ],
    "en-en": [
      "fifteen days to ask in writing for the corrections",
      `For ${months} months after launch, we correct any fault in our work at no extra charge`,
      "On full payment, ",
      "The domain name is registered in the name of the client",
    ],
  }[locale];
  for (const words of assured) expect(text).toContain(words);
});
