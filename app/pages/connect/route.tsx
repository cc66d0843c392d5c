import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { defaultLocale, languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { identity } from "#content/identity.ts";
import { BusinessCard } from "./BusinessCard.tsx";
import connectScript from "./connect.inline.ts?script";

/** A business card that is opened by QR code. */
export default function Connect() {
  return (
    <main>
      {locales.map((locale) => (
        <div
          key={locale}
          lang={languageTag[locale]}
          data-language={locale}
          data-title={`${dictionaries[locale]["meta.connect.title"]} · ${identity.name}`}
          hidden={locale !== defaultLocale}
        >
          <LanguageProvider locale={locale} words={dictionaries[locale]}>
            <BusinessCard />
          </LanguageProvider>
        </div>
      ))}
      <InlineScript source={connectScript} />
    </main>
  );
}
