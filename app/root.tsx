import type { ReactNode } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  type MiddlewareFunction,
  Outlet,
  useLocation,
  useRouteError,
} from "react-router";
import { defaultColours, defaultTheme } from "#content/colours.ts";
import { fontFiles } from "#content/font-files.ts";
import "./app.css";
import "virtual:client-palettes.css";
import "virtual:icon-places.css";
import { isPrivate } from "#quotes/addresses.ts";
import { LanguageProvider } from "./i18n/LanguageProvider.tsx";
import { defaultLocale, languageTag, localeOfPath } from "./i18n/locales.ts";
import { dictionaries } from "./i18n/words.ts";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { refusedStatus } from "./request-context.ts";
import { isIndexable, PageHead } from "./seo/PageHead.tsx";
import { StructuredData } from "./seo/StructuredData.tsx";
import headScript from "./shell/head.inline.ts?script";
import { InlineScript } from "./shell/InlineScript.tsx";
import { Shell } from "./shell/Shell.tsx";
import { StartScript } from "./shell/StartScript.tsx";
import { manifestPath, notFoundPath, pageEntry } from "./site/pages.ts";
import { canonicalPath, resolve } from "./site/resolve.ts";

/** Renders the error page of a request that the host refused. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }) => {
    const status = context.get(refusedStatus);
    if (status !== null) throw data(null, { status });
  },
];

function useErrorStatus(): number | null {
  const error = useRouteError();
  if (error == null) return null;
  return isRouteErrorResponse(error) ? error.status : 500;
}

export function Layout(props: { children: ReactNode }) {
  const pathname = canonicalPath(useLocation().pathname);
  const errorStatus = useErrorStatus();
  // Their layout has the whole document: `quotes/pages/layout.tsx`.
  if (errorStatus === null && isPrivate(pathname)) return props.children;
  const resolution = resolve(pathname);
  const locale = localeOfPath(pathname) ?? defaultLocale;
  const bare =
    errorStatus === null &&
    (resolution.kind === "withoutLanguage" ||
      (resolution.kind === "page" && pageEntry(resolution.page).bare === true));
  return (
    <html
      lang={languageTag[locale]}
      data-bare={bare || undefined}
      data-theme={defaultTheme === "light" ? "light" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={defaultColours.canvas} />
        <InlineScript source={headScript} />
        {fontFiles.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifestPath(locale)} />
        <Links />
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          <PageHead pathname={pathname} resolution={resolution} errorStatus={errorStatus} />
        </LanguageProvider>
      </head>
      <body>
        <LanguageProvider locale={locale} words={dictionaries[locale]}>
          {bare ? (
            props.children
          ) : (
            // An error page is the same at every address, so it has no canonical one.
            <Shell
              currentPath={errorStatus === null ? pathname : notFoundPath}
              breadcrumb={errorStatus === null}
            >
              {props.children}
            </Shell>
          )}
          {errorStatus === null && isIndexable(pathname, resolution) && (
            <StructuredData pathname={pathname} resolution={resolution} />
          )}
        </LanguageProvider>
        <StartScript />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage status={useErrorStatus() ?? 500} />;
}
