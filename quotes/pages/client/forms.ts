import * as v from "valibot";
import { choice, email, line, paragraph } from "#app/forms/schema.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { optionField } from "#quotes/acceptance/options.ts";
import { enteredStatement, statementFields } from "#quotes/acceptance/statement.ts";

/**
 * What the client may post on the page of a confirmed quote, each with its value of `step`. The value "accept" only asks for
 * the second step. It stays so: a page that was open while the server is updated must not accept at its first step.
 */
export const clientSteps = {
  review: "accept",
  /** Shows the amounts of the options that are ticked. */
  recalculate: "recalculate",
  accept: "confirm",
  back: "back",
  code: "code",
  /** Only asks for the second step, as `review` does. */
  decline: "decline",
  declineConfirmed: "decline-confirm",
  ask: "ask",
} as const;
export type ClientStep = keyof typeof clientSteps;

/** In UTF-16 units. */
export const clientMaxLengths = { name: 100, reason: 1000, question: 2000 } as const;

/** The name of the options of which the client takes one. `first`: the index of the first of them. */
export const choiceField = (first: number): string => `${optionField}-${first}`;

/** The indexes that were posted, as they are: `withOptions` says whether they are options, and one of each group. */
export const readOptions = (form: FormData): readonly number[] =>
  [...form]
    .filter(([name]) => name.split("-")[0] === optionField)
    .map(([, value]) => (/^\d{1,3}$/.test(String(value)) ? Number(value) : Number.NaN));

/** The same in the page's address, which has them once a script has shown their amounts; null where it has none. */
export const optionsInAddress = (address: string): readonly number[] | null =>
  new URL(address).searchParams
    .get(optionField)
    ?.split(",")
    .filter((index) => index !== "")
    .map(Number) ?? null;

/** The value of the ticked box. */
export const agreedValue = "yes";

export const acceptanceSchema = (t: Translate, asksEarlyStart: boolean) =>
  v.object({
    ...enteredStatement(t, asksEarlyStart),
    agreed: choice([agreedValue], t("clientQuote.error.acceptanceRequired")),
  });

/** The code as it is entered or pasted: spaces do not count. */
export const codeSchema = (t: Translate) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.transform((entered) => entered.replace(/\s/g, "")),
      v.regex(/^\d{6}$/, t("clientQuote.error.codeRequired")),
    ),
  });

export const declineSchema = (t: Translate) =>
  v.object({ reason: paragraph(clientMaxLengths.reason, t("forms.error.tooLong")) });

export const questionSchema = (t: Translate) =>
  v.object({
    question: paragraph(
      clientMaxLengths.question,
      t("forms.error.tooLong"),
      t("clientQuote.error.questionRequired"),
    ),
  });

export const withdrawalSchema = (t: Translate) =>
  v.object({
    name: line(clientMaxLengths.name, t("forms.error.tooLong"), t("forms.error.nameRequired")),
    email: email(t),
  });
export const withdrawalFields = ["name", "email"] as const;
/** The step of the button that shows the statement again, to change it. */
export const withdrawalBack = "back";
export type WithdrawalField = (typeof withdrawalFields)[number];

export const acceptanceFields = [...statementFields, "agreed"] as const;
/** The fields of all forms of the page. */
export const clientFields = [...acceptanceFields, "code", "reason", "question"] as const;
export type ClientField = (typeof clientFields)[number];
