import { add, zeroCents } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Amount, Amounts } from "../Amounts.tsx";
import { BesideTotal } from "../BesideTotal.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { instalmentsText } from "../describe.ts";

/** From the price before discount to what is paid when, and what has no price yet. */
export function Payments(props: { view: CatalogueView; quote: Quote }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, quote } = props;
  const { payment } = quote;
  return (
    <>
      <Amounts>
        {quote.discount > zeroCents && (
          <>
            <Amount term={t("pricing.summary.beforeDiscount")}>
              {exactMoney(add(quote.total, quote.discount), locale)}
            </Amount>
            <Amount
              term={t("pricing.summary.discount.term", {
                percent: quote.discountPercent,
                months: quote.paymentMonths,
              })}
            >
              {`−${exactMoney(quote.discount, locale)}`}
            </Amount>
          </>
        )}
        <Amount term={t("pricing.summary.deposit", { percent: quote.depositPercent })}>
          {payment === null ? t("pricing.summary.onQuote") : exactMoney(payment.deposit, locale)}
        </Amount>
        <Amount term={t("pricing.summary.payment")}>
          {payment === null ? t("pricing.summary.onQuote") : instalmentsText(language, payment)}
        </Amount>
      </Amounts>
      <BesideTotal view={view} quote={quote} />
    </>
  );
}
