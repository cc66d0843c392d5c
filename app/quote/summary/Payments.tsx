import { add, zeroCents } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Amount, Amounts, Names } from "../Amounts.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { instalmentsText } from "../describe.ts";

/** From the price before discount to what is paid when, and what has no price yet. */
export function Payments(props: { view: CatalogueView; quote: Quote }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, quote } = props;
  const { payment, subscriptionsPerMonth, subscriptionsPerYear, onQuote } = quote;
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
      {(subscriptionsPerMonth > zeroCents || subscriptionsPerYear > zeroCents) && (
        <Amounts title={t("pricing.summary.recurring")}>
          {subscriptionsPerMonth > zeroCents && (
            <Amount term={t("pricing.summary.subscriptionsPerMonth")}>
              {exactMoney(subscriptionsPerMonth, locale)}
            </Amount>
          )}
          {subscriptionsPerYear > zeroCents && (
            <Amount term={t("pricing.summary.subscriptionsPerYear")}>
              {exactMoney(subscriptionsPerYear, locale)}
            </Amount>
          )}
        </Amounts>
      )}
      {onQuote.length > 0 && (
        <Names
          title={t("pricing.summary.awaiting")}
          items={onQuote.map((line) => ({
            key: line.key,
            name:
              line.item === "pack"
                ? t("pricing.summary.awaiting.pack", { pack: view.packs[line.key].name })
                : view.options[line.key].name,
          }))}
        />
      )}
    </>
  );
}
