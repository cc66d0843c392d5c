import type { FieldErrors } from "#app/forms/schema.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { ClientField, ClientMessage } from "./forms.ts";

export type ClientErrors = FieldErrors<ClientField, ClientMessage>;

/** What has to be corrected in one form, with links to its fields. Nothing without errors. */
export function Problems(props: { fields: readonly ClientField[]; errors: ClientErrors }) {
  const { t } = useLanguage();
  const failed = props.fields.flatMap((field) => {
    const message = props.errors[field];
    return message === undefined ? [] : [{ field, message }];
  });
  if (failed.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the page is a refused form, and this says why
      autoFocus
      className="border-danger border-l-4 bg-raised px-6 py-5"
    >
      <p className="font-semibold">{t("clientQuote.error.title")}</p>
      <ul className="mt-2">
        {failed.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} className="underlined inline-flex min-h-11 items-center py-1.5 text-danger">
              {t(`clientQuote.error.${message}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The message at a field, if it has one. */
export function useErrorText(errors: ClientErrors) {
  const { t } = useLanguage();
  return (field: ClientField): string | undefined => {
    const message = errors[field];
    return message === undefined ? undefined : t(`clientQuote.error.${message}`);
  };
}
