import { nothing } from "#app/domain/money.ts";
import type { Quote } from "#app/domain/quote.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { instalmentsText } from "../describe.ts";

/** How the total is paid; then, kept apart, what recurs and what awaits a price. */
export function Payments(props: { view: CatalogueView; quote: Quote }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { view, quote } = props;
  const { payment, perMonth, perYear, onQuote } = quote;
  return (
    <>
      <dl className="amounts">
        <div>
          <dt>{t("pricing.summary.deposit", { percent: quote.depositPercent })}</dt>
          <dd>{payment === null ? t("pricing.summary.onQuote") : formatMoney(payment.deposit, locale)}</dd>
        </div>
        <div>
          <dt>{t("pricing.summary.payment")}</dt>
          <dd>{payment === null ? t("pricing.summary.onQuote") : instalmentsText(language, payment)}</dd>
        </div>
      </dl>
      {(perMonth > nothing || perYear > nothing) && (
        <>
          <h3 className="amounts-title">{t("pricing.summary.recurring")}</h3>
          <dl className="amounts">
            {perMonth > nothing && (
              <div>
                <dt>{t("pricing.summary.perMonth")}</dt>
                <dd>{formatMoney(perMonth, locale)}</dd>
              </div>
            )}
            {perYear > nothing && (
              <div>
                <dt>{t("pricing.summary.perYear")}</dt>
                <dd>{formatMoney(perYear, locale)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {onQuote.length > 0 && (
        <>
          <h3 className="amounts-title">{t("pricing.summary.awaiting")}</h3>
          <ul className="awaiting">
            {onQuote.map((line) => (
              <li key={line.key}>
                {line.item === "pack"
                  ? t("pricing.summary.awaiting.pack", { pack: view.packs[line.key].name })
                  : view.options[line.key].name}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
