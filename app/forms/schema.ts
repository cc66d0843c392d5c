import * as v from "valibot";
import { isEmailAddress, typedAddress } from "#app/domain/email-address.ts";
import { controls, withoutInvisible } from "#app/domain/text.ts";

/** The maximum length of each field, in UTF-16 units: longer values are refused, and longer stored values are cut. */
export const longest = {
  name: 100,
  firstName: 50,
  lastName: 50,
  company: 100,
  email: 255,
  /** Two numbers, and which is which. */
  phone: 100,
  site: 255,
  message: 5000,
} as const;

/** Keys below `forms.error.`. */
export type MessageKey =
  | "nameRequired"
  | "emailRequired"
  | "emailInvalid"
  | "projectRequired"
  | "phoneInvalid"
  | "siteRequired"
  | "firstNameRequired"
  | "lastNameRequired"
  | "phoneRequired"
  | "companyRequired"
  | "choiceUnknown"
  | "tooLong";

/** `Message`: the keys of the form's messages. */
export type FieldErrors<Field extends string, Message extends string = MessageKey> = Readonly<
  Partial<Record<Field, Message>>
>;

export type Parsed<Field extends string, Value, Message extends string = MessageKey> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field, Message> };

const controlsButBreaks = /(?:[^\P{Cc}\n]|[\u2028\u2029])+/gu;

/** One line of text. Control characters become spaces, because a line break could end a mail header. */
export const line = () =>
  v.pipe(
    v.string(),
    v.transform((text) => withoutInvisible(text).replace(controls, " ").trim()),
  );

export const paragraph = () =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      withoutInvisible(text).replace(/\r\n?/g, "\n").replace(controlsButBreaks, " ").trim(),
    ),
  );

/** One address that mail can be sent to. */
export const email = () =>
  v.pipe(
    line(),
    v.nonEmpty("emailRequired"),
    v.maxLength(longest.email, "tooLong"),
    v.transform(typedAddress),
    v.check(isEmailAddress, "emailInvalid"),
  );

/** Returns the first error of each field. */
export function parseFields<
  const Schema extends v.ObjectSchema<v.ObjectEntries, undefined>,
  Message extends string = MessageKey,
>(
  schema: Schema,
  fields: Readonly<Record<keyof Schema["entries"] & string, string>>,
): Parsed<keyof Schema["entries"] & string, v.InferOutput<Schema>, Message> {
  const result = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: Record<string, string> = {};
  for (const issue of result.issues) {
    const field = String(issue.path?.[0]?.key);
    errors[field] ??= issue.message;
  }
  return { ok: false, errors: errors as FieldErrors<keyof Schema["entries"] & string, Message> };
}
