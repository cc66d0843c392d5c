import { useContext } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { FormRefused } from "#app/site/form-refused.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { networkingPath, pages, rootPath } from "#app/site/pages.ts";
import { alternatesOf, type Resolution } from "#app/site/resolve.ts";
import { identity } from "#content/identity.ts";
import { SocialTags } from "./SocialTags.tsx";
import { useTitles } from "./titles.ts";

/** The metadata of a page, from the page table. `errorStatus`: the status of an error page, else null. */
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
      {errorStatus === null && <SocialTags pathname={pathname} title={title} description={description} />}
      {errorStatus === null && <link rel="canonical" href={absoluteUrl(pathname)} />}
      {indexed && resolution.kind === "page" && <Alternates pathname={pathname} />}
    </>
  );
}

/** Whether search engines may list the page. */
export function isIndexable(pathname: string, resolution: Resolution): boolean {
  return resolution.kind === "page" ? pages[resolution.page].indexable : pathname === networkingPath;
}

function Alternates(props: { pathname: string }) {
  return (
    <>
      {alternatesOf(props.pathname).map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absoluteUrl(path)} />
      ))}
    </>
  );
}
