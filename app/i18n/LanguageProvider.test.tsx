import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider, useLanguage } from "./LanguageProvider.tsx";

function Part() {
  const { locale, t } = useLanguage();
  return (
    <p lang={locale}>
      {t("contact.form.submit")} {t("shell.home")}
    </p>
  );
}

test("useLanguage outside a provider throws", () => {
  expect(() => renderToStaticMarkup(<Part />)).toThrow("useLanguage() is used outside a LanguageProvider");
});

test("a component inside has the language and the words; a missing word shows its key", () => {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en-en" words={{ "contact.form.submit": "Send" }}>
      <Part />
    </LanguageProvider>,
  );
  expect(html).toBe('<p lang="en-en">Send shell.home</p>');
});

test("the nearest provider counts", () => {
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en-en" words={{ "shell.home": "Home" }}>
      <LanguageProvider locale="fr-fr" words={{ "shell.home": "Accueil" }}>
        <Part />
      </LanguageProvider>
    </LanguageProvider>,
  );
  expect(html).toBe('<p lang="fr-fr">contact.form.submit Accueil</p>');
});
