import { projects } from "#app/content/projects.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn, withPlainHyphens } from "#app/i18n/typography.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import {
  isItemPage,
  isShown,
  itemPathOf,
  type PlainPageId,
  pageIds,
  pages,
  pathOf,
} from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";

const headings = { "fr-fr": "Français", "en-en": "English" } as const;

function section(locale: Locale): string {
  const t = translations[locale];
  const plain = pageIds.filter(
    (page): page is PlainPageId => isShown(page) && pages[page].indexable && !isItemPage(page),
  );
  const links = [
    ...plain.map(
      (page) =>
        `- [${t(`meta.${page}.title`)}](${absoluteUrl(pathOf(page, locale))}): ${t(`meta.${page}.description`)}`,
    ),
    ...projects.map(
      (project) =>
        `- [${project.clientName}](${absoluteUrl(itemPathOf("project", locale, project.slug))}): ${typesetIn(project.summary, locale)}`,
    ),
  ];
  return [`## ${headings[locale]}`, "", ...links, ""].join("\n");
}

/** The site for language models (llmstxt.org). */
export function loader(): Response {
  const summary = translations["en-en"]("meta.home.description");
  const text = [`# ${identity.name}`, "", `> ${summary}`, "", ...locales.map(section)].join("\n");
  return new Response(withPlainHyphens(text), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
