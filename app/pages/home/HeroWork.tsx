import { projects } from "#app/content/projects.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { itemPathOf } from "#app/site/pages.ts";
import { Picture } from "#app/ui/Picture.tsx";

/** The first clients' sites, on the first screen: three beside each other, two on a phone. */
export function HeroWork({ className }: { className: string }) {
  const { locale } = useLanguage();
  if (projects.length === 0) return null;
  return (
    <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${className}`}>
      {projects.slice(0, 3).map(({ slug, clientName }) => (
        <li key={slug} className="case max-sm:nth-3:hidden">
          <a href={itemPathOf("project", locale, slug)} className="pressable block">
            {/* Smaller than the carousel's, of which it is a size. */}
            <Picture
              name={`portfolio/${slug}/desktop`}
              alt={clientName}
              sizes="(width >= 40rem) 13rem, 46vw"
              className="case-desktop rounded-base"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
