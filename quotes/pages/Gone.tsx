import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { DirectLines } from "./DirectLines.tsx";

/** The page of a link that leads nowhere, in both languages, because the reader's language is unknown. */
export function Gone() {
  return (
    <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--container-column))] gap-16 pt-8 pb-24">
      {locales.map((locale, index) => (
        <LanguageProvider key={locale} locale={locale} words={dictionaries[locale]}>
          <section lang={languageTag[locale]}>
            <GoneText heading={index === 0 ? "h1" : "h2"} />
          </section>
        </LanguageProvider>
      ))}
    </div>
  );
}

function GoneText({ heading: Heading }: { heading: "h1" | "h2" }) {
  const { t } = useLanguage();
  return (
    <>
      <Heading className="text-title">{t("clientQuote.gone.title")}</Heading>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.gone.text", { agency: identity.name })}</p>
      <DirectLines />
    </>
  );
}
