import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { RemountOnError } from "#app/islands/RemountOnError.tsx";
import { Toast } from "#app/ui/Toast.tsx";
import type { ContactErrors, ContactProject, ContactValues } from "../contact-request.ts";
import { ErrorSummary } from "../ErrorSummary.tsx";
import { FormEnd } from "../FormEnd.tsx";
import { type FormRefusal, hiddenFields } from "../hidden-fields.ts";
import { RefusalMessage } from "../RefusalMessage.tsx";
import { ContactFields, ShortFields } from "./ContactFields.tsx";
import { useContactForm } from "./use-contact-form.ts";

export type ContactFormProps = {
  /** This page's own address, or that of an external form service. */
  action: string;
  privacy: string;
  /** Where an external form service sends the visitor next. */
  redirect: string;
  values: ContactValues;
  errors: ContactErrors;
  refusal: FormRefusal | null;
  /** The key of the refused form, so that sending it again does not store a second lead; else empty. */
  formKey: string;
  /** How the visitor came, as the refused form said. */
  visit: string | undefined;
  /** Whether this page is the response to a refused request. */
  refused: boolean;
  /** The projects that a visitor may choose. */
  projects: readonly ContactProject[];
  /** The label of the message in the short form (name, e-mail, phone, message); null for the whole form. */
  short: string | null;
};

/** A plain form. Hydrated, it first checks the fields with the server's schema, and loses nothing if the network fails. */
export function ContactForm(props: ContactFormProps) {
  const { t } = useLanguage();
  const form = useContactForm(props);
  return (
    // In here, so that an error does not lose what is known of the form: its errors, and that it is being submitted.
    <RemountOnError>
      <form
        ref={form.element}
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate
        data-lead-form
        onSubmit={form.onSubmit}
        onInput={form.onInput}
        onChange={form.onInput}
      >
        <ErrorSummary errors={form.errors} focused={props.refused} className="mb-10" />
        {form.refusal !== null && (
          <RefusalMessage focused={props.refused} className="mb-10">
            {t(`forms.error.${form.refusal}`)}
          </RefusalMessage>
        )}
        {props.short === null ? (
          <ContactFields values={props.values} errors={form.errors} projects={props.projects} />
        ) : (
          <ShortFields values={props.values} errors={form.errors} message={props.short} />
        )}
        <input type="hidden" name={hiddenFields.redirect} defaultValue={props.redirect} />
        <input type="hidden" name={hiddenFields.append} defaultValue="false" />
        <FormEnd
          formKey={props.formKey}
          visit={props.visit}
          privacy={{
            text: t("contact.form.privacy"),
            href: props.privacy,
          }}
          submitting={form.submitting}
          submit={form.submitting ? t("contact.form.sending") : t("contact.form.submit")}
        />
        {form.toast !== null && (
          <Toast
            message={t(`forms.error.${form.toast}`)}
            closeLabel={t("forms.toast.close")}
            onClose={form.closeToast}
          />
        )}
      </form>
    </RemountOnError>
  );
}
