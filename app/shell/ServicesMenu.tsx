import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { Menu, ServiceEntries } from "./Menu.tsx";
import { serviceGroups } from "./menus.ts";

export function ServicesMenu(props: { className: string }) {
  const { locale, t } = useLanguage();
  return (
    <Menu id="services-menu" label={t("shell.services")} className={props.className}>
      <div className={`wide grid gap-12 py-10 ${hasPortfolio ? "grid-cols-[1.2fr_1fr_1fr]" : "grid-cols-2"}`}>
        {hasPortfolio && (
          <div className="relative isolate flex flex-col justify-between gap-6 overflow-clip bg-canvas p-8">
            <Contours drawing="summit" className="left-1/3" />
            <div>
              <p className="font-bold font-display text-heading">{t("shell.menu.cases")}</p>
              <p className="mt-2 max-w-[17em] text-ink-2">{t("shell.menu.cases.text")}</p>
            </div>
            <ButtonLink href={pathOf("portfolio", locale)} className="self-start">
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
