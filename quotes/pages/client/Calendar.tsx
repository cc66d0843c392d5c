import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { receivedDeposit } from "#quotes/deposit/receipts.ts";
import type { Progress } from "#quotes/facts/progress.ts";
import { earliestStartText } from "#quotes/facts/start-text.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/** The last day of a quote that is not accepted, the start and the delivery, in the order in which they come. */
export function Calendar({ quote, progress }: { quote: ConfirmedQuote; progress: Progress }) {
  const { locale, t } = useLanguage();
  const { startOn, deliverOn } = quote.terms;
  const earliest = progress.accepted ? null : earliestStartText(quote, { locale, t });
  const unpaid = progress.accepted && receivedDeposit({ quote, ...progress }).rest > 0;
  const note = unpaid ? t("clientQuote.calendar.deposit") : earliest;
  const days = [
    ...(progress.accepted ? [] : [{ label: t("clientQuote.date.until"), day: quote.validUntil }]),
    {
      label: t(earliest === null ? "clientQuote.date.start" : "clientQuote.date.start.earliest"),
      day: startOn,
    },
    { label: t("clientQuote.date.delivery"), day: deliverOn },
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  return (
    <section aria-labelledby="calendar" className="@container mt-16">
      <h2 id="calendar" className="text-heading">
        {t("clientQuote.calendar.title")}
      </h2>
      <ol className="mt-6 grid border-edge @max-xl:border-l @xl:auto-cols-fr @xl:grid-flow-col @xl:border-t">
        {days.map(({ label, day }, index) => (
          <li key={label} className="relative @max-xl:pb-6 @max-xl:pl-6 @max-xl:last:pb-0 @xl:pt-6 @xl:pr-6">
            <span
              aria-hidden="true"
              className={`absolute size-3 rounded-full @max-xl:top-2 @max-xl:-left-[6.5px] @xl:-top-[6.5px] @xl:left-0 ${
                index === days.length - 1 ? "bg-accent" : "bg-edge"
              }`}
            />
            <span className="block text-ink-2">{label}</span>
            <span className="tabular mt-1 block font-bold font-display text-[1.1875rem] tracking-tight">
              {formatDay(day, locale)}
            </span>
          </li>
        ))}
      </ol>
      {note !== null && <p className="mt-4 max-w-[42em] text-ink-2">{note}</p>}
    </section>
  );
}
