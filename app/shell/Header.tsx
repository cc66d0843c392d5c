import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { BrandLink } from "./Brand.tsx";
import { CompanyMenu } from "./CompanyMenu.tsx";
import { phoneLink } from "./contact-links.ts";
import { drawerId } from "./Drawer.tsx";
import { languageDialogId } from "./LanguageDialog.tsx";
import { headerEntries, tabletEntries } from "./menus.ts";
import { ServicesMenu } from "./ServicesMenu.tsx";

const itemClass = "inline-flex min-h-11 items-center px-3 hover:text-accent-ink xl:px-4";
/** The accented action. It is filled only on hover, so that the page's own first button comes before it. */
const actionClass =
  "pressable min-h-11 items-center whitespace-nowrap rounded-base border border-accent px-4 font-semibold accent-text hover:bg-accent hover:text-on-accent";
/** In pixels: on a phone with large text, three of these and the name must fit into one row. */
const toolClass =
  "inline-flex min-h-[44px] min-w-[44px] items-center justify-center gap-2 px-[8px] hover:text-accent-ink";

export function Header(props: { currentPath: string }) {
  const { locale, t } = useLanguage();
  const current = (path: string) => (props.currentPath === path ? "page" : undefined);
  const link = (page: (typeof tabletEntries)[number], className = `${itemClass} header-link`) => (
    <a
      key={page}
      href={pathOf(page, locale)}
      aria-current={current(pathOf(page, locale))}
      className={className}
    >
      {t(`shell.${page}`)}
    </a>
  );

  return (
    <header
      className="site-header fixed inset-x-0 top-0 z-40 border-line border-b bg-canvas"
      data-screen-only
    >
      <div className="wide @container flex h-(--header) items-center justify-between gap-[16px]">
        <BrandLink />
        <nav aria-label={t("shell.mainNavigation")} className="flex items-center font-medium max-md:hidden">
          {/* From 1024 px: the menus. From 768 px: the reduced bar. Below, or where larger text leaves no room: the
              drawer alone. */}
          <div className="hidden items-center lg:@min-[52rem]:flex">
            {headerEntries.map((entry) => {
              if (entry === "services") return <ServicesMenu key={entry} className={itemClass} />;
              if (entry === "company") return <CompanyMenu key={entry} className={itemClass} />;
              return link(entry);
            })}
          </div>
          <div className="hidden items-center md:max-lg:@min-[40rem]:flex">
            {tabletEntries.map((page) =>
              page === "pricing" ? link(page, `ml-3 inline-flex ${actionClass}`) : link(page),
            )}
          </div>
        </nav>
        <div className="flex items-center md:gap-2">
          <a
            href={phoneLink}
            aria-label={t("shell.call", { phone: identity.phone.display })}
            className={`icon-before icon-phone ${toolClass}`}
          >
            <span className="tabular hidden whitespace-nowrap min-[75rem]:@min-[60rem]:inline">
              {identity.phone.display}
            </span>
          </a>
          <button
            type="button"
            command="show-modal"
            commandfor={languageDialogId}
            aria-haspopup="dialog"
            // The accessible name contains the visible text, for speech input.
            aria-label={`${locale.slice(0, 2)} – ${t("shell.language.current")}`}
            className={`icon-before icon-world ${toolClass} font-medium uppercase`}
          >
            {locale.slice(0, 2)}
          </button>
          <a
            href={`${pathOf("pricing", locale)}#project`}
            className={`hidden lg:@min-[52rem]:inline-flex ${actionClass}`}
          >
            {t("shell.quote")}
          </a>
          <button
            type="button"
            command="show-modal"
            commandfor={drawerId}
            aria-haspopup="dialog"
            aria-label={t("shell.menu")}
            className={`icon-before icon-menu ${toolClass} [--icon-size:26px] lg:@min-[52rem]:hidden`}
          />
        </div>
      </div>
    </header>
  );
}
