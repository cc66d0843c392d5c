/** The fields of a draft's form. Without a script, the whole form is posted each time, so it is plain names and texts. */

import { addDays, addMonths, type Day, isDay } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatEurosForInput } from "#app/domain/money-input.ts";
import { isWorkingDay } from "#app/domain/public-holidays.ts";
import { longestQuoteTexts, quoteBounds } from "#app/domain/quote-bounds.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { type FormTexts, textOf, textsOf } from "#app/forms/form-data.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import type { HostingAnswer, QuoteDraft, QuoteLine } from "./confirmed-quote.ts";

/** What is known for the draft of a request, and from where. The agency decides. */
export type DraftProposals = {
  /**
   * What the visitor chose in the configurator (`phone` is null), else what their telephone number says: its place is null where
   * that is not certain. Null without a number.
   */
  readonly vatPlace:
    | { readonly phone: null; readonly place: VatPlace }
    | { readonly phone: string; readonly place: VatPlace | null }
    | null;
  /** What the telephone number says in any case; null where that is not certain. */
  readonly phonePlace: VatPlace | null;
  /** The delivery time that the site promised to the visitor, in months from the start of the work; null if the quote sets it. */
  readonly leadTime: { readonly from: number; readonly to: number } | null;
  /**
   * What the visitor was told of hosting with what they configured: in the maintenance plan that they chose, by its name, or, without a
   * plan, as the content has it. Null where nothing was said.
   */
  readonly hosting:
    | { readonly kind: "subscription"; readonly plan: string }
    | { readonly kind: "firstYear"; readonly yearly: Cents }
    | { readonly kind: "notIncluded" }
    | null;
};

export const maxLines = 60;
/** Empty lines that are offered for lines of the agency's own. */
export const offeredEmptyLines = 3;

export const draftMaxLengths = longestQuoteTexts;

export const instalmentChoices = [0, 3, 6, 12, 24, 36] as const;

export const integerFields = quoteBounds;
export type IntegerField = keyof typeof integerFields;

export const quantityBounds = [1, 999] as const;

const textFields = [
  "clientName",
  "clientAddress",
  "clientSiren",
  "clientVatNumber",
  "clientRegistration",
  "vatPlace",
  "instalments",
  "startOn",
  "deliverOn",
  "terms",
  "paymentLink",
  ...withdrawalQuestions,
  "hosting",
  "hostingYearly",
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
export type EnteredLine = FormTexts<LineField>;

export type EnteredDraft = FormTexts<IntegerField | (typeof textFields)[number]> & {
  readonly lines: readonly EnteredLine[];
};

/** The name, and the id, of a control of a line. */
export const lineFieldName = (index: number, field: LineField) => `line-${index}-${field}`;

/** The value of a box that is checked. */
export const checkedValue = "yes";

/** The answers to a question; nothing is chosen before. */
export const answers = ["yes", "no"] as const;

const answerAsEntered = (answer: boolean | null): string => (answer === null ? "" : answers[answer ? 0 : 1]);

/** What was posted. Unknown names are ignored; of lines, as many as a quote may have and one more. */
export function readDraft(form: FormData): EnteredDraft {
  const count = Math.min(Number.parseInt(textOf(form, "lineCount"), 10) || 0, maxLines + offeredEmptyLines);
  const names = [...(Object.keys(integerFields) as IntegerField[]), ...textFields];
  return {
    ...textsOf(form, names),
    lines: Array.from(
      { length: count },
      (_, index) =>
        Object.fromEntries(
          lineFields.map((field) => [field, textOf(form, lineFieldName(index, field))]),
        ) as EnteredLine,
    ),
  };
}

const emptyLine: EnteredLine = {
  label: "",
  details: "",
  quantity: "1",
  unitPrice: "",
  billing: "once",
  inclusion: "fixed",
  remove: "",
};

export function lineAsEntered(line: QuoteLine<null>): EnteredLine {
  const { label, details, quantity, unitPrice, billing, inclusion } = line;
  return {
    label,
    details,
    billing,
    inclusion,
    remove: "",
    quantity: String(quantity),
    unitPrice: unitPrice === null ? "" : formatEurosForInput(unitPrice),
  };
}

/**
 * The proposed day of delivery: the longest lead time that the site promised to the visitor, counted from the start, or the last
 * working day before.
 */
function proposedDelivery(startOn: Day | null, proposals: DraftProposals | null): Day {
  if (startOn === null || !proposals?.leadTime) return "";
  let day = addMonths(startOn, proposals.leadTime.to);
  while (!isWorkingDay(day, localHolidays)) day = addDays(day, -1);
  return day;
}

/** What was entered, with a day of delivery if that is still open and the start is known. */
export function withProposedDelivery(entered: EnteredDraft, proposals: DraftProposals | null): EnteredDraft {
  const start = entered.startOn.trim();
  if (entered.deliverOn.trim() !== "" || !isDay(start)) return entered;
  return { ...entered, deliverOn: proposedDelivery(start, proposals) };
}

/** The answer about hosting, or the one that is proposed. */
function hostingAsEntered(
  { hosting, hostingYearly }: HostingAnswer<null>,
  proposed: DraftProposals["hosting"],
): Pick<EnteredDraft, "hosting" | "hostingYearly"> {
  const yearly = hosting === null && proposed?.kind === "firstYear" ? proposed.yearly : hostingYearly;
  return {
    hosting: hosting ?? proposed?.kind ?? "",
    hostingYearly: yearly === null ? "" : formatEurosForInput(yearly),
  };
}

/** A draft as texts, for its form. What it leaves open is what is proposed, or empty. */
export function draftAsEntered(draft: QuoteDraft, proposals: DraftProposals | null = null): EnteredDraft {
  const { client, terms, paymentLink, withdrawal, startOn, deliverOn, instalments } = draft;
  return {
    clientName: client.name,
    clientAddress: client.address,
    clientSiren: client.siren,
    clientVatNumber: client.vatNumber,
    clientRegistration: client.registration,
    vatPlace: client.vatPlace ?? proposals?.vatPlace?.place ?? "",
    startOn: startOn ?? "",
    deliverOn: deliverOn ?? proposedDelivery(startOn, proposals),
    terms,
    paymentLink,
    instalments: String(instalments),
    offPremises: answerAsEntered(withdrawal.offPremises),
    fiveEmployees: answerAsEntered(withdrawal.fiveEmployees),
    outsideActivity: answerAsEntered(withdrawal.outsideActivity),
    ...hostingAsEntered(draft, proposals?.hosting ?? null),
    discountPercent: String(draft.discountPercent),
    depositPercent: String(draft.depositPercent),
    validityDays: String(draft.validityDays),
    subscriptionMonths: String(draft.subscriptionMonths),
    lines: draft.lines.map(lineAsEntered),
  };
}

/** Whether a line is one of the quote: neither removed nor empty. */
export const isFilledLine = ({ remove, label, details, unitPrice }: EnteredLine): boolean =>
  remove === "" && [label, details, unitPrice].some((text) => text.trim() !== "");

/** With empty lines at the end, up to the most that a quote may have. */
export function withEmptyLines(entered: EnteredDraft): EnteredDraft {
  const filledLines = entered.lines.filter(isFilledLine);
  const spare = Math.max(0, Math.min(offeredEmptyLines, maxLines - filledLines.length));
  return { ...entered, lines: [...filledLines, ...Array.from({ length: spare }, () => emptyLine)] };
}
