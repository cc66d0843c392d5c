import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Wordmark } from "#app/shell/Brand.tsx";
import { chatLink, mailLink, phoneLink } from "#app/shell/contact-links.ts";
import { SocialLinks } from "#app/shell/SocialLinks.tsx";
import { contactCardPath, hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { identity } from "#content/identity.ts";

export function BusinessCard() {
  const { t } = useLanguage();
  return (
    <div className="wide relative grid min-h-svh content-center items-center gap-x-12 gap-y-8 py-12 max-lg:max-w-112 lg:grid-cols-[minmax(0,11fr)_minmax(0,12fr)_minmax(0,10fr)]">
      <div>
        <Wordmark className="text-4xl" />
        <h1 className="mt-10 text-hero max-lg:max-w-[6.5em] lg:text-[clamp(3rem,5vw,5.5rem)]">
          {t("pages.connect.title")}
        </h1>
        <p className="mt-3 text-ink-2 text-lead lg:mt-6">{t("pages.connect.lead")}</p>
        <p className="mt-2 font-semibold">{t("shell.footer.place")}</p>
      </div>
      {/* Between the two, and beside the title on a phone: under no text. */}
      <Contours
        drawing="island"
        className="z-0 opacity-100 max-lg:inset-[0_0_auto_auto] max-lg:[grid-area:1/1] max-lg:h-32 max-lg:w-[min(28vw,7rem)] lg:relative lg:h-[min(84svh,48rem)]"
      />
      <ContactLinks />
    </div>
  );
}

function ContactLinks() {
  const { locale, t } = useLanguage();
  const chat = chatLink(t("pages.connect.chat.message"));
  return (
    <div>
      <div className="grid gap-3">
        <ButtonLink href={contactCardPath} download icon="download">
          {t("pages.connect.card")}
        </ButtonLink>
        <ButtonLink href={phoneLink} look="quiet" icon="phone">
          <span>
            {t("pages.connect.call")} <span className="tabular inline-block">{identity.phone.display}</span>
          </span>
        </ButtonLink>
        {chat !== null && (
          <ButtonLink href={chat} look="quiet" icon="whatsapp">
            {t("pages.connect.chat")}
          </ButtonLink>
        )}
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
        {hasPortfolio && (
          <a href={pathOf("portfolio", locale)} className="underlined inline-flex min-h-11 items-center">
            {t("pages.connect.portfolio")}
          </a>
        )}
      </div>
      <SocialLinks label={t("pages.connect.networks")} className="mt-4" />
    </div>
  );
}
