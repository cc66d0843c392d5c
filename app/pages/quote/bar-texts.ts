import { type ConfirmedQuote, isOptional, totalToDecideOn } from "#app/domain/confirmed-quote.ts";
import { clientTaxLabel, withoutEmptyTax } from "#app/follow-up/payment-rows.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";

/** What stands below the total: its tax and period, how many options it counts, then the subscriptions that it does not contain. */
export function answerBarTexts(quote: ConfirmedQuote, { locale, t }: Language): readonly string[] {
  const { totals, terms } = quote;
  const { billing } = totalToDecideOn(totals);
  const tax = clientTaxLabel(quote, t);
  const others = (["monthly", "yearly"] as const).filter(
    (each) => each !== billing && totals[each].gross > 0,
  );
  return [
    withoutEmptyTax(
      t(billing === "once" && others.length > 0 ? "clientQuote.bar.apart" : `clientQuote.bar.${billing}`, {
        tax,
      }),
    ),
    ...(terms.lines.some(isOptional)
      ? [
          t("clientQuote.bar.options", {
            count: terms.lines.filter(({ inclusion }) => inclusion === "selected").length,
          }),
        ]
      : []),
    ...others.map((each) =>
      t(`clientQuote.bar.more.${each}`, { amount: exactMoney(totals[each].gross, locale) }),
    ),
  ];
}
