import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { Wordmark } from "#app/shell/Brand.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import entryScript from "./entry.inline.ts?script";

/** The root address: its script redirects to a language; without script the visitor chooses one. */
export default function Entry() {
  const { t } = useLanguage();
  return (
    <main className="wide grid min-h-svh place-content-center gap-6 text-center">
      <InlineScript source={entryScript} />
      <h1 className="text-5xl">
        <Wordmark />
      </h1>
      <p className="text-ink-2">
        {t("pages.entry.title")} · <span lang="en">{dictionaries["en-en"]["pages.entry.title"]}</span>
      </p>
      {locales.map((locale) => (
        <ButtonLink key={locale} href={pathOf("home", locale)} lang={languageTag[locale]} look="quiet">
          {t(locale === "fr-fr" ? "pages.entry.french" : "pages.entry.english")}
        </ButtonLink>
      ))}
    </main>
  );
}
