import type { Graph, Thing } from "schema-dts";
import { business } from "./business.ts";
import { services } from "./offers.ts";
import { breadcrumbList, caseStudy, webPage, webSite } from "./page.ts";
import type { Subject } from "./subject.ts";
import { videos } from "./videos.ts";

export function structuredDataGraph(subject: Subject): Graph {
  const breadcrumb = breadcrumbList(subject);
  const things: readonly (Thing | null)[] = [
    business(subject),
    webSite(),
    webPage(subject, breadcrumb),
    breadcrumb,
    caseStudy(subject),
    ...services(subject),
    ...videos(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}
