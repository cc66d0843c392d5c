import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { isUntaxed } from "#app/domain/vat.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { constructionPath } from "#app/site/pages.ts";

export function Terms({ quote }: { quote: ConfirmedQuote }) {
  const { locale, t } = useLanguage();
  const { terms, offPremises, client } = quote.terms;
  const { vatPlace } = client;
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
      {isUntaxed(vatPlace) && <p className="mt-4">{t(`quoteDocument.confirmed.vat.${vatPlace}`)}</p>}
      <p className="mt-4">
        {t("clientQuote.terms.general")}
        <span className="block">
          <a
            href={constructionPath(locale, "terms")}
            className="underlined inline-flex min-h-11 items-center"
          >
            {t("clientQuote.terms.link")}
          </a>
        </span>
      </p>
      {offPremises && <p className="mt-4">{t("clientQuote.terms.withdrawal")}</p>}
    </section>
  );
}
