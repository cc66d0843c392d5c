import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Menu, MenuEntries } from "./Menu.tsx";
import { companyEntries } from "./menus.ts";

export function CompanyMenu(props: { className: string }) {
  const { t } = useLanguage();
  return (
    <Menu id="company-menu" label={t("shell.company")} className={props.className}>
      <ul className="wide grid grid-cols-3 gap-12 py-10">
        <MenuEntries entries={companyEntries} />
        <li className="border-line border-l py-2.5 pl-12 text-ink-2">
          {t("shell.footer.place")}
          <br />
          {t("contact.vip.weekdays")}, <span className="tabular">{t("contact.vip.weekdays.hours")}</span>
        </li>
      </ul>
    </Menu>
  );
}
