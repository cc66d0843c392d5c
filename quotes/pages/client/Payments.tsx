import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import type { PaymentFact } from "#quotes/facts/payments.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";

/** What is paid when: a long schedule summed up, and shown whole on request. */
export function Payments({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { payments, schedule } = facts;
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments" className="mt-8">
      <h3 id="payments" className="font-semibold font-text text-ink-2">
        {t("clientQuote.payment.title")}
      </h3>
      <List payments={schedule} className="mt-2 lg:mt-3" />
      {payments !== schedule && (
        <details className="fold" data-screen-only>
          <summary className="flex min-h-11 items-center gap-3 py-2 font-semibold">
            {t("clientQuote.payment.all")}
            <Icon name="chevron-down" />
          </summary>
          <List payments={payments} className="mt-2" />
        </details>
      )}
      {facts.depositStep !== null && (
        <p className="mt-3 max-w-[42em] text-ink-2 max-sm:text-small">{facts.depositStep}</p>
      )}
    </section>
  );
}

function List(props: { payments: readonly PaymentFact[]; className: string }) {
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
