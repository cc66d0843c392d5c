import { type DayRange, isDay } from "#app/domain/days.ts";
import { TextField } from "#app/ui/Field.tsx";

/** A date. A date field would hide what is no date: that is corrected where it was entered. */
export function DayField({
  range,
  ...field
}: {
  name: string;
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  defaultValue: string;
  range: DayRange | null;
  autoFocus?: boolean;
}) {
  const isDate = field.defaultValue === "" || isDay(field.defaultValue);
  return (
    <TextField
      {...field}
      {...(isDate ? { type: "date", min: range?.min, max: range?.max } : { type: "text" })}
    />
  );
}
