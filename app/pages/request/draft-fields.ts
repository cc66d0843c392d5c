/**
 * The form of a draft: what may be typed in it, and how the typed texts become a draft. Without a script, the whole form
 * is posted each time, so it is plain names and texts.
 */

import { isSiren } from "#app/domain/company-number.ts";
import {
  type Billing,
  billings,
  type Inclusion,
  inclusions,
  type QuoteDraft,
  type QuoteLine,
} from "#app/domain/confirmed-quote.ts";
import { addMonths, type Day, type DayRange, isDay, isWithin } from "#app/domain/days.ts";
import { deliveryRange, startRange } from "#app/domain/quote-days.ts";
import { type WithdrawalQuestion, withdrawalQuestions } from "#app/domain/withdrawal.ts";
import type { DraftProposals } from "#app/follow-up/operations.ts";
import { textOf, textsOf } from "#app/forms/form-data.ts";
import { cleanLine, cleanParagraph } from "#app/forms/schema.ts";
import type { VatPlaceKey } from "#content/place.ts";
import { isAbroad, vatPlaceKeys } from "#content/vat.ts";
import { parseEuros, typedEuros } from "./money-input.ts";

export const maxLines = 60;
/** Empty lines that are offered for lines of the agency's own. */
export const offeredEmptyLines = 3;

/** In UTF-16 units. */
export const draftLongest = {
  label: 120,
  details: 3000,
  clientName: 150,
  clientAddress: 300,
  terms: 3000,
} as const;

export const instalmentChoices = [0, 3, 6, 12, 24, 36] as const;

/** Whole numbers, with their bounds. */
export const integerFields = {
  discountPercent: [0, 100],
  depositPercent: [0, 100],
  validityDays: [1, 365],
  subscriptionMonths: [0, 60],
} as const satisfies Record<string, readonly [least: number, most: number]>;
export type IntegerField = keyof typeof integerFields;

export const quantityBounds = [1, 999] as const;

const textFields = [
  "clientName",
  "clientAddress",
  "clientSiren",
  "vatPlace",
  "instalments",
  "startOn",
  "deliverOn",
  "terms",
  ...withdrawalQuestions,
] as const;

export const lineFields = [
  "label",
  "details",
  "quantity",
  "unitPrice",
  "billing",
  "inclusion",
  "remove",
] as const;
export type LineField = (typeof lineFields)[number];
export type TypedLine = Readonly<Record<LineField, string>>;

export type TypedDraft = Readonly<Record<IntegerField | (typeof textFields)[number], string>> & {
  readonly lines: readonly TypedLine[];
};

/** The name, and the id, of a control of a line. */
export const lineFieldName = (index: number, field: LineField) => `line-${index}-${field}`;

/** The value of a checkedValue box. */
export const checkedValue = "yes";

/** The answers to a question; nothing is chosen before. */
export const answers = ["yes", "no"] as const;

const typedAnswer = (answer: boolean | null): string => (answer === null ? "" : answers[answer ? 0 : 1]);

/** A key below `request.error.`, with the slots of its text but for the field's name. */
export type DraftError = {
  readonly key: "required" | "tooLong" | "amount" | "whole" | "choice" | "siren" | "day" | "dayRange";
  /** Days, as the calendar has them, for `dayRange`. */
  readonly slots?: Readonly<Record<string, number | Day>>;
};
/** By the control's name. */
export type DraftErrors = Readonly<Record<string, DraftError>>;
export type ParsedDraft =
  | { readonly ok: true; readonly draft: QuoteDraft }
  | { readonly ok: false; readonly errors: DraftErrors; readonly lineCount: "none" | "many" | null };

/** What was posted. Unknown names are ignored; of lines, as many as a quote may have and one more. */
export function readDraft(form: FormData): TypedDraft {
  const count = Math.min(Number.parseInt(textOf(form, "lineCount"), 10) || 0, maxLines + offeredEmptyLines);
  const names = [...(Object.keys(integerFields) as IntegerField[]), ...textFields];
  return {
    ...textsOf(form, names),
    lines: Array.from(
      { length: count },
      (_, index) =>
        Object.fromEntries(
          lineFields.map((field) => [field, textOf(form, lineFieldName(index, field))]),
        ) as TypedLine,
    ),
  };
}

