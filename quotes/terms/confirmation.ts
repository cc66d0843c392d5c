/** What a draft lacks before it can be confirmed. */

import { type Day, type DayRange, isWithin } from "#app/domain/days.ts";
import type { NeededNumbers } from "#app/domain/vat.ts";
import { choiceNames, isCounted, isHosting, isOptional, mayBeLeftOut } from "./confirmed-quote.ts";
import { deliveryRange, startRange } from "./quote-days.ts";
import {
  type DraftField,
  type DraftValues,
  draftFieldNames,
  draftFields,
  draftValues,
  type QuoteDraft,
  type QuoteLine,
} from "./terms.ts";

/** The names, in `legal`, of what a quote states of the agency's company. */
export const companyFactNames = ["capital", "siret", "register", "vatNumber"] as const;
export type CompanyFact = (typeof companyFactNames)[number];

type ChoiceFault = "choiceFixed" | "choiceAlone" | "choiceBilling" | "choiceSelected";

/** What keeps a draft from being confirmed. */
export type ConfirmationBlocker =
  | { readonly kind: "price"; readonly label: string }
  /** A client who chooses nothing would accept nothing. */
  | { readonly kind: "allOptional" }
  /**
   * A group of which the client takes one has a line that is no option, has no other line, cannot be compared by price, or has not
   * exactly one line that is chosen at first.
   */
  | { readonly kind: ChoiceFault; readonly choice: string }
  /** It is still to be decided. */
  | { readonly kind: "unset"; readonly field: DraftField }
  /** It is still to be entered. */
  | { readonly kind: "empty"; readonly field: DraftField }
  /** The first year of hosting is in the price, and the price of the next ones is still to be entered. */
  | { readonly kind: "hostingUnpriced" }
  /** Hosting is said to be in a subscription, and there is none that the client cannot leave out. */
  | { readonly kind: "hostedNowhere" }
  /** The agency has not said it of itself, and a quote has to. */
  | { readonly kind: "company"; readonly fact: CompanyFact }
  /** The day was in its range when it was saved, and has come since. */
  | { readonly kind: "day"; readonly field: "startOn" | "deliverOn"; readonly range: DayRange }
  /** The document's fonts lack these characters. */
  | {
      readonly kind: "unprintable";
      readonly field: DraftField | keyof QuoteLine;
      /** From 1 on; null for a field of the whole quote. */
      readonly line: number | null;
      readonly characters: readonly string[];
    };

/**
 * What is missing or out of date: empty once the draft can be confirmed, as a quote of this day, if it can be printed. `numbers`: that a
 * client in the draft's place needs.
 */
export const confirmationBlockers = (
  draft: QuoteDraft,
  today: Day,
  numbers: NeededNumbers,
): readonly ConfirmationBlocker[] => blockersOf(draft.lines, draftValues(draft), today, numbers);

/** The same of what is entered, by the names of the form: null also where it cannot be read. */
export function blockersOf(
  lines: readonly QuoteLine<null>[],
  values: { readonly [Name in DraftField]: DraftValues[Name] | null },
  today: Day,
  numbers: NeededNumbers,
): readonly ConfirmationBlocker[] {
  const { startOn, deliverOn, hosting, hostingYearly } = values;
  const days = [
    { field: "startOn", day: startOn, range: startRange(today) },
    { field: "deliverOn", day: deliverOn, range: deliveryRange(startOn ?? today) },
  ] as const;
  return [
    ...lines.flatMap(({ label, unitPrice }): ConfirmationBlocker[] =>
      unitPrice === null ? [{ kind: "price", label }] : [],
    ),
    ...(lines.length > 0 && lines.every(mayBeLeftOut) ? [{ kind: "allOptional" } as const] : []),
    ...choiceNames(lines).flatMap((choice) => {
      const kind = choiceFault(lines.filter((line) => line.choice === choice));
      return kind === null ? [] : [{ kind, choice }];
    }),
    ...draftFieldNames.flatMap((field): ConfirmationBlocker[] => {
      const { needed } = draftFields[field];
      if (needed === undefined || (needed !== "always" && !numbers[needed])) return [];
      if (values[field] === null) return [{ kind: "unset", field }];
      return values[field] === "" ? [{ kind: "empty", field }] : [];
    }),
    ...(hosting === "firstYear" && hostingYearly === null ? [{ kind: "hostingUnpriced" } as const] : []),
    ...(hosting === "subscription" && !lines.some(isHosting) ? [{ kind: "hostedNowhere" } as const] : []),
    ...days.flatMap(({ field, day, range }): ConfirmationBlocker[] =>
      day === null || isWithin(day, range) ? [] : [{ kind: "day", field, range }],
    ),
  ];
}

/** The first thing that is wrong with a group of which the client takes one; null if nothing is. */
function choiceFault(group: readonly QuoteLine<null>[]): ChoiceFault | null {
  if (!group.every(isOptional)) return "choiceFixed";
  if (group.length < 2) return "choiceAlone";
  if (group.some(({ billing }) => billing !== group[0]?.billing)) return "choiceBilling";
  return group.filter(isCounted).length === 1 ? null : "choiceSelected";
}
