import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { clausesOf } from "#app/follow-up/clauses.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionPath } from "#app/site/pages.ts";

/** The clauses of the PDF, for those who cannot read one too. */
export function Terms({ quote }: { quote: ConfirmedQuote }) {
  const { locale, t } = useLanguage();
  const { terms } = quote.terms;
  return (
    <section aria-labelledby="terms" className="mt-16 max-w-[42em]">
      <h2 id="terms" className="text-heading">
        {t("clientQuote.terms.title")}
      </h2>
      {terms !== "" && (
        <>
          <h3 className="mt-4 font-semibold font-text">{t("clientQuote.terms.special")}</h3>
          <p className="mt-1 whitespace-pre-line">{terms}</p>
        </>
      )}
      {clausesOf(quote, { locale, t }).map((clause) => (
        <p key={clause} className="mt-4">
          {clause}
        </p>
      ))}
      <a href={constructionPath(locale, "terms")} className="underlined inline-flex min-h-11 items-center">
        {t("clientQuote.terms.link")}
      </a>
    </section>
  );
}
