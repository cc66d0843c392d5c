/**
 * What a client states on accepting, beside the tick: each field of the form, of what is stored, and of what shows it. A further
 * field is a row of `fields`, with its words.
 */
import * as v from "valibot";
import { isReadableInPrint } from "#app/domain/printable.ts";
import { line } from "#app/forms/schema.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { text } from "#quotes/stored-values.ts";

/** `most`: in UTF-16 units. `unreadable`: the message where the proof of the acceptance could not be read. */
const fields = {
  name: {
    most: 100,
    missing: "forms.error.nameRequired",
    unreadable: "clientQuote.error.latinName",
    autoComplete: "name",
  },
  signatoryRole: {
    most: 100,
    missing: "clientQuote.error.signatoryRoleRequired",
    unreadable: "clientQuote.error.latinRole",
    autoComplete: "organization-title",
  },
} as const;

export type StatementField = keyof typeof fields;
export const statementFields = Object.keys(fields) as readonly StatementField[];

export type AcceptanceStatement = Readonly<Record<StatementField, string>>;

const entriesOf = <Value>(of: (field: StatementField) => Value) =>
  Object.fromEntries(statementFields.map((field) => [field, of(field)])) as Record<StatementField, Value>;

/** As it is stored. */
export const storedStatement = entriesOf(() => text);

/** As it is entered. */
export const enteredStatement = (t: Translate) =>
  entriesOf((field) => {
    const { most, missing, unreadable } = fields[field];
    return v.pipe(
      line(most, t("forms.error.tooLong"), t(missing)),
      v.check(isReadableInPrint, t(unreadable)),
    );
  });

/** The statement alone, of whatever has it. `written`: how a text that somebody typed is written. */
export const statementOf = (
  stated: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): AcceptanceStatement => entriesOf((field) => written(stated[field]));

/** Who accepted, and as what. `written`: of both together, because the end of one and the beginning of the other may look like a link. */
export const signatoryOf = (
  { name, signatoryRole }: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): string => written(`${name}, ${signatoryRole}`);
