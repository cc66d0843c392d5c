import type { ReactNode } from "react";
import { FieldError } from "./Field.tsx";

/** One box to tick. */
export function CheckField(props: {
  name: string;
  value: string;
  error?: string | undefined;
  defaultChecked: boolean;
  required?: boolean;
  children: ReactNode;
}) {
  const { name, error, children, ...input } = props;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-4 py-2">
        <input
          type="checkbox"
          id={name}
          name={name}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${name}-error`}
          className="mt-0.5 size-6 flex-none accent-accent"
          {...input}
        />
        {children}
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
