import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { TotalRow } from "#quotes/facts/amounts.ts";
import type { PaymentFact } from "#quotes/facts/payments.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Fold } from "#quotes/pages/parts.tsx";
import { type Billing, billings } from "#quotes/terms/terms.ts";
import { QuotePart } from "./QuotePart.tsx";

/** What the lines add up to, each billing by itself, and what of it is paid when. */
export function Price({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  return (
    <QuotePart id="price-title" title={t("clientQuote.price.title")}>
      {billings.map((billing) => (
        <Totals key={billing} billing={billing} rows={facts.totals[billing]} />
      ))}
      {!facts.ended && (
        <div data-live="payments">
          <Payments facts={facts} />
        </div>
      )}
    </QuotePart>
  );
}

/** What the lines of one billing add up to. Nothing while they are options of which none is ticked; a script fills it in. */
function Totals({ billing, rows }: { billing: Billing; rows: readonly TotalRow[] }) {
  return (
    <dl
      data-live={`totals-${billing}`}
      className="tabular mt-3 grid break-inside-avoid grid-cols-[1fr_auto] gap-x-8 border-line border-t pt-3 empty:hidden sm:gap-y-1"
    >
      {rows.map(({ kind, label, value, strong }) => (
        <div
          key={kind}
          // Alone, it has the rule of the lines above.
          className={`col-span-2 grid grid-cols-subgrid items-baseline max-sm:leading-snug ${
            strong
              ? "mt-1 border-ink border-t pt-2 font-semibold text-lead first:mt-0 first:border-t-0 first:pt-0"
              : ""
          }`}
        >
          <dt>{label}</dt>
          <dd className="whitespace-nowrap text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is paid when: a long schedule summed up, and shown whole on request. */
function Payments({ facts: { payments, schedule, depositStep } }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments" className="mt-6 lg:mt-8">
      <h3 id="payments" className="font-semibold font-text text-ink-2">
        {t("clientQuote.payment.title")}
      </h3>
      <PaymentList payments={schedule} className="mt-2 lg:mt-3" />
      {payments !== schedule && (
        <Fold
          label={t("clientQuote.payment.all")}
          labelClass="min-h-11 items-center gap-3 py-2 font-semibold"
        >
          <PaymentList payments={payments} className="mt-2" />
        </Fold>
      )}
      {depositStep !== null && (
        <p className="mt-3 max-w-[42em] text-ink-2 max-sm:text-small">{depositStep}</p>
      )}
    </section>
  );
}

function PaymentList(props: { payments: readonly PaymentFact[]; className: string }) {
  return (
    <ul className={`border-line border-b ${props.className}`}>
      {props.payments.map(({ label, when, amount }) => (
        <li
          key={`${label} ${when}`}
          className="grid grid-cols-[1fr_auto] gap-x-8 border-line border-t py-2 lg:py-3"
        >
          <span>
            {label} <span className="text-ink-2 max-sm:block max-sm:text-small">{when}</span>
          </span>
          <span className="tabular whitespace-nowrap text-right">{amount}</span>
        </li>
      ))}
    </ul>
  );
}
