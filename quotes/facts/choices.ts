/** What a client compares in a group of options of which they take exactly one. */
import { type Cents, cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { isCounted, type TotalledTerms, totalsOf } from "#quotes/terms/confirmed-quote.ts";
import type { Billing, QuoteLine } from "#quotes/terms/terms.ts";
import { lineFacts, unitTaxText, type WithVatRate } from "./amounts.ts";

type Quoted = WithVatRate & { readonly terms: TotalledTerms };

/** What an option comes to by itself: with VAT, after the discount. */
const paidFor = (line: QuoteLine, { terms, vatPerMille }: Quoted): Cents =>
  totalsOf({ ...terms, lines: [{ ...line, inclusion: "fixed" }] }, vatPerMille)[line.billing].gross;

/** An amount as it is paid, and how often. */
const paidText = (
  amount: number,
  billing: Billing,
  { vatPerMille }: WithVatRate,
  { locale, t }: Language,
) => {
  const money = exactMoney(cents(amount), locale);
  if (vatPerMille > 0) return t(`clientQuote.lines.paid.${billing}`, { amount: money });
  return `${money} ${unitTaxText(billing, { vatPerMille }, t)}`.trim();
};

const isDiscounted = ({ billing }: QuoteLine, { terms }: Quoted): boolean =>
  billing === "once" && terms.discountPercent > 0;

/** What an option comes to as it is paid; null where that is the amount beside it: without VAT and discount. */
export function optionPaidText(option: QuoteLine, quote: Quoted, language: Language): string | null {
  const discounted = isDiscounted(option, quote);
  if (quote.vatPerMille === 0 && !discounted) return null;
  const amount = paidText(paidFor(option, quote), option.billing, quote, language);
  return language.t("clientQuote.options.paid", { amount, discounted: Number(discounted) });
}

/**
 * `shared`: what each of them contains. `own`: of each, what not all of them contain; `difference`: by how much the quote is more or less
 * with it than with the one that is chosen, with VAT and its discount. `group`: lines of the quote.
 */
export function choiceFacts(group: readonly QuoteLine[], quote: Quoted, language: Language) {
  const { t } = language;
  const details = group.map((line) => lineFacts(line, quote, language).details);
  const shared = (details[0] ?? []).filter((detail) => details.every((each) => each.includes(detail)));
  const chosen = group.find(isCounted);
  /** What the whole quote comes to with one of them: VAT is rounded on the sum. */
  const paidWith = (taken: QuoteLine): Cents => {
    const lines = quote.terms.lines.map((line): QuoteLine => {
      if (!group.includes(line)) return line;
      return { ...line, inclusion: line === taken ? "selected" : "notSelected" };
    });
    return totalsOf({ ...quote.terms, lines }, quote.vatPerMille)[taken.billing].gross;
  };
  const differenceOf = (line: QuoteLine): string => {
    if (chosen === undefined || line === chosen) return t("clientQuote.choice.chosen");
    const more = paidWith(line) - paidWith(chosen);
    if (more === 0) return t("clientQuote.choice.same");
    const difference = t(`clientQuote.choice.${more > 0 ? "more" : "less"}`, {
      amount: paidText(Math.abs(more), line.billing, quote, language),
    });
    return isDiscounted(line, quote) ? t("clientQuote.choice.discounted", { difference }) : difference;
  };
  return {
    shared,
    compared: group.map((line, index) => ({
      own: (details[index] ?? []).filter((detail) => !shared.includes(detail)),
      difference: differenceOf(line),
    })),
  };
}
