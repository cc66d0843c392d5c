/**
 * What a visitor may want to talk about, and what the contact form then starts with: the project chosen, and the first
 * line of the message, which is also the first message of a chat. Words: `content/words/<language>/topics.yaml`.
 */

import { showcaseOffers } from "#app/content/offers.ts";
import { projects } from "#app/content/projects.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { type ConstructionSubject, pathOf } from "#app/site/pages.ts";
import { type ContactProject, contactProjects } from "./contact-request.ts";

/** The projects that a visitor may choose; a form that was opened before one was switched off may still name it. */
export const offeredProjects = contactProjects.filter(isOffered);

const plainTopics = {
  showcase: "website",
  ecommerce: "ecommerce",
  identity: "branding",
  /** The question is which pack to choose. */
  packs: "website",
  packEcommerce: "ecommerce",
  /** The project is to be specified with an advisor. */
  advisor: "other",
  /** An option that the search did not find. */
  option: "website",
  // The pages under construction.
  seo: "other",
  audit: "other",
  optimisation: "other",
  reservation: "website",
  maintenance: "other",
  assistance: "other",
  legal: "other",
  terms: "other",
} as const satisfies Record<string, ContactProject> & Record<ConstructionSubject, ContactProject>;

type PlainTopic = keyof typeof plainTopics;

/** `offer-<id>`: an offer of the showcase page. `like-<slug>`: a site like that of a case study. */
export type ContactTopic = PlainTopic | `offer-${string}` | `like-${string}`;

const categoryProject = { vitrine: "website", reservation: "website", ecommerce: "ecommerce" } as const;

/** The project of each topic. */
const topicProjects: ReadonlyMap<string, ContactProject> = new Map<string, ContactProject>([
  ...Object.entries(plainTopics).filter(([topic, project]) => isOffered(topic) && isOffered(project)),
  ...showcaseOffers.map(({ id }) => [`offer-${id}`, "website"] as const),
  ...projects.map(({ slug, category }) => [`like-${slug}`, categoryProject[category]] as const),
]);

export const contactTopics = [...topicProjects.keys()] as readonly ContactTopic[];

export const topicParameter = "topic";

/** The contact page at its form; with a topic, the form opens for it. */
export function contactPath(locale: Locale, topic?: ContactTopic): string {
  const query = topic === undefined ? "" : `?${topicParameter}=${topic}`;
  return `${pathOf("contact", locale)}${query}#request`;
}

/** The topic that an address asks for; null without one that is known. */
export function topicFromQuery(query: URLSearchParams): ContactTopic | null {
  return contactTopics.find((topic) => topic === query.get(topicParameter)) ?? null;
}

export function topicProject(topic: ContactTopic): ContactProject | "" {
  return topicProjects.get(topic) ?? "";
}

/** The first line of a message on a topic, and the subject of a mail. */
export function topicWords(
  topic: ContactTopic,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
): { readonly message: string; readonly subject: string } {
  if (topic.startsWith("offer-")) {
    const found = showcaseOffers.find(({ id }) => topic === `offer-${id}`);
    const offer = found === undefined ? "" : typesetIn(found.copy, locale).name;
    return { message: t("topics.offer", { offer }), subject: t("topics.offer.subject", { offer }) };
  }
  if (topic.startsWith("like-")) {
    const client = projects.find(({ slug }) => topic === `like-${slug}`)?.clientName ?? "";
    return { message: t("topics.like", { client }), subject: t("topics.like.subject", { client }) };
  }
  const plain = topic as PlainTopic;
  return { message: t(`topics.${plain}`), subject: t(`topics.${plain}.subject`) };
}
