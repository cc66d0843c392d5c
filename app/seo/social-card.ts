import { subjectTitle } from "#app/articles/articles.ts";
import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { defaultLocale, type Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import {
  constructionPath,
  constructionSubjectOf,
  networkingPath,
  type PageId,
  pageEntry,
  rootPath,
} from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";

/** In pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The content of a social card. `tooling/build/social/` draws it. */
export type SocialCard = {
  readonly locale: Locale;
  readonly page: PageId | "connect";
  /** May mark words as `*highlighted*`. */
  readonly title: string;
  readonly project: Project | null;
  readonly note: string;
  readonly alt: string;
};

/** The page's own headline, else its title. */
function headline(page: string, locale: Locale, t: Translate): string {
  const keys = [`${page}.hero.title`, `pages.${page}.title`, `meta.${page}.title`];
  const key = keys.find((candidate) => candidate in dictionaries[locale]);
  // The slot of the pricing page's headline; the others have none.
  return key === undefined
    ? identity.name
    : t(key as "pricing.hero.title", { minutes: figures.quoteMinutes });
}

function pageCard(
  page: SocialCard["page"],
  locale: Locale,
  t: Translate,
  title = headline(page, locale, t),
): SocialCard {
  const alt = t("meta.card.alt", { title: title.replaceAll("*", ""), agency: identity.name });
  return { locale, page, title, project: null, note: t("shell.footer.place"), alt };
}

function projectCard(project: Project, locale: Locale, t: Translate): SocialCard {
  const alt = t("meta.card.project.alt", { client: project.clientName, agency: identity.name });
  const note = typesetIn(project.sector, locale);
  return { locale, page: "project", title: project.clientName, project, note, alt };
}

/** The address that a page is shared with: of the under-construction page, with the service or text that its query names. */
export function sharedAddress(path: string, query: URLSearchParams): string {
  const resolution = resolve(path);
  const subject = constructionSubjectOf(query);
  if (resolution.kind !== "page" || resolution.page !== "construction" || subject === null) return path;
  return constructionPath(resolution.locale, subject);
}

/** The card of an address with the query that the page is shared with. Null for a page that is only shown in a frame, or an unknown address. */
export function socialCardOf(address: string): SocialCard | null {
  const [path = "", query] = address.split("?");
  const resolution = resolve(path);
  const locale = resolution.kind === "page" ? resolution.locale : defaultLocale;
  const t = translations[locale];
  if (path === rootPath) return pageCard("home", locale, t);
  if (path === networkingPath) return pageCard("connect", locale, t);
  if (resolution.kind !== "page" || pageEntry(resolution.page).bare) return null;
  const subject = constructionSubjectOf(new URLSearchParams(query));
  if (resolution.page === "construction" && subject !== null)
    return pageCard("construction", locale, t, subjectTitle(subject, { locale, t }));
  if (resolution.page !== "project") return pageCard(resolution.page, locale, t);
  const project = projects.find(({ slug }) => slug === resolution.slug);
  return project === undefined ? null : projectCard(project, locale, t);
}
