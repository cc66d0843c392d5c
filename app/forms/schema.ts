import * as v from "valibot";
import { extractEmailAddress, isEmailAddress } from "#app/domain/email-address.ts";
import { controls, isBlank, withoutInvisible } from "#app/domain/text.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** The maximum length of each field, in UTF-16 units: longer values are refused, and longer stored values are cut. */
export const maxLengths = {
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

/** The message of each wrong field, by its name, in the order of the schema. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

export type Parsed<Value, Field extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly errors: FieldErrors<Field> };

/** Nothing is left of a text of which nobody would see anything. */
const visible = (text: string): string => (isBlank(text) ? "" : withoutInvisible(text));

/** Removes what nobody types on purpose. Control characters become spaces, because a line break could end a mail header. */
export const cleanLine = (text: string): string => visible(text).replace(controls, " ").trim();

const controlsButBreaks = /(?:[^\P{Cc}\n]|[\u2028\u2029])+/gu;

export const cleanParagraph = (text: string): string =>
  visible(text).replace(/\r\n?/g, "\n").replace(controlsButBreaks, " ").trim();

const text =
  (clean: (entered: string) => string) =>
  /** `most`: its length in UTF-16 units. `missing`: the message if it is empty; without one it may be. */
  (max: number, tooLong: string, missing?: string) =>
    v.pipe(
      v.string(),
      v.transform(clean),
      v.check((entered) => entered !== "" || missing === undefined, missing ?? ""),
      v.maxLength(max, tooLong),
    );

/** One line of text. */
export const line = text(cleanLine);
/** Several lines of text. */
export const paragraph = text(cleanParagraph);

/** One of the values, as it stands in the form. */
export const choice = <const Value extends string>(values: readonly Value[], message: string) =>
  v.pipe(v.string(), v.transform(cleanLine), v.picklist(values, message));

/** One address that mail can be sent to. */
export const email = (t: Translate) =>
  v.pipe(
    line(maxLengths.email, t("forms.error.tooLong"), t("forms.error.emailRequired")),
    v.transform(extractEmailAddress),
    v.check(isEmailAddress, t("forms.error.emailInvalid")),
  );

/**
 * Checks what was entered; returns the value of the schema, or the first message of each wrong field. A field in a list has a
 * name with its place: `line-0-label`.
 */
export function parseForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  entered: v.InferInput<Schema>,
): Parsed<v.InferOutput<Schema>, keyof v.InferInput<Schema> & string> {
  const result = v.safeParse(schema, entered, { abortPipeEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const errors: Record<string, string> = {};
  for (const { path = [], message } of result.issues) {
    const name = path.map(({ key }) => String(key)).join("-");
    errors[name] ??= message;
  }
  return { ok: false, errors: errors as FieldErrors<keyof v.InferInput<Schema> & string> };
}
