import type { Quote } from "#app/domain/quote.ts";
import { withVat } from "#app/domain/vat.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { Total } from "./Total.tsx";

/** The total before tax, and with VAT once it is exact. `vat`: the rate, in thousandths. */
export function Price({ quote, vat }: { quote: Quote; vat: number }) {
  const { locale, t } = useLanguage();
  return (
    <p className="estimate-total">
      <strong>
        <Total quote={quote} />
      </strong>
      <span>{t("pricing.summary.total")}</span>
      {quote.totalKind === "exact" && (
        <span>
          {t("pricing.summary.vat", {
            amount: exactMoney(withVat(quote.total, vat).total, locale),
            percent: (vat / 10).toLocaleString(formatTag[locale]),
          })}
        </span>
      )}
    </p>
  );
}
