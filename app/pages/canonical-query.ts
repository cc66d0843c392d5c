import { catalogue } from "#app/content/catalogue.ts";
import { needRules } from "#app/content/needs.ts";
import { readAnswers } from "#app/domain/needs.ts";
import { acknowledgementParameter, noAcknowledgement } from "#app/forms/acknowledgement-parameter.ts";
import { contactTopics, offeredProjects, topicParameter } from "#app/forms/contact-topics.ts";
import { configurationQuery } from "#app/quote/selection-query.ts";
import { constructionSubjects, type PageId } from "#app/site/pages.ts";
import { readFilter } from "./portfolio/filter.ts";

type Reader = (query: URLSearchParams) => string | null;

/** A parameter that accepts one of `values` and ignores others. */
const oneOf =
  (name: string, values: readonly string[]): Reader =>
  (query) => {
    const value = values.find((known) => known === query.get(name));
    return value === undefined ? "" : `${name}=${value}`;
  };

const topicQuery = oneOf(topicParameter, contactTopics);
const projectQuery = oneOf("project", offeredProjects);

/** The pages that depend on their query. */
const readers: Partial<Record<PageId, Reader>> = {
  // A topic says the project too.
  contact: (query) => topicQuery(query) || projectQuery(query),
  construction: oneOf("service", constructionSubjects),
  thankYou: oneOf(acknowledgementParameter, [noAcknowledgement]),
  portfolio(query) {
    const { type, trade, zone } = readFilter(query);
    return new URLSearchParams({
      ...(type && { type }),
      ...(trade && { trade }),
      ...(zone && { zone }),
    }).toString();
  },
  pricing(query) {
    const configuration = configurationQuery(catalogue, query);
    const answers = readAnswers(needRules, query);
    if (configuration === null || answers === null) return configuration;
    return [configuration, new URLSearchParams(answers).toString()].filter((part) => part !== "").join("&");
  },
};

/** The longest query that is read, in characters, with its question mark: room for every option and a campaign. */
const maxQueryLength = 4096;

/**
 * What a page reads of its query, in canonical form and without question mark: all that the page can depend on, and
 * nothing else, so that equal pages have equal addresses. Empty where it is the page as it is built ahead. A status
 * where the query is not read: 414 if it is too long, 400 if it asks for more than the page could show.
 */
export function canonicalQuery(page: PageId, search: string): string | 400 | 414 {
  const read = readers[page];
  if (read === undefined) return "";
  return search.length > maxQueryLength ? 414 : (read(new URLSearchParams(search)) ?? 400);
}
