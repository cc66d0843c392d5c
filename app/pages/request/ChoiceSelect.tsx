import { SelectField } from "#app/ui/Field.tsx";

/** A list in which something is always chosen. */
export function ChoiceSelect(props: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const { name, label, value, error, choices } = props;
  return <SelectField name={name} label={label} error={error} choices={choices} defaultValue={value} />;
}
