import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { TextField } from "#app/ui/Field.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Group, SubmitButton } from "#quotes/pages/parts.tsx";
import type { SavedPart } from "#quotes/store/saved-parts.ts";
import type { DraftActionData } from "./draft.action.server.ts";
import { templateNameField } from "./steps.ts";

/** What the agency keeps for other quotes: this one as a template, and what there is, which it can delete. */
export function SavedParts(props: {
  savedParts: readonly SavedPart[];
  templateName: string;
  errors: FieldErrors;
  /** What was just kept as a template, or is not any more. */
  part: DraftActionData["part"] | null;
}) {
  const { savedParts, templateName, errors, part } = props;
  const { t } = useLanguage();
  const error = errors[templateNameField];
  return (
    <details className="fold border-line border-b" open={error !== undefined || part !== null}>
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <Icon name="chevron-down" />
        <span className="font-bold font-display">{t("request.part.title")}</span>
      </summary>
      <div className="grid gap-5 pb-6">
        <PartMessage part={part} />
        <Group title={t("request.part.title")} look="hiddenTitle">
          <TextField
            name={templateNameField}
            label={t("request.part.name")}
            hint={t("request.part.hint")}
            defaultValue={templateName}
            error={error}
            autoFocus={error !== undefined}
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
                {/* Two presses: it is gone from every quote that is still to be made. */}
                <details className="open:basis-full">
                  <summary
                    aria-label={t("request.part.forget.named", { name })}
                    className="flex min-h-11 cursor-pointer items-center justify-end text-danger"
                  >
                    <span className="underlined">{t("request.part.forget")}</span>
                  </summary>
                  <SubmitButton name="step" value={`forget ${id}`}>
                    {t("request.part.forget.submit", { name })}
                  </SubmitButton>
                </details>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

/** What was just kept for other quotes, or is not any more, where it was pressed. */
export function PartMessage({ part }: { part: DraftActionData["part"] | null }) {
  const { t } = useLanguage();
  return (
    part && (
      <p
        role="status"
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the page is the answer to a press, and this says what it did
        autoFocus
        className="border-lagoon border-l-4 bg-raised px-6 py-4 font-semibold"
      >
        {t(`request.part.${part.is}`, { name: part.name })}
      </p>
    )
  );
}
