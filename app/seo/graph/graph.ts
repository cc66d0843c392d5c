import type { Graph, Thing } from "schema-dts";
import { business } from "./business.ts";
import { services } from "./offers.ts";
import { breadcrumbOf, caseStudy, site, webPage } from "./page.ts";
import type { Subject } from "./subject.ts";
import { videos } from "./videos.ts";

export function graphOf(subject: Subject): Graph {
  const breadcrumb = breadcrumbOf(subject);
  const things: readonly (Thing | null)[] = [
    business(subject),
    site(),
    webPage(subject, breadcrumb),
    breadcrumb,
    caseStudy(subject),
    ...services(subject),
    ...videos(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}
