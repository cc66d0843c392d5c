import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { present } from "#quotes/present.ts";
import { QuotePart } from "./QuotePart.tsx";

/** The start and the delivery, and what moves them. */
export function Calendar({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { quote, days: words, deposit, accepted, earliestStart, startCame } = facts;
  const unpaid = accepted && deposit !== null && deposit.rest !== null;
  const notes = present([
    unpaid && !startCame
      ? t("clientQuote.calendar.deposit", { start: words.start, until: deposit.until ?? "" })
      : earliestStart,
    !accepted &&
      quote.validUntil > quote.terms.startOn &&
      t("clientQuote.calendar.late", { start: words.start }),
  ]);
  const start = earliestStart === null ? "clientQuote.date.start" : "clientQuote.date.start.earliest";
  const days = [
    { label: t(start), day: words.start },
    { label: t("clientQuote.date.delivery"), day: words.delivery },
  ];
  return (
    <QuotePart id="calendar" title={t("clientQuote.calendar.title")} className="@container">
      <ol className="mt-2 grid border-edge lg:mt-6 @max-xl:border-l @xl:auto-cols-fr @xl:grid-flow-col @xl:border-t">
        {days.map(({ label, day }, index) => (
          <li
            key={label}
            className="relative @max-xl:flex @max-xl:flex-wrap @max-xl:items-baseline @max-xl:justify-between @max-xl:gap-x-4 @max-xl:pb-2 @max-xl:pl-6 @max-xl:last:pb-0 @xl:pt-6 @xl:pr-6"
          >
            <span
              aria-hidden="true"
              className={`absolute size-3 rounded-full @max-xl:top-2 @max-xl:-left-[6.5px] @xl:-top-[6.5px] @xl:left-0 ${
                index === days.length - 1 ? "bg-accent" : "bg-edge"
              }`}
            />
            <span className="block text-ink-2">{label}</span>
            <span className="tabular block font-bold @xl:mt-1 font-display text-[1.1875rem] tracking-tight">
              {day}
            </span>
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-[42em] text-ink-2 max-sm:text-small">
          {note}
        </p>
      ))}
    </QuotePart>
  );
}
