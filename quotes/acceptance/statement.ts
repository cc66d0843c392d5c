/** What a client states on accepting, beside the tick: as it is entered, as it is stored, and what shows it. */
import * as v from "valibot";
import { isReadableInPrint } from "#app/domain/printable.ts";
import { choice, line } from "#app/forms/schema.ts";
import type { Translate } from "#app/i18n/translate.ts";
import type { PlainWordKey } from "#app/i18n/words.ts";
import { present } from "#quotes/present.ts";
import { shape, text } from "#quotes/stored-values.ts";

/** As it is stored, without what was left empty. */
export const storedStatement = shape({
  name: text,
  signatoryRole: text,
  /** The number that the client's own order has. */
  orderNumber: v.exactOptional(text),
  /**
   * Whether work may start before the time to withdraw is over: only if expressly asked for (article L221-25 of the Code de la
   * consommation). Missing where nobody asked.
   */
  earlyStart: v.exactOptional(text),
});
export type AcceptanceStatement = v.InferOutput<typeof storedStatement>;

export const statementFields = ["name", "signatoryRole", "orderNumber", "earlyStart"] as const;
export const earlyStartAnswers = ["yes", "no"] as const;

const unasked = v.pipe(
  v.string(),
  v.transform(() => ""),
);

/**
 * As it is entered. What is not asked is nothing, whatever is posted. Lengths in UTF-16 units. `asksEarlyStart`: whether work may start
 * before the time to withdraw is over.
 */
export function enteredStatement(t: Translate, asksEarlyStart: boolean) {
  /** The proof of the acceptance has to be readable. */
  const printed = (maxLength: number, unreadable: PlainWordKey, missing?: string) =>
    v.pipe(line(maxLength, t("forms.error.tooLong"), missing), v.check(isReadableInPrint, t(unreadable)));
  return {
    name: v.pipe(
      printed(100, "clientQuote.error.latinName", t("forms.error.nameRequired")),
      // One letter or a number is nobody's full name.
      v.check((name) => (name.match(/\p{L}/gu) ?? []).length > 1, t("clientQuote.error.fullName")),
    ),
    signatoryRole: printed(100, "clientQuote.error.latinRole", t("clientQuote.error.signatoryRoleRequired")),
    orderNumber: printed(60, "clientQuote.error.latinOrderNumber"),
    earlyStart: asksEarlyStart
      ? choice(earlyStartAnswers, t("clientQuote.error.earlyStartRequired"))
      : unasked,
  };
}

/** The statement alone, of whatever has it, without what was left empty. `written`: how a text that somebody typed is written. */
export const statementOf = (
  { name, signatoryRole, orderNumber = "", earlyStart = "" }: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): AcceptanceStatement => ({
  name: written(name),
  signatoryRole: written(signatoryRole),
  ...(orderNumber !== "" && { orderNumber: written(orderNumber) }),
  ...(earlyStart !== "" && { earlyStart }),
});

/** Who accepted, and as what. `written`: of both together, because the end of one and the beginning of the other may look like a link. */
export const signatoryOf = (
  { name, signatoryRole }: AcceptanceStatement,
  written: (text: string) => string = (typed) => typed,
): string => written(`${name}, ${signatoryRole}`);

/** What the client answered about work before the time to withdraw is over; null where nobody asked. */
export const earlyStartOf = (stated: AcceptanceStatement | null): "yes" | "no" | null =>
  earlyStartAnswers.find((answer) => answer === stated?.earlyStart) ?? null;

/** Whether the client asked for work before that time is over: it then starts as offered, and a withdrawal costs what was supplied. */
export const asksForEarlyStart = (stated: AcceptanceStatement | null): boolean =>
  earlyStartOf(stated) === "yes";

/** What else than the signatory was stated: a row for each that is not empty. An answer is said with what follows from it. */
export function statedRows(
  stated: AcceptanceStatement,
  t: Translate,
  written: (text: string) => string = (typed) => typed,
): readonly { readonly label: string; readonly values: readonly string[] }[] {
  const { orderNumber = "" } = stated;
  const answer = earlyStartOf(stated);
  return present([
    orderNumber !== "" && { label: t("clientQuote.stated.orderNumber"), values: [written(orderNumber)] },
    answer !== null && {
      label: t("clientQuote.stated.earlyStart"),
      values: [t(`clientQuote.stated.earlyStart.${answer}`)],
    },
  ]);
}
