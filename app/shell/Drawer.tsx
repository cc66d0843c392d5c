import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { identity } from "#content/identity.ts";
import { Wordmark } from "./Brand.tsx";
import { phoneLink } from "./contact-links.ts";
import { MenuEntries, ServiceEntries } from "./Menu.tsx";
import { companyEntries, drawerEntries, serviceGroups } from "./menus.ts";
import { ThemeButton } from "./ThemeButton.tsx";

export const drawerId = "drawer";

const rowClass =
  "flex w-full items-center justify-between border-line border-b font-bold font-display text-[clamp(1.5rem,4.4svh,2.25rem)] min-h-[clamp(3.5rem,9.5svh,5.5rem)]";

/** A panel that covers the main one while it is open. Its summary opens and closes it. */
function Panel(props: { label: string; back: string; children: ReactNode }) {
  return (
    <details name="drawer-panel" className="drawer-panel">
      <summary className={`icon-after icon-chevron-right ${rowClass}`}>
        <span className="when-closed">{props.label}</span>
        <span className="when-open icon-before icon-chevron-left items-center gap-2 font-medium font-text text-base text-ink-2">
          {props.back}
          <span className="sr-only"> – {props.label}</span>
        </span>
      </summary>
      <p className="pt-4 pb-2 font-bold font-display text-3xl">{props.label}</p>
      {props.children}
    </details>
  );
}

function ServicesPanel() {
  const { locale, t } = useLanguage();
  return (
    <Panel label={t("shell.services")} back={t("shell.back")}>
      {serviceGroups.map((group) => (
        <ServiceEntries key={group.title} group={group} className="mt-4" />
      ))}
      <ButtonLink href={pathOf("services", locale)} look="quiet" className="mt-4 w-full">
        {t("shell.menu.all")}
      </ButtonLink>
      {hasPortfolio && (
        <ButtonLink href={pathOf("portfolio", locale)} look="quiet" className="mt-3 w-full">
          {t("shell.menu.cases.button")}
        </ButtonLink>
      )}
    </Panel>
  );
}

export function Drawer(props: { currentPath: string }) {
  const { locale, t } = useLanguage();
  return (
    <dialog id={drawerId} closedby="any" aria-label={t("shell.menu")} className="drawer" data-screen-only>
      <div className="flex min-h-full flex-col px-5 pb-6">
        <div className="flex h-(--header) shrink-0 items-center justify-between">
          <Wordmark className="text-2xl" />
          <button
            type="button"
            command="close"
            commandfor={drawerId}
            aria-label={t("shell.closeMenu")}
            className="icon-before icon-close -mr-2 inline-flex size-11 items-center justify-center [--icon-size:26px]"
          />
        </div>
        <nav
          aria-label={t("shell.mainNavigation")}
          className="drawer-main flex grow flex-col justify-end pt-4"
        >
          {drawerEntries.map((entry) => {
            if (entry === "services") return <ServicesPanel key={entry} />;
            if (entry === "company")
              return (
                <Panel key={entry} label={t("shell.company")} back={t("shell.back")}>
                  <ul>
                    <MenuEntries entries={companyEntries} />
                  </ul>
                </Panel>
              );
            return (
              <a
                key={entry}
                href={pathOf(entry, locale)}
                aria-current={pathOf(entry, locale) === props.currentPath ? "page" : undefined}
                className={`${rowClass} aria-[current]:text-accent-ink`}
              >
                {t(`shell.${entry}`)}
              </a>
            );
          })}
        </nav>
        <div className="mt-8 flex items-center gap-3">
          <ButtonLink
            href={phoneLink}
            icon="phone"
            aria-label={t("shell.call", { phone: identity.phone.display })}
            className="tabular grow whitespace-nowrap"
          >
            {identity.phone.display}
          </ButtonLink>
          <ThemeButton />
        </div>
      </div>
    </dialog>
  );
}
