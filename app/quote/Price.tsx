import type { Quote } from "#app/domain/quote.ts";
import { withVat } from "#app/domain/vat.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { totalLabel, vatPercent } from "./describe.ts";
import { Total } from "./Total.tsx";

/** The total before tax, and with VAT once it is exact. `vat`: the rate, in thousandths. */
export function Price({ quote, vat }: { quote: Quote; vat: number }) {
  const language = useLanguage();
  const { locale, t } = language;
  return (
    <p className="estimate-total">
      <strong>
        <Total quote={quote} />
      </strong>
      <span>{totalLabel(language, quote)}</span>
      {quote.totalKind === "exact" && (
        <span>
          {t("pricing.summary.vat", {
            amount: exactMoney(withVat(quote.total, vat).total, locale),
            percent: vatPercent(language, vat),
          })}
        </span>
      )}
    </p>
  );
}
