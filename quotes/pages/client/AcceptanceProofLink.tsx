import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

/** The way to the proof of an acceptance. `version`: of an earlier one. */
export function AcceptanceProofLink({ version }: { version?: number }) {
  const { t } = useLanguage();
  return (
    <p className="mt-3">
      <a
        href={version === undefined ? "preuve.pdf" : `preuve-${version}.pdf`}
        className="underlined inline-flex min-h-11 items-center text-ink"
      >
        {t("clientQuote.state.accepted.proof")}
      </a>
    </p>
  );
}
