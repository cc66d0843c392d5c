import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Group, SubmitButton } from "#quotes/pages/parts.tsx";
import type { SavedPart } from "#quotes/store/saved-parts.ts";
import { templateNameField } from "./steps.ts";

/** What the agency keeps for other quotes: this one as a template, and what there is, which it can delete. */
export function SavedParts(props: {
  savedParts: readonly SavedPart[];
  templateName: string;
  errors: FieldErrors;
}) {
  const { savedParts, templateName, errors } = props;
  const { t } = useLanguage();
  const error = errors[templateNameField];
  return (
    <details className="fold border-line border-b" open={error !== undefined}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <Icon name="chevron-down" />
        <span className="font-bold font-display">{t("request.part.title")}</span>
      </summary>
      <div className="grid gap-5 pb-6">
        <Group title={t("request.part.title")} look="hiddenTitle">
          <TextField
            name={templateNameField}
            label={t("request.part.name")}
            hint={t("request.part.hint")}
            defaultValue={templateName}
            error={error}
          />
          <SubmitButton name="step" value="keepTemplate">
            {t("request.part.keepTemplate")}
          </SubmitButton>
        </Group>
        {savedParts.length > 0 && (
          <ul className="border-line border-b">
            {savedParts.map(({ id, kind, name }) => (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t py-1"
              >
                <span dir="auto" className="min-w-0">
                  {name} <span className="text-ink-2">{t(`request.part.kind.${kind}`)}</span>
                </span>
                <button
                  type="submit"
                  name="step"
                  value={`forget ${id}`}
                  aria-label={t("request.part.forget.named", { name })}
                  className="underlined min-h-11 text-danger"
                >
                  {t("request.part.forget")}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
