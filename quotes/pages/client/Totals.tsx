import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { discountText, netLabel } from "#quotes/facts/payment-rows.ts";
import { type Billing, type ConfirmedQuote, discountMonths } from "#quotes/terms/confirmed-quote.ts";
import { useVatText } from "./vat-text.ts";

/**
 * What the lines of one billing add up to: before tax, VAT, and VAT included. Nothing while they are options of which none is
 * ticked; a script fills it in.
 */
export function Totals(props: { quote: ConfirmedQuote; billing: Billing; indicative: QuoteRecord | null }) {
  const { quote, billing, indicative } = props;
  const { locale, t } = useLanguage();
  const vatText = useVatText(quote);
  const { terms, totals, vatPerMille } = quote;
  const { net, vat, gross } = totals[billing];
  const months = discountMonths(terms, indicative);
  const money = (amount: Cents) => exactMoney(amount, locale);
  return (
    <dl
      data-live={`totals-${billing}`}
      className="tabular mt-5 break-inside-avoid empty:hidden ml-auto grid max-w-[30em] grid-cols-[1fr_auto] gap-x-8 gap-y-1"
    >
      {billing === "once" && totals.discount > 0 && (
        <>
          <Row
            label={t(vatPerMille > 0 ? "clientQuote.total.before" : "clientQuote.total.before.untaxed")}
            amount={money(totals.beforeDiscount)}
          />
          <Row
            label={discountText(terms.discountPercent, months, t)}
            amount={`\u2212${money(totals.discount)}`}
          />
        </>
      )}
      {gross > 0 && (
        <Row label={netLabel(billing, quote, t)} amount={money(net)} strong={vatPerMille === 0} />
      )}
      {/* Where no VAT applies there is none to show: the terms say why. */}
      {vat > 0 && (
        <>
          <Row label={vatText} amount={money(vat)} />
          <Row
            label={t(billing === "once" ? "clientQuote.total.gross" : `clientQuote.total.${billing}.gross`)}
            amount={money(gross)}
            strong
          />
        </>
      )}
    </dl>
  );
}

function Row(props: { label: string; amount: string; strong?: boolean }) {
  // Alone, it has the rule of the lines above.
  const look = props.strong
    ? "border-ink border-t pt-2 mt-1 font-semibold text-lead first:mt-0 first:border-t-0 first:pt-0"
    : "";
  return (
    <div className={`col-span-2 grid grid-cols-subgrid items-baseline ${look}`}>
      <dt>{props.label}</dt>
      <dd className="whitespace-nowrap text-right">{props.amount}</dd>
    </div>
  );
}
