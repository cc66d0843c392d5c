import type { HttpBindings } from "@hono/node-server";
import { Hono, type Context as HonoContext } from "hono";
import { defaultLocale, localeOfPath } from "#app/i18n/locales.ts";
import { canonicalQuery } from "#app/pages/canonical-query.ts";
import { mapOrigin } from "#app/pages/map-embed/map-service.ts";
import { postOrigin } from "#app/pages/post-embed/post-service.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import {
  filePaths,
  isItemPage,
  notFoundPath,
  type PageId,
  pageEntry,
  speculationRulesPath,
} from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import { ownVideos } from "#app/video/video-source.ts";
import type { Environment } from "#server/environment.ts";
import { failureFields, type Log } from "#server/log.ts";
import type { Readiness } from "#server/monitoring/readiness.ts";
import { anyEncoding, type Body, chooseEncoding, compressNow } from "./body.ts";
import { aDay, aWeek, immutable, personal, revalidated } from "./cache-control.ts";
import { answerClientSite, type ClientFile } from "./client-sites.ts";
import { answer, answerEncoded, streamFile } from "./files.ts";
import { type Incoming, readIncoming } from "./incoming.ts";
import type { LivePages } from "./live-pages.ts";
import type { PageFile } from "./page-files.ts";
import { readLimited, refusalStatus, refusePost } from "./post-guard.ts";
import { defaultRenderLimits, NoTimeToRender, type RenderLimits } from "./render-queue.ts";
import { createRenderedPages } from "./rendered-pages.ts";
import { contentSecurityPolicy, filePolicy, type PolicyExtras, securityHeaders } from "./security-headers.ts";

export type AppParts = {
  readonly environment: Environment;
  readonly log: Log;
  readonly live: LivePages;
  readonly readiness: () => Promise<Readiness>;
  /** The pages that were built ahead; none in development. */
  readonly pageFiles: ReadonlyMap<string, PageFile>;
  /** Hashed files under `/assets/`, `/pictures/` and `/social/`; none in development. */
  readonly assets: ReadonlyMap<string, Body>;
  /** The clients' sample sites, by address. */
  readonly clientSites: ReadonlyMap<string, ClientFile>;
  /** Files whose names are fixed by convention: icons and the like. */
  readonly publicFiles: ReadonlyMap<string, Body>;
  /** The site's own clips on disk, by address. */
  readonly videoFiles: ReadonlyMap<string, string>;
  /** False in development, where a page may change while the server runs: nothing that was rendered is kept. */
  readonly keepRendered?: boolean;
  readonly renderLimits?: RenderLimits;
};

/** `refused`: why a request was turned away, for its line in the log. */
type Variables = { incoming: Incoming; refused: string };
type Context = HonoContext<{ Bindings: HttpBindings; Variables: Variables }>;

const isReading = (method: string): boolean => method === "GET" || method === "HEAD";

/** What only one page may do: a third party's frame, shown by a page of our own. */
const policyExtras: Partial<Record<PageId, PolicyExtras>> = {
  mapEmbed: { frames: [mapOrigin], framedBy: "'self'" },
  postEmbed: { frames: [postOrigin], framedBy: "'self'" },
};

