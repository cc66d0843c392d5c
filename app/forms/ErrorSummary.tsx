import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { FieldErrors, MessageKey } from "./schema.ts";

export function ErrorSummary<Field extends string>(props: {
  fields: readonly Field[];
  errors: FieldErrors<Field>;
  /** Whether the page opens at it: the response to a form that was sent without script. */
  focused?: boolean;
}) {
  const { t } = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links to them
    <div
      role="group"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a refused form, and this says why
      autoFocus={props.focused}
      data-error-summary
      className="mb-10 has-[~[popover]]:scroll-mt-24 border-danger border-l-4 bg-raised px-6 py-5"
    >
      <h3 id="error-summary-title" className="text-heading">
        {t("forms.summary.title")}
      </h3>
      <ul className="mt-2">
        {props.fields.map((field) => {
          const message: MessageKey | undefined = props.errors[field];
          return (
            message !== undefined && (
              <li key={field}>
                <a
                  href={`#${field}`}
                  className="underlined inline-flex min-h-11 items-center py-2 text-danger"
                >
                  {t(`forms.error.${message}`)}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
