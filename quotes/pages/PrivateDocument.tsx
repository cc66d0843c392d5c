import { type ReactNode, useContext } from "react";
import { Links } from "react-router";
import { LanguageProvider } from "#app/i18n/LanguageProvider.tsx";
import { type Locale, languageTag } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { Wordmark } from "#app/shell/Brand.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { SharedScript } from "#app/shell/StartScript.tsx";
import { FormRefused } from "#app/site/form-refused.ts";
import { pathOf } from "#app/site/pages.ts";
import { fontFiles } from "#content/font-files.ts";
import { identity } from "#content/identity.ts";
import { requestRestoredPageAgain } from "#quotes/restored-page.ts";

/** What the loader of a page behind a secret link returns beside its own data. */
export type PrivatePage = {
  /** The reader's language. */
  readonly locale: Locale;
  readonly title: string;
  /** As wide as the public pages, instead of a column. */
  readonly wide?: boolean;
  /** Its form shows amounts that follow what is chosen (`app/browser/live-form.ts`), or something of it can be copied (`private-page.ts`). */
  readonly live?: boolean;
};

/**
 * The document around the pages behind secret links: the site's fonts and colours, and none of its menus, public
 * scripts and metadata. The theme is the system's, because there is no script that could remember another one.
 */
export function PrivateDocument(props: { page: PrivatePage; children: ReactNode }) {
  const { locale, title, wide = false, live = false } = props.page;
  const script = useContext(SharedScript);
  const refused = useContext(FormRefused) ? translations[locale]("forms.errorPrefix") : "";
  return (
    <html lang={languageTag[locale]} data-private>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="dark light" />
        <InlineScript source={requestRestoredPageAgain} />
        <title>{withPlainHyphens(`${refused}${title} · ${identity.name}`)}</title>
        {fontFiles.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <header
            className={`flex items-center pt-4 lg:pt-6 ${wide ? "wide" : "mx-auto w-[min(100%-2*var(--gutter),var(--container-column))]"}`}
          >
            <a
              href={pathOf("home", locale)}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center text-[1.5rem]"
            >
              <Wordmark />
            </a>
          </header>
          <main id="main">{props.children}</main>
        </LanguageProvider>
        {live && <script type="module" src={script} />}
      </body>
    </html>
  );
}
