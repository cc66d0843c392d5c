import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

/** The way to the PDF of the quote, with its size. */
export function PdfLink({ bytes }: { bytes: number }) {
  const { locale, t } = useLanguage();
  return (
    <ButtonLink href="devis.pdf" look="quiet" icon="download">
      {t("clientQuote.pdf", { size: Math.ceil(bytes / 1024).toLocaleString(locale.slice(0, 2)) })}
    </ButtonLink>
  );
}
