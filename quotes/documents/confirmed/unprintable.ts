import type { ConfirmationBlocker } from "#quotes/terms/confirmation.ts";
import { type Fields, namesOf } from "#quotes/terms/fields.ts";
import {
  type DraftValues,
  draftFields,
  draftValues,
  lineFields,
  type QuoteDraft,
  type QuoteLine,
} from "#quotes/terms/terms.ts";
import { unprintablePartsOf } from "../printable.ts";

type Unprintable = Extract<ConfirmationBlocker, { kind: "unprintable" }>;

/**
 * The entered texts that the PDF would show otherwise than the client's page: what the client accepts must be the same in
 * both. In the order of the form.
 */
export function unprintableTexts(draft: QuoteDraft): readonly Unprintable[] {
  return [
    ...draft.lines.flatMap((line, index) => unprintableIn<QuoteLine<null>>(lineFields, line, index + 1)),
    ...unprintableIn<DraftValues>(draftFields, draftValues(draft), null),
  ];
}

const unprintableIn = <Values>(fields: Fields<Values>, values: Values, line: number | null) =>
  namesOf(fields).flatMap((field) => {
    const characters = fields[field].isPrinted ? unprintablePartsOf(String(values[field])) : [];
    return characters.length === 0 ? [] : [{ kind: "unprintable", field, line, characters } as const];
  });
