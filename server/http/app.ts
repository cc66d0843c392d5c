import { Hono } from "hono";
import { countPath } from "#app/domain/counts.ts";
import * as addresses from "#app/site/addresses.ts";
import { filePaths, isItemPage, notFoundPath, pageEntry } from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import { ownVideos } from "#app/video/video-source.ts";
import { isPrivate } from "#quotes/addresses.ts";
import type { Links } from "#quotes/links.ts";
import type { CountOne, Log } from "#quotes/platform.ts";
import type { Environment } from "#server/environment.ts";
import { failureFields } from "#server/log.ts";
import type { Readiness } from "#server/monitoring/readiness.ts";
import { defaultRenderLimits, type RenderLimits } from "#server/render-queue.ts";
import type { Body } from "./body.ts";
import { cachedForADay, cachedForAnHour, cachedForAWeek, cachedForever, noStore } from "./cache-control.ts";
import { type HttpContext, type HttpEnv, isReading } from "./context.ts";
import { respond, streamFile } from "./files.ts";
import { readIncoming } from "./incoming.ts";
import type { PageFile } from "./page-files.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { createPageResponses } from "./page-responses.ts";
import { createPrivatePages } from "./private-pages.ts";
import { createRenderedPages } from "./rendered-pages.ts";
import { respondWithSampleSite, type SampleFile } from "./sample-sites.ts";
import { filePolicy, securityHeaders } from "./security-headers.ts";
import { createVisits } from "./visits.ts";

export type AppParts = {
  readonly environment: Environment;
  readonly log: Log;
  readonly renderer: PageRenderer;
  /** Finds what a secret link opens. */
  readonly links: Pick<Links, "open" | "openBoard">;
  readonly readiness: () => Promise<Readiness>;
  /** Counts visits. Null: none are counted, as the benchmark compares it. */
  readonly count: CountOne | null;
  /** The prerendered pages; none in development. */
  readonly pageFiles: ReadonlyMap<string, PageFile>;
  /** Hashed files under `/assets/`, `/pictures/` and `/social/`; none in development. */
  readonly assets: ReadonlyMap<string, Body>;
  /** The clients' sample sites, by address. */
  readonly sampleSites: ReadonlyMap<string, SampleFile>;
  /** Files whose names are fixed by convention: icons and the like. */
  readonly publicFiles: ReadonlyMap<string, Body>;
  /** The site's own video files on disk, by address. */
  readonly videoFiles: ReadonlyMap<string, string>;
  /** Which pages there are; in development this changes while the server runs. */
  readonly loadAddresses?: () => Promise<Pick<typeof addresses, "itemSlugs" | "nearestTo">>;
  /** Whether rendered pages are cached; false in development, where pages change while the server runs. */
  readonly cacheRendered?: boolean;
  readonly renderLimits?: RenderLimits;
};

/**
 * The longest path and query that are read, in characters; longer ones get 414. A redirect repeats both in its response,
 * whose headers have to fit in the 16 KB that proxies and clients accept. RFC 9110 asks for 8,000 at least.
 */
const maxAddressLength = 8_000;

/** Whether no page has this address. */
function isMissing(
  path: string,
  resolution: ReturnType<typeof resolve>,
  itemSlugs: (typeof addresses)["itemSlugs"],
): boolean {
  if (resolution.kind === "unknown" || path === notFoundPath) return true;
  if (resolution.kind !== "page" || !isItemPage(resolution.page)) return false;
  return !itemSlugs[resolution.page].includes(resolution.slug ?? "");
}

/** For the log: the page and not the address, which can contain whatever a visitor entered, or a secret. */
function pageNameOf(path: string): string {
  if (isPrivate(path)) return "private";
  const resolution = resolve(path);
  return resolution.kind === "page" ? `${resolution.locale}/${resolution.page}` : resolution.kind;
}

