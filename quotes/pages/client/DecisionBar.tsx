import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { anchors } from "./anchors.ts";

/** The total and the way to accept, at the bottom of the screen until the form itself comes. Wider screens have them beside the text. */
export function DecisionBar({ facts: { main, inShort } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <div
      data-screen-only
      className="quote-bar tall:sticky bottom-0 z-10 -mx-(--gutter) mt-4 flex items-center justify-between gap-3 border-line border-t bg-canvas px-(--gutter) py-3 lg:hidden"
    >
      <p data-live="bar" className="tabular min-w-0 leading-tight">
        <span className="block whitespace-nowrap font-bold font-display text-lead tracking-tight">
          {main.value}
        </span>
        <span className="block text-ink-2 text-sm/tight">{inShort}</span>
      </p>
      <a
        href={`#${anchors.decision}`}
        className={buttonClass("primary", "flex-none justify-center max-sm:px-4")}
      >
        {t("clientQuote.bar.accept")}
      </a>
    </div>
  );
}
