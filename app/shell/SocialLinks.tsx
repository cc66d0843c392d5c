import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Icon } from "#app/ui/Icon.tsx";
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
            aria-label={t("shell.footer.newTab", { label })}
            className="inline-flex size-11 items-center justify-center text-ink-2 hover:text-accent-ink"
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