export function createApp({
  environment,
  log,
  renderer,
  links,
  readiness,
  count,
  pageFiles,
  assets,
  publicFiles,
  videoFiles,
  sampleSites,
  loadAddresses = async () => addresses,
  cacheRendered = true,
  renderLimits = defaultRenderLimits,
}: AppParts) {
  const app = new Hono<HttpEnv>();
  const headers = securityHeaders(environment);
  const pages = createRenderedPages({
    renderer,
    limits: renderLimits,
    cached: cacheRendered,
    origin: environment.siteUrl,
  });
  const { get, post, refuse } = createPageResponses({ environment, pageFiles, pages });
  const respondPrivately = createPrivatePages({ environment, links, pages, refuse });
  const visits = count && createVisits(count);
  /** Once the response is on its way: no visitor waits for the count. */
  const countLater = (c: HttpContext) =>
    setImmediate(() => {
      try {
        visits?.opened(c);
      } catch (error) {
        log.error("counts.failed", failureFields(error));
      }
    });

  const respondWithFile = (c: HttpContext, body: Body, cacheControl: string) => {
    c.header("Content-Security-Policy", filePolicy);
    return respond(c, body, cacheControl);
  };

  app.use(async (c, next) => {
    const started = performance.now();
    const raw = {
      url: c.req.url,
      remoteAddress: c.env.incoming.socket.remoteAddress,
      header: (name: string) => c.req.header(name),
    };
    const incoming = readIncoming(raw, environment);
    c.set("incoming", incoming);
    if (incoming.url.pathname.length + incoming.url.search.length > maxAddressLength)
      c.res = await refuse(c, 414, "address");
    else await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    log.info("request", {
      method: c.req.method,
      page: pageNameOf(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ...(c.var.refused !== undefined && { refused: c.var.refused }),
    });
  });

  // Liveness: a process that does not respond has to be restarted.
  app.get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": noStore }));
  // Readiness: a server that cannot store requests should get no visitors.
  app.get("/readyz", async (c) => {
    const state = await readiness();
    return c.text(state, state === "ready" ? 200 : 503, { "Cache-Control": noStore });
  });
  for (const hashed of ["/assets/*", "/pictures/*", "/social/*"])
    app.get(hashed, (c, next) => {
      const asset = assets.get(c.req.path);
      return asset === undefined ? next() : respondWithFile(c, asset, cachedForever);
    });
  app.get(
    "/clients/*",
    (c, next) => respondWithSampleSite(c, sampleSites, c.var.incoming.url.search) ?? next(),
  );
  app.get(`${ownVideos}/*`, async (c, next) => {
    const file = videoFiles.get(c.req.path);
    return (file === undefined ? null : await streamFile(c, file, cachedForAWeek)) ?? next();
  });
  for (const [path, file] of publicFiles) app.get(path, (c) => respondWithFile(c, file, cachedForADay));
  for (const path of filePaths) app.get(path, (c) => get(c, null, path));

  if (visits !== null) app.post(countPath, (c) => visits.message(c));

  app.all("*", async (c) => {
    const { method } = c.req;
    // Still percent-encoded: Hono's own path is partly decoded, and some decoded characters are invalid in a header.
    const { pathname: path, search } = c.var.incoming.url;
    if (isPrivate(path)) return respondPrivately(c);
    const resolution = resolve(path);
    const reading = isReading(method);
    if (resolution.kind === "redirect") {
      c.header("Cache-Control", cachedForAnHour);
      return c.redirect(`${resolution.path}${search}`, reading ? 301 : 308);
    }
    const { itemSlugs, nearestTo } = await loadAddresses();
    const nearest =
      resolution.kind === "page" && reading ? nearestTo(resolution, new URLSearchParams(search)) : null;
    if (nearest !== null) {
      // It may be there again tomorrow.
      c.header("Cache-Control", noStore);
      return c.redirect(nearest, 302);
    }
    if (isMissing(path, resolution, itemSlugs)) return refuse(c, 404);
    const page = resolution.kind === "page" ? resolution.page : null;
    if (reading) {
      const response = await get(c, page, path);
      if (method === "GET" && (response.status === 200 || response.status === 304)) countLater(c);
      return response;
    }
    const takesPosts = page !== null && pageEntry(page).takesPosts === true;
    if (method === "POST" && takesPosts) return post(c, page);
    c.header("Allow", takesPosts ? "GET, HEAD, POST" : "GET, HEAD");
    return refuse(c, 405);
  });

  app.onError((error, c) => {
    log.error("request.failed", failureFields(error));
    return refuse(c, 500).catch(() => c.text("500", 500));
  });
  return app;
}
