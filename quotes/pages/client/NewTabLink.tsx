import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

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
