import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { PeakNumbers } from "#app/ui/quote-relief/PeakNumbers.tsx";
import { quoteRelief } from "#app/ui/quote-relief/quote-relief.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { NamedRelief } from "#quotes/facts/relief.ts";
import { Fold } from "#quotes/pages/parts.tsx";

/** The quote's own drawing with the names of its peaks: it follows what is ticked, and has a flag once it is accepted. */
export function Relief({ facts, relief }: { facts: QuoteFacts; relief: NamedRelief | null }) {
  const { t } = useLanguage();
  const { quote, decided } = facts;
  if (relief === null) return null;
  const { numbered, names, selection } = relief;
  const isAccepted = facts.accepted && facts.withdrawn === "";
  return (
    <Fold
      data-live="relief"
      className="fold-narrow mt-6 border-line border-y print:hidden"
      label={
        <h2 id="relief" dir="auto" className="text-heading">
          {t("clientQuote.relief.title", { client: quote.terms.client.name })}
        </h2>
      }
      labelClass="min-h-14 items-center justify-between gap-4 py-2"
      iconClass="chevron"
    >
      <figure aria-labelledby="relief" className="pb-6">
        <PeakNumbers drawing={quoteRelief(selection)} numbered={numbered} flag={isAccepted} />
        <figcaption className="mt-4">
          <p className="max-w-[38em] text-ink-2">
            {isAccepted ? t("clientQuote.relief.accepted", { date: decided }) : t("clientQuote.relief.about")}
          </p>
          <ol className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            {names.map(({ number, name }) => (
              <li key={number} dir="auto">
                <span className="tabular font-semibold">{number}</span> {name}
              </li>
            ))}
          </ol>
        </figcaption>
      </figure>
    </Fold>
  );
}
