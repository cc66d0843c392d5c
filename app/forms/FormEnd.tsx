import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { hiddenFields } from "./hidden-fields.ts";

/** The end of every form: hidden fields, a privacy notice, the button. */
export function FormEnd(props: {
  /** The key of the refused form, so that sending it again does not store a second lead; else empty. */
  formKey: string;
  /** How the visitor came, as the refused form said: without script, its page's address no longer does. */
  visit: string | undefined;
  privacy: { text: string; href: string };
  submitting: boolean;
  /** The label of the button: it changes while the form is being submitted. */
  submit: string;
}) {
  const { t } = useLanguage();
  const { privacy, submitting } = props;
  return (
    <>
      <input type="hidden" name={hiddenFields.key} defaultValue={props.formKey} />
      {props.visit && <input type="hidden" name={hiddenFields.visit} defaultValue={props.visit} />}
      <div hidden>
        <input
          type="text"
          name={hiddenFields.honeypot}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
          // 1Password, LastPass, Bitwarden and Dashlane leave such fields alone.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </div>
      <p className="mt-8 text-ink-2">
        {privacy.text}{" "}
        <a href={privacy.href} className="underlined hover:text-ink">
          {t("forms.privacy.link")}
        </a>
      </p>
      {/* Shown where the network fails before the form is hydrated (`app/islands/loader.ts`). */}
      <p hidden role="alert" data-unsent className="mt-6 font-semibold text-danger">
        {t("forms.error.unavailable")}
      </p>
      <button
        type="submit"
        disabled={submitting}
        className={buttonClass("primary", "mt-6 w-full sm:w-auto disabled:cursor-progress")}
      >
        <span>{props.submit}</span>
        {submitting ? (
          <span
            aria-hidden="true"
            className="size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
          />
        ) : (
          <Icon name="arrow-right" />
        )}
      </button>
    </>
  );
}
