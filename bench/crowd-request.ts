/** One address and others that ask for one document, each without a pause. */
export const documentCrowd = { oneAddress: 200, others: 32 } as const;

/** The requests of the crowds: each is different, so that no response is cached. */
import { optionKeys } from "../app/domain/catalogue.ts";
import { pathOf } from "../app/site/pages.ts";

export const crowdSize = 32;
export const crowdNames = ["pricing", "long", "posts", "missing"] as const;
export type CrowdName = (typeof crowdNames)[number];

const pricing = pathOf("pricing", "fr-fr");
const random = (below: number) => Math.floor(Math.random() * below);

const unknownOptions = (bytes: number) =>
  Array.from({ length: Math.ceil(bytes / 9) }, () => `x${random(1e7)}`.padEnd(8, "0"))
    .join(",")
    .slice(0, bytes);

/** A path with its query, and the body of a posted form. */
export const crowdRequests: Readonly<
  Record<CrowdName, () => { readonly path: string; readonly body?: string }>
> = {
  pricing: () => {
    const options = optionKeys.filter(() => Math.random() < 0.5).join(",");
    return { path: `${pricing}?type=vitrine&duration=24&pack=advanced&options=${options}` };
  },
  long: () => ({ path: `${pricing}?options=${unknownOptions(15_000)}` }),
  posts: () => ({ path: pricing, body: `options=${unknownOptions(32_000)}` }),
  missing: () => ({ path: `/fr-fr/${random(1e9)}/` }),
};
