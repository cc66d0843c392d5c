import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { Icon } from "./Icon.tsx";

type Shared = {
  name: string;
  /** Where a page has several fields of this name. */
  id?: string | undefined;
  label: string;
  /** Shown beside the label of an optional field. */
  optional?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
};

type Control = {
  id: string;
  name: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
  className: string;
};

const controlClass =
  "block w-full rounded-base border border-edge bg-raised px-4 py-3 text-ink placeholder:text-ink-2 hover:border-ink aria-[invalid]:border-danger aria-[invalid]:border-2";

/** The error at a field, whose control is described by `<id>-error`; the ID is the name where no other is given. */
export function FieldError({ name, id = name, error }: Pick<Shared, "name" | "id" | "error">) {
  return (
    error && (
      <p id={`${id}-error`} className="mt-2 flex items-start gap-2 text-danger">
        <Icon name="alert" className="mt-0.5" />
        <span>{error}</span>
      </p>
    )
  );
}

/** Connects a control with its label, hint and error. What else a field is given is its control's. */
function Field<Rest>(props: Shared & Rest & { children: (control: Control, rest: Rest) => ReactNode }) {
  const { name, id = name, label, optional, hint, error, children, ...rest } = props;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const control: Control = {
    id,
    name,
    className: controlClass,
    ...(error && { "aria-invalid": true }),
    ...(describedBy && { "aria-describedby": describedBy }),
  };
  return (
    <div>
      <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-2">{optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-2">
          {hint}
        </p>
      )}
      <div className="mt-2">{children(control, rest as unknown as Rest)}</div>
      <FieldError name={name} id={id} error={error} />
    </div>
  );
}

/** No `maxLength`: it cuts what is pasted without a word. The form's schema says what is too long. */
type Attributes<T> = Omit<T, "id" | "name" | "className" | "maxLength" | "children">;

type Input = Attributes<InputHTMLAttributes<HTMLInputElement>>;
export const TextField = (props: Shared & Input) => (
  <Field<Input> {...props}>{(control, input) => <input {...input} {...control} />}</Field>
);

type Area = Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>;
export const TextArea = (props: Shared & Area) => (
  <Field<Area> {...props}>{(control, area) => <textarea {...area} {...control} />}</Field>
);

type Choice = { readonly value: string; readonly label: string };
type Select = Attributes<SelectHTMLAttributes<HTMLSelectElement>> & {
  choices: readonly Choice[];
  /** The entry for nothing; without it, one of the choices is always chosen. */
  empty?: string;
};
export const SelectField = (props: Shared & Select) => (
  <Field<Select> {...props}>
    {(control, { choices, empty, ...select }) => (
      <select {...select} {...control} className={`${controlClass} pr-10`}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
);

/** Native radio buttons in a fieldset. An error moves the focus to the first. */
export function ChoiceField(props: Shared & { choices: readonly Choice[]; defaultValue: string }) {
  const { name, error } = props;
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} aria-invalid={error ? true : undefined}>
      <legend className="font-semibold">{props.label}</legend>
      <div className="mt-2 grid gap-x-7 gap-y-2 sm:grid-cols-2">
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
