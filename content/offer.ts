import type { Service } from "#app/domain/services.ts";

/**
 * What the agency offers beside business websites and online shops. Without its line a service is offered nowhere: its
 * page, its links, cards, topics, prices and options, the projects of its kind and the parts of sentences that speak of it
 * are gone. Requests and quotes that are stored keep it.
 */
export const offered: readonly Service[] = [
  "reservation",
  "seo",
  // An audit of what search engines find: it leads to "seo".
  "audit",
  "optimisation",
  "maintenance",
  "assistance",
];
