/**
 * What a client states on accepting, beside the tick: each field of the form, of what is stored, and of what shows it. A further
 * field is a row of `fields`, with its words.
 */
import * as v from "valibot";
import { isReadableInPrint } from "#app/domain/printable.ts";
import { line } from "#app/forms/schema.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { text } from "#quotes/stored-values.ts";

type Field = {
  /** In UTF-16 units. */
  readonly most: number;
  /** The message where it is empty; null where it may be. */
  readonly missing: PlainWordKey | null;
  /** The message where the proof of the acceptance could not be read. */
  readonly unreadable: PlainWordKey;
  readonly hint: PlainWordKey | null;
  readonly autoComplete: string;
  /** Whether it has a row of its own; name and role are said together. */
  readonly row: boolean;
};

const fields = {
  name: {
    most: 100,
    missing: "forms.error.nameRequired",
    unreadable: "clientQuote.error.latinName",
    hint: null,
    autoComplete: "name",
    row: false,
  },
  signatoryRole: {
    most: 100,
    missing: "clientQuote.error.signatoryRoleRequired",
    unreadable: "clientQuote.error.latinRole",
    hint: "clientQuote.accept.signatoryRole.hint",
    autoComplete: "organization-title",
    row: false,
  },
  /** The number that the client's own order has. */
  orderNumber: {
    most: 60,
    missing: null,
    unreadable: "clientQuote.error.latinOrderNumber",
    hint: "clientQuote.accept.orderNumber.hint",
    autoComplete: "off",
    row: true,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type StatementField = keyof typeof fields;
export const statementFields = Object.keys(fields) as readonly StatementField[];

/** A field that may be empty may be missing. */
export type AcceptanceStatement = Readonly<
  Record<"name" | "signatoryRole", string> & Partial<Record<StatementField, string>>
>;

const entriesOf = <Value>(of: (field: StatementField) => Value) =>
  Object.fromEntries(statementFields.map((field) => [field, of(field)])) as Record<StatementField, Value>;

/** As it is stored, without what was left empty. */
export const storedStatement = {
  name: text,
  signatoryRole: text,
  orderNumber: v.exactOptional(text),
} satisfies Record<StatementField, v.GenericSchema | v.ExactOptionalSchema<typeof text, undefined>>;

/** As it is entered. */
export const enteredStatement = (t: Translate) =>
  entriesOf((field) => {
    const { most, missing, unreadable }: Field = fields[field];
    return v.pipe(
      line(most, t("forms.error.tooLong"), missing === null ? undefined : t(missing)),
      v.check(isReadableInPrint, t(unreadable)),
    );
  });

/** The statement alone, of whatever has it, without what was left empty. `written`: how a text that somebody typed is written. */
export const statementOf = (
  stated: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): AcceptanceStatement =>
  Object.fromEntries(
    statementFields.flatMap((field) => {
      const value = stated[field] ?? "";
      return value === "" && fields[field].missing === null ? [] : [[field, written(value)]];
    }),
  ) as AcceptanceStatement;

/** Who accepted, and as what. `written`: of both together, because the end of one and the beginning of the other may look like a link. */
export const signatoryOf = (
  { name, signatoryRole }: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): string => written(`${name}, ${signatoryRole}`);

/** What else was stated: a row for each field that is not empty. */
export const statedRows = (
  stated: AcceptanceStatement,
  t: Translate,
  written: (text: string) => string = (typed) => typed,
): readonly { readonly label: string; readonly values: readonly string[] }[] =>
  statementFields
    .filter((field) => fields[field].row && (stated[field] ?? "") !== "")
    .map((field) => ({
      label: t(`clientQuote.stated.${field}` as PlainWordKey),
      values: [written(stated[field] ?? "")],
    }));

/** What a form shows of each field. */
export const statementForm = (t: Translate) =>
  statementFields.map((name) => {
    const { missing, hint, autoComplete }: Field = fields[name];
    return {
      name,
      label: t(`clientQuote.accept.${name}`),
      hint: hint === null ? undefined : t(hint),
      autoComplete,
      ...(missing === null ? { optional: t("clientQuote.optional") } : { required: true }),
    };
  });
