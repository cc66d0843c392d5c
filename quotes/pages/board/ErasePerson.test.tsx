import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { plain } from "#testing/words.ts";
import { ErasePerson, type EraseStep } from "./ErasePerson.tsx";

const t = translations["fr-fr"];

const page = (step: EraseStep, locale: (typeof locales)[number] = "fr-fr") =>
  plain(
    renderToStaticMarkup(
      <LanguageProvider locale={locale} words={dictionaries[locale]}>
        <ErasePerson step={step} />
      </LanguageProvider>,
    ),
  );
const shown = (kept: number, requests = 1) =>
  page({ kind: "erased", email: "a@b.example", requests, kept, others: [] });

test("the board says that a person is erased only where no contract stays", () => {
  const erased = plain(t("board.erase.done.title"));
  expect(shown(0)).toContain(erased);
  expect(shown(1)).not.toContain(erased);
  expect(shown(1)).toContain(plain(t("board.erase.kept", { count: 1, years: 10 })));
});

test.each(locales)(
  "%s: before a contract is kept, the board says what is erased and what stays",
  (locale) => {
    const t = translations[locale];
    const asked = (requests: number, contract: boolean, refund = false) =>
      page({ kind: "confirm", email: "a@b.example", requests, contract, refund }, locale);
    const all = ["board.erase.text", "board.erase.confirm.submit"] as const;
    for (const key of all) {
      expect(asked(1, false)).toContain(plain(t(key)));
      expect(asked(1, true)).not.toContain(plain(t(key)));
    }
    expect(asked(1, true)).not.toContain(plain(t("board.erase.confirm.one", { email: "a@b.example" })));
    for (const text of [
      t("board.erase.confirm.contract", { email: "a@b.example" }),
      t("board.erase.contract.kept", { years: 10 }),
      t("board.erase.contract.erased"),
      t("request.erase.contract.submit"),
    ])
      expect(asked(1, true)).toContain(plain(text));
    const owed = plain(t("request.erase.refund"));
    expect(asked(1, true)).not.toContain(owed);
    expect(asked(1, false, true)).toContain(owed);
    expect(asked(1, false, true)).toContain(plain(t("request.erase.contract.submit")));
    expect(asked(1, false, true)).not.toContain(plain(t("board.erase.contract.kept", { years: 10 })));
    expect(asked(1, true)).not.toContain(plain(t("board.erase.contract.others")));
    expect(asked(2, true)).toContain(plain(t("board.erase.contract.others")));
  },
);

test("where only a contract was there, the board does not count erased requests", () => {
  expect(shown(1, 0)).not.toContain(plain(t("board.erase.done", { count: 0 })));
});
