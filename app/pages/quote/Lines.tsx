import {
  type Billing,
  billings,
  type ConfirmedQuote,
  lineTotal,
  type QuoteLine,
} from "#app/domain/confirmed-quote.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Totals } from "./Totals.tsx";

/** Every line, with the amounts of its billing below. */
export function Lines({ quote }: { quote: ConfirmedQuote }) {
  const { t } = useLanguage();
  const { lines, subscriptionMonths } = quote.terms;
  return (
    <section aria-labelledby="lines" className="mt-16">
      <h2 id="lines" className="text-heading">
        {t("clientQuote.lines.title")}
      </h2>
      {billings.map((billing) => {
        const ofBilling = lines.filter((line) => line.billing === billing);
        if (ofBilling.length === 0) return null;
        return (
          <section key={billing} aria-labelledby={`lines-${billing}`} className="mt-8">
            <h3 id={`lines-${billing}`} className="font-semibold font-text text-accent-ink">
              {t(`clientQuote.lines.${billing}`)}
            </h3>
            <ul className="mt-3 border-line border-b">
              {ofBilling.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a confirmed quote never change places
                <Line key={index} line={line} billing={billing} />
              ))}
            </ul>
            <Totals quote={quote} billing={billing} />
            {billing !== "once" && subscriptionMonths > 0 && (
              <p className="mt-3 text-ink-2">{t("clientQuote.lines.term", { months: subscriptionMonths })}</p>
            )}
          </section>
        );
      })}
    </section>
  );
}

function Line({ line, billing }: { line: QuoteLine; billing: Billing }) {
  const { locale, t } = useLanguage();
  const details = line.details.split("\n").filter((detail) => detail !== "");
  return (
    <li className="border-line border-t py-6">
      {/* In print on the page of its first detail; without details, of no other line. */}
      <div className="grid not-last:break-after-avoid items-baseline gap-x-8 gap-y-1 sm:grid-cols-[1fr_auto]">
        <h4 dir="auto" className="min-w-0 font-bold font-display text-[1.25rem] leading-tight tracking-tight">
          {line.label}
        </h4>
        <p className="tabular sm:text-right">
          <span className="whitespace-nowrap font-semibold text-lead">
            {t(`clientQuote.lines.amount.${billing}`, { amount: exactMoney(lineTotal(line), locale) })}
          </span>
          {line.quantity > 1 && (
            <span className="block text-ink-2">
              {t("clientQuote.lines.count", {
                quantity: line.quantity,
                amount: exactMoney(line.unitPrice, locale),
              })}
            </span>
          )}
        </p>
      </div>
      {details.length > 0 && (
        <ul
          className={`mt-3 list-disc gap-x-10 pl-5 text-ink-2 marker:text-accent-ink ${details.length > 3 ? "sm:columns-2" : "max-w-[38em]"}`}
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
