import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import { taxLabel } from "#quotes/facts/payment-rows.ts";
import { type ConfirmedQuote, isOptional, totalToDecideOn } from "#quotes/terms/confirmed-quote.ts";

/** What follows the total: its tax and period, how many options it counts, then the subscriptions that it does not contain. */
export function answerBarText(quote: ConfirmedQuote, { locale, t }: Language): string {
  const { totals, terms } = quote;
  const { billing } = totalToDecideOn(totals);
  const tax = taxLabel(quote, t);
  const others = (["monthly", "yearly"] as const).filter(
    (each) => each !== billing && totals[each].gross > 0,
  );
  const count = terms.lines.filter(({ inclusion }) => inclusion === "selected").length;
  const options = count === 0 ? "none" : count === 1 ? "one" : "other";
  return [
    t(billing === "once" && others.length > 0 ? "clientQuote.bar.apart" : `clientQuote.bar.${billing}`, {
      tax,
    }),
    ...(terms.lines.some(isOptional) ? [t(`clientQuote.bar.options.${options}`, { count })] : []),
    ...others.map((each) =>
      t(`clientQuote.bar.more.${each}`, { amount: exactMoney(totals[each].gross, locale), tax }),
    ),
  ].join(", ");
}
