import { zeroCents } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Amount, Amounts, AmountsTitle, Names } from "../Amounts.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { priceText, totalLabel, totalText } from "../describe.ts";

/** Every line of the estimate. Always open in print. */
export function Breakdown(props: { view: CatalogueView; quote: Quote }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, quote } = props;
  const pack = view.packs[quote.pack];
  const options = quote.lines.flatMap((line) => (line.item === "option" ? [line] : []));
  const added = options.filter(({ price }) => price.kind !== "included");
  const included = options.filter(({ price }) => price.kind === "included");
  return (
    <details className="fold breakdown">
      <summary>
        {t("pricing.summary.details")}
        <Icon name="chevron-down" />
      </summary>
      <Amounts>
        <Amount term={t("pricing.summary.project")}>{view.projectTypes[quote.projectType].name}</Amount>
        <Amount term={t("pricing.summary.pack")}>{pack.name}</Amount>
        <Amount term={t("pricing.summary.paymentMonths")}>
          {t("pricing.summary.paymentMonths.value", { months: quote.paymentMonths })}
        </Amount>
        <Amount term={t("pricing.summary.base")}>
          {quote.base === null ? t("pricing.summary.onQuote") : exactMoney(quote.base, locale)}
        </Amount>
      </Amounts>
      {added.length === 0 ? (
        <>
          <AmountsTitle>{t("pricing.summary.options")}</AmountsTitle>
          <p className="text-ink-2">{t("pricing.summary.options.none")}</p>
        </>
      ) : (
        <Amounts title={t("pricing.summary.options")}>
          {added.map(({ key, price }) => (
            <Amount key={key} term={view.options[key].name}>
              {priceText(language, price)}
            </Amount>
          ))}
        </Amounts>
      )}
      <Amounts>
        {quote.oneOffOptions > zeroCents && (
          <Amount term={t("pricing.summary.oneOff")}>{exactMoney(quote.oneOffOptions, locale)}</Amount>
        )}
        {quote.discount > zeroCents && (
          <Amount term={t("pricing.summary.discount", { percent: quote.discountPercent })}>
            {`−${exactMoney(quote.discount, locale)}`}
          </Amount>
        )}
        <Amount term={totalLabel(language, quote)}>{totalText(language, quote)}</Amount>
      </Amounts>
      <Names
        title={t("pricing.summary.included", { pack: pack.name })}
        items={included.map(({ key }) => ({ key, name: view.options[key].name }))}
      />
    </details>
  );
}
