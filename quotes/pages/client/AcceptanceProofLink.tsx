import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

/** The way to the proof of an acceptance. */
export function AcceptanceProofLink() {
  const { t } = useLanguage();
  return (
    <p className="mt-3">
      <a href="preuve.pdf" className="underlined inline-flex min-h-11 items-center text-ink">
        {t("clientQuote.state.accepted.proof")}
      </a>
    </p>
  );
}
