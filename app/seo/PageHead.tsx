import { useContext } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag, socialLocale } from "#app/i18n/locales.ts";
import { networkingPath, pages, rootPath } from "#app/i18n/pages.ts";
import { alternatesOf, type Resolution } from "#app/i18n/resolve.ts";
import { identity } from "#content/identity.ts";
import { FormRefused } from "./form-refused.ts";
import { absolute } from "./origin.ts";
import { useTitles } from "./titles.ts";

/**
 * The head of a page: what search engines and shared links read. All of it derives from the page table.
 * `errorStatus` is the status of an error page, null on a page that stands.
 */
export function PageHead(props: { pathname: string; resolution: Resolution; errorStatus: number | null }) {
  const { pathname, resolution, errorStatus } = props;
  const { t } = useLanguage();
  const refused = useContext(FormRefused);
  const { title, description } = useTitles(resolution, pathname, errorStatus);
  const indexed = errorStatus === null && isIndexable(pathname, resolution);
  return (
    <>
      <title>{`${refused ? t("forms.errorPrefix") : ""}${title} · ${identity.name}`}</title>
      {description !== null && <meta name="description" content={description} />}
      {!indexed && <meta name="robots" content={pathname === rootPath ? "noindex, follow" : "noindex"} />}
      {errorStatus === null && <Card pathname={pathname} title={title} description={description} />}
      {errorStatus === null && <link rel="canonical" href={absolute(pathname)} />}
      {indexed && resolution.kind === "page" && <Alternates pathname={pathname} />}
    </>
  );
}

/** What a link to the page shows when it is shared. */
function Card(props: { pathname: string; title: string; description: string | null }) {
  const { locale } = useLanguage();
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:locale" content={socialLocale[locale]} />
      <meta property="og:url" content={absolute(props.pathname)} />
      <meta property="og:title" content={props.title} />
      {props.description !== null && <meta property="og:description" content={props.description} />}
    </>
  );
}

function isIndexable(pathname: string, resolution: Resolution): boolean {
  return resolution.kind === "page" ? pages[resolution.page].indexable : pathname === networkingPath;
}

function Alternates(props: { pathname: string }) {
  return (
    <>
      {alternatesOf(props.pathname).map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={languageTag[locale]} href={absolute(path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(rootPath)} />
    </>
  );
}
