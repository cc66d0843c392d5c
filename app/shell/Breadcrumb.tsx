import { useSearchParams } from "react-router";
import { subjectTitle } from "#app/articles/articles.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { breadcrumbItems } from "#app/site/breadcrumb.ts";
import { constructionSubjectOf, pathOf } from "#app/site/pages.ts";

/** Not shown if it has only the home page. */
export function Breadcrumb(props: { currentPath: string }) {
  const language = useLanguage();
  const { locale, t } = language;
  const [query] = useSearchParams();
  const items = breadcrumbItems(props.currentPath, locale, t("shell.home"));
  if (items.length < 2) return null;
  // The under-construction page is called by its subject: a service or a legal text.
  const subject = props.currentPath === pathOf("construction", locale) ? constructionSubjectOf(query) : null;
  return (
    <nav
      aria-label={t("shell.breadcrumb")}
      className="absolute inset-x-0 top-24 z-10 lg:top-28"
      data-screen-only
    >
      <ol className="breadcrumb wide flex flex-wrap gap-x-2 text-ink-2 sm:gap-x-3">
        {items.map(({ label, href }, index) => (
          <li key={href} className="flex items-center gap-2 sm:gap-3">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < items.length - 1 ? (
              <a href={href} className="inline-flex min-h-11 items-center hover:text-accent-ink">
                {label}
              </a>
            ) : (
              <span aria-current="page">
                {subject === null ? label : subjectTitle(subject, language).replaceAll("*", "")}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
