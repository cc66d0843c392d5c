import { useContext } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { otherLocale, socialLocale } from "#app/i18n/locales.ts";
import { withPlainHyphens } from "#app/i18n/typography.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { rootPath } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { cardSize, sharedAddress, socialCardOf } from "./social-card.ts";
import { SocialCards } from "./social-cards.ts";

const profiles: readonly { readonly network: string; readonly url: string }[] = identity.social;
/** The agency's account name, from the address of its profile, if it has one. */
const account = profiles.find(({ network }) => network === "x")?.url.replace(/^.*\//, "@");

export function SocialTags(props: { pathname: string; title: string; description: string | null }) {
  const { locale, t } = useLanguage();
  const { pathname } = props;
  const [query] = useSearchParams();
  const address = sharedAddress(pathname, query);
  // A shared root address shows the site, not the choice of a language.
  const root = pathname === rootPath;
  const title = root ? withPlainHyphens(t("meta.home.title")) : props.title;
  const description = root ? withPlainHyphens(t("meta.home.description")) : props.description;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:locale" content={socialLocale[locale]} />
      <meta property="og:locale:alternate" content={socialLocale[otherLocale(locale)]} />
      <meta property="og:url" content={absoluteUrl(address)} />
      <meta property="og:title" content={title} />
      {description !== null && <meta property="og:description" content={description} />}
      <meta name="twitter:title" content={title} />
      {description !== null && <meta name="twitter:description" content={description} />}
      {account !== undefined && <meta name="twitter:site" content={account} />}
      <Picture address={address} />
    </>
  );
}

/** A page that is only shown in a frame has no picture. */
function Picture({ address }: { address: string }) {
  const url = useContext(SocialCards)[address];
  const card = socialCardOf(address);
  if (url === undefined || card === null) return null;
  const alt = withPlainHyphens(card.alt);
  return (
    <>
      <meta property="og:image" content={absoluteUrl(url)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={absoluteUrl(url)} />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
