import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ChoiceField, SelectField, TextArea, TextField } from "#app/ui/Field.tsx";
import { type ContactErrors, type ContactField, contactBudgets, contactProjects } from "../contact.ts";

/** Uncontrolled, so that hydration keeps what is already typed. */
export function ContactFields(props: {
  values: Readonly<Record<ContactField, string>>;
  errors: ContactErrors;
}) {
  const { t } = useLanguage();
  const { values, errors } = props;
  const optional = t("contact.form.optional");
  const error = (field: ContactField) => {
    const message = errors[field];
    return message === undefined ? undefined : t(`forms.error.${message}`);
  };
  return (
    <div className="grid gap-7">
      <div className="grid gap-7 sm:grid-cols-2">
        <TextField
          name="name"
          label={t("contact.form.name")}
          error={error("name")}
          defaultValue={values.name}
          autoComplete="name"
          required
        />
        <TextField
          name="company"
          label={t("contact.form.company")}
          optional={optional}
          error={error("company")}
          defaultValue={values.company}
          autoComplete="organization"
        />
        <TextField
          name="email"
          type="email"
          label={t("contact.form.email")}
          error={error("email")}
          defaultValue={values.email}
          autoComplete="email"
          required
        />
        <TextField
          name="phone"
          type="tel"
          label={t("contact.form.phone")}
          optional={optional}
          error={error("phone")}
          defaultValue={values.phone}
          autoComplete="tel"
        />
      </div>
      <ChoiceField
        name="project"
        label={t("contact.form.project")}
        error={error("project")}
        defaultValue={values.project}
        choices={contactProjects.map((value) => ({ value, label: t(`contact.project.${value}`) }))}
      />
      <SelectField
        name="budget"
        label={t("contact.form.budget")}
        optional={optional}
        error={error("budget")}
        defaultValue={values.budget}
        empty={t("contact.form.budget.none")}
        choices={contactBudgets.map((value) => ({ value, label: t(`contact.budget.${value}`) }))}
      />
      <TextArea
        name="message"
        label={t("contact.form.message")}
        optional={optional}
        hint={t("contact.form.message.hint")}
        error={error("message")}
        defaultValue={values.message}
        rows={6}
      />
    </div>
  );
}
