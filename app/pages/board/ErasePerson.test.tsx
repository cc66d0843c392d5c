import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { translations } from "#app/i18n/translations.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { plain } from "#testing/words.ts";
import { ErasePerson } from "./ErasePerson.tsx";

const t = translations["fr-fr"];

const shown = (kept: number) =>
  plain(
    renderToStaticMarkup(
      <LanguageProvider locale="fr-fr" words={dictionaries["fr-fr"]}>
        <ErasePerson step={{ kind: "erased", email: "a@b.example", requests: 1, kept, others: [] }} />
      </LanguageProvider>,
    ),
  );

test("the board says that a person is erased only where no contract stays", () => {
  const erased = plain(t("board.erase.done.title"));
  expect(shown(0)).toContain(erased);
  expect(shown(1)).not.toContain(erased);
  expect(shown(1)).toContain(plain(t("board.erase.kept", { count: 1, years: 10 })));
});
