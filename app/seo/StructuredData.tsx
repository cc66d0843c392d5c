import { useContext } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import type { Resolution } from "#app/site/resolve.ts";
import { scriptJson } from "#app/ui/script-json.ts";
import { structuredDataGraph } from "./graph/graph.ts";
import { sharedAddress } from "./social-card.ts";
import { SocialCards } from "./social-cards.ts";
import { useTitles } from "./titles.ts";

/** At the end of the body, after the visible page. A data block needs no permission of the content security policy. */
export function StructuredData(props: { pathname: string; resolution: Resolution }) {
  const { pathname, resolution } = props;
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  const card = useContext(SocialCards)[sharedAddress(pathname, query)];
  const { title, description } = useTitles(resolution, pathname, null);
  const graph = structuredDataGraph({
    page: resolution.kind === "page" ? resolution.page : "connect",
    slug: resolution.kind === "page" ? resolution.slug : null,
    pathname,
    locale,
    t,
    title,
    description,
    picture: card === undefined ? null : absoluteUrl(card),
  });
  const json = withPlainHyphens(scriptJson(graph));
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
