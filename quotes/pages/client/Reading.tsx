import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { QuoteState } from "#quotes/operations.ts";
import { Fold } from "#quotes/pages/parts.tsx";
import { CopyButton } from "./PayDeposit.tsx";

/** Whoever reads the quote by the address to pass on: that it is not theirs to answer, and what has become of it. */
export function ReadOnly({ state }: { state: QuoteState }) {
  const { t } = useLanguage();
  return (
    <section className="mt-6 border-edge border-l-4 bg-raised px-6 py-4">
      {state !== "waiting" && <h2 className="text-heading">{t(`clientQuote.state.${state}`)}</h2>}
      <p className="text-ink-2">{t("clientQuote.reading.note")}</p>
    </section>
  );
}

/** The address at which a partner or an accountant reads the quote and cannot answer it. */
export function PassOnToRead({ address }: { address: string | null }) {
  const { t } = useLanguage();
  if (address === null) return null;
  return (
    <Fold label={t("clientQuote.reading.passOn")} labelClass="min-h-11 items-center gap-3 max-sm:text-small">
      <p className="text-ink-2 text-small">{t("clientQuote.reading.hint")}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-small">
        <span className="wrap-anywhere select-all">{address}</span>
        <CopyButton label={t("clientQuote.reading.address")} text={address} />
      </p>
      <p role="status" className="sr-only" />
    </Fold>
  );
}
