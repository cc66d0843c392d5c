import type { Day, DayRange } from "#app/domain/days.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { anchors } from "./anchors.ts";
import { DayField } from "./DayField.tsx";
import { Done } from "./Frame.tsx";
import type { RequestStep } from "./steps.ts";

/** A form of one day about an accepted quote. `typed`: a day that was refused. */
export function DayForm(props: {
  step: RequestStep;
  name: string;
  label: string;
  hint: string;
  saved: { readonly id: string; readonly text: string };
  submit: string;
  day: Day | null;
  typed: string | undefined;
  range: DayRange;
}) {
  const { name, label, hint, saved, day, typed, range } = props;
  const { locale, t } = useLanguage();
  const least = formatDay(range.least, locale);
  const most = formatDay(range.most, locale);
  return (
    <form method="post" action={`#${anchors.quotes}`} className="mt-4 grid max-w-[38em] gap-4">
      <Done id={saved.id}>{saved.text}</Done>
      <input type="hidden" name="step" value={props.step} />
      <DayField
        name={name}
        label={label}
        hint={hint}
        defaultValue={typed ?? day ?? ""}
        error={typed === undefined ? undefined : t("request.error.dayRange", { field: label, least, most })}
        range={range}
      />
      <button type="submit" className={buttonClass("quiet", "w-full sm:w-auto sm:justify-self-start")}>
        {props.submit}
      </button>
    </form>
  );
}
