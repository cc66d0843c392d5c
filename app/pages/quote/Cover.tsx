import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { unbroken } from "#app/i18n/typography.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";

/** What is quoted, for whom, and when it was made. `heading`: of the page, or of its part. */
export function Cover({ quote, heading: Heading = "h1" }: { quote: ConfirmedQuote; heading?: "h1" | "h2" }) {
  const { locale, t } = useLanguage();
  return (
    <div className="relative isolate -mx-(--gutter) px-(--gutter) py-8 lg:pt-20 lg:pb-16">
      <Contours drawing="hero" still className="quote-cover" />
      <p className="tabular text-ink-2 text-lead">
        {t("clientQuote.title", { number: unbroken(quote.number) })}
      </p>
      <Heading className="mt-3 text-hero lg:text-page">{quote.subject}</Heading>
      <p dir="auto" className="mt-5 text-lead lg:mt-7">
        {t("clientQuote.cover.for", { client: quote.terms.client.name })}
      </p>
      <p className="mt-1 text-ink-2">
        {t("clientQuote.issued", { date: formatDay(quote.issuedOn, locale), version: quote.version })}
      </p>
    </div>
  );
}
