import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { phoneLink } from "#app/shell/contact-links.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import { firstContactName } from "#content/team.ts";
import { PageLink } from "#quotes/pages/parts.tsx";
import { anchors } from "./anchors.ts";

/** The person who answers, and the ways to ask her. */
export function ContactPerson() {
  const { t } = useLanguage();
  return (
    <p className="text-ink-2 max-sm:text-small">
      {t("clientQuote.cover.answers", { person: firstContactName })}
      <span className="mt-1 flex flex-wrap gap-x-4 text-ink sm:gap-x-6">
        <PageLink href={phoneLink} className="tabular gap-2">
          <Icon name="phone" />
          {identity.phone.display}
        </PageLink>
        <PageLink href={`#${anchors.ask}`}>{t("clientQuote.ask.title")}</PageLink>
      </span>
    </p>
  );
}
