/** Apart from the other fields: the configurator has none of these. */
import type { SelectHTMLAttributes } from "react";
import { type Attributes, controlClass, Field, FieldError, type Shared } from "./Field.tsx";

type Choice = { readonly value: string; readonly label: string };
type Select = Attributes<SelectHTMLAttributes<HTMLSelectElement>> & {
  choices: readonly (Choice | { readonly label: string; readonly choices: readonly Choice[] })[];
  /** The entry for nothing; without it, one of the choices is always chosen. */
  empty?: string;
};
const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);
export const SelectField = (props: Shared & Select) => (
  <Field<Select> {...props}>
    {(control, { choices, empty, ...select }) => (
      <select {...select} {...control} className={`${controlClass} pr-10`}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map((choice) =>
          "choices" in choice ? (
            <optgroup key={choice.label} label={choice.label}>
              {choice.choices.map(option)}
            </optgroup>
          ) : (
            option(choice)
          ),
        )}
      </select>
    )}
  </Field>
);

/** Native radio buttons in a fieldset. An error moves the focus to the first. `short`: beside each other on a phone too. */
export function ChoiceField(
  props: Shared & { choices: readonly Choice[]; defaultValue: string; short?: boolean },
) {
  const { name, error } = props;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className="font-semibold">{props.label}</legend>
      <div className={`mt-2 grid gap-x-7 gap-y-2 ${props.short ? "grid-cols-2" : "sm:grid-cols-2"}`}>
        {props.choices.map(({ value, label }, index) => (
          <label
            key={value}
            className={`flex min-h-13 cursor-pointer items-center gap-3 rounded-base border bg-raised px-4 py-2 hover:border-ink has-[:checked]:border-accent has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent-ink has-[:focus-visible]:outline-offset-3 ${error ? "border-danger" : "border-edge"}`}
          >
            <input
              type="radio"
              id={index === 0 ? name : `${name}-${value}`}
              name={name}
              value={value}
              defaultChecked={props.defaultValue === value}
              className="size-5 flex-none appearance-none rounded-full border-2 border-edge bg-canvas checked:border-6 checked:border-accent forced-colors:appearance-auto"
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
