import * as v from "valibot";
import { line, paragraph, parseFields } from "#app/forms/schema.ts";

/**
 * What the client may post on the page of a confirmed quote, each with its value of `step`. The value "accept" only asks for
 * the second step. It stays so: a page that was open while the server is updated must not accept at its first step.
 */
export const clientSteps = {
  review: "accept",
  accept: "confirm",
  back: "back",
  decline: "decline",
  ask: "ask",
} as const;
export type ClientStep = keyof typeof clientSteps;

/** In UTF-16 units. */
export const clientLongest = { name: 100, capacity: 100, reason: 1000, question: 2000 } as const;

/** Keys below `clientQuote.error.`. */
export type ClientMessage =
  | "nameRequired"
  | "capacityRequired"
  | "mentionRequired"
  | "questionRequired"
  | "tooLong";

/** The value of the ticked box. */
export const agreedValue = "yes";

const acceptanceSchema = v.object({
  name: v.pipe(line(), v.nonEmpty("nameRequired"), v.maxLength(clientLongest.name, "tooLong")),
  capacity: v.pipe(line(), v.nonEmpty("capacityRequired"), v.maxLength(clientLongest.capacity, "tooLong")),
  agreed: v.literal(agreedValue, "mentionRequired"),
});
const declineSchema = v.object({
  reason: v.pipe(paragraph(), v.maxLength(clientLongest.reason, "tooLong")),
});
const questionSchema = v.object({
  question: v.pipe(
    paragraph(),
    v.nonEmpty("questionRequired"),
    v.maxLength(clientLongest.question, "tooLong"),
  ),
});

/** In the order of the page. */
export const acceptanceFields = ["name", "capacity", "agreed"] as const;
export type AcceptanceField = (typeof acceptanceFields)[number];
export const clientFields = [...acceptanceFields, "reason", "question"] as const;
export type ClientField = (typeof clientFields)[number];

type Typed<Field extends ClientField> = Readonly<Record<Field, string>>;

export const parseAcceptance = (typed: Typed<AcceptanceField>) =>
  parseFields<typeof acceptanceSchema, ClientMessage>(acceptanceSchema, typed);
export const parseDecline = (typed: Typed<"reason">) =>
  parseFields<typeof declineSchema, ClientMessage>(declineSchema, typed);
export const parseQuestion = (typed: Typed<"question">) =>
  parseFields<typeof questionSchema, ClientMessage>(questionSchema, typed);
