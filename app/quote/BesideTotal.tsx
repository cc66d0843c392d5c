import { zeroCents } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Amount, Amounts, Names } from "./Amounts.tsx";
import type { CatalogueView } from "./catalogue-view.ts";

/** What the total does not contain: subscriptions, and what has no price yet. */
export function BesideTotal({ view, quote }: { view: CatalogueView; quote: Quote }) {
  const { locale, t } = useLanguage();
  const { subscriptionsPerMonth, subscriptionsPerYear, onQuote } = quote;
  return (
    <>
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
