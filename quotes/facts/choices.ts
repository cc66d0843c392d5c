/** What a client compares in a group of options of which they take exactly one. */
import { cents } from "#app/domain/money.ts";
import type { Language } from "#app/i18n/translate.ts";
import { isCounted, type TotalledTerms, totalsOf } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { lineFacts, type WithVatRate } from "./amounts.ts";

/**
 * `shared`: what each of them contains. `own`: of each, what not all of them contain; `difference`: by how much the quote is more or less
 * with it than with the one that is chosen, before tax and with its discount. `group`: lines of the quote.
 */
export function choiceFacts(
  group: readonly QuoteLine[],
  quote: WithVatRate & { readonly terms: TotalledTerms },
  language: Language,
) {
  const { t } = language;
  const details = group.map((line) => lineFacts(line, quote, language).details);
  const shared = (details[0] ?? []).filter((detail) => details.every((each) => each.includes(detail)));
  const chosen = group.find(isCounted);
  const netWith = (taken: QuoteLine) => {
    const lines = quote.terms.lines.map((line): QuoteLine => {
      if (!group.includes(line)) return line;
      return { ...line, inclusion: line === taken ? "selected" : "notSelected" };
    });
    return totalsOf({ ...quote.terms, lines }, quote.vatPerMille)[taken.billing].net;
  };
  const differenceOf = (line: QuoteLine): string => {
    if (chosen === undefined || line === chosen) return t("clientQuote.choice.chosen");
    const more = netWith(line) - netWith(chosen);
    if (more === 0) return t("clientQuote.choice.same");
    const by = { ...line, quantity: 1, unitPrice: cents(Math.abs(more)) };
    const { total, unit } = lineFacts(by, quote, language);
    const difference = t(`clientQuote.choice.${more > 0 ? "more" : "less"}`, {
      amount: `${total} ${unit}`.trim(),
    });
    const isDiscounted = line.billing === "once" && quote.terms.discountPercent > 0;
    return isDiscounted ? t("clientQuote.choice.discounted", { difference }) : difference;
  };
  return {
    shared,
    compared: group.map((line, index) => ({
      own: (details[index] ?? []).filter((detail) => !shared.includes(detail)),
      difference: differenceOf(line),
    })),
  };
}
