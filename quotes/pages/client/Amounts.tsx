import type { ReactNode } from "react";
import type { Cents } from "#app/domain/money.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { type AmountRow, amountRows } from "#quotes/facts/amount-rows.ts";
import { countedOptions } from "#quotes/facts/option-rows.ts";
import { firstYearRows, netLabel, noVatText, taxLabel } from "#quotes/facts/payment-rows.ts";
import { type Progress, progressBeforeDecision } from "#quotes/facts/progress.ts";
import { type Billing, type ConfirmedQuote, totalToDecideOn } from "#quotes/terms/confirmed-quote.ts";
import { useVatText } from "./vat-text.ts";

const totalTitles = { once: "total", monthly: "total.monthly", yearly: "total.yearly" } as const;

const totalLabel = (billing: Billing, quote: ConfirmedQuote, t: Translate) =>
  quote.vatPerMille > 0 ? t(`clientQuote.${totalTitles[billing]}.gross`) : netLabel(billing, quote, t);

/**
 * What a quote that ended had come to, with nothing that is still to be paid or done. `title`: of the total; `rows`: what it does
 * not contain; `children`: what to do next.
 */
function EndedAmounts(props: {
  total: Cents;
  title: string;
  rows: readonly AmountRow[];
  children: ReactNode;
}) {
  const { total, title, rows, children } = props;
  const { locale } = useLanguage();
  return (
    <section
      aria-labelledby="amounts"
      className="break-inside-avoid rounded-base border border-line border-dashed text-ink-2"
    >
      <div className="px-6 py-6 sm:px-8">
        {/* What has become of it is the heading of the section before. */}
        <h2 id="amounts" className="font-normal font-text text-base tracking-normal">
          {title}
        </h2>
        <p className="tabular mt-1 whitespace-nowrap font-display text-heading">
          {exactMoney(total, locale)}
        </p>
        {rows.map(({ label, value }) => (
          <p key={label} className="tabular mt-2 flex flex-wrap justify-between gap-x-4">
            <span>{label}</span>
            <span className="whitespace-nowrap">{value}</span>
          </p>
        ))}
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
export function Amounts(props: { quote: ConfirmedQuote; progress?: Progress; children?: ReactNode }) {
  const { quote, progress = progressBeforeDecision, children } = props;
  const { locale, t } = useLanguage();
  const vatText = useVatText(quote);
  const { billing, amount } = totalToDecideOn(quote.totals);
  const tax = taxLabel(quote, t);
  const options = countedOptions(quote, t);
  const others = (["monthly", "yearly"] as const)
    .filter((each) => each !== billing && quote.totals[each].gross > 0)
    .map((each) => ({
      label: t(`clientQuote.confirm.${each}`, { tax }),
      value: exactMoney(quote.totals[each].gross, locale),
    }));
  const rows: readonly AmountRow[] = [
    ...amountRows(quote, progress, { locale, t }),
    ...others,
    ...firstYearRows(quote, { locale, t }),
    ...(progress.accepted
      ? []
      : [{ label: t("clientQuote.date.until"), value: formatDay(quote.validUntil, locale) }]),
  ];
  const label = totalLabel(billing, quote, t);
  const title =
    billing === "once" && others.length > 0 ? t("clientQuote.total.apart", { total: label }) : label;
  if (progress.ended !== null)
    return (
      <EndedAmounts total={amount.gross} title={title} rows={others}>
        {children}
      </EndedAmounts>
    );
  return (
    <section
      aria-labelledby="amounts"
      className="break-inside-avoid rounded-base border border-line bg-raised"
    >
      <div data-live="total" className="px-6 pt-6 sm:px-8 sm:pt-8">
        <h2 id="amounts" className="font-normal font-text text-base text-ink-2 tracking-normal">
          {title}
        </h2>
        <p className="tabular mt-1 whitespace-nowrap font-bold font-display text-[clamp(2.25rem,11vw,3rem)] leading-none tracking-tight">
          {exactMoney(amount.gross, locale)}
        </p>
        <p className="tabular mt-3 text-ink-2">
          {noVatText(quote, t) ??
            t("clientQuote.cover.net", { net: exactMoney(amount.net, locale), vat: vatText })}
        </p>
        {options !== null && (
          <p dir="auto" className="mt-2 text-ink-2">
            {options}
          </p>
        )}
      </div>
      <dl data-live="amounts" className="tabular mt-6 px-6 pb-3 sm:px-8">
        {rows.map(({ label, value, note }) => (
          <div
            key={label}
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
