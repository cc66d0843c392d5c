import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { identity } from "#content/identity.ts";

export function SocialLinks(props: { label: string; className: string }) {
  const { t } = useLanguage();
  if (identity.social.length === 0) return null;
  return (
    <ul aria-label={props.label} className={`-ml-3 flex flex-wrap ${props.className}`}>
      {identity.social.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            // The words are below the icon, out of sight.
            className={`icon-before icon-${network} block size-11 overflow-hidden p-3 text-ink-2 before:mb-3 hover:text-accent-ink`}
          >
            {t("shell.footer.newTab", { label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
