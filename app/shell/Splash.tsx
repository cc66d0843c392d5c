import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { identity } from "#content/identity.ts";
import { Wordmark } from "./Brand.tsx";

/** In one line on a phone, with the mark, whatever the length of the agency's name. */
export function splashSize(name: string): string {
  if (name.length <= 6) return "text-6xl";
  return name.length <= 12 ? "text-[min(3.75rem,10vw)]" : "text-[min(3.75rem,6vw)]";
}

/** Shown once per session by the head's script, and hidden by the shared script, which also starts its drawing. */
export function Splash() {
  const { locale } = useLanguage();
  return (
    <div className="splash" aria-hidden="true" data-screen-only>
      <Contours drawing="summit" className="inset-[-10%]" />
      <div className="text-center">
        <Wordmark className={splashSize(identity.name)} />
        <p className="mt-5 text-balance px-8 text-ink-2 text-lead">{identity.tagline[locale]}</p>
      </div>
    </div>
  );
}
