import { formatDay } from "#app/i18n/dates.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { ConfirmationBlocker } from "#quotes/terms/confirmation.ts";

/** How many characters of one text that cannot be printed are named. */
const maxCharacters = 10;

/** What keeps a draft from being confirmed, as the agency reads it. */
export function blockerText(reason: ConfirmationBlocker, { locale, t }: Language): string {
  if (reason.kind === "price") return t("request.preview.unpriced", { label: reason.label });
  if (reason.kind === "hostedNowhere" || reason.kind === "hostingUnpriced")
    return t(`request.preview.${reason.kind}`);
  if (reason.kind === "allOptional") return t("request.preview.allOptional");
  if ("choice" in reason) return t(`request.preview.${reason.kind}`, { choice: reason.choice });
  if (reason.kind === "company")
    return t("request.preview.company", { fact: t(`request.preview.company.${reason.fact}`) });
  const field = t(`request.draft.${reason.field}`);
  if (reason.kind === "unprintable")
    return t("request.preview.unprintable", {
      field: reason.line === null ? field : `${t("request.draft.line", { number: reason.line })}, ${field}`,
      characters: reason.characters.slice(0, maxCharacters).join(" "),
    });
  if (reason.kind === "empty") return t("request.error.required", { field });
  if (reason.kind === "unset") return t("request.preview.unset", { field });
  const { min, max } = reason.range;
  return t("request.error.dayRange", {
    field,
    least: formatDay(min, locale),
    most: formatDay(max, locale),
  });
}
