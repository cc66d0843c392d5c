import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { Mark } from "./Mark.tsx";

export function Wordmark(props: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-[0.28em] font-bold font-display leading-none tracking-tight ${props.className ?? ""}`}
    >
      <Mark className="size-[1.05em] text-accent" />
      {identity.name}
    </span>
  );
}

export function BrandLink() {
  const { locale, t } = useLanguage();
  return (
    <a
      href={pathOf("home", locale)}
      aria-label={t("shell.homeLink", { agency: identity.name })}
      className="inline-flex min-h-11 items-center text-[min(1.5rem,7vw)]"
    >
      <Wordmark />
    </a>
  );
}
