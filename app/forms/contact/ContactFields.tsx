import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ChoiceField, SelectField, TextArea, TextField } from "#app/ui/Field.tsx";
import {
  type ContactErrors,
  type ContactProject,
  type ContactValues,
  contactBudgets,
} from "../contact-request.ts";

type FieldsProps = { values: ContactValues; errors: ContactErrors };

/** Where the page says what it is about: the project is known, and the message has begun. */
export function ShortFields(props: FieldsProps & { message: string }) {
  const { t } = useLanguage();
  const { values, errors } = props;
  return (
    <div className="grid gap-7">
      <div className="grid gap-7 sm:grid-cols-2">
        <Name value={values.name} error={errors.name} />
        {values.site !== undefined && (
          <TextField
            name="site"
            inputMode="url"
            label={t("contact.form.site")}
            error={errors.site}
            defaultValue={values.site}
            autoComplete="url"
            required
          />
        )}
        <Email value={values.email} error={errors.email} />
        <Phone value={values.phone} error={errors.phone} />
      </div>
      <input type="hidden" name="project" defaultValue={values.project} />
      <TextArea
        name="message"
        label={props.message}
        optional={t("contact.form.optional")}
        error={errors.message}
        defaultValue={values.message}
        rows={4}
      />
    </div>
  );
}

function Name(props: { value: string; error: string | undefined }) {
  const { t } = useLanguage();
  return (
    <TextField
      name="name"
      label={t("contact.form.name")}
      error={props.error}
      defaultValue={props.value}
      autoComplete="name"
      required
    />
  );
}

function Email(props: { value: string; error: string | undefined }) {
  const { t } = useLanguage();
  return (
    <TextField
      name="email"
      type="email"
      label={t("contact.form.email")}
      error={props.error}
      defaultValue={props.value}
      autoComplete="email"
      required
    />
  );
}

function Phone(props: { value: string; error: string | undefined }) {
  const { t } = useLanguage();
  return (
    <TextField
      name="phone"
      type="tel"
      label={t("contact.form.phone")}
      optional={t("contact.form.optional")}
      error={props.error}
      defaultValue={props.value}
      autoComplete="tel"
    />
  );
}

/** Uncontrolled, so that hydration keeps what is already entered. */
export function ContactFields(props: FieldsProps & { projects: readonly ContactProject[] }) {
  const { t } = useLanguage();
  const { values, errors } = props;
  const optional = t("contact.form.optional");
  return (
    <div className="grid gap-7">
      <div className="grid gap-7 sm:grid-cols-2">
        <Name value={values.name} error={errors.name} />
        <TextField
          name="company"
          label={t("contact.form.company")}
          optional={optional}
          error={errors.company}
          defaultValue={values.company}
          autoComplete="organization"
        />
        <Email value={values.email} error={errors.email} />
        <Phone value={values.phone} error={errors.phone} />
      </div>
      <ChoiceField
        name="project"
        label={t("contact.form.project")}
        error={errors.project}
        defaultValue={values.project}
        choices={props.projects.map((value) => ({ value, label: t(`contact.project.${value}`) }))}
      />
      <SelectField
        name="budget"
        label={t("contact.form.budget")}
        optional={optional}
        error={errors.budget}
        defaultValue={values.budget}
        empty={t("contact.form.budget.none")}
        choices={contactBudgets.map((value) => ({ value, label: t(`contact.budget.${value}`) }))}
      />
      <TextArea
        name="message"
        label={t("contact.form.message")}
        optional={optional}
        hint={t("contact.form.message.hint")}
        error={errors.message}
        defaultValue={values.message}
        rows={6}
      />
    </div>
  );
}
