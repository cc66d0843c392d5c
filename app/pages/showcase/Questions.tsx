import { showcaseFaq } from "#app/content/faq.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { localized } from "#app/i18n/typography.ts";
import { Disclosures } from "#app/ui/Disclosures.tsx";

export function Questions() {
  const { locale, t } = useLanguage();
  return (
    <section
      aria-labelledby="questions"
      className="wide grid grid-cols-1 gap-x-16 gap-y-10 pt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)] lg:pt-32"
      data-reveal
    >
      <h2 id="questions" className="text-title lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:self-start">
        {t("showcase.faq.title")}
      </h2>
      <Disclosures entries={localized(showcaseFaq, locale)} />
    </section>
  );
}
