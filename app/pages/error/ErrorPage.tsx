import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { isShown, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours, PageContours } from "#app/ui/contours/Contours.tsx";
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
    <section className="page-top relative isolate flex min-h-[90svh] flex-col overflow-clip print:min-h-0">
      {status === 404 ? (
        <PageContours
          drawing="missing"
          // On a phone above the words, as wide as the page; else beside them, its middle on the line of theirs.
          className="max-lg:inset-[calc(var(--header)-1.5rem)_auto_auto_50%] max-lg:h-auto max-lg:w-[min(100vw,38rem)] max-lg:[translate:-50%] lg:inset-[calc(var(--header)+3.5rem)_max(0px,50vw-48rem)_auto_auto] lg:h-[min(50vw,47rem,100%-var(--header)-14rem)]"
        />
      ) : (
        <Contours
          drawing="summit"
          className="opacity-45 max-md:inset-[var(--header)_0_auto_60%] max-md:h-28 md:left-1/2"
        />
      )}
      <div
        className={`wide my-auto ${status === 404 ? "max-lg:pt-[min(92vw-11rem,26rem)] lg:pr-[46%]" : ""}`}
      >
        <h1>
          <span className="tabular mb-4 block font-normal font-text accent-text text-lead">
            {t("pages.error.label", { status: props.status })}
          </span>
          <span className="sr-only">. </span>
          <span className="block max-w-[9.3em] text-balance text-hero lg:text-page">
            {t(`pages.error.${status}.title`)}
          </span>
        </h1>
        <p className="mt-6 max-w-[30em] text-ink-2 text-lead">{t(`pages.error.${status}.text`)}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <ButtonLink href={pathOf("home", locale)}>{t("pages.error.home")}</ButtonLink>
          <ul aria-label={t("pages.error.contact")} className="flex flex-wrap gap-x-8">
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
      </div>
      <Ways />
      <InlineScript source={languageLinks} />
    </section>
  );
}

const nextLinks = (["services", "portfolio", "pricing", "contact"] as const).filter(isShown);

/** The pages that somebody who is lost may have looked for. */
function Ways() {
  const { locale, t } = useLanguage();
  return (
    <nav aria-label={t("pages.error.ways")} className="wide mt-12 pb-4 lg:mt-16" data-screen-only>
      <ul className="border-edge border-t sm:grid sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {nextLinks.map((page) => (
          <li key={page} className="border-line max-lg:border-b lg:not-first:border-l lg:not-first:pl-6">
            <a href={pathOf(page, locale)} className="group block py-4 pr-4">
              <span className="flex items-center justify-between gap-4 font-bold font-display text-heading group-hover:text-accent-ink">
                {t(`pages.error.way.${page}`)}
                <Icon
                  name="arrow-right"
                  className="transition-[translate] duration-200 group-hover:translate-x-1"
                />
              </span>
              <span className="mt-1 block max-w-[20em] text-ink-2 text-lead leading-snug">
                {t(`pages.error.way.${page}.text`)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