export function createApp({
  environment,
  log,
  live,
  readiness,
  pageFiles,
  assets,
  publicFiles,
  videoFiles,
  clientSites,
  keepRendered = true,
  renderLimits = defaultRenderLimits,
}: AppParts) {
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>();
  const headers = securityHeaders(environment);
  const pages = createRenderedPages({
    live,
    limits: renderLimits,
    keep: keepRendered,
    origin: environment.siteUrl,
  });
  // The head's script is the same on every page, so a page rendered live may carry what the built ones carry.
  const knownScripts = [...new Set([...pageFiles.values()].flatMap((page) => page.scripts))];

  const policy = (c: Context, page: PageId | null, inline: Pick<PolicyExtras, "scripts" | "styles">) =>
    c.header(
      "Content-Security-Policy",
      contentSecurityPolicy(environment, {
        ...(page && policyExtras[page]),
        ...inline,
        secure: c.var.incoming.secure,
      }),
    );

  /** Beside every page: which of its links the browser may follow ahead. */
  const speculate = (c: Context) => c.header("Speculation-Rules", `"${speculationRulesPath}"`);

  const answerFile = (c: Context, body: Body, cacheControl: string) => {
    c.header("Content-Security-Policy", filePolicy);
    return answer(c, body, cacheControl);
  };

  /** An error page, in the language of the address and otherwise the same at each: nothing of an address is in it. */
  async function refuse(c: Context, status: number, reason?: string): Promise<Response> {
    if (reason !== undefined) c.set("refused", reason);
    const page = await pages.error(status, localeOfPath(c.req.path) ?? defaultLocale);
    const { type, bytes, encoded } = page.body;
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"), encoded);
    const passing = status === 429 || status === 503 || !isReading(c.req.method);
    policy(c, null, page);
    speculate(c);
    return c.body((encoding && encoded[encoding]) ?? bytes, status as 404, {
      "Content-Type": type,
      "Cache-Control": passing ? personal : revalidated,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
  }

  /** Where there is no time to render: when to come again. */
  function refuseForNow(c: Context, error: unknown): Promise<Response> {
    if (!(error instanceof NoTimeToRender)) throw error;
    c.header("Retry-After", String(error.retryAfterSeconds));
    return refuse(c, error.status, "no-time-to-render");
  }

  async function post(c: Context, page: PageId): Promise<Response> {
    const { raw } = c.req;
    const { incoming } = c.var;
    const origins = [incoming.host, incoming.url.host];
    const reason = refusePost({ headers: raw.headers, hosts: origins });
    if (reason !== null) return refuse(c, refusalStatus[reason], reason);
    const body = await readLimited(raw.body).catch(() => "broken" as const);
    // The connection ended before its form did: it is no failure of ours, and nobody is there to read a page.
    if (body === "broken") {
      c.set("refused", "incomplete");
      return c.body(null, 400);
    }
    if (body === null) return refuse(c, refusalStatus["too-large"], "too-large");

    const forwarded = new Headers(raw.headers);
    // The guard of posts has decided on it; the router would compare it once more, with an address of its own making.
    forwarded.delete("Origin");
    // Without the query: what the page is to show again stands in the form.
    const address = new URL(incoming.url);
    address.search = "";
    const request = new Request(address, { method: "POST", headers: forwarded, body });
    const rendered = await pages.form(request, incoming).catch((error: unknown) => error);
    if (!(rendered instanceof Response)) return refuseForNow(c, rendered);
    if (rendered.body === null && rendered.status >= 400) return refuse(c, rendered.status);
    for (const [name, value] of rendered.headers) c.header(name, value, { append: name === "set-cookie" });
    c.header("Cache-Control", personal);
    policy(c, page, { scripts: knownScripts });
    speculate(c);
    c.header("Vary", "Accept-Encoding");
    const bytes = new Uint8Array(await rendered.arrayBuffer());
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"), anyEncoding);
    if (encoding === null || bytes.byteLength === 0) return c.body(bytes, rendered.status as 422);
    c.header("Content-Encoding", encoding);
    return c.body(await compressNow(bytes, encoding), rendered.status as 422);
  }

  async function get(c: Context, page: PageId | null, pathname: string): Promise<Response> {
    const { url } = c.var.incoming;
    const query = page === null ? "" : canonicalQuery(page, url.search);
    if (typeof query === "number") return refuse(c, query, "query");
    const file = pageFiles.get(pathname);
    if (file !== undefined && query === "") {
      policy(c, page, file);
      if (file.body.type.startsWith("text/html")) speculate(c);
      // Every page asks for the rules, and old ones do no harm.
      return answer(c, file.body, pathname === speculationRulesPath ? aDay : revalidated);
    }
    const address = new URL(url);
    address.search = query;
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"), anyEncoding);
    const body = await pages.page(address, encoding, c.var.incoming).catch((error: unknown) => ({ error }));
    if (body === null) return refuse(c, 500);
    if ("error" in body) return refuseForNow(c, body.error);
    policy(c, page, { scripts: knownScripts });
    speculate(c);
    return answerEncoded(c, body, revalidated);
  }

  app.use(async (c, next) => {
    const started = performance.now();
    const raw = {
      url: c.req.url,
      remoteAddress: c.env.incoming.socket.remoteAddress,
      header: (name: string) => c.req.header(name),
    };
    c.set("incoming", readIncoming(raw, environment));
    await next();
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const known = resolve(c.req.path);
    log.info("request", {
      method: c.req.method,
      // The page, never the address: an address can hold whatever somebody typed.
      page: known.kind === "page" ? `${known.locale}/${known.page}` : known.kind,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      ...(c.var.refused !== undefined && { refused: c.var.refused }),
    });
  });

  // The process answers: a server that does not is to be started again.
  app.get("/healthz", (c) => c.text("ok", 200, { "Cache-Control": "no-store" }));
  // It can take requests in: to one that cannot, no visitor should be sent.
  app.get("/readyz", async (c) => {
    const word = await readiness();
    return c.text(word, word === "ready" ? 200 : 503, { "Cache-Control": "no-store" });
  });
  for (const hashed of ["/assets/*", "/pictures/*", "/social/*"])
    app.get(hashed, (c, next) => {
      const asset = assets.get(c.req.path);
      return asset === undefined ? next() : answerFile(c, asset, immutable);
    });
  app.get("/clients/*", (c, next) => answerClientSite(c, clientSites, c.var.incoming.url.search) ?? next());
  app.get(`${ownVideos}/*`, async (c, next) => {
    const file = videoFiles.get(c.req.path);
    return (file === undefined ? null : await streamFile(c, file, aWeek)) ?? next();
  });
  for (const [path, file] of publicFiles) app.get(path, (c) => answerFile(c, file, aDay));
  for (const path of filePaths) app.get(path, (c) => get(c, null, path));

  app.all("*", async (c) => {
    const { method } = c.req;
    // As it was asked for, escapes and all: Hono's own path is half decoded, and no header can hold some of that.
    const { pathname: path, search } = c.var.incoming.url;
    const resolution = resolve(path);
    const reading = isReading(method);
    if (resolution.kind === "redirect") {
      c.header("Cache-Control", "public, max-age=3600");
      return c.redirect(`${resolution.path}${search}`, reading ? 301 : 308);
    }
    const page = resolution.kind === "page" ? resolution.page : null;
    const missing =
      resolution.kind === "unknown" ||
      path === notFoundPath ||
      (resolution.kind === "page" &&
        isItemPage(resolution.page) &&
        !itemSlugs[resolution.page].includes(resolution.slug ?? ""));
    if (missing) return refuse(c, 404);
    if (reading) return get(c, page, path);
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
