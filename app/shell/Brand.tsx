import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/site/pages.ts";
import { accentSuitsLogo } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { isWordmark, logo } from "#content/logo.ts";

/** A colour in which it is seen on the canvas of both themes. */
const logoColour = accentSuitsLogo ? "text-accent" : "text-accent-ink";

const wordmarkClass =
  "inline-flex items-center gap-[0.28em] font-bold font-display leading-none tracking-tight";

const name = isWordmark ? (
  <>
    <LogoMark className={`h-[1.35em] max-w-[82vw] ${logoColour}`} />
    <span className="sr-only">{identity.name}</span>
  </>
) : (
  <>
    <LogoMark className={`size-[1.05em] ${logoColour}`} />
    {identity.name}
  </>
);

export function Wordmark(props: { className?: string }) {
  return <span className={`${wordmarkClass} ${props.className ?? ""}`}>{name}</span>;
}

/** A long name stays beside the buttons of a phone, or in two lines there; a drawn one is smaller there. */
const size = isWordmark
  ? "text-[min(1.5rem,7vw)] [&_svg]:max-w-[40vw]"
  : identity.name.length > 20
    ? "text-[min(1rem,3.75vw)]"
    : identity.name.length > 12
      ? "text-[min(1.25rem,4.6vw)]"
      : "text-[min(1.5rem,7vw)]";

export function BrandLink() {
  const { locale, t } = useLanguage();
  return (
    <a
      href={pathOf("home", locale)}
      aria-label={t("shell.homeLink", { agency: identity.name })}
      className={`min-h-11 ${wordmarkClass} ${size}`}
    >
      {name}
    </a>
  );
}

/** The agency's logo, in the colour of the text. */
function LogoMark(props: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${logo.width} ${logo.height}`}
      className={props.className}
      fill="currentColor"
      aria-hidden="true"
    >
      <path fillRule={logo.fillRule} d={logo.path} />
    </svg>
  );
}
