/** What keeps a draft from being confirmed: what it lacks, what its document cannot print, what the agency has not said of itself. */
import type { Day } from "#app/domain/days.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { numbersNeededAt, vatCategory } from "#app/prices/vat.ts";
import { legal } from "#content/legal.ts";
import { unprintablePartsOf } from "#quotes/documents/printable.ts";
import {
  type CompanyFact,
  type ConfirmationBlocker,
  confirmationBlockers,
} from "#quotes/terms/confirmation.ts";
import { type Fields, namesOf } from "#quotes/terms/fields.ts";
import {
  type DraftValues,
  draftFields,
  draftValues,
  lineFields,
  type QuoteDraft,
  type QuoteLine,
  type QuoteTerms,
} from "#quotes/terms/terms.ts";

export const draftBlockers = (draft: QuoteDraft, today: Day): readonly ConfirmationBlocker[] => [
  ...confirmationBlockers(draft, today, numbersNeededAt(draft.client.vatPlace)),
  ...unprintableTexts(draft),
  ...companyBlockers(draft.client.vatPlace),
];

/** Whether a draft gives a quote on a day. */
export const isReady = (draft: QuoteDraft, today: Day): draft is QuoteTerms =>
  draftBlockers(draft, today).length === 0;

/**
 * The entered texts that the PDF would show otherwise than the client's page: what the client accepts must be the same in
 * both. In the order of the form.
 */
export function unprintableTexts(draft: QuoteDraft) {
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

/**
 * What a quote for a client there has to state of the agency's company (article R123-237 of the Code de commerce). Its VAT number is needed where it charges VAT or leaves it to the client.
 */
export function companyFactsNeededAt(place: VatPlace | null): readonly CompanyFact[] {
  const code = place === null ? undefined : vatCategory(place)?.code;
  return [
    ...(["capital", "siret", "register"] as const),
    ...(code === "S" || code === "AE" ? (["vatNumber"] as const) : []),
  ];
}

export const companyBlockers = (place: VatPlace | null): readonly ConfirmationBlocker[] =>
  companyFactsNeededAt(place)
    .filter((fact) => legal[fact] === null)
    .map((fact) => ({ kind: "company", fact }));
