/** When an order is firm and when its work starts is said once, in the same words, wherever a client reads it. */
import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
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
