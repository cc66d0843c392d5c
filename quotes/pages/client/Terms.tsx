import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionPath } from "#app/site/pages.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Fold, PageLink } from "#quotes/pages/parts.tsx";
import { NewTabLink } from "./links.tsx";
import { QuotePart } from "./QuotePart.tsx";

/**
 * The agency's special terms, then, folded, how payments are made and the clauses: as in the PDF, for those who cannot read one too.
 * `confirmed`: the general terms of the quote have an address below this page's.
 */
export function Terms({ facts, confirmed }: { facts: QuoteFacts; confirmed: boolean }) {
  const { locale, t } = useLanguage();
  const { terms, generalTermsHash } = facts.quote;
  const { terms: specialTerms } = terms;
  return (
    <>
      {specialTerms !== "" && (
        <QuotePart id="special" title={t("clientQuote.terms.special")} className="max-w-[42em]">
          <p className="mt-3 whitespace-pre-line">{specialTerms}</p>
        </QuotePart>
      )}
      <Fold
        className="mt-8 border-line border-y lg:mt-16"
        label={<h2 className="text-heading">{t("clientQuote.terms.title")}</h2>}
        labelClass="min-h-13 items-center justify-between gap-6 py-3 hover:text-accent-ink"
      >
        <div className="max-w-[42em] pb-6">
          {facts.accepted && facts.ended && <p>{t("clientQuote.terms.ended")}</p>}
          {/* They name the deposit, and the plan that has the hosting in it. */}
          <div data-live="clauses">
            {[...(facts.ended ? [] : [facts.paymentTerms]), ...facts.clauses].map((clause) => (
              <p key={clause} className="mt-4 first:mt-0">
                {clause}
              </p>
            ))}
          </div>
          <NewTabLink
            href={constructionPath(locale, "terms")}
            className="underlined inline-flex min-h-11 items-center"
          >
            {t("clientQuote.terms.link")}
          </NewTabLink>
          {confirmed && generalTermsHash !== null && (
            <p>
              <PageLink href="conditions.txt">{t("clientQuote.terms.kept")}</PageLink>
            </p>
          )}
        </div>
      </Fold>
    </>
  );
}
