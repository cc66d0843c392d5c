import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

/** Dark is the default. Hidden without script, which stores the choice. */
export function ThemeButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      data-theme-button
      className="needs-script inline-flex size-[52px] items-center justify-center rounded-base border border-edge hover:border-ink"
    >
      {/* The words are below the icon, out of sight. */}
      <span className="icon-before icon-sun size-[20px] overflow-hidden light-only:hidden">
        {t("shell.theme.light")}
      </span>
      <span className="icon-before icon-moon hidden size-[20px] overflow-hidden light-only:block">
        {t("shell.theme.dark")}
      </span>
    </button>
  );
}
