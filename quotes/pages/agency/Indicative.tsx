import type { LinePrice } from "#app/domain/quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { nonBreaking } from "#app/i18n/typography.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import type { RequestView } from "#quotes/operations.ts";
import { Part } from "#quotes/pages/parts.tsx";

/** What the visitor configured and got at once. `locale`: the visitor's. */
export function Indicative(props: { indicative: NonNullable<RequestView["indicative"]>; locale: Locale }) {
  const { locale, t } = useLanguage();
  const { number, record } = props.indicative;
  const { quote, names, selection } = record;
  const amount = exactMoney(quote.total, locale);
  const total = {
    exact: amount,
    from: t("request.indicative.from", { amount }),
    onQuote: t("request.indicative.onQuote"),
  }[quote.totalKind];
  const priceOf = (price: LinePrice): string => {
    if (!("amount" in price)) return t("request.indicative.onQuote");
    const billing = price.kind === "oneOff" ? "once" : price.kind;
    return t(`clientQuote.lines.amount.${billing}`, { amount: exactMoney(price.amount, locale) });
  };
  const { discountPercent: percent, paymentMonths: months } = quote;
  const query = queryOf({ ...selection, paymentMonths: String(selection.paymentMonths) });
  return (
    <Part id="indicatif" title={t("request.indicative.title", { number: nonBreaking(number) })}>
      <ul className="border-line border-b">
        {quote.lines
          .filter(({ price }) => price.kind !== "included")
          .map(({ key, price }) => (
            <li key={key} className="flex justify-between gap-8 border-line border-t py-3">
              <span>{names[key] ?? key}</span>
              <span className="tabular whitespace-nowrap">{priceOf(price)}</span>
            </li>
          ))}
        {quote.discount > 0 && (
          <li className="flex justify-between gap-8 border-line border-t py-3">
            <span>{t("quoteDocument.total.discount", { percent, months })}</span>
            <span className="tabular whitespace-nowrap">−{exactMoney(quote.discount, locale)}</span>
          </li>
        )}
      </ul>
      <p className="tabular mt-4 flex justify-between gap-8 font-semibold text-lead">
        <span>{t("request.indicative.total")}</span>
        <span className="whitespace-nowrap">{total}</span>
      </p>
      {(
        [
          ["subscriptionsPerMonth", quote.subscriptionsPerMonth],
          ["subscriptionsPerYear", quote.subscriptionsPerYear],
        ] as const
      ).map(
        ([key, recurring]) =>
          recurring > 0 && (
            <p key={key} className="tabular mt-2 flex justify-between gap-8">
              <span>{t(`quoteDocument.total.${key}`)}</span>
              <span className="whitespace-nowrap">{exactMoney(recurring, locale)}</span>
            </p>
          ),
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href="devis.pdf" look="quiet" icon="download" className="max-sm:w-full">
          {t("request.indicative.pdf")}
        </ButtonLink>
        <ButtonLink
          href={`${pathOf("pricing", props.locale)}${query}`}
          look="quiet"
          className="max-sm:w-full"
        >
          {t("request.indicative.configuration")}
        </ButtonLink>
      </div>
    </Part>
  );
}
