import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";
import languageLinks from "./language-links.inline.ts?script";

/** The statuses that have words of their own; any other is shown as 500. */
const shownStatuses = [400, 403, 404, 405, 413, 414, 415, 429, 500, 503] as const;

export function ErrorPage(props: { status: number }) {
  const { locale, t } = useLanguage();
  const status = shownStatuses.find((known) => known === props.status) ?? 500;
  const { phone, emails } = identity;
  return (
    <section className="page-top relative isolate flex min-h-[90svh] flex-col print:min-h-0 overflow-clip pb-20">
      <Contours
        drawing="summit"
        className="opacity-45 max-md:inset-[var(--header)_0_auto_60%] max-md:h-28 md:left-1/2"
      />
      <div className="wide my-auto">
        <h1>
          <span className="tabular mb-4 block font-normal font-text accent-text text-lead">
            {t("pages.error.label", { status: props.status })}
          </span>
          <span className="sr-only">. </span>
          <span className="block max-w-[9.3em] text-balance text-hero">
            {t(`pages.error.${status}.title`)}
          </span>
        </h1>
        <p className="mt-8 max-w-[30em] text-ink-2 text-lead">{t(`pages.error.${status}.text`)}</p>
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink href={pathOf("home", locale)}>{t("pages.error.home")}</ButtonLink>
          <ButtonLink href={pathOf("services", locale)} look="quiet">
            {t("pages.error.services")}
          </ButtonLink>
        </div>
        <p className="mt-12 text-ink-2">{t("pages.error.contact")}</p>
        <ul className="mt-2 flex flex-wrap gap-x-10">
          <li>
            <a href={phoneLink} className="tabular underlined inline-flex min-h-11 items-center gap-2">
              <Icon name="phone" />
              {phone.display}
            </a>
          </li>
          <li>
            <a
              href={mailLink(emails.hello, t("pages.error.mail.subject"))}
              className="underlined inline-flex min-h-11 items-center gap-2"
            >
              <Icon name="mail" />
              {emails.hello}
            </a>
          </li>
        </ul>
      </div>
      <InlineScript source={languageLinks} />
    </section>
  );
}
