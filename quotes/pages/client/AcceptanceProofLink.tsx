import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { PageLink } from "#quotes/pages/parts.tsx";

/** The way to the proof of an acceptance. `version`: of an earlier one. */
export function AcceptanceProofLink({ version }: { version?: number }) {
  const { t } = useLanguage();
  return (
    <p className="mt-3">
      <PageLink href={version === undefined ? "preuve.pdf" : `preuve-${version}.pdf`} className="text-ink">
        {t("clientQuote.state.accepted.proof")}
      </PageLink>
    </p>
  );
}
