import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { billings } from "#quotes/terms/terms.ts";
import { Payments } from "./Payments.tsx";
import { Totals } from "./Totals.tsx";

/** What the lines add up to, each billing by itself, and what of it is paid when. */
export function Price({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="price-title" className="mt-10 lg:mt-16">
      <h2 id="price-title" className="text-heading">
        {t("clientQuote.price.title")}
      </h2>
      {billings.map((billing) => (
        <Totals key={billing} billing={billing} rows={facts.totals[billing]} />
      ))}
      {!facts.ended && (
        <div data-live="payments">
          <Payments facts={facts} />
        </div>
      )}
    </section>
  );
}
