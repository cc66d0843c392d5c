import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionPath } from "#app/site/pages.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { PageLink } from "#quotes/pages/parts.tsx";
import { NewTabLink } from "./NewTabLink.tsx";

/**
 * The agency's special terms, then the clauses: as in the PDF, for those who cannot read one too. `confirmed`: the general terms of the
 * quote have an address below this page's.
 */
export function Terms({ facts, confirmed }: { facts: QuoteFacts; confirmed: boolean }) {
  const { locale, t } = useLanguage();
  const { terms, generalTermsHash } = facts.quote;
  const { terms: specialTerms } = terms;
  return (
    <div className="max-w-[42em]">
      {specialTerms !== "" && (
        <section aria-labelledby="special" className="mt-16">
          <h2 id="special" className="text-heading">
            {t("clientQuote.terms.special")}
          </h2>
          <p className="mt-4 whitespace-pre-line">{specialTerms}</p>
        </section>
      )}
      <section aria-labelledby="terms" className="mt-16">
        <h2 id="terms" className="text-heading">
          {t("clientQuote.terms.title")}
        </h2>
        {facts.accepted && facts.ended && <p className="mt-4 text-ink">{t("clientQuote.terms.ended")}</p>}
        {facts.clauses.map((clause) => (
          <p key={clause} className="mt-4">
            {clause}
          </p>
        ))}
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
      </section>
    </div>
  );
}
