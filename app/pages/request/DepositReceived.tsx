import type { Day } from "#app/domain/days.ts";
import { depositRange } from "#app/domain/quote-days.ts";
import type { QuoteVersion } from "#app/follow-up/operations.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { anchors } from "./anchors.ts";
import { DayField } from "./DayField.tsx";
import { Done } from "./Frame.tsx";

/** When the deposit of an accepted quote arrived. `typed`: a refused date. */
export function DepositReceived(props: { version: QuoteVersion; today: Day; typed: string | undefined }) {
  const { version, today, typed } = props;
  const { locale, t } = useLanguage();
  const range = depositRange(version.quote.issuedOn, today);
  const label = t("request.deposit.label");
  return (
    <form method="post" action={`#${anchors.quotes}`} className="mt-4 grid max-w-[38em] gap-4">
      <Done id={anchors.depositSaved}>{t("request.deposit.saved")}</Done>
      <input type="hidden" name="step" value="deposit" />
      <DayField
        name="depositReceivedOn"
        label={label}
        hint={t("request.deposit.hint")}
        defaultValue={typed ?? version.depositReceivedOn ?? ""}
        error={
          typed === undefined
            ? undefined
            : t("request.error.dayRange", {
                field: label,
                least: formatDay(range.least, locale),
                most: formatDay(range.most, locale),
              })
        }
        range={range}
      />
      <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
        {t("request.deposit.save")}
      </button>
    </form>
  );
}
