import { SelectField } from "#app/ui/Field.tsx";

/** A list. Without `empty`, the entry for nothing, something is always chosen. */
export function ChoiceSelect(props: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  hint?: string | undefined;
  empty?: string;
  choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const { value, ...field } = props;
  return <SelectField {...field} defaultValue={value} />;
}
