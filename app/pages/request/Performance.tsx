import { performedOnOf } from "#app/domain/confirmed-quote.ts";
import { contractYears } from "#app/domain/personal-data.ts";
import { performanceRange } from "#app/domain/quote-days.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { anchors } from "./anchors.ts";
import { DayField } from "./DayField.tsx";
import { Done } from "./Frame.tsx";

/** When an accepted quote is performed: the contract is kept from then on. `typed`: a refused date. */
export function Performance({ version, typed }: { version: QuoteVersion; typed: string | undefined }) {
  const { locale, t } = useLanguage();
  const { quote, performedOn } = version;
  const { terms } = quote;
  const range = performanceRange(quote.issuedOn);
  const planned = performedOnOf(terms);
  const delivery = formatDay(terms.deliverOn, locale);
  return (
    <form method="post" action={`#${anchors.quotes}`} className="mt-4 grid max-w-[38em] gap-4">
      <Done id={anchors.performanceSaved}>{t("request.performance.saved")}</Done>
      <input type="hidden" name="step" value="performance" />
      <DayField
        name="performedOn"
        label={t("request.performance.label")}
        hint={[
          planned === null
            ? t("request.performance.endless", { delivery })
            : planned === terms.deliverOn
              ? t("request.performance.delivery", { delivery })
              : t("request.performance.subscribed", { delivery, months: terms.subscriptionMonths }),
          t("request.performance.kept", { years: contractYears }),
        ].join(" ")}
        defaultValue={typed ?? performedOn ?? ""}
        error={
          typed === undefined
            ? undefined
            : t("request.error.dayRange", {
                field: t("request.performance.label"),
                least: formatDay(range.least, locale),
                most: formatDay(range.most, locale),
              })
        }
        range={range}
      />
      <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
        {t("request.performance.save")}
      </button>
    </form>
  );
}
