import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button-class.ts";
import type { Resend } from "./unavailable.ts";

/** The page while the store is unavailable, in both languages, because the reader's language is unknown. `fields`: of a form to send again. */
export function TryAgain({ fields }: { fields: Resend["resend"] }) {
  return (
    <div className="mx-auto grid w-[min(100%-2*var(--gutter),var(--container-column))] gap-16 pt-8 pb-24">
      {locales.map((locale, index) => (
        <LanguageProvider key={locale} locale={locale} words={dictionaries[locale]}>
          <section lang={languageTag[locale]}>
            <Text heading={index === 0 ? "h1" : "h2"} fields={fields} />
          </section>
        </LanguageProvider>
      ))}
    </div>
  );
}

function Text({ heading: Heading, fields }: { heading: "h1" | "h2"; fields: Resend["resend"] }) {
  const { t } = useLanguage();
  const look = buttonClass("primary", "mt-6");
  return (
    <>
      <Heading className="text-title">{t("clientQuote.unavailable.title")}</Heading>
      <p className="mt-5 max-w-[34em] text-lead">
        {t(fields.length === 0 ? "clientQuote.unavailable.text" : "clientQuote.unavailable.kept")}
      </p>
      {fields.length === 0 ? (
        <a href="./" className={look}>
          {t("clientQuote.unavailable.again")}
        </a>
      ) : (
        <form method="post">
          {fields.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={look}>
            {t("clientQuote.unavailable.again")}
          </button>
        </form>
      )}
    </>
  );
}
