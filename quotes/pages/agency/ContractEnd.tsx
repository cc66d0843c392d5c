import { contractYears } from "#app/domain/personal-data.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { several } from "#quotes/facts/clauses.ts";
import { present } from "#quotes/present.ts";
import { earliestEndOf, isSubscribed } from "#quotes/terms/confirmed-quote.ts";
import { contractEndRange } from "#quotes/terms/quote-days.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";
import type { VersionForms } from "./refused-form.ts";

/** When an accepted quote is performed: the contract is kept from then on. */
export function ContractEnd({ version, facts, lastEvent, refused }: VersionForms) {
  const { locale, t } = useLanguage();
  const { quote, days, payments } = facts;
  const { terms, totals } = quote;
  const lastOn = totals.payments.at(-1)?.dueOn ?? "";
  const { subscriptionMonths: months } = terms;
  const plan = present([
    t("request.contractEnd.delivery", { delivery: days.delivery }),
    lastOn > terms.deliverOn && t("request.contractEnd.lastPayment", { date: payments.at(-1)?.day ?? "" }),
    isSubscribed(terms) && [
      months === 0
        ? t("request.contractEnd.endless")
        : t("request.contractEnd.subscribed", { months: several(months) }),
      t("request.contractEnd.earliest", { date: formatDay(earliestEndOf(quote), locale) }),
    ],
    t("request.contractEnd.kept", { years: contractYears }),
  ]).join(" ");
  return (
    <DayForm
      step="contractEnd"
      name="contractEndsOn"
      label={t("request.contractEnd.label")}
      hint={plan}
      saved={{ id: anchors.contractEndSaved, text: t("request.contractEnd.saved") }}
      submit={t("request.contractEnd.save")}
      day={version.contractEndsOn}
      lastEvent={lastEvent}
      refused={refused}
      range={contractEndRange(quote.issuedOn)}
    />
  );
}
