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
  // Takes back a quote that waits.
  "retract",
  "passOn",
  "template",
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What changes the lines of a draft's form. The first three are about one line, whose place follows: `up 2` is the third's. */
export const lineSteps = ["up", "down", "copy", "more", "add", "append", "replace"] as const;

/**
 * What the form of a draft may be posted for. Only `save` and `preview` save it. A template that is added to lines is asked about first:
 * `append` and `replace`, with its ID, are the answers. `keepLine 2` keeps the third line for other quotes, `keepTemplate` all that is
 * about no client, and `forget` and an ID deletes what was kept.
 */
export const draftSteps = [
  ...lineSteps,
  ...(["keepLine", "keepTemplate", "forget"] as const),
  ...(["recalculate", "save", "preview"] as const),
] as const;
export type DraftStep = (typeof draftSteps)[number];

/** Where the form of a draft opens again: at a line that was moved, copied, added or kept. `place`: from 0 on. */
export type FocusedLine = {
  readonly place: number;
  readonly at: "up" | "down" | "label" | "summary" | "kept";
};

/** What is chosen to be added as a line. */
export const catalogueField = "catalogue";

/** How a template is to be called. */
export const templateNameField = "templateName";

/** Not empty if the form was shown with errors: they stay until it is saved. */
export const showsErrorsField = "showsErrors";

/** In UTF-16 units. */
export const maxNotesLength = 5000;
export const maxAnswerLength = 5000;
export const maxReasonLength = 500;

/** What a form was shown with: `lastEvent` of the view. */
export const lastEventField = "lastEvent";
