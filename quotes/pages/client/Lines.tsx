import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lineFacts } from "#quotes/facts/amounts.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { type ConfirmedQuote, isCounted } from "#quotes/terms/confirmed-quote.ts";
import { billings, type QuoteLine } from "#quotes/terms/terms.ts";
import { anchors } from "./anchors.ts";
import { EnterButton, OptionBox, OptionTotal } from "./Options.tsx";
import { Totals } from "./Totals.tsx";

/** Every line, with the amounts of its billing below. `choosing`: the client can tick its options. */
export function Lines({ facts, choosing }: { facts: QuoteFacts; choosing: boolean }) {
  const { t } = useLanguage();
  const { quote } = facts;
  const { lines, subscriptionMonths } = quote.terms;
  return (
    <section aria-labelledby="lines-title" id={anchors.options} className="mt-16 scroll-mt-6">
      <h2 id="lines-title" className="text-heading">
        {t("clientQuote.lines.title")}
      </h2>
      {choosing && (
        <>
          <p data-screen-only className="mt-2 max-w-[42em] text-ink-2">
            {t("clientQuote.options.hint")}
          </p>
          <EnterButton />
        </>
      )}
      {billings.map((billing) => {
        const ofBilling = lines
          .map((line, index) => ({ line, index }))
          .filter(({ line }) => line.billing === billing);
        if (ofBilling.length === 0) return null;
        return (
          <section key={billing} aria-labelledby={`lines-${billing}`} className="mt-8">
            <h3 id={`lines-${billing}`} className="font-semibold font-text text-ink-2">
              {t(`clientQuote.lines.${billing}`)}
            </h3>
            <ul className="mt-3 border-line border-b">
              {ofBilling.map(({ line, index }) => (
                <Line key={index} line={line} index={index} choosing={choosing} quote={quote} />
              ))}
            </ul>
            <Totals billing={billing} rows={facts.totals[billing]} />
            {billing !== "once" && subscriptionMonths > 0 && (
              <p className="mt-3 text-ink-2">{t("clientQuote.lines.term", { months: subscriptionMonths })}</p>
            )}
          </section>
        );
      })}
      {choosing && <OptionTotal facts={facts} />}
    </section>
  );
}

function Line(props: { line: QuoteLine; index: number; choosing: boolean; quote: ConfirmedQuote }) {
  const { line, index, choosing, quote } = props;
  const { locale, t } = useLanguage();
  const { total, unit, count, option } = lineFacts(line, quote, { locale, t });
  const details = line.details.split("\n").filter((detail) => detail !== "");
  return (
    <li className="border-line border-t py-6">
      {/* In print on the page of its first detail; without details, of no other line. */}
      <div className="flex not-last:break-after-avoid flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:flex-nowrap sm:gap-x-8">
        <h4
          dir="auto"
          className="min-w-0 flex-1 basis-32 font-bold font-display text-[1.25rem] leading-tight tracking-tight"
        >
          {option !== null && choosing ? (
            <OptionBox index={index} checked={isCounted(line)} label={line.label} />
          ) : (
            line.label
          )}
          {option !== null && (
            <span
              className={`mt-1 block font-normal font-text text-base text-ink-2 tracking-normal ${choosing ? "pl-10" : ""}`}
            >
              {choosing ? t("clientQuote.lines.option") : option}
            </span>
          )}
        </h4>
        {/* On a phone the unit stands below its amount, so that every amount is beside its line. */}
        <p className="tabular ml-auto text-right">
          <span className="whitespace-nowrap font-semibold text-lead">{total}</span>
          {unit !== "" && (
            <>
              {" "}
              <span className="whitespace-nowrap text-ink-2 max-sm:block max-sm:text-sm">{unit}</span>
            </>
          )}
          {line.quantity > 1 && <span className="block text-ink-2 max-sm:text-sm">{count}</span>}
        </p>
      </div>
      {details.length > 0 && (
        <ul
          className={`mt-3 list-disc gap-x-10 pl-5 text-ink-2 marker:text-accent-ink ${details.length > 3 ? "sm:columns-2" : "max-w-[38em]"} ${option !== null && choosing ? "ml-10" : ""}`}
        >
          {details.map((detail, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as the lines
            <li key={index} dir="auto" className="break-inside-avoid py-0.5">
              {detail}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
