import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { Wordmark } from "#app/shell/Brand.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import languageChoiceScript from "./language-choice.inline.ts?script";

/** The root address: its script redirects to a language; without script the visitor chooses one. */
export default function LanguageChoice() {
  const { t } = useLanguage();
  return (
    <main className="wide grid min-h-svh place-content-center gap-6 text-center">
      <InlineScript source={languageChoiceScript} />
      <h1 className="text-5xl">
        <Wordmark />
      </h1>
      <p className="text-ink-2">
        {t("pages.languageChoice.title")} ·{" "}
        <span lang="en">{dictionaries["en-en"]["pages.languageChoice.title"]}</span>
      </p>
      {locales.map((locale) => (
        <ButtonLink key={locale} href={pathOf("home", locale)} lang={languageTag[locale]} look="quiet">
          {t(locale === "fr-fr" ? "pages.languageChoice.french" : "pages.languageChoice.english")}
        </ButtonLink>
      ))}
    </main>
  );
}
