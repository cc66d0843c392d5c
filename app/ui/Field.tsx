import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import { Icon } from "./Icon.tsx";

export type Shared = {
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

export const controlClass =
  "mt-2 block w-full rounded-base border border-edge bg-raised px-4 py-3 text-ink placeholder:text-ink-2 hover:border-ink aria-[invalid]:border-danger aria-[invalid]:border-2";

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
export function Field<Rest>(
  props: Shared & Rest & { children: (control: Control, rest: Rest) => ReactNode },
) {
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
      {children(control, rest as unknown as Rest)}
      <FieldError name={name} id={id} error={error} />
    </div>
  );
}

/** No `maxLength`: it cuts what is pasted without a word. The form's schema says what is too long. */
export type Attributes<T> = Omit<T, "id" | "name" | "className" | "maxLength" | "children">;

type Input = Attributes<InputHTMLAttributes<HTMLInputElement>>;
export const TextField = (props: Shared & Input) => (
  <Field<Input> {...props}>{(control, input) => <input {...input} {...control} />}</Field>
);

type Area = Attributes<TextareaHTMLAttributes<HTMLTextAreaElement>>;
export const TextArea = (props: Shared & Area) => (
  <Field<Area> {...props}>{(control, area) => <textarea {...area} {...control} />}</Field>
);
