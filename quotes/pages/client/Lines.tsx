import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { isOptional } from "#quotes/terms/confirmed-quote.ts";
import { billings } from "#quotes/terms/terms.ts";
import { Line } from "./Line.tsx";
import { QuotePart } from "./QuotePart.tsx";

/** What the quote contains whatever is chosen, the lines of each billing together. */
export function Lines({ facts: { quote } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { lines, subscriptionMonths } = quote.terms;
  const fixed = [...lines.entries()].filter(([, line]) => !isOptional(line));
  if (fixed.length === 0) return null;
  return (
    <QuotePart id="lines-title" title={t("clientQuote.lines.title")}>
      {billings.map((billing) => {
        const ofBilling = fixed.filter(([, line]) => line.billing === billing);
        if (ofBilling.length === 0) return null;
        return (
          <section key={billing} aria-labelledby={`lines-${billing}`} className="mt-5 lg:mt-8">
            <h3 id={`lines-${billing}`} className="font-semibold font-text text-ink-2">
              {t(`clientQuote.lines.${billing}`)}
              {billing !== "once" && subscriptionMonths > 0 && (
                <span className="font-normal">
                  , {t("clientQuote.lines.term.note", { months: subscriptionMonths })}
                </span>
              )}
            </h3>
            <ul className="mt-2 border-line border-b lg:mt-3">
              {ofBilling.map(([index, line]) => (
                <Line key={index} line={line} index={index} choosing={false} quote={quote} />
              ))}
            </ul>
          </section>
        );
      })}
    </QuotePart>
  );
}
