/** The responses that are pages: prerendered or rendered live, the result of a form, and error pages. */
import { defaultLocale, type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { canonicalQuery } from "#app/pages/canonical-query.ts";
import { mapOrigin } from "#app/pages/map-embed/map-service.ts";
import { postOrigin } from "#app/pages/post-embed/post-service.ts";
import { type PageId, speculationRulesPath } from "#app/site/pages.ts";
import type { Environment } from "#server/environment.ts";
import { RenderRefused } from "#server/render-queue.ts";
import { anyEncoding, chooseEncoding } from "./body.ts";
import { cachedForADay, noStore, revalidated } from "./cache-control.ts";
import { type HttpContext, isReading } from "./context.ts";
import { respond, respondCompressed, respondEncoded } from "./files.ts";
import type { PageFile } from "./page-files.ts";
import { readPosted } from "./post-guard.ts";
import type { RenderedPages } from "./rendered-pages.ts";
import { contentSecurityPolicy, type PolicyExtras } from "./security-headers.ts";

/** Pages that embed a third party in a frame, and that only this site may embed. */
const policyExtras: Partial<Record<PageId, PolicyExtras>> = {
  mapEmbed: { frames: [mapOrigin], framedBy: "'self'" },
  postEmbed: { frames: [postOrigin], framedBy: "'self'" },
};

type Inline = Pick<PolicyExtras, "scripts" | "styles">;

export type PageResponses = {
  /** A page or a file of the page table; `page` is null for a file. The query may select a live rendering. */
  get(c: HttpContext, page: PageId | null, pathname: string): Promise<Response>;
  post(c: HttpContext, page: PageId): Promise<Response>;
  /** The error page of a status, in `locale` or the language of the address. `reason` is written to the log. */
  refuse(c: HttpContext, status: number, reason?: string, locale?: Locale): Promise<Response>;
};

export function createPageResponses({
  environment,
  pageFiles,
  pages,
}: {
  readonly environment: Environment;
  readonly pageFiles: ReadonlyMap<string, PageFile>;
  readonly pages: RenderedPages;
}): PageResponses {
  // The inline script of the head is the same on every page, so its hash is valid for pages that are rendered live.
  const inlineScripts = [...new Set([...pageFiles.values()].flatMap((page) => page.scripts))];

  function setPolicy(c: HttpContext, page: PageId | null, inline: Inline): void {
    const extras = { ...(page && policyExtras[page]), ...inline, secure: c.var.incoming.secure };
    c.header("Content-Security-Policy", contentSecurityPolicy(environment, extras));
  }

  function setPageHeaders(c: HttpContext, page: PageId | null, inline: Inline): void {
    setPolicy(c, page, inline);
    c.header("Speculation-Rules", `"${speculationRulesPath}"`);
  }

  async function refuse(
    c: HttpContext,
    status: number,
    reason?: string,
    locale = localeOfPath(c.req.path) ?? defaultLocale,
  ): Promise<Response> {
    if (reason !== undefined) c.set("refused", reason);
    const page = await pages.error(status, locale);
    const { type, bytes, encoded } = page.body;
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"), encoded);
    const temporary = status === 429 || status === 503 || !isReading(c.req.method);
    setPageHeaders(c, null, page);
    return c.body((encoding && encoded[encoding]) ?? bytes, status as 404, {
      "Content-Type": type,
      "Cache-Control": temporary ? noStore : revalidated,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    });
  }

  function refuseRender(c: HttpContext, error: unknown): Promise<Response> {
    if (!(error instanceof RenderRefused)) throw error;
    c.header("Retry-After", String(error.retryAfterSeconds));
    return refuse(c, error.status, "render-limit");
  }

  async function post(c: HttpContext, page: PageId): Promise<Response> {
    const { incoming } = c.var;
    const posted = await readPosted(c);
    if (posted.kind === "refused") return refuse(c, posted.status, posted.reason);
    if (posted.kind === "broken") return c.body(null, 400);
    const { headers, body } = posted;
    // Only what the page shown again depends on is left of the query: the values to show again are in the form.
    const query = canonicalQuery(page, incoming.url.search);
    const address = new URL(incoming.url);
    address.search = typeof query === "number" ? "" : query;
    const request = new Request(address, { method: "POST", headers, body });
    const rendered = await pages.form(request, incoming).catch((error: unknown) => error);
    if (!(rendered instanceof Response)) return refuseRender(c, rendered);
    if (rendered.body === null && rendered.status >= 400) return refuse(c, rendered.status);
    for (const [name, value] of rendered.headers) c.header(name, value, { append: name === "set-cookie" });
    c.header("Cache-Control", noStore);
    setPageHeaders(c, page, { scripts: inlineScripts });
    return respondCompressed(c, new Uint8Array(await rendered.arrayBuffer()), rendered.status as 422);
  }

  async function get(c: HttpContext, page: PageId | null, pathname: string): Promise<Response> {
    const { url } = c.var.incoming;
    const query = page === null ? "" : canonicalQuery(page, url.search);
    if (typeof query === "number") return refuse(c, query, "query");
    const file = pageFiles.get(pathname);
    if (file !== undefined && query === "") {
      if (file.body.type.startsWith("text/html")) setPageHeaders(c, page, file);
      else setPolicy(c, page, file);
      // Every page requests the speculation rules, and outdated ones do no harm.
      return respond(c, file.body, pathname === speculationRulesPath ? cachedForADay : revalidated);
    }
    const address = new URL(url);
    address.search = query;
    const encoding = chooseEncoding(c.req.header("Accept-Encoding"), anyEncoding);
    const body = await pages.page(address, encoding, c.var.incoming).catch((error: unknown) => ({ error }));
    if (body === null) return refuse(c, 500);
    if ("error" in body) return refuseRender(c, body.error);
    setPageHeaders(c, page, { scripts: inlineScripts });
    return respondEncoded(c, body, revalidated);
  }

  return { get, post, refuse };
}
