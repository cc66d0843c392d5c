import { LanguageProvider, useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { identity } from "#content/identity.ts";

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
  const { phone, emails, name } = identity;
  return (
    <>
      <Heading className="text-title">{t("clientQuote.gone.title")}</Heading>
      <p className="mt-5 max-w-[34em] text-lead">{t("clientQuote.gone.text", { agency: name })}</p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <a href={phoneLink} className="tabular underlined inline-flex min-h-11 items-center">
          {phone.display}
        </a>
        <a href={mailLink(emails.projects)} className="underlined inline-flex min-h-11 items-center">
          {emails.projects}
        </a>
      </p>
    </>
  );
}
