import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { MenuEntry, ServiceGroup } from "./menus.ts";
import { destinationPath } from "./navigation.ts";

/** A button and its panel, which is a popover: it opens, closes and returns the focus without script. */
export function Menu(props: { id: string; label: string; className: string; children: ReactNode }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={props.id}
        className={`menu-button icon-after icon-chevron-down gap-1.5 [--icon-size:16px] ${props.className}`}
      >
        {props.label}
      </button>
      <div id={props.id} popover="auto" className="menu-panel">
        {props.children}
      </div>
    </>
  );
}

/** List items. The header's menus and the drawer show the same ones. */
export function MenuEntries(props: { entries: readonly MenuEntry[] }) {
  const { locale, t } = useLanguage();
  return props.entries.map(({ to, label }) => (
    <li key={label}>
      <a href={destinationPath(to, locale)} className="menu-entry">
        {t(label)} <span>{t(`${label}.hint`)}</span>
      </a>
    </li>
  ));
}

export function ServiceEntries({ group, className = "" }: { group: ServiceGroup; className?: string }) {
  const { t } = useLanguage();
  return (
    <>
      <p className={`mb-2 text-ink-2 ${className}`}>{t(group.title)}</p>
      <ul>
        <MenuEntries entries={group.entries} />
      </ul>
    </>
  );
}
