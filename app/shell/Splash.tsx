import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Contours } from "#app/ui/contours/Contours.tsx";
import { identity } from "#content/identity.ts";
import { Wordmark } from "./Brand.tsx";

/** Shown once per session by the head's script, and hidden by the shared script, which also starts its drawing. */
export function Splash() {
  const { locale } = useLanguage();
  return (
    <div className="splash" aria-hidden="true" data-screen-only>
      <Contours drawing="summit" className="inset-[-10%]" />
      <div className="text-center">
        <Wordmark className="text-6xl" />
        <p className="mt-5 text-balance px-8 text-ink-2 text-lead">{identity.tagline[locale]}</p>
      </div>
    </div>
  );
}
