import type { ReactNode } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { buttonClass } from "#app/ui/button-class.ts";
import type { AmountRow } from "#quotes/facts/amounts.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { anchors } from "./anchors.ts";

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
        <h2 id="amounts" className="font-normal font-text text-base">
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

/**
 * What the quote costs, what is paid when, and until when it can be accepted. `deciding`: with the way to accept, where no bar has it.
 * `children`: what else to do.
 */
export function Amounts(props: { facts: QuoteFacts; deciding?: boolean; children?: ReactNode }) {
  const { facts, deciding = false, children } = props;
  const { t } = useLanguage();
  const { main, beside } = facts;
  if (facts.ended) return <EndedAmounts facts={facts}>{children}</EndedAmounts>;
  const [first, ...later] = facts.scheduled;
  // On a phone the rest is where the price is: the card is on its first screen.
  const elsewhere = [...later, ...facts.together];
  const rows: readonly AmountRow[] = [
    ...(facts.accepted ? [] : [{ label: t("clientQuote.date.until"), value: facts.days.validUntil }]),
    ...(first === undefined ? [] : [first]),
    ...later,
    ...beside,
    ...facts.together,
  ];
  return (
    <section
      aria-labelledby="amounts"
      className="break-inside-avoid rounded-base border border-line bg-raised"
    >
      <div data-live="total" className="px-4 pt-3 sm:px-8 sm:pt-8">
        <h2 id="amounts" className="font-normal font-text text-base text-ink-2 max-sm:text-small">
          {main.title}
        </h2>
        <p className="tabular mt-1 whitespace-nowrap font-bold font-display text-[clamp(2.25rem,11vw,3rem)] leading-none tracking-tight">
          {main.value}
        </p>
        <p className="tabular mt-2 text-ink-2 max-sm:text-small lg:mt-3">{main.taxNote}</p>
        {facts.options !== null && (
          <p dir="auto" className="mt-2 text-ink-2 max-lg:not-print:hidden">
            {facts.options}
          </p>
        )}
      </div>
      {deciding && (
        <div data-screen-only className="px-8 pt-6 max-lg:hidden">
          <ButtonLink href={`#${anchors.decision}`} className="w-full">
            {t("clientQuote.accept.title")}
          </ButtonLink>
        </div>
      )}
      <dl data-live="amounts" className="tabular mt-2 px-4 pb-2 sm:px-8 lg:mt-6 lg:pb-3">
        {rows.map((row) => (
          <div
            key={`${row.label} ${row.note}`}
            className={`grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-t py-1 lg:py-3 ${elsewhere.includes(row) ? "max-lg:not-print:hidden" : ""}`}
          >
            <dt className="text-ink-2">{row.label}</dt>
            <dd className="whitespace-nowrap text-right font-semibold">{row.value}</dd>
            {row.note !== undefined && (
              <dd
                className={`col-span-2 text-ink-2 text-sm ${beside.includes(row) ? "max-lg:not-print:hidden" : ""}`}
              >
                {row.note}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children !== undefined && (
        <div data-screen-only className="border-line border-t px-4 py-4 sm:px-8 sm:py-6">
          {children}
        </div>
      )}
    </section>
  );
}

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
