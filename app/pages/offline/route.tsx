import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { identity } from "#content/identity.ts";
import reloadScript from "./reload.inline.ts?script";

/**
 * What the service worker shows in place of a page that it does not have, at the address of that page. The first link
 * loads this address again; the script does so by itself, except at the offline page's own address.
 */
export default function Offline() {
  const { locale, t } = useLanguage();
  return (
    <div data-offline={pathOf("offline", locale)}>
      <PageHero title={t("pages.offline.title")} lead={t("pages.offline.lead")} drawing="summit">
        <ButtonLink href="">{t("pages.offline.retry")}</ButtonLink>
        <ButtonLink href={pathOf("home", locale)} look="quiet">
          {t("pages.offline.home")}
        </ButtonLink>
      </PageHero>
      <p className="wide flex flex-wrap items-center gap-x-4 text-lead">
        {t("pages.offline.phone")}
        <a href={phoneLink} className="tabular underlined inline-flex min-h-11 items-center gap-2">
          <Icon name="phone" />
          {identity.phone.display}
        </a>
      </p>
      <InlineScript source={reloadScript} />
    </div>
  );
}
