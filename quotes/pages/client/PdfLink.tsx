import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

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
