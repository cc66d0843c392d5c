import { performedOnOf } from "#app/domain/confirmed-quote.ts";
import { contractYears } from "#app/domain/personal-data.ts";
import { performanceRange } from "#app/domain/quote-days.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";

/** When an accepted quote is performed: the contract is kept from then on. */
export function Performance({
  version,
  refused,
}: {
  version: QuoteVersion;
  refused: RequestRefused | undefined;
}) {
  const { locale, t } = useLanguage();
  const { quote, performedOn } = version;
  const { terms } = quote;
  const planned = performedOnOf(terms);
  const delivery = formatDay(terms.deliverOn, locale);
  const plan =
    planned === null
      ? t("request.performance.endless", { delivery })
      : planned === terms.deliverOn
        ? t("request.performance.delivery", { delivery })
        : t("request.performance.subscribed", { delivery, months: terms.subscriptionMonths });
  return (
    <DayForm
      step="performance"
      name="performedOn"
      label={t("request.performance.label")}
      hint={`${plan} ${t("request.performance.kept", { years: contractYears })}`}
      saved={{ id: anchors.performanceSaved, text: t("request.performance.saved") }}
      submit={t("request.performance.save")}
      day={performedOn}
      refused={refused}
      range={performanceRange(quote.issuedOn)}
    />
  );
}
