import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { type DraftError, type DraftErrors, lineFieldName, lineFields, maxLines } from "./draft-fields.ts";

/** The message at a control, or undefined if it has none. */
export type DraftErrorOf = (name: string) => string | undefined;

/** The label of a control, with its line's number if it has one. */
function useLabels(lines: number): (name: string) => string {
  const { t } = useLanguage();
  const labels = new Map<string, string>();
  for (let index = 0; index < lines; index += 1)
    for (const field of lineFields)
      labels.set(
        lineFieldName(index, field),
        `${t("request.draft.line", { number: index + 1 })}, ${t(`request.draft.${field}`)}`,
      );
  return (name) => labels.get(name) ?? t(`request.draft.${name}` as PlainWordKey);
}

export function useDraftError(errors: DraftErrors, lines: number): DraftErrorOf {
  const { locale, t } = useLanguage();
  const labelOf = useLabels(lines);
  const say = t as (key: string, slots: Readonly<Record<string, string | number>>) => string;
  const textOf = (name: string, { key, slots = {} }: DraftError) => {
    const said = Object.entries(slots).map(([slot, value]) => [
      slot,
      typeof value === "string" ? formatDay(value, locale) : value,
    ]);
    return say(`request.error.${key}`, { field: labelOf(name), ...Object.fromEntries(said) });
  };
  return (name) => {
    const error = errors[name];
    return error === undefined ? undefined : textOf(name, error);
  };
}

/** What has to be corrected, with links to the controls. Nothing without errors. */
export function DraftProblems(props: {
  errors: DraftErrors;
  lineCount: "none" | "many" | null;
  lines: number;
}) {
  const { t } = useLanguage();
  const errorOf = useDraftError(props.errors, props.lines);
  const names = Object.keys(props.errors);
  if (names.length === 0 && props.lineCount === null) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a refused form, and this says why
      autoFocus
      className="border-danger border-l-4 bg-raised px-6 py-5"
    >
      <p className="font-semibold">{t("request.error.title")}</p>
      <ul className="mt-2">
        {props.lineCount !== null && (
          <li className="py-2 text-danger">
            {props.lineCount === "none"
              ? t("request.error.noLines")
              : t("request.error.manyLines", { most: maxLines })}
          </li>
        )}
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className="underlined inline-flex min-h-11 items-center py-1.5 text-danger">
              {errorOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
