import { type ConfirmedQuote, decisiveTotal } from "#app/domain/confirmed-quote.ts";
import { taxWord } from "#app/follow-up/payment-rows.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import { anchors } from "./anchors.ts";

/** The total and the way to accept, at the bottom of the screen until the form itself comes. Wider screens have them beside the text. */
export function AnswerBar({ quote }: { quote: ConfirmedQuote }) {
  const { locale, t } = useLanguage();
  const { billing, amount } = decisiveTotal(quote.totals);
  return (
    <div
      data-screen-only
      className="sticky bottom-0 z-10 -mx-(--gutter) mt-12 flex items-center justify-between gap-4 border-line border-t bg-canvas px-(--gutter) py-3 lg:hidden"
    >
      <p data-live="bar" className="tabular min-w-0 leading-tight">
        <span className="block whitespace-nowrap font-bold font-display text-lead tracking-tight">
          {exactMoney(amount.gross, locale)}
        </span>
        <span className="text-ink-2 text-sm">
          {t(`clientQuote.bar.${billing}`, { tax: taxWord(quote, t) })}
        </span>
      </p>
      <a href={`#${anchors.answer}`} className={buttonClass("primary", "flex-none justify-center")}>
        {t("clientQuote.accept.title")}
      </a>
    </div>
  );
}
