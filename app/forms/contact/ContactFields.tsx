import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ChoiceField, SelectField } from "#app/ui/ChoiceFields.tsx";
import { TextArea, TextField } from "#app/ui/Field.tsx";
import {
  type ContactErrors,
  type ContactProject,
  type ContactValues,
  contactBudgets,
} from "../contact-request.ts";

type FieldsProps = { values: ContactValues; errors: ContactErrors };

const controls = {
  name: { autoComplete: "name", required: true },
  site: { inputMode: "url", autoComplete: "url", required: true },
  company: { autoComplete: "organization" },
  email: { type: "email", autoComplete: "email", required: true },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

/** Uncontrolled, so that hydration keeps what is already entered. */
function Texts({ fields, values, errors }: FieldsProps & { fields: readonly (keyof typeof controls)[] }) {
  const { t } = useLanguage();
  return (
    <div className="grid gap-7 sm:grid-cols-2">
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`contact.form.${name}`)}
          optional={"required" in controls[name] ? undefined : t("contact.form.optional")}
          error={errors[name]}
          defaultValue={values[name]}
          {...controls[name]}
        />
      ))}
    </div>
  );
}

/** Where the page says what it is about: the project is known, and the message has begun. */
export function ShortFields({ message, ...props }: FieldsProps & { message: string }) {
  const { t } = useLanguage();
  const { values, errors } = props;
  return (
    <div className="grid gap-7">
      <Texts
        {...props}
        fields={["name", ...(values.site === undefined ? [] : (["site"] as const)), "email", "phone"]}
      />
      <input type="hidden" name="project" defaultValue={values.project} />
      <TextArea
        name="message"
        label={message}
        optional={t("contact.form.optional")}
        error={errors.message}
        defaultValue={values.message}
        rows={4}
      />
    </div>
  );
}

export function ContactFields(props: FieldsProps & { projects: readonly ContactProject[] }) {
  const { t } = useLanguage();
  const { values, errors, projects } = props;
  const optional = t("contact.form.optional");
  return (
    <div className="grid gap-7">
      <Texts {...props} fields={["name", "company", "email", "phone"]} />
      <ChoiceField
        name="project"
        label={t("contact.form.project")}
        error={errors.project}
        defaultValue={values.project}
        choices={projects.map((value) => ({ value, label: t(`contact.project.${value}`) }))}
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
