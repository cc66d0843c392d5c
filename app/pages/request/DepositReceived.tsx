import type { Day } from "#app/domain/days.ts";
import { depositRange } from "#app/domain/quote-days.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { RequestRefused } from "./action.server.ts";
import { anchors } from "./anchors.ts";
import { DayForm } from "./DayForm.tsx";

/** When the deposit of an accepted quote arrived. */
export function DepositReceived(props: {
  version: QuoteVersion;
  today: Day;
  refused: RequestRefused | undefined;
}) {
  const { version, today, refused } = props;
  const { t } = useLanguage();
  return (
    <DayForm
      step="deposit"
      name="depositReceivedOn"
      label={t("request.deposit.label")}
      hint={t("request.deposit.hint")}
      saved={{ id: anchors.depositSaved, text: t("request.deposit.saved") }}
      submit={t("request.deposit.save")}
      day={version.depositReceivedOn}
      refused={refused}
      range={depositRange(version.quote.issuedOn, today)}
    />
  );
}
