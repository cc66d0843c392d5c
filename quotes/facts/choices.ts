/** What a client compares in a group of options of which they take exactly one. */
import { cents } from "#app/domain/money.ts";
import type { Language } from "#app/i18n/translate.ts";
import { isCounted, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { lineFacts, type WithVatRate } from "./amounts.ts";

/**
 * `shared`: what each of them contains. `own`: of each, what not all of them contain; `difference`: what it costs more or less than the
 * one that is chosen, before tax.
 */
export function choiceFacts(group: readonly QuoteLine[], quote: WithVatRate, language: Language) {
  const { t } = language;
  const details = group.map((line) => lineFacts(line, quote, language).details);
  const shared = (details[0] ?? []).filter((detail) => details.every((each) => each.includes(detail)));
  const chosen = group.find(isCounted);
  const differenceOf = (line: QuoteLine): string => {
    if (chosen === undefined || line === chosen) return t("clientQuote.choice.chosen");
    const more = lineTotal(line) - lineTotal(chosen);
    if (more === 0) return t("clientQuote.choice.same");
    const by = { ...line, quantity: 1, unitPrice: cents(Math.abs(more)) };
    const { total, unit } = lineFacts(by, quote, language);
    return t(`clientQuote.choice.${more > 0 ? "more" : "less"}`, { amount: `${total} ${unit}`.trim() });
  };
  return {
    shared,
    compared: group.map((line, index) => ({
      own: (details[index] ?? []).filter((detail) => !shared.includes(detail)),
      difference: differenceOf(line),
    })),
  };
}
