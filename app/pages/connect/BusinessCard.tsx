import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { contactCardPath, pathOf } from "#app/i18n/pages.ts";
import { Wordmark } from "#app/shell/Brand.tsx";
import { chatLink, mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { identity } from "#content/identity.ts";

export function BusinessCard() {
  const { locale, t } = useLanguage();
  return (
    <div className="mx-auto flex min-h-svh w-[min(100%-2.5rem,28rem)] flex-col justify-center py-12">
      <Wordmark className="text-4xl" />
      <h1 className="mt-10 text-title">{t("pages.connect.title")}</h1>
      <p className="mt-3 text-ink-2 text-lead">{t("pages.connect.lead")}</p>
      <div className="mt-8 grid gap-3">
        <ButtonLink href={contactCardPath} download icon="download">
          {t("pages.connect.card")}
        </ButtonLink>
        <ButtonLink href={phoneLink} look="quiet" icon="phone">
          {t("pages.connect.call")}{" "}
          <span className="tabular whitespace-nowrap">{identity.phone.display}</span>
        </ButtonLink>
        <ButtonLink href={chatLink(t("pages.connect.chat.message"))} look="quiet" icon="whatsapp">
          {t("pages.connect.chat")}
        </ButtonLink>
        <ButtonLink
          href={mailLink(identity.emails.hello, t("pages.connect.mail.subject"))}
          look="quiet"
          icon="mail"
        >
          {t("pages.connect.mail")}
        </ButtonLink>
      </div>
      <div className="mt-8 flex flex-wrap gap-x-8">
        <a href={pathOf("home", locale)} className="underlined inline-flex min-h-11 items-center">
          {t("pages.connect.site")}
        </a>
        <a href={pathOf("portfolio", locale)} className="underlined inline-flex min-h-11 items-center">
          {t("pages.connect.portfolio")}
        </a>
      </div>
      <ul aria-label={t("pages.connect.networks")} className="-ml-3 mt-4 flex flex-wrap">
        {identity.social.map(({ network, label, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={t("shell.footer.newTab", { label })}
              className="inline-flex size-11 items-center justify-center text-ink-2 hover:text-accent-ink"
            >
              <Icon name={network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
