import type { BreadcrumbList, CreativeWork, WebPage, WebSite } from "schema-dts";
import { ecommerceFaq, type FaqEntry, showcaseFaq } from "#app/content/faq.ts";
import { projects } from "#app/content/projects.ts";
import { languageTag, locales } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { breadcrumbItems } from "#app/site/breadcrumb.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { itemPathOf, networkingPath } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { businessId, pagePartId, type Subject, siteId } from "./subject.ts";

export function webSite(): WebSite {
  return {
    "@type": "WebSite",
    "@id": siteId,
    url: absoluteUrl("/"),
    name: identity.name,
    inLanguage: locales.map((locale) => languageTag[locale]),
    publisher: { "@id": businessId },
  };
}

export function breadcrumbList({ pathname, locale, t }: Subject): BreadcrumbList | null {
  if (pathname === networkingPath) return null;
  const items = breadcrumbItems(pathname, locale, t("shell.home"));
  if (items.length < 2) return null;
  return {
    "@type": "BreadcrumbList",
    "@id": pagePartId(pathname, "breadcrumb"),
    itemListElement: items.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

const questions = (entries: readonly FaqEntry[]) =>
  entries.map(
    ({ question, answer }) =>
      ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      }) as const,
  );

const questionsPage = (entries: readonly FaqEntry[]): WebPage =>
  entries.length === 0 ? { "@type": "WebPage" } : { "@type": "FAQPage", mainEntity: questions(entries) };

const workId = (subject: Subject, slug: string): string =>
  pagePartId(itemPathOf("project", subject.locale, slug), "work");

function kind(subject: Subject): WebPage {
  const { locale, page, slug } = subject;
  switch (page) {
    case "about":
      return { "@type": "AboutPage", mainEntity: { "@id": businessId } };
    case "contact":
      return { "@type": "ContactPage", mainEntity: { "@id": businessId } };
    case "showcase":
      return questionsPage(typesetIn(showcaseFaq, locale));
    case "ecommerce":
      return questionsPage(typesetIn(ecommerceFaq, locale));
    case "portfolio":
      return {
        "@type": "CollectionPage",
        mainEntity: {
          "@type": "ItemList",
          itemListElement: projects.map((project, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: project.clientName,
            url: absoluteUrl(itemPathOf("project", locale, project.slug)),
          })),
        },
      };
    case "project":
      return { "@type": "WebPage", mainEntity: { "@id": workId(subject, slug ?? "") } };
    default:
      return { "@type": "WebPage" };
  }
}

export function webPage(subject: Subject, list: BreadcrumbList | null): WebPage {
  const { pathname, locale, title, description, picture } = subject;
  return {
    ...(kind(subject) as Extract<WebPage, object>),
    "@id": pagePartId(pathname, "webpage"),
    url: absoluteUrl(pathname),
    name: title,
    ...(description !== null && { description }),
    inLanguage: languageTag[locale],
    isPartOf: { "@id": siteId },
    about: { "@id": businessId },
    ...(picture !== null && { primaryImageOfPage: picture }),
    ...(list !== null && { breadcrumb: { "@id": pagePartId(pathname, "breadcrumb") } }),
  } as WebPage;
}

/** Null on any other page. */
export function caseStudy(subject: Subject): CreativeWork | null {
  const { locale, slug, pathname, picture } = subject;
  const project = projects.find((candidate) => candidate.slug === slug);
  if (subject.page !== "project" || project === undefined) return null;
  return {
    "@type": "CreativeWork",
    "@id": workId(subject, project.slug),
    name: project.clientName,
    description: typesetIn(project.summary, locale),
    genre: typesetIn(project.sector, locale),
    dateCreated: String(project.year),
    creator: { "@id": businessId },
    url: absoluteUrl(pathname),
    inLanguage: languageTag[locale],
    ...(picture !== null && { image: picture }),
  };
}
