/**
 * The pages behind secret links: never cached, indexed or embedded, without scripts, and their addresses are in no log
 * and no referrer. See docs/decisions/017-secret-links.md.
 */
import { privatePath } from "#app/follow-up/addresses.ts";
import { createAttemptLimit } from "./attempt-limit.ts";
import { anyEncoding, chooseEncoding, compressNow } from "./body.ts";
import { notStored } from "./cache-control.ts";
import { type HttpContext, isReading } from "./context.ts";
import { readPosted } from "./posted-form.ts";
import { RenderRefused } from "./render-queue.ts";
import type { RenderedPages } from "./rendered-pages.ts";

// The styles and fonts of the site, forms to itself, and nothing else.
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join("; ");

const headers: Readonly<Record<string, string>> = {
  "Cache-Control": notStored,
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": policy,
};

export type PrivatePages = {
  /** The response to any request for such an address. */
  respond(c: HttpContext): Promise<Response>;
};

/** `refuse` returns the site's error page of a status. */
export function createPrivatePages({
  pages,
  refuse,
}: {
  readonly pages: RenderedPages;
  readonly refuse: (c: HttpContext, status: number, reason?: string) => Promise<Response>;
}): PrivatePages {
  const attempts = createAttemptLimit();

  function setHeaders(c: HttpContext): void {
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  }

  /** An error page with the headers of these pages, but for its policy: it has a script. */
  async function refusePrivately(c: HttpContext, status: number, reason?: string): Promise<Response> {
    const response = await refuse(c, status, reason);
    for (const [name, value] of Object.entries(headers))
      if (name !== "Content-Security-Policy") response.headers.set(name, value);
    response.headers.delete("Speculation-Rules");
    return response;
  }

  async function render(c: HttpContext): Promise<Response | "broken" | { status: number; reason: string }> {
    const { incoming } = c.var;
    // The query means nothing here.
    const address = new URL(incoming.url.pathname, incoming.url);
    if (isReading(c.req.method)) return pages.privatePage(new Request(address), incoming);
    const posted = await readPosted(c, { secretAddress: true });
    if (posted.kind === "broken") return "broken";
    if (posted.kind === "refused") return posted;
    const { headers: sent, body } = posted;
    return pages.form(new Request(address, { method: "POST", headers: sent, body }), incoming);
  }

  return {
    async respond(c) {
      const { incoming } = c.var;
      const { method } = c.req;
      const wait = attempts.waitSeconds(incoming.address);
      if (wait > 0) {
        c.header("Retry-After", String(wait));
        return refusePrivately(c, 429, "link-guesses");
      }
      if (!privatePath.test(incoming.url.pathname)) {
        attempts.count(incoming.address);
        return refusePrivately(c, 404);
      }
      if (!isReading(method) && method !== "POST") {
        c.header("Allow", "GET, HEAD, POST");
        return refusePrivately(c, 405);
      }
      const rendered = await render(c).catch((error: unknown) => {
        if (!(error instanceof RenderRefused)) throw error;
        c.header("Retry-After", String(error.retryAfterSeconds));
        return { status: error.status, reason: "render-limit" };
      });
      if (rendered === "broken") return c.body(null, 400);
      if (!(rendered instanceof Response)) return refusePrivately(c, rendered.status, rendered.reason);
      if (rendered.status === 404) attempts.count(incoming.address);
      if (rendered.body === null && rendered.status >= 400) return refusePrivately(c, rendered.status);
      for (const [name, value] of rendered.headers) c.header(name, value);
      setHeaders(c);
      const bytes = new Uint8Array(await rendered.arrayBuffer());
      const isPage = rendered.headers.get("Content-Type")?.startsWith("text/html") === true;
      const encoding = isPage ? chooseEncoding(c.req.header("Accept-Encoding"), anyEncoding) : null;
      if (encoding === null || bytes.byteLength === 0) return c.body(bytes, rendered.status as 200);
      c.header("Content-Encoding", encoding);
      c.header("Vary", "Accept-Encoding");
      return c.body(await compressNow(bytes, encoding), rendered.status as 200);
    },
  };
}
