/**
 * What a text of `content/` may contain beside its words. `{price}` is a slot: a value that the page gives. `{place.here}`, with a
 * dot, is a value of the content (content-values.ts). `[seo:…]` is shown if that service is offered, `[!seo:…]` if it is not;
 * `[list: one | two | seo: three]` is a list in a sentence, without the entries of services that are not offered. A part that is
 * named like a slot of its text, `[tax: {tax}]`, is shown if the page gives a value that is neither empty nor 0 (translate.ts).
 * Parts in brackets do not contain one another. Articles have links too: app/articles/prose.ts.
 */
import { services } from "#app/domain/services.ts";

/** What `content/legal.yaml` may not know yet; a text that names one says without it what is left. */
export const companyConditions = [
  "capital",
  "siret",
  "register",
  "vatNumber",
  "host",
  "mediator",
  "accessibilityChecked",
] as const;

/**
 * What a part may depend on: a service, whether the agency travels to clients beyond its own territory, states its conversion rate, has
 * it from counted visits, is one person, has videos, posts of clients on LinkedIn, a drawn map of its area, days on which it is closed, a
 * vision or social networks, a number for chats, charges VAT where it is, or what is known of its company.
 */
export const conditions: readonly string[] = [
  ...services,
  "travels",
  "conversionRates",
  "countedRate",
  "alone",
  "videos",
  "linkedin",
  "drawnMap",
  "closedDays",
  "vision",
  "social",
  "chat",
  "homeVat",
  ...companyConditions,
];

/** An entry of a list that begins with a service. */
export const entryPattern = /^(\w+):\s*(.*)$/;

export const entriesOf = (list: string): readonly string[] => list.split("|").map((entry) => entry.trim());

/** The name of a slot, or of a value of the content. */
export const slotPattern = /\{(\w+(?:\.\w+)*)\}/g;

/** The names between braces, each once, sorted. */
export const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(slotPattern)].map(([, name = ""]) => name))].sort();

export const isContentValue = (name: string): boolean => name.includes(".");

/** A link of an article: `[text](target)`. */
export const linkPattern = /\[([^[\]]+)\]\(([^()\s]+)\)/g;
