/** What was entered in a form, by the names of its fields. */
export type FormTexts<Field extends string = string> = Readonly<Record<Field, string>>;

/** The first value of a field; empty for a file, or without one. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function textsOf<Field extends string>(form: FormData, fields: readonly Field[]): FormTexts<Field> {
  return Object.fromEntries(fields.map((field) => [field, textOf(form, field)])) as FormTexts<Field>;
}
