/** Every page as Lighthouse sees it on a phone, in turns with a peer's: what it weighs, when it paints, its scores. */
import { join } from "node:path";
import { type Locale, locales } from "../app/i18n/locales.ts";
import { pathsOf } from "../app/site/addresses.ts";
import { type PageId, pageIds, pages } from "../app/site/pages.ts";
import { type Audit, audit, type PageBytes } from "./audit.ts";
import { median } from "./figures.ts";
import { emptyPath, root, startServing, startSite } from "./serving.ts";

/** The peer's page that one of ours is compared with. */
const peerPaths = { home: "/", pricing: "/pricing/", contact: "/contact/" } as const satisfies Partial<
  Record<PageId, string>
>;
type ComparedPage = keyof typeof peerPaths;
const comparedPages = Object.keys(peerPaths) as readonly ComparedPage[];

export type PageFigures = Audit & {
  readonly name: string;
  readonly of: "site" | "peer" | "empty";
  /** Set where a page of ours and one of the peer are compared. */
  readonly compared: ComparedPage | null;
  /** False: as a later page of a session, without the splash. */
  readonly splash: boolean;
};

export type PagesResult = { readonly rounds: number; readonly pages: readonly PageFigures[] };

type Target = Pick<PageFigures, "name" | "of" | "compared" | "splash"> & { readonly url: string };

const comparedOf = (page: PageId): ComparedPage | null => comparedPages.find((name) => name === page) ?? null;

/**
 * Which pages are measured. `usual`: every page that search engines list in French, one case study for all, and the
 * compared ones in English; the compared ones again without the splash. `all`: every page of both languages. `quick`:
 * the empty page, four French pages and the peer's, without the splash.
 */
export type Extent = "quick" | "usual" | "all";

function targetsOf(site: string, peer: string, extent: Extent): readonly Target[] {
  const all = extent === "all";
  const isMeasured = (page: PageId, locale: Locale) => {
    if (extent === "quick") return locale === "fr-fr" && (comparedOf(page) !== null || page === "showcase");
    return all || locale === "fr-fr" || comparedOf(page) !== null;
  };
  const some = (locale: Locale) =>
    pageIds
      .filter((page) => pages[page].indexable && isMeasured(page, locale))
      .flatMap((page) =>
        (all ? pathsOf(page, locale) : pathsOf(page, locale).slice(0, 1)).map((path) => ({
          name: path,
          of: "site" as const,
          compared: comparedOf(page),
          url: `${site}${path}`,
        })),
      );
  const peers = comparedPages.map((page) => ({
    name: `AstroWind ${page}`,
    of: "peer" as const,
    compared: page,
    url: `${peer}${peerPaths[page]}`,
  }));
  const seen = [...locales.flatMap(some), ...peers];
  const empty = {
    name: emptyPath,
    of: "empty",
    compared: null,
    splash: true,
    url: `${site}${emptyPath}`,
  } as const;
  if (extent === "quick") return [empty, ...seen.map((target) => ({ ...target, splash: false }))];
  return [
    empty,
    ...seen.map((target) => ({ ...target, splash: true })),
    ...seen.filter(({ compared }) => compared !== null).map((target) => ({ ...target, splash: false })),
  ];
}

/** The medians of one page's rounds; the scores that only the first round asked for are that round's. */
function medianOf(rounds: readonly Audit[]): Audit {
  const [first] = rounds;
  if (first === undefined) throw new Error("A page was never measured");
  const middle = (read: (figures: Audit) => number) => median(rounds.map(read));
  const kindsOfBytes = Object.keys(first.bytes) as (keyof PageBytes)[];
  return {
    bytes: Object.fromEntries(
      kindsOfBytes.map((kind) => [kind, middle(({ bytes }) => bytes[kind])]),
    ) as PageBytes,
    requests: middle(({ requests }) => requests),
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance ?? Number.NaN) },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    speedIndex: middle(({ speedIndex }) => speedIndex),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
  };
}

export const startPeer = () =>
  startServing("bench/peer-server.ts", { args: [join(root, "bench/peers/astrowind")] });

export async function measurePages(options: {
  readonly chromium: string;
  readonly rounds: number;
  readonly extent: Extent;
  readonly log: (line: string) => void;
}): Promise<PagesResult> {
  const [site, peer] = [await startSite(), await startPeer()];
  const measured = targetsOf(site.origin, peer.origin, options.extent).map((target) => ({
    target,
    audits: [] as Audit[],
  }));
  for (let round = 0; round < options.rounds; round += 1)
    for (const { target, audits } of measured) {
      const once = () => audit(options.chromium, { ...target, everything: round === 0 });
      // Sometimes Lighthouse loses its trace: it is run again in another browser.
      const figures = await once().catch((error: Error) => {
        options.log(`again: ${error.message}`);
        return once();
      });
      audits.push(figures);
      const [fcp, lcp, tbt] = [figures.fcp, figures.lcp, figures.tbt].map(Math.round);
      options.log(`round ${round + 1} ${target.name} FCP ${fcp} LCP ${lcp} TBT ${tbt}`);
    }
  await Promise.all([site.stop(), peer.stop()]);
  return {
    rounds: options.rounds,
    pages: measured.map(({ target: { url: _, ...target }, audits }) => ({ ...target, ...medianOf(audits) })),
  };
}
