import { Fragment } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { QuoteRelief } from "#app/ui/quote-relief/QuoteRelief.tsx";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";

/** A title in the parts that its commas make: a line ends after one sooner than within a part. */
const phrases = (title: string): readonly string[] => title.split(/(?<=,) /);

/** What is quoted, for whom, and when it was made. `heading`: of the page, or of its part. */
export function Cover(props: { facts: QuoteFacts; selection: DrawnSelection | null; heading?: "h1" | "h2" }) {
  const { facts, selection, heading: Heading = "h1" } = props;
  const { quote, days } = facts;
  const { t } = useLanguage();
  return (
    <div className="relative isolate -mx-(--gutter) px-(--gutter) py-8 lg:pt-20 lg:pb-16">
      {selection === null ? (
        <Contours drawing="hero" still className="quote-cover" />
      ) : (
        <QuoteRelief selection={selection} className="mb-6 w-full max-w-xs lg:-mt-12 lg:max-w-xl" />
      )}
      <p className="tabular text-ink-2 text-lead">
        {t("clientQuote.title", { number: nonBreaking(quote.number) })}
      </p>
      <Heading className="mt-3 text-hero lg:text-page">
        {phrases(quote.subject).map((phrase) => (
          <Fragment key={phrase}>
            <span className="inline-block max-w-full">{phrase}</span>{" "}
          </Fragment>
        ))}
      </Heading>
      <p dir="auto" className="mt-5 text-lead lg:mt-7">
        {t("clientQuote.cover.for", { client: quote.terms.client.name })}
      </p>
      <p className="mt-1 text-ink-2">
        {t("clientQuote.issued", { date: days.issued, version: quote.version })}
      </p>
    </div>
  );
}
