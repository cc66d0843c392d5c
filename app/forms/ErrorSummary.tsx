import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { FieldErrors } from "./schema.ts";

/** What has to be corrected in a form, with links to its fields. Nothing without errors. */
export function ErrorSummary(props: {
  errors: FieldErrors;
  /** The fields of this form, on a page with several forms. */
  fields?: readonly string[];
  /** Whether the page opens at it: the response to a form that was sent without script. */
  focused: boolean;
  title?: string;
  className?: string;
}) {
  const { t } = useLanguage();
  const { fields } = props;
  const errors = Object.entries(props.errors).filter(([field]) => fields?.includes(field) ?? true);
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are links to them
    <div
      role="group"
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a refused form, and this says why
      autoFocus={props.focused}
      data-error-summary
      className={`has-[~[popover]]:scroll-mt-24 border-danger border-l-4 bg-raised px-6 py-5 ${props.className ?? ""}`}
    >
      <p id="error-summary-title" className="font-bold font-display text-heading">
        {props.title ?? t("forms.summary.title")}
      </p>
      <ul className="mt-2">
        {errors.map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`} className="underlined inline-flex min-h-11 items-center py-2">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
