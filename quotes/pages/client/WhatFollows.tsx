import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import { Fold } from "#quotes/pages/parts.tsx";

/** Beside the form: what follows an acceptance. */
export function WhatFollows({ facts }: { facts: QuoteFacts }) {
  const { t } = useLanguage();
  const { days, deposit, earliestStart, payments, quote } = facts;
  const when = payments.find(({ kind }) => kind === "deposit")?.when ?? "";
  return (
    <Fold
      className="fold-narrow mt-2 max-w-[30em] sm:mt-8 lg:mt-10 lg:pr-6"
      label={<h3 className="font-semibold font-text">{t("clientQuote.follows.title")}</h3>}
      labelClass="items-center justify-between gap-4 max-sm:min-h-11"
      iconClass="chevron"
    >
      <ol className="mt-2 list-decimal space-y-1 pl-5 marker:font-semibold marker:text-accent-ink">
        <li>{t("clientQuote.follows.mail")}</li>
        {deposit !== null && (
          <li>{t("clientQuote.follows.deposit", { percent: quote.terms.depositPercent, when })}</li>
        )}
        <li>
          {t("clientQuote.follows.work", {
            start: days.start,
            delivery: days.delivery,
            earliest: Number(earliestStart !== null),
          })}
        </li>
      </ol>
    </Fold>
  );
}
