import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Language } from "#app/i18n/translate.ts";
import type { ConfirmationBlocker } from "#quotes/terms/confirmation.ts";
import { lineFieldName } from "#quotes/terms/draft-fields.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";

/** What keeps a draft from being confirmed, as the agency reads it: a link to where it is mended, if that is in the draft. */
export function Blocker(props: {
  reason: ConfirmationBlocker;
  /** Of the draft, in their order. */
  lines: readonly Pick<QuoteLine<null>, "label" | "unitPrice" | "choice">[];
  /** The address of the draft, from another page. */
  draft?: string;
}) {
  const { reason, lines, draft = "" } = props;
  const language = useLanguage();
  const text = blockerText(reason, language);
  const field = fieldOf(reason, lines);
  return field === null ? (
    text
  ) : (
    <a href={`${draft}#${field}`} className="underlined inline-flex min-h-11 items-center">
      {text}
    </a>
  );
}

/** The id of the field where it is mended; null where the draft has none. */
function fieldOf(reason: ConfirmationBlocker, lines: Parameters<typeof Blocker>[0]["lines"]): string | null {
  if (reason.kind === "company") return null;
  if (reason.kind === "allOptional") return "lineCount";
  if (reason.kind === "hostingUnpriced") return "hostingYearly";
  if (reason.kind === "hostedNowhere") return "hosting";
  if (reason.kind === "unprintable" && reason.line !== null)
    return lineFieldName(reason.line - 1, reason.field as keyof QuoteLine);
  if ("field" in reason) return reason.field;
  const index = lines.findIndex(({ label, unitPrice, choice }) =>
    reason.kind === "price" ? unitPrice === null && label === reason.label : choice === reason.choice,
  );
  if (index < 0) return null;
  return lineFieldName(index, reason.kind === "price" ? "unitPrice" : "inclusion");
}

/** How many characters of one text that cannot be printed are named. */
const maxCharacters = 10;

/** What keeps a draft from being confirmed, as the agency reads it. */
function blockerText(reason: ConfirmationBlocker, { locale, t }: Language): string {
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