const emptyLine: TypedLine = {
  label: "",
  details: "",
  quantity: "1",
  unitPrice: "",
  billing: "once",
  inclusion: "fixed",
  remove: "",
};

export function typedLineOf(line: QuoteLine<null>): TypedLine {
  const { label, details, quantity, unitPrice, billing, inclusion } = line;
  return {
    label,
    details,
    billing,
    inclusion,
    remove: "",
    quantity: String(quantity),
    unitPrice: unitPrice === null ? "" : typedEuros(unitPrice),
  };
}

/** The proposed day of delivery: the longest lead time that the site promised to the visitor, counted from the start. */
function proposedDelivery(startOn: Day | null, proposals: DraftProposals | null): Day {
  return startOn === null || !proposals?.leadTime ? "" : addMonths(startOn, proposals.leadTime.to);
}

/** A draft as texts, for its form. What it leaves open is what is proposed, or empty. */
export function typedDraftOf(draft: QuoteDraft, proposals: DraftProposals | null = null): TypedDraft {
  const { client, terms, withdrawal, startOn, deliverOn, instalments } = draft;
  return {
    clientName: client.name,
    clientAddress: client.address,
    clientSiren: client.siren,
    vatPlace: client.vatPlace ?? proposals?.vatPlace?.place ?? "",
    startOn: startOn ?? "",
    deliverOn: deliverOn ?? proposedDelivery(startOn, proposals),
    terms,
    instalments: String(instalments),
    offPremises: typedAnswer(withdrawal.offPremises),
    fiveEmployees: typedAnswer(withdrawal.fiveEmployees),
    outsideActivity: typedAnswer(withdrawal.outsideActivity),
    discountPercent: String(draft.discountPercent),
    depositPercent: String(draft.depositPercent),
    validityDays: String(draft.validityDays),
    subscriptionMonths: String(draft.subscriptionMonths),
    lines: draft.lines.map(typedLineOf),
  };
}

/** With empty lines at the end, up to the most that a quote may have. */
export function withEmptyLines(typed: TypedDraft): TypedDraft {
  const filledLines = typed.lines.filter((line) => line.remove === "" && !isBlank(line));
  const spare = Math.max(0, Math.min(offeredEmptyLines, maxLines - filledLines.length));
  return { ...typed, lines: [...filledLines, ...Array.from({ length: spare }, () => emptyLine)] };
}

export const isBlank = ({ label, details, unitPrice }: TypedLine): boolean =>
  [label, details, unitPrice].every((text) => text.trim() === "");

/** The fields below the lines, in the order of the page. */
const laterFields = [
  "discountPercent",
  "depositPercent",
  "instalments",
  "subscriptionMonths",
  "clientName",
  "clientSiren",
  "clientAddress",
  "vatPlace",
  "startOn",
  "deliverOn",
  "validityDays",
  "terms",
  ...withdrawalQuestions,
] as const;

