import type { Graph, Thing } from "schema-dts";
import { business } from "./business.ts";
import { films } from "./films.ts";
import { services } from "./offers.ts";
import { breadcrumb, caseStudy, site, webPage } from "./page.ts";
import type { Subject } from "./subject.ts";

/** All that a page tells of itself, as one graph. */
export function graphOf(subject: Subject): Graph {
  const trail = breadcrumb(subject);
  const things: readonly (Thing | null)[] = [
    business(subject),
    site(),
    webPage(subject, trail),
    trail,
    caseStudy(subject),
    ...services(subject),
    ...films(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}
