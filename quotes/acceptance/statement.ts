/**
 * What a client states on accepting, beside the tick: each field of the form, of what is stored, and of what shows it. A further
 * field is a row of `fields`, with its words.
 */
import * as v from "valibot";
import { isReadableInPrint } from "#app/domain/printable.ts";
import { choice, line } from "#app/forms/schema.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { text } from "#quotes/stored-values.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/** What of a quote decides which fields it asks for. */
type AskingQuote = Pick<ConfirmedQuote, "canWithdraw">;

/** A line of text. */
type LineField = {
  /** In UTF-16 units. */
  readonly maxLength: number;
  /** The message where it is empty; null where it may be. */
  readonly missing: PlainWordKey | null;
  /** The message where the proof of the acceptance could not be read. */
  readonly unreadable: PlainWordKey;
  readonly hint: PlainWordKey | null;
  readonly autoComplete: string;
  /** Whether it has a row of its own; name and role are said together. */
  readonly row: boolean;
};

/** A question with these answers, of which one has to be given where it is asked. Each has words of its own, and so has its row. */
type ChoiceField = {
  readonly answers: readonly string[];
  readonly isAsked: (quote: AskingQuote) => boolean;
  readonly missing: PlainWordKey;
  readonly row: true;
};

type Field = LineField | ChoiceField;

const fields = {
  name: {
    maxLength: 100,
    missing: "forms.error.nameRequired",
    unreadable: "clientQuote.error.latinName",
    hint: null,
    autoComplete: "name",
    row: false,
  },
  signatoryRole: {
    maxLength: 100,
    missing: "clientQuote.error.signatoryRoleRequired",
    unreadable: "clientQuote.error.latinRole",
    hint: "clientQuote.accept.signatoryRole.hint",
    autoComplete: "organization-title",
    row: false,
  },
  /** The number that the client's own order has. */
  orderNumber: {
    maxLength: 60,
    missing: null,
    unreadable: "clientQuote.error.latinOrderNumber",
    hint: "clientQuote.accept.orderNumber.hint",
    autoComplete: "off",
    row: true,
  },
  /** Whether work may start before the time to withdraw is over: only if expressly asked for (article L221-25 of the Code de la consommation). */
  earlyStart: {
    answers: ["yes", "no"],
    isAsked: ({ canWithdraw }) => canWithdraw,
    missing: "clientQuote.error.earlyStartRequired",
    row: true,
  },
} as const satisfies Readonly<Record<string, Field>>;

export type StatementField = keyof typeof fields;
export const statementFields = Object.keys(fields) as readonly StatementField[];

const fieldOf = (name: StatementField): Field => fields[name];
const mayBeMissing = (field: Field): boolean => "answers" in field || field.missing === null;

/** A field that may be empty may be missing. */
export type AcceptanceStatement = Readonly<
  Record<"name" | "signatoryRole", string> & Partial<Record<StatementField, string>>
>;

/** As it is stored, without what was left empty. */
export const storedStatement = {
  name: text,
  signatoryRole: text,
  orderNumber: v.exactOptional(text),
  earlyStart: v.exactOptional(text),
} satisfies Record<StatementField, v.GenericSchema | v.ExactOptionalSchema<typeof text, undefined>>;

const unasked = v.pipe(
  v.string(),
  v.transform(() => ""),
);

/** As it is entered. What the quote does not ask for is nothing, whatever is posted. */
export const enteredStatement = (t: Translate, quote: AskingQuote) => {
  const entered = (field: Field): v.GenericSchema<string, string> => {
    if ("answers" in field) return field.isAsked(quote) ? choice(field.answers, t(field.missing)) : unasked;
    const { maxLength, missing, unreadable } = field;
    return v.pipe(
      line(maxLength, t("forms.error.tooLong"), missing === null ? undefined : t(missing)),
      v.check(isReadableInPrint, t(unreadable)),
    );
  };
  return Object.fromEntries(statementFields.map((name) => [name, entered(fieldOf(name))])) as Record<
    StatementField,
    v.GenericSchema<string, string>
  >;
};

/** The statement alone, of whatever has it, without what was left empty. `written`: how a text that somebody typed is written. */
export const statementOf = (
  stated: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): AcceptanceStatement =>
  Object.fromEntries(
    statementFields.flatMap((name) => {
      const value = stated[name] ?? "";
      return value === "" && mayBeMissing(fieldOf(name)) ? [] : [[name, written(value)]];
    }),
  ) as AcceptanceStatement;

/** Who accepted, and as what. `written`: of both together, because the end of one and the beginning of the other may look like a link. */
export const signatoryOf = (
  { name, signatoryRole }: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): string => written(`${name}, ${signatoryRole}`);

/** What the client answered about work before the time to withdraw is over; null where nobody asked, as of the first quotes. */
export const earlyStartOf = (stated: AcceptanceStatement | null): "yes" | "no" | null =>
  fields.earlyStart.answers.find((answer) => answer === stated?.earlyStart) ?? null;

/** Whether the client asked for work before that time is over: it then starts as offered, and a withdrawal costs what was supplied. */
export const asksForEarlyStart = (stated: AcceptanceStatement | null): boolean =>
  earlyStartOf(stated) === "yes";

/** What else was stated: a row for each field that is not empty. An answer is said with what follows from it. */
export const statedRows = (
  stated: AcceptanceStatement,
  t: Translate,
  written: (text: string) => string = (typed) => typed,
): readonly { readonly label: string; readonly values: readonly string[] }[] =>
  statementFields
    .filter((name) => fields[name].row && (stated[name] ?? "") !== "")
    .map((name) => {
      const value = stated[name] ?? "";
      return {
        label: t(`clientQuote.stated.${name}` as PlainWordKey),
        values: [
          "answers" in fields[name]
            ? t(`clientQuote.stated.${name}.${value}` as PlainWordKey)
            : written(value),
        ],
      };
    });

/** What a form shows of a field: of a question its answers, as `choices`. */
type FormField = { readonly name: StatementField; readonly label: string } & (
  | { readonly choices: readonly { readonly value: string; readonly label: string }[] }
  | {
      readonly hint: string | undefined;
      readonly autoComplete: string;
      readonly optional?: string;
      readonly required?: true;
    }
);

/** The fields of the form, as far as the quote asks for them. */
export const statementForm = (t: Translate, quote: AskingQuote): readonly FormField[] =>
  statementFields.flatMap((name): readonly FormField[] => {
    const field = fieldOf(name);
    const label = t(`clientQuote.accept.${name}`);
    if (!("answers" in field)) {
      const { missing, hint: key, autoComplete } = field;
      const hint = key === null ? undefined : t(key);
      const need = missing === null ? { optional: t("clientQuote.optional") } : ({ required: true } as const);
      return [{ name, label, hint, autoComplete, ...need }];
    }
    if (!field.isAsked(quote)) return [];
    const choices = field.answers.map((value) => ({
      value,
      label: t(`clientQuote.accept.${name}.${value}` as PlainWordKey),
    }));
    return [{ name, label, choices }];
  });
