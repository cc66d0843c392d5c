import { type Duration, durations } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import type { Selection } from "#app/domain/selection.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { selectionFields } from "../address.ts";
import type { CatalogueView } from "../catalogue-view.ts";
import { PlainUpdate, Step } from "./Step.tsx";

/** The durations on a scale, with the discount of each and, once a pack is chosen, its monthly payment. */
export function DurationStep(props: {
  view: CatalogueView;
  selection: Selection;
  chosen: Duration | null;
  onChoose: (duration: string) => void;
}) {
  const { locale, t } = useLanguage();
  const { view, selection, chosen } = props;
  const { discountPercent, depositPercent } = view.policy;

  function monthlyWith(duration: Duration): string | null {
    const priced = quote(view, { ...selection, projectType: "vitrine", durationMonths: String(duration) });
    const payment = priced.quote?.payment ?? null;
    return payment === null ? null : exactMoney(payment.monthly, locale);
  }

  return (
    <Step
      id="duration"
      title={t("pricing.duration.title")}
      chosen={chosen === null ? null : t("pricing.summary.duration.value", { months: chosen })}
    >
      <fieldset aria-describedby="duration-policy">
        <legend className="text-ink-2">{t("pricing.duration.legend")}</legend>
        <div className="durations">
          {durations.map((duration) => {
            const percent = discountPercent[duration];
            const amount = monthlyWith(duration);
            return (
              <label key={duration} className="duration" data-months={duration}>
                <input
                  type="radio"
                  name={selectionFields.duration}
                  value={duration}
                  checked={chosen === duration}
                  onChange={() => props.onChoose(String(duration))}
                  className="mark"
                />
                <span>
                  <span className="duration-months">
                    {duration} <small>{t("pricing.duration.months")}</small>
                  </span>
                  <span className={percent > 0 ? "text-accent-ink" : "text-ink-2"}>
                    {percent > 0
                      ? t("pricing.duration.discount", { percent })
                      : t("pricing.duration.noDiscount")}
                  </span>
                  {amount !== null && (
                    <span className="tabular block">{t("pricing.duration.monthly", { amount })}</span>
                  )}
                </span>
                <span aria-hidden="true" className="duration-scale" />
              </label>
            );
          })}
        </div>
      </fieldset>
      <p id="duration-policy" className="mt-5 max-w-[46.6em] text-ink-2">
        {t("pricing.duration.policy", { percent: depositPercent })}
      </p>
      <PlainUpdate label={t("pricing.form.update")} />
    </Step>
  );
}
