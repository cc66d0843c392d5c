import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";

/** Dark is the default. Hidden without script, which stores the choice. */
export function ThemeButton() {
  const { t } = useLanguage();
  return (
    <button
      type="button"
      data-theme-button
      className="needs-script inline-flex size-[52px] items-center justify-center rounded-base border border-edge hover:border-ink"
    >
      <span className="light-only:hidden">
        <Icon name="sun" />
        <span className="sr-only">{t("shell.theme.light")}</span>
      </span>
      <span className="hidden light-only:block">
        <Icon name="moon" />
        <span className="sr-only">{t("shell.theme.dark")}</span>
      </span>
    </button>
  );
}
