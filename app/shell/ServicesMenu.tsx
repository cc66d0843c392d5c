import { projects } from "#app/content/projects.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { Menu, ServiceEntries } from "./Menu.tsx";
import { serviceGroups } from "./menus.ts";

const [latest] = projects;

export function ServicesMenu(props: { className: string }) {
  const { locale, t } = useLanguage();
  return (
    <Menu id="services-menu" label={t("shell.services")} className={props.className}>
      <div className={`wide grid gap-12 py-10 ${hasPortfolio ? "grid-cols-[1.2fr_1fr_1fr]" : "grid-cols-2"}`}>
        {hasPortfolio && (
          <div className="bg-canvas">
            {latest !== undefined && (
              <Picture
                name={`portfolio/${latest.slug}/desktop`}
                alt={latest.clientName}
                sizes="32rem"
                className="aspect-[5/2] w-full object-cover object-top"
              />
            )}
            <p className="px-6 pt-6 font-bold font-display text-heading">{t("shell.menu.cases")}</p>
            <p className="mt-1 max-w-[20em] px-6 text-ink-2">{t("shell.menu.cases.text")}</p>
            <ButtonLink href={pathOf("portfolio", locale)} className="m-6">
              {t("shell.menu.cases.button")}
            </ButtonLink>
          </div>
        )}
        {serviceGroups.map((group, index) => (
          <div key={group.title}>
            <ServiceEntries group={group} />
            {index === 0 && (
              <ButtonLink href={pathOf("services", locale)} look="quiet" className="mt-4">
                {t("shell.menu.all")}
              </ButtonLink>
            )}
          </div>
        ))}
      </div>
    </Menu>
  );
}
