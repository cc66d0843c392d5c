import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { Wordmark } from "#app/shell/Brand.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import languageChoiceScript from "./language-choice.inline.ts?script";

/** The root address: its script redirects to a language; without script the visitor chooses one. */
export default function LanguageChoice() {
  const { t } = useLanguage();
  return (
    <main className="wide relative isolate flex min-h-svh flex-col justify-between gap-10 py-6 lg:py-10">
      <InlineScript source={languageChoiceScript} />
      <h1 className="text-[min(2.25rem,9vw)]">
        <Wordmark />
      </h1>
      <div className="relative min-h-40 grow">
        <Contours drawing="island" still className="-inset-y-6 opacity-80" />
      </div>
      <div>
        <p className="grid gap-x-[min(4rem,4vw)] text-ink-2 text-lead md:grid-cols-2">
          <span>{t("pages.languageChoice.title")}</span>{" "}
          <span lang="en">{dictionaries["en-en"]["pages.languageChoice.title"]}</span>
        </p>
        <ul className="mt-5 grid gap-x-[min(4rem,4vw)] md:grid-cols-2">
          {locales.map((locale) => (
            <li key={locale} className="border-edge border-t">
              <a
                href={pathOf("home", locale)}
                lang={languageTag[locale]}
                className="group flex items-center justify-between gap-6 py-[clamp(1.25rem,3.5svh,2.5rem)] hover:text-accent-ink"
              >
                <span className="min-w-0">
                  <span className="block font-bold font-display text-hero">
                    {t(`shell.language.${languageTag[locale]}`)}
                  </span>{" "}
                  <span className="mt-3 block text-ink-2 text-lead">
                    {t(`shell.language.${languageTag[locale]}.region`)}
                  </span>
                </span>
                <Icon
                  name="arrow-right"
                  size={32}
                  className="transition-[translate] duration-200 group-hover:translate-x-1"
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </main>
  );
}
