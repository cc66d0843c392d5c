import type { FaqEntry } from "#app/content/faq.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Localized } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { Disclosures } from "#app/ui/Disclosures.tsx";

/** Frequent questions, in two columns where there is room. */
export function Questions(props: { title: string; faq: Localized<readonly FaqEntry[]> }) {
  const { locale } = useLanguage();
  const entries = typesetIn(props.faq, locale);
  if (entries.length === 0) return null;
  const half = Math.ceil(entries.length / 2);
  return (
    <section aria-labelledby="questions" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="questions" className="text-title">
        {props.title}
      </h2>
      <div className="mt-10 grid items-start gap-x-16 max-lg:[&>:first-child]:border-b-0 lg:mt-14 lg:grid-cols-2">
        <Disclosures entries={entries.slice(0, half)} />
        <Disclosures entries={entries.slice(half)} />
      </div>
    </section>
  );
}
