import type { Translate } from "#app/i18n/translate.ts";
import { chosenAndOtherOptions } from "#quotes/acceptance/options.ts";
import { type ConfirmedQuote, isOptional } from "#quotes/terms/confirmed-quote.ts";
import { billings, type QuoteLine } from "#quotes/terms/terms.ts";

/** An option by name, with that of the group of which its client takes one. */
const optionName = ({ label, choice }: QuoteLine): string => (choice === "" ? label : `${label} (${choice})`);

/** Names with their label. `isLeft`: of what the client did not take. */
export type AnswerRow = {
  readonly label: string;
  readonly values: readonly string[];
  readonly isLeft?: true;
};

/** Which options of an offered quote its client took, and which not: a row for each that is not empty. */
export function optionRows(
  offered: ConfirmedQuote,
  accepted: ConfirmedQuote,
  t: Translate,
): readonly AnswerRow[] {
  const { chosen, notChosen } = chosenAndOtherOptions(offered, accepted);
  return [
    { label: t("clientQuote.options.taken"), values: chosen.map(optionName) },
    { label: t("clientQuote.options.left"), values: notChosen.map(optionName), isLeft: true as const },
  ].filter(({ values }) => values.length > 0);
}

/** What a quote contains whatever is chosen, by name: a row for what is paid once, each month and each year. */
export const includedRows = ({ terms }: ConfirmedQuote, t: Translate): readonly AnswerRow[] =>
  billings
    .map((billing) => ({
      label: t(`clientQuote.lines.${billing}`),
      values: terms.lines
        .filter((line) => line.billing === billing && !isOptional(line))
        .map(({ quantity, label }) => (quantity > 1 ? `${quantity} × ${label}` : label)),
    }))
    .filter(({ values }) => values.length > 0);

/** Which of its options the amounts of a quote contain, by name; null where it has none. */
export function countedOptions({ terms }: Pick<ConfirmedQuote, "terms">, t: Translate): string | null {
  if (!terms.lines.some(isOptional)) return null;
  const counted = terms.lines.filter(({ inclusion }) => inclusion === "selected");
  return counted.length === 0
    ? t("clientQuote.options.noneCounted")
    : t("clientQuote.options.counted", { options: counted.map(optionName).join(", ") });
}
