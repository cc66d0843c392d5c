import { type PaymentMonths, paymentMonthChoices } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { CatalogueView } from "../catalogue-view.ts";
import { selectionFields } from "../selection-query.ts";
import { useChoice } from "../use-choice.ts";
import { PlainUpdate, Step } from "./Step.tsx";

/** The numbers of monthly payments on a scale, with the discount of each and, once a pack is chosen, its monthly payment. */
export function PaymentMonthsStep(props: {
  view: CatalogueView;
  selection: Selection;
  chosen: PaymentMonths | null;
  onChoose: (months: PaymentMonths) => void;
}) {
  const { locale, t } = useLanguage();
  const { view, selection } = props;
  const [chosen, choose] = useChoice(props.chosen, props.onChoose);
  const { discountPercent, depositPercent } = view.policy;

  function instalmentOver(months: PaymentMonths): string | null {
    const priced = quote(view, { ...selection, projectType: "vitrine", paymentMonths: String(months) });
    const payment = priced.quote?.payment ?? null;
    return payment === null ? null : exactMoney(payment.instalmentAmount, locale);
  }

  return (
    <Step
      id="duration"
      title={t("pricing.paymentMonths.title")}
      chosen={chosen === null ? null : t("pricing.summary.paymentMonths.value", { months: chosen })}
    >
      <fieldset aria-describedby="payment-months-policy">
        <legend className="text-ink-2">{t("pricing.paymentMonths.legend")}</legend>
        <div className="payment-months-choices">
          {paymentMonthChoices.map((months) => {
            const percent = discountPercent[months];
            const amount = instalmentOver(months);
            return (
              <label key={months} className="payment-months" data-months={months}>
                <input
                  type="radio"
                  name={selectionFields.paymentMonths}
                  value={months}
                  checked={chosen === months}
                  onChange={() => choose(months)}
                  className="mark"
                />
                <span>
                  <span className="payment-months-number">
                    {months} <small>{t("pricing.paymentMonths.months")}</small>
                  </span>
                  <span className={percent > 0 ? "text-accent-ink" : "text-ink-2"}>
                    {percent > 0
                      ? t("pricing.paymentMonths.discount", { percent })
                      : t("pricing.paymentMonths.noDiscount")}
                  </span>
                  {amount !== null && (
                    <span className="tabular block">{t("pricing.paymentMonths.monthly", { amount })}</span>
                  )}
                </span>
                <span aria-hidden="true" className="payment-months-scale" />
              </label>
            );
          })}
        </div>
      </fieldset>
      <p id="payment-months-policy" className="mt-5 max-w-[46.6em] text-ink-2">
        {t("pricing.paymentMonths.policy", { percent: depositPercent })}
      </p>
      <PlainUpdate label={t("pricing.form.update")} />
    </Step>
  );
}
