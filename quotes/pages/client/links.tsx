import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageLink } from "#quotes/pages/parts.tsx";

/** The way to the PDF of the quote, with its size. `asSent`: the amounts beside it may be of other options. */
export function PdfLink({ bytes, asSent = false }: { bytes: number; asSent?: boolean }) {
  const { locale, t } = useLanguage();
  return (
    <ButtonLink href="devis.pdf" look="quiet" icon="download">
      {t(asSent ? "clientQuote.pdf.asSent" : "clientQuote.pdf", {
        size: Math.ceil(bytes / 1024).toLocaleString(locale.slice(0, 2)),
      })}
    </ButtonLink>
  );
}

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

/** A link out of the client's page. In the same tab, coming back would lose what is ticked and entered. */
export function NewTabLink(props: { href: string; className: string; children: string }) {
  const { t } = useLanguage();
  return (
    <a href={props.href} target="_blank" rel="noopener" className={props.className}>
      {props.children}
      <span className="sr-only">{t("clientQuote.newTab")}</span>
    </a>
  );
}
