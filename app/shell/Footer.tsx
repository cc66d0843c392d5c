import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { languageTag } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { constructionPath } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ContoursDivider } from "#app/ui/contours/Contours.tsx";
import { identity } from "#content/identity.ts";
import { Wordmark } from "./Brand.tsx";
import { mailLink, phoneLink } from "./contact-links.ts";
import { languageDialogId } from "./LanguageDialog.tsx";
import { footerColumns, footerSmallPrint } from "./menus.ts";
import { destinationPath } from "./navigation.ts";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeButton } from "./ThemeButton.tsx";

const linkClass = "inline-flex min-h-11 min-w-11 items-center hover:text-accent-ink";

export function Footer() {
  const { t } = useLanguage();
  return (
    <footer className="mt-12" data-screen-only>
      <ContoursDivider />
      <div className="wide-within border-line border-t bg-raised py-8 lg:py-12">
        {isOffered("audit") && <Audit />}
        <nav
          aria-label={t("shell.footer.navigation")}
          className="grid grid-cols-[3fr_4fr] gap-x-4 gap-y-6 sm:grid-cols-2 lg:grid-cols-4"
        >
          <Columns />
          <ReachColumn />
        </nav>
        <BottomRow />
      </div>
    </footer>
  );
}

function Audit() {
  const { locale, t } = useLanguage();
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-b pb-8 lg:mb-10">
      <h2 className="text-heading">{t("shell.footer.audit")}</h2>
      <ButtonLink href={constructionPath(locale, "audit")} look="quiet">
        {t("shell.footer.audit.button")}
      </ButtonLink>
    </div>
  );
}

function Columns() {
  const { locale, t } = useLanguage();
  return footerColumns.map((column) => (
    <div key={column.title}>
      <h2 className="text-ink-2 text-lg">{t(column.title)}</h2>
      <ul className="mt-1">
        {column.links.map(({ to, label }) => (
          <li key={label}>
            <a href={destinationPath(to, locale)} className={linkClass}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

function ReachColumn() {
  const { t } = useLanguage();
  const { address, emails, phone } = identity;
  return (
    <div className="max-sm:contents">
      <div>
        <h2 className="text-ink-2 text-lg">{t("shell.footer.reach")}</h2>
        <ul className="mt-1">
          <li>
            <a
              href={phoneLink}
              className={`tabular ${linkClass}`}
              aria-label={t("shell.call", { phone: phone.display })}
            >
              {phone.display}
            </a>
          </li>
          {[...new Set([emails.hello, emails.projects])].map((address) => (
            <li key={address}>
              <a href={mailLink(address, t("contact.direct.mail.subject"))} className={linkClass}>
                {address}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <address className="text-ink-2 not-italic sm:mt-2">
        {address.street}
        <br />
        {address.postalCode} <span className="inline-block">{address.city}</span>
      </address>
      <p className="wrap-anywhere text-ink-2 sm:mt-3">
        {t("contact.vip.weekdays")}
        <br />
        <span className="tabular">{t("contact.vip.weekdays.hours")}</span>
      </p>
      <SocialLinks
        label={t("shell.footer.social")}
        className="max-sm:col-span-2 sm:mt-3 lg:max-xl:max-w-33"
      />
    </div>
  );
}

function BottomRow() {
  const { locale, t } = useLanguage();
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-t pt-6 text-ink-2 lg:mt-10">
      <div>
        <Wordmark className="text-2xl text-ink" />
        <p className="mt-1">
          {t("shell.footer.rights", { year: new Date().getFullYear(), agency: identity.name })}{" "}
          <span className="inline-block">{t("shell.footer.place")}.</span>
        </p>
        <p className="icon-before icon-shield flex items-start gap-2 before:mt-1 [--icon-size:18px]">
          {t("shell.footer.secure")}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
        {footerSmallPrint.map(({ to, label }) => (
          <a key={label} href={destinationPath(to, locale)} className={`underlined ${linkClass}`}>
            {t(label)}
          </a>
        ))}
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="button"
            command="show-modal"
            commandfor={languageDialogId}
            aria-haspopup="dialog"
            aria-label={t("shell.language.current")}
            className="icon-before icon-world inline-flex min-h-13 items-center gap-2 rounded-base border border-edge px-4 text-ink hover:border-ink"
          >
            {t(`shell.language.${languageTag[locale]}`)}
          </button>
          <ThemeButton />
        </div>
      </div>
    </div>
  );
}
