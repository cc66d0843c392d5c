import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { AmountRow } from "#quotes/facts/amounts.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";

/**
 * What a quote that ended had come to, with nothing that is still to be paid or done; of a contract that was withdrawn from, that
 * none of it is due. `children`: what to do next.
 */
function EndedAmounts({ facts, children }: { facts: QuoteFacts; children: ReactNode }) {
  const { main, beside: rows, accepted } = facts;
  const { t } = useLanguage();
  return (
    <section
      aria-labelledby="amounts"
      className="break-inside-avoid rounded-base border border-line border-dashed text-ink-2"
    >
      <div className="px-6 py-6 sm:px-8">
        {/* What has become of it is the heading of the section before. */}
        <h2 id="amounts" className="font-normal font-text text-base tracking-normal">
          {main.title}
        </h2>
        <p className="tabular mt-1 whitespace-nowrap font-display text-heading">{main.value}</p>
        {rows.map(({ label, value }) => (
          <p key={label} className="tabular mt-2 flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="whitespace-nowrap">{value}</span>
          </p>
        ))}
        {accepted && <p className="mt-3">{t("clientQuote.total.ended")}</p>}
      </div>
      {children !== undefined && (
        <div data-screen-only className="border-line border-t px-6 py-6 sm:px-8">
          {children}
        </div>
      )}
    </section>
  );
}

/** What the quote costs, what is paid when, and until when it can be accepted. `children`: what to do next. */
export function Amounts({ facts, children }: { facts: QuoteFacts; children?: ReactNode }) {
  const { t } = useLanguage();
  const { main, beside } = facts;
  if (facts.ended) return <EndedAmounts facts={facts}>{children}</EndedAmounts>;
  const rows: readonly AmountRow[] = [
    ...facts.scheduled,
    ...beside,
    ...facts.firstYear,
    ...(facts.accepted ? [] : [{ label: t("clientQuote.date.until"), value: facts.days.validUntil }]),
  ];
  return (
    <section
      aria-labelledby="amounts"
      className="break-inside-avoid rounded-base border border-line bg-raised"
    >
      <div data-live="total" className="px-6 pt-6 sm:px-8 sm:pt-8">
        <h2 id="amounts" className="font-normal font-text text-base text-ink-2 tracking-normal">
          {main.title}
        </h2>
        <p className="tabular mt-1 whitespace-nowrap font-bold font-display text-[clamp(2.25rem,11vw,3rem)] leading-none tracking-tight">
          {main.value}
        </p>
        <p className="tabular mt-3 text-ink-2">{main.taxNote}</p>
        {facts.options !== null && (
          <p dir="auto" className="mt-2 text-ink-2">
            {facts.options}
          </p>
        )}
      </div>
      <dl data-live="amounts" className="tabular mt-6 px-6 pb-3 sm:px-8">
        {rows.map(({ label, value, note }) => (
          <div
            key={`${label} ${note}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-t py-3"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="whitespace-nowrap text-right font-semibold">{value}</dd>
            {note !== undefined && <dd className="col-span-2 text-ink-2 text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
      {children !== undefined && (
        <div data-screen-only className="border-line border-t px-6 py-6 sm:px-8">
          {children}
        </div>
      )}
    </section>
  );
}
