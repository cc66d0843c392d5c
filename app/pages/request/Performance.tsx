import { earliestEndOf, isSubscribed } from "#app/domain/confirmed-quote.ts";
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
  const delivery = formatDay(terms.deliverOn, locale);
  const lastPayment = quote.totals.payments.at(-1)?.dueOn ?? null;
  const plan = [
    t("request.performance.delivery", { delivery }),
    ...(lastPayment !== null && lastPayment > terms.deliverOn
      ? [t("request.performance.lastPayment", { date: formatDay(lastPayment, locale) })]
      : []),
    ...(isSubscribed(terms)
      ? [
          terms.subscriptionMonths === 0
            ? t("request.performance.endless")
            : t("request.performance.subscribed", { months: terms.subscriptionMonths }),
          t("request.performance.earliest", { date: formatDay(earliestEndOf(quote), locale) }),
        ]
      : []),
    t("request.performance.kept", { years: contractYears }),
  ].join(" ");
  return (
    <DayForm
      step="performance"
      name="performedOn"
      label={t("request.performance.label")}
      hint={plan}
      saved={{ id: anchors.performanceSaved, text: t("request.performance.saved") }}
      submit={t("request.performance.save")}
      day={performedOn}
      refused={refused}
      range={performanceRange(quote.issuedOn)}
    />
  );
}
