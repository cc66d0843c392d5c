import { Fragment } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { nonBreaking } from "#app/i18n/typography.ts";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { QuoteRelief } from "#app/ui/quote-relief/QuoteRelief.tsx";
import type { DrawnSelection } from "#app/ui/quote-relief/terrain.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { CoverNote } from "./CoverNote.tsx";

/** A title in the parts that its commas make: a line ends after one sooner than within a part. */
const phrases = (title: string): readonly string[] => title.split(/(?<=,) /);

/** What is quoted, for whom, when it was made, and the note to its client. `heading`: of the page, or of its part. */
export function Cover(props: { facts: QuoteFacts; selection: DrawnSelection | null; heading?: "h1" | "h2" }) {
  const { facts, selection, heading: Heading = "h1" } = props;
  const { quote, days } = facts;
  const { t } = useLanguage();
  return (
    <div className="relative isolate -mx-(--gutter) px-(--gutter) pt-1 lg:pt-8 lg:pb-6">
      {/* The drawing stands beside the number: title, note and amounts are on the first screen. */}
      <div className="flex items-center justify-between gap-4">
        {selection === null ? (
          <Contours drawing="island" still className="quote-cover" />
        ) : (
          <QuoteRelief
            selection={selection}
            lines={selection.lines}
            className="order-last w-20 flex-none sm:w-28 lg:-my-4 lg:w-52"
          />
        )}
        <p className="tabular text-ink-2 max-lg:text-small max-lg:leading-snug">
          <span className="block lg:text-lead">
            {t("clientQuote.title", { number: nonBreaking(quote.number) })}
          </span>
          {t("clientQuote.issued", { date: days.issued, version: quote.version })}
        </p>
      </div>
      <Heading className="mt-3 text-[min(2.125rem,8.2vw)]/[1.08] sm:text-title lg:mt-5">
        {phrases(quote.subject).map((phrase) => (
          <Fragment key={phrase}>
            <span className="inline-block max-w-full">{phrase}</span>{" "}
          </Fragment>
        ))}
      </Heading>
      <p dir="auto" className="mt-2 text-lead lg:mt-4">
        {t("clientQuote.cover.for", { client: quote.terms.client.name })}
      </p>
      <CoverNote facts={facts} />
    </div>
  );
}
