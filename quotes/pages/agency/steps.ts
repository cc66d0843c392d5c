import { followUpStatuses } from "#quotes/history.ts";

/** What the agency may post on a request's page: the values of `step`. Each status is a step: one press. */
export const requestSteps = [
  ...followUpStatuses,
  "notes",
  "answer",
  // The first press shows what the second one stores and mails.
  "deposit",
  "deposit-confirm",
  "deposit-strike-out",
  "refund",
  "refund-strike-out",
  "contractEnd",
  "remind",
  "passOn",
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What the form of a draft may be posted for. `more` and `recalculate` save nothing. */
export const draftSteps = ["more", "recalculate", "save", "preview"] as const;

/** In UTF-16 units. */
export const maxNotesLength = 5000;
export const maxAnswerLength = 5000;
export const maxReasonLength = 500;

/** What a form was shown with: `lastEvent` of the view. */
export const lastEventField = "lastEvent";
