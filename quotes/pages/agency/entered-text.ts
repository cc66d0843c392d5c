import { projects } from "#app/content/projects.ts";
import { isDay } from "#app/domain/days.ts";
import { parseEuros } from "#app/domain/money-input.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import type { DraftField } from "#quotes/terms/terms.ts";

/** What is entered in a field of a draft, as it is read; empty for nothing. */
export function enteredText(field: DraftField, entered: string, { locale, t }: Language): string {
  const value = entered.replaceAll("\r\n", "\n").trim();
  if (value === "") return "";
  if (field === "caseStudy1" || field === "caseStudy2")
    return projects.find(({ slug }) => slug === value)?.clientName ?? value;
  if (field === "hostingYearly") {
    const amount = parseEuros(value);
    return amount === null ? value : exactMoney(amount, locale);
  }
  if (field === "vatPlace") return vatPlaceName(value, locale);
  if (field === "hosting") return t(`request.draft.hosting.${value}` as PlainWordKey);
  if (field === "startOn" || field === "deliverOn") return isDay(value) ? formatDay(value, locale) : value;
  if (field === "offPremises" || field === "fiveEmployees" || field === "outsideActivity")
    return t(`request.draft.answer.${value as "yes" | "no"}`);
  return value;
}