/** The errors in the order of the page: line by line, then of the fields below. */
function inOrder(errors: DraftErrors, lines: number): DraftErrors {
  const order: string[] = [];
  for (let index = 0; index < lines; index += 1)
    order.push(...lineFields.map((field) => lineFieldName(index, field)));
  order.push(...laterFields);
  return Object.fromEntries(
    Object.entries(errors).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}

/**
 * Checks what was typed on a day. What the agency has still to decide may be empty: the price of a line, the place for VAT,
 * the days, the questions about withdrawal.
 */
export function parseDraft(typed: TypedDraft, today: Day): ParsedDraft {
  const errors: Record<string, DraftError> = {};

  function text(name: string, value: string, longest: number, required: boolean, several = false): string {
    const clean = several ? cleanParagraph(value) : cleanLine(value);
    if (required && clean === "") errors[name] = { key: "required" };
    else if (clean.length > longest) errors[name] = { key: "tooLong" };
    return clean;
  }
  function whole(name: string, value: string, [least, most]: readonly [number, number]): number {
    const number = /^\d{1,6}$/.test(value.trim()) ? Number(value) : Number.NaN;
    if (!(number >= least && number <= most)) errors[name] = { key: "whole", slots: { least, most } };
    return number;
  }
  function choice<Value extends string>(name: string, value: string, values: readonly Value[]): Value {
    const found = values.find((known) => known === value);
    if (found === undefined) errors[name] = { key: "choice" };
    return found ?? (values[0] as Value);
  }
  function choiceOrOpen<Value extends string>(name: string, value: string, values: readonly Value[]) {
    return value === "" ? null : choice(name, value, values);
  }
  function answer(question: WithdrawalQuestion): boolean | null {
    const chosen = choiceOrOpen(question, typed[question], answers);
    return chosen === null ? null : chosen === "yes";
  }
  /** Without a range if that depends on another day, which is wrong. */
  function day(name: string, value: string, range: DayRange | null): Day | null {
    const clean = cleanLine(value);
    // A day of another century has the form, so its error is the range.
    if (clean === "") return null;
    if (!/^\d{4}-\d\d-\d\d$/.test(clean)) errors[name] = { key: "day" };
    else if (range !== null && !(isDay(clean) && isWithin(clean, range)))
      errors[name] = { key: "dayRange", slots: range };
    return clean;
  }

  const lines = typed.lines.flatMap((line, index): QuoteLine<null>[] => {
    if (line.remove !== "" || isBlank(line)) return [];
    const nameOf = (field: LineField) => lineFieldName(index, field);
    const unitPrice = line.unitPrice.trim() === "" ? null : parseEuros(line.unitPrice);
    if (line.unitPrice.trim() !== "" && unitPrice === null) errors[nameOf("unitPrice")] = { key: "amount" };
    return [
      {
        label: text(nameOf("label"), line.label, draftLongest.label, true),
        details: text(nameOf("details"), line.details, draftLongest.details, false, true),
        quantity: whole(nameOf("quantity"), line.quantity, quantityBounds),
        unitPrice,
        billing: choice<Billing>(nameOf("billing"), line.billing, billings),
        inclusion: choice<Inclusion>(nameOf("inclusion"), line.inclusion, inclusions),
      },
    ];
  });

  const vatPlace = choiceOrOpen<VatPlaceKey>("vatPlace", typed.vatPlace, vatPlaceKeys);
  const siren = typed.clientSiren.replace(/\s/g, "");
  if (siren === "" ? vatPlace !== null && !isAbroad(vatPlace) : !isSiren(siren))
    errors.clientSiren = { key: siren === "" ? "required" : "siren" };
  const startOn = day("startOn", typed.startOn, startRange(today));
  const deliverOn = day(
    "deliverOn",
    typed.deliverOn,
    errors.startOn ? null : deliveryRange(startOn ?? today),
  );

  const draft: QuoteDraft = {
    lines,
    discountPercent: whole("discountPercent", typed.discountPercent, integerFields.discountPercent),
    depositPercent: whole("depositPercent", typed.depositPercent, integerFields.depositPercent),
    instalments: Number(choice("instalments", typed.instalments, instalmentChoices.map(String))),
    client: {
      name: text("clientName", typed.clientName, draftLongest.clientName, true),
      address: text("clientAddress", typed.clientAddress, draftLongest.clientAddress, true, true),
      siren,
      vatPlace,
    },
    startOn,
    deliverOn,
    validityDays: whole("validityDays", typed.validityDays, integerFields.validityDays),
    subscriptionMonths: whole(
      "subscriptionMonths",
      typed.subscriptionMonths,
      integerFields.subscriptionMonths,
    ),
    terms: text("terms", typed.terms, draftLongest.terms, false, true),
    withdrawal: {
      offPremises: answer("offPremises"),
      fiveEmployees: answer("fiveEmployees"),
      outsideActivity: answer("outsideActivity"),
    },
  };
  const lineCount = lines.length === 0 ? "none" : lines.length > maxLines ? "many" : null;
  if (Object.keys(errors).length > 0 || lineCount !== null)
    return { ok: false, errors: inOrder(errors, typed.lines.length), lineCount };
  return { ok: true, draft };
}
