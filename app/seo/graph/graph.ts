import type { Graph, Thing } from "schema-dts";
import { business } from "./business.ts";
import { films } from "./films.ts";
import { services } from "./offers.ts";
import { breadcrumbOf, caseStudy, site, webPage } from "./page.ts";
import type { Subject } from "./subject.ts";

/** All that a page tells of itself, as one graph. */
export function graphOf(subject: Subject): Graph {
  const breadcrumb = breadcrumbOf(subject);
  const things: readonly (Thing | null)[] = [
    business(subject),
    site(),
    webPage(subject, breadcrumb),
    breadcrumb,
    caseStudy(subject),
    ...services(subject),
    ...films(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}
